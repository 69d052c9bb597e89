import { Link } from 'react-router-dom'
import type { EditedProduct, ProductAnalytics } from '#contract/catalogue/product-edits.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { type Measure, measureWords, analyticsWords as words } from './analytics.words.ts'
import { rowsPath } from './rows-path.ts'

interface MeasureCardProps {
  product: EditedProduct
  figures: ProductAnalytics
  measure: Measure
}

/** Shows one figure with its weekly columns and the previous period's; links to the rows behind it. */
export function MeasureCard({ product, figures, measure }: MeasureCardProps) {
  const t = useTranslate()
  const { number } = useFormats()
  const name = t(measureWords[measure])
  return (
    <article className="h-full bg-raised px-4 py-3.5">
      <h3 className="text-fine text-ink-quiet">{name}</h3>
      <p className="mb-2 text-title/8 font-semibold">
        <Link
          className="inline-block min-w-11 underline-offset-[0.2em] hover:text-signal hover:underline"
          to={rowsPath(product, figures, measure)}
          aria-label={`${name}: ${number(figures.totals[measure])}`}
        >
          {number(figures.totals[measure])}
        </Link>
      </p>
      <Columns figures={figures} measure={measure} />
      <p className="text-fine text-ink-quiet">{t(words.before)(number(figures.before[measure]))}</p>
    </article>
  )
}

const height = 72

/** Scaled to the highest week; the table has the same figures. */
function Columns({ figures: { weeks }, measure }: Omit<MeasureCardProps, 'product'>) {
  const t = useTranslate()
  const { number, date } = useFormats()
  const highest = Math.max(1, ...weeks.map((week) => week[measure]))
  const step = 100 / Math.max(1, weeks.length)
  return (
    <svg
      role="img"
      aria-label={t(words.byWeek)(t(measureWords[measure]))}
      className="mb-1.5 block w-full"
      height={height}
    >
      <line className="stroke-hairline" x1="0" x2="100%" y1={height - 0.5} y2={height - 0.5} />
      {weeks.map((week, index) => {
        const tall = ((height - 1) * week[measure]) / highest
        return (
          <rect
            key={week.week}
            x={`${index * step + step * 0.12}%`}
            width={`${step * 0.76}%`}
            y={height - 1 - tall}
            height={tall}
            className="fill-signal hover:fill-ink"
          >
            <title>{`${t(words.weekOf)(date(`${week.week}T04:00:00Z`))}: ${number(week[measure])}`}</title>
          </rect>
        )
      })}
    </svg>
  )
}
