import type { ProductAnalytics } from '#contract/catalogue/product-edits.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { productsScreenWords } from '../../words/products.words.ts'
import { analyticsWords as words } from './analytics.words.ts'
import { FiguresTable } from './FiguresTable.tsx'
import { pointsOf, type Step } from './steps.ts'

/** Draws price and stock as step lines, because each holds until the next change. */
export function StepCharts({ figures }: { figures: ProductAnalytics }) {
  const t = useTranslate()
  const { money, number } = useFormats()
  const steps = (pick: (step: ProductAnalytics['steps'][number]) => number | null): Step[] =>
    figures.steps.map((step) => ({ at: Date.parse(step.at), value: pick(step) }))
  const span = { from: Date.parse(figures.from), to: Date.parse(figures.to) + 86_400_000 }
  return (
    <section className="grid gap-3">
      <h2 className="font-semibold">{t(words.steps)}</h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-4">
        <StepChart title={t(words.priceSteps)} steps={steps(({ msrp }) => msrp)} span={span} textOf={money} />
        <StepChart
          title={t(words.stockSteps)}
          steps={steps(({ stockQuantity }) => stockQuantity)}
          span={span}
          textOf={number}
        />
      </div>
      <StepsTable figures={figures} />
    </section>
  )
}

interface StepChartProps {
  title: string
  steps: Step[]
  span: { from: number; to: number }
  textOf: (value: number) => string
}

function StepChart({ title, steps, span, textOf }: StepChartProps) {
  const t = useTranslate()
  const values = steps.flatMap(({ value }) => (value === null ? [] : [value]))
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const summary =
    values.length === 0
      ? t(productsScreenWords.onRequest)
      : low === high
        ? t(words.steady)(textOf(low))
        : t(words.range)(textOf(low), textOf(high))
  return (
    <figure className="h-full rounded-panel border border-hairline bg-raised px-4 py-3.5">
      <figcaption>
        <h3 className="text-fine text-ink-quiet">{title}</h3>
        <p className="text-fine text-ink-quiet">{summary}</p>
      </figcaption>
      <svg
        role="img"
        aria-label={`${title}: ${summary}`}
        viewBox="0 0 100 40"
        preserveAspectRatio="none"
        className="mt-2 block h-20 w-full border-b border-hairline"
      >
        {pointsOf(steps, span).map((points) => (
          <polyline
            key={points}
            points={points}
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-signal stroke-[2px]"
          />
        ))}
      </svg>
    </figure>
  )
}

function StepsTable({ figures }: { figures: ProductAnalytics }) {
  const t = useTranslate()
  const { dateTime, money, number } = useFormats()
  return (
    <FiguresTable
      label={t(words.steps)}
      heads={[t(words.stepsAt), t(words.priceSteps), t(words.stockSteps)]}
      rows={figures.steps.map(({ at, msrp, stockQuantity }) => [
        dateTime(at),
        msrp === null ? t(productsScreenWords.onRequest) : money(msrp),
        number(stockQuantity),
      ])}
    />
  )
}
