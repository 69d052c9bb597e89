import type { Deployment } from '#contract/catalogue/lpwan.ts'
import { recommend } from '#contract/catalogue/lpwan-choice.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import type { Address } from '../../../ui/browser/useAddress.ts'
import { chooserCopy } from './chooser.words.ts'
import { Assumptions } from './costs/Assumptions.tsx'
import { Costs } from './costs/Costs.tsx'
import { useCosts } from './costs/useCosts.ts'
import { deploymentParameters, deviceParameter, readDeployment } from './deployment.ts'
import { NoTechnology } from './NoTechnology.tsx'
import { PlanForm } from './PlanForm.tsx'
import { Recommended } from './Recommended.tsx'
import { Scores } from './Scores.tsx'

export function Chooser({ address }: { address: Address }) {
  const t = useTranslate()
  const plan = readDeployment(address.parameters)
  const costs = useCosts(address.parameters.get(deviceParameter))
  const recommendation = recommend(plan, costs.basePrices)
  const [best] = recommendation.fitting
  return (
    <section id="chooser" tabIndex={-1} className="lpwan-section">
      <header>
        <h2 className="heading text-heading">{t(chooserCopy.heading)}</h2>
        <p className="measure mt-2 text-ink-quiet">{t(chooserCopy.lead)}</p>
      </header>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[21rem_minmax(0,1fr)]">
        <PlanForm
          plan={plan}
          costs={costs}
          chooseDevice={(slug) => address.change({ [deviceParameter]: slug })}
          change={(values: Partial<Deployment>) => address.change(deploymentParameters(values))}
          adjust={(values: Partial<Deployment>) => address.adjust(deploymentParameters(values))}
        />
        <div className="grid min-w-0 content-start gap-6">
          {best ? (
            <Recommended plan={plan} best={best} recommendation={recommendation} costs={costs} />
          ) : (
            <NoTechnology />
          )}
          <Scores plan={plan} recommendation={recommendation} />
        </div>
      </div>
      {best && <Costs plan={plan} recommendation={recommendation} best={best} costs={costs} />}
      <Assumptions />
    </section>
  )
}
