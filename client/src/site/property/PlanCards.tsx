import { monthlyPerPoint, type PlanId, planIds, plans } from '#content/property/plans.ts'
import { planCopy } from '#content/property/plans.words.ts'
import { baseCurrency } from '#contract/catalogue/values/money-values.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { DeviceDrawing } from '../../ui/drawings/DeviceDrawing.tsx'
import { Ticks } from '../../ui/figures/Ticks.tsx'
import { useMoney } from '../catalogue/index.ts'
import { devices } from '../industries/index.ts'
import { AddPlan } from './AddPlan.tsx'
import { propertyWords } from './property.words.ts'

/** Spec §2, /property-management: four solution cards with starting prices per month. */
export function PlanCards() {
  const t = useTranslate()
  const { currency } = useMoney()
  return (
    <section id="plans" tabIndex={-1} className="mt-16">
      <h2 className="heading text-title">{t(propertyWords.plans)}</h2>
      <p className="measure mt-1 text-ink-quiet">{t(propertyWords.plansLead)}</p>
      <ul className="grid gap-y-10 gap-x-8 mt-5 sm:grid-cols-2 lg:grid-cols-4">
        {planIds.map((plan) => (
          <PlanCard key={plan} plan={plan} />
        ))}
      </ul>
      <LocalLink to={paths.builder} className="link mt-4 touchable">
        {t(propertyWords.build)}
      </LocalLink>
      {currency !== baseCurrency && (
        <p className="mt-3 text-fine text-ink-quiet">{t(propertyWords.converted)(currency)}</p>
      )}
    </section>
  )
}

function PlanCard({ plan }: { plan: PlanId }) {
  const t = useTranslate()
  const { format } = useMoney()
  const { name, summary, included, lines } = planCopy[plan]
  return (
    // Wide, four in a row share their lines: name, text, price and contents each start at one height.
    <li className="border-t border-ink pt-4 max-sm:grid max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:gap-x-4 sm:max-lg:flex sm:max-lg:flex-col lg:row-[span_6] lg:grid lg:grid-rows-subgrid lg:gap-y-0">
      <div className="plate max-sm:row-[1/3] max-sm:self-start sm:mb-4 sm:max-lg:w-[min(100%,15rem)]">
        <DeviceDrawing kind={plan} />
      </div>
      <h3 className="heading text-title max-sm:col-2">{t(name)}</h3>
      <p className="text-ink-quiet max-sm:col-2">{t(summary)}</p>
      <div className="mt-4 max-sm:col-span-full">
        <p className="text-fine text-ink-quiet">{t(propertyWords.from)}</p>
        <p>
          <span className="text-heading leading-tight font-semibold">{format(plans[plan].monthlyFrom)}</span>{' '}
          {t(propertyWords.perMonth)}
        </p>
        <div className="my-2">
          <Ticks count={plans[plan].points} filled={plans[plan].points} />
        </div>
        <p className="text-fine text-ink-quiet">
          {t(included)} · {t(propertyWords.perPoint)(format(monthlyPerPoint(plan)))}
        </p>
      </div>
      <ul className="my-3 max-sm:col-span-full">
        {lines.map((line) => (
          <li key={line.en} className="py-2 border-t border-hairline">
            {t(line)}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:col-span-full">
        <AddPlan plan={plan} />
        <LocalLink
          to={t(devices[plan].catalogue)}
          aria-label={t(propertyWords.seeSensorsOf)(t(name))}
          className="link touchable"
        >
          {t(propertyWords.seeSensors)}
        </LocalLink>
      </div>
    </li>
  )
}
