import { costOver, type Deployment, type Technology } from '#contract/catalogue/lpwan.ts'
import { useTranslate } from '../../../../i18n/language.tsx'
import { SpanBar } from '../../../../ui/figures/SpanBar.tsx'
import { chooserCopy } from '../chooser.words.ts'
import { type Costs, horizonsOf } from './useCosts.ts'

interface CostsOverProps {
  plan: Deployment
  /** The recommended one first. */
  technologies: Technology[]
  costs: Costs
}

/** Draws each technology's cost range over each number of years on one scale. Decorative: the table says the same. */
export function CostChart({ plan, technologies, costs }: CostsOverProps) {
  const t = useTranslate()
  const horizons = horizonsOf(plan.years)
  const totalOf = (technology: Technology, years: number) => costOver(technology, plan, years, costs.prices).total
  const longest = Math.max(...horizons)
  const dearest = Math.max(...technologies.map((technology) => totalOf(technology, longest).high))
  return (
    <div role="img" aria-label={t(chooserCopy.chartLabel)} className="grid content-start gap-4">
      {horizons.map((years) => (
        <div key={years} className="border-t border-hairline pt-2">
          <p className="text-fine font-semibold">{t(chooserCopy.yearsShort)(years)}</p>
          {technologies.map((technology, index) => {
            const { low, high } = totalOf(technology, years)
            return (
              <p
                key={technology.id}
                className={`grid grid-cols-[4.75rem_minmax(0,1fr)_8.5rem] items-center gap-3 text-fine leading-[1.6] ${index === 0 ? 'font-semibold text-signal' : ''}`}
              >
                <span>{technology.name}</span>
                <SpanBar from={low / dearest} to={high / dearest} isMarked={index === 0} />
                <span className="text-end whitespace-nowrap">{costs.formatShort({ low, high })}</span>
              </p>
            )
          })}
        </div>
      ))}
    </div>
  )
}
