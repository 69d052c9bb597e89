import './plans.css'
import { monthlyPerPoint, type PlanId, planIds, plans } from '#content/property/plans.ts'
import { planCopy } from '#content/property/plans.words.ts'
import { baseCurrency } from '#contract/catalogue/money.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { DeviceDrawing } from '../../ui/drawings/DeviceDrawing.tsx'
import { Ticks } from '../../ui/figures/Ticks.tsx'
import { useMoney } from '../catalogue/index.ts'
import { devices } from '../industries/index.ts'
import { propertyWords } from './property.words.ts'

/** Spec §2, /property-management: four solution cards with starting prices per month. */
export function PlanCards() {
  const t = useTranslate()
  const { currency } = useMoney()
  return (
    <section id="plans" tabIndex={-1} className="mt-16">
      <h2 className="heading text-title">{t(propertyWords.plans)}</h2>
      <p className="measure mt-1 text-ink-quiet">{t(propertyWords.plansLead)}</p>
      <ul className="plans">
        {planIds.map((plan) => (
          <PlanCard key={plan} plan={plan} />
        ))}
      </ul>
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
    <li className="plan">
      <div className="plate">
        <DeviceDrawing kind={plan} />
      </div>
      <h3 className="heading text-title">{t(name)}</h3>
      <p className="text-ink-quiet">{t(summary)}</p>
      <div className="plan-price">
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
      <ul className="plan-lines">
        {lines.map((line) => (
          <li key={line.en}>{t(line)}</li>
        ))}
      </ul>
      <LocalLink
        to={t(devices[plan].catalogue)}
        aria-label={t(propertyWords.seeSensorsOf)(t(name))}
        className="link mt-auto inline-flex min-h-11 items-center"
      >
        {t(propertyWords.seeSensors)}
      </LocalLink>
    </li>
  )
}
