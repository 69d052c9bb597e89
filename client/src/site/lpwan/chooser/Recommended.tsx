import { Link } from 'react-router-dom'
import { costOver, type Deployment } from '#contract/catalogue/lpwan.ts'
import { criteria, type Recommendation, type Score, weights } from '#contract/catalogue/lpwan-choice.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Ticks } from '../../../ui/figures/Ticks.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { lpwanCopy } from '../lpwan.words.ts'
import { useTechnologyLink } from '../technologies/useTechnology.ts'
import { chooserCopy } from './chooser.words.ts'
import type { Costs } from './costs/useCosts.ts'
import { criterionCopy } from './reasons.words.ts'
import { useReasons } from './useReasons.ts'

interface RecommendedProps {
  plan: Deployment
  best: Score
  recommendation: Recommendation
  costs: Costs
}

// The table's battery life assumes "a few messages a day", at most this many.
const messagesOnBattery = 24

export function Recommended({ plan, best, recommendation, costs }: RecommendedProps) {
  const t = useTranslate()
  const linkOf = useTechnologyLink()
  const reasons = useReasons(plan, recommendation)
  const { technology, points, total } = best
  const cost = costs.format(costOver(technology, plan, plan.years, costs.prices).total)
  return (
    <>
      <div className="recommended grid gap-x-12 gap-y-4 border-t-2 border-signal pt-4 sm:grid-cols-[1fr_auto] sm:items-end">
        <div>
          <p className="text-fine text-ink-quiet">{t(chooserCopy.recommended)}</p>
          <h3 className="text-display leading-tight font-semibold text-signal">{technology.name}</h3>
          <p className="text-fine text-ink-quiet">{t(chooserCopy.points)(total.toFixed(1))}</p>
        </div>
        <div>
          <p className="text-fine text-ink-quiet">{t(chooserCopy.totalOver)(plan.years)}</p>
          <p className="text-title leading-snug font-semibold">{cost}</p>
          <Link to={linkOf(technology.id)} className="link touchable">
            {t(lpwanCopy.guideLink)(technology.name)}
          </Link>
        </div>
      </div>
      <p role="status" className="sr-only">
        {t(chooserCopy.status)(technology.name, plan.years, cost)}
      </p>
      <dl>
        {criteria.map((criterion) => (
          <div key={criterion} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-5 border-t border-hairline py-2">
            <dt className="text-fine text-ink-quiet">
              {t(criterionCopy[criterion])}
              <Ticks count={10} filled={(10 * points[criterion]) / weights[criterion]} />
            </dt>
            <dd>{reasons.of(best, criterion)}</dd>
          </div>
        ))}
      </dl>
      {plan.messagesPerDay > messagesOnBattery && (
        <Notice>
          <p>{t(chooserCopy.batteryWarning)}</p>
        </Notice>
      )}
    </>
  )
}
