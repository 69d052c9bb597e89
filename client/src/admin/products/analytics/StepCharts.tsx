import type { ProductAnalytics } from '#contract/catalogue/product-edits.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { ScrollRegion } from '../../../ui/ScrollRegion.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { productsScreenWords } from '../../words/products.words.ts'
import { analyticsWords as words } from './analytics.words.ts'
import { pointsOf, type Step } from './steps.ts'

/** How price and stock moved: a line of steps each, for they hold until they are changed. */
export function StepCharts({ figures }: { figures: ProductAnalytics }) {
  const t = useTranslate()
  const { money, number } = useFormats()
  const steps = (pick: (step: ProductAnalytics['steps'][number]) => number | null): Step[] =>
    figures.steps.map((step) => ({ at: Date.parse(step.at), value: pick(step) }))
  const span = { from: Date.parse(figures.from), to: Date.parse(figures.to) + 86_400_000 }
  return (
    <section className="grid gap-3">
      <h2 className="font-semibold">{t(words.steps)}</h2>
      <div className="step-charts">
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
  const said =
    values.length === 0
      ? t(productsScreenWords.onRequest)
      : low === high
        ? t(words.steady)(textOf(low))
        : t(words.range)(textOf(low), textOf(high))
  return (
    <figure className="asked">
      <figcaption>
        <h3>{title}</h3>
        <p className="text-fine text-ink-quiet">{said}</p>
      </figcaption>
      <svg
        role="img"
        aria-label={`${title}: ${said}`}
        viewBox="0 0 100 40"
        preserveAspectRatio="none"
        className="step-line"
      >
        {pointsOf(steps, span).map((points) => (
          <polyline key={points} points={points} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
    </figure>
  )
}

function StepsTable({ figures }: { figures: ProductAnalytics }) {
  const t = useTranslate()
  const { dateTime, money, number } = useFormats()
  return (
    <details className="figure-table">
      <summary>{t(words.table)}</summary>
      <ScrollRegion label={t(words.steps)}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(words.stepsAt)}</th>
              <th scope="col" data-align="end">
                {t(words.priceSteps)}
              </th>
              <th scope="col" data-align="end">
                {t(words.stockSteps)}
              </th>
            </tr>
          </thead>
          <tbody>
            {figures.steps.map(({ at, msrp, stockQuantity }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two changes may be of one moment
              <tr key={index}>
                <th scope="row">{dateTime(at)}</th>
                <td data-align="end">{msrp === null ? t(productsScreenWords.onRequest) : money(msrp)}</td>
                <td data-align="end">{number(stockQuantity)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  )
}
