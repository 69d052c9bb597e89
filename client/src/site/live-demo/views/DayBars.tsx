import { useTranslate } from '../../../i18n/language.tsx'
import { axisEnd, day, whole, workOf } from '../../platform/index.ts'
import { reportWords } from '../report.words.ts'

const daysOfMonth = 31
const height = 96
const dates = [1, 8, 15, 22, 29]

/** Draws the electricity of each day of the month; non-working days are paler. */
export function DayBars({ days }: { days: readonly number[] }) {
  const t = useTranslate()
  const end = axisEnd(Math.max(1, ...days))
  const over = days.slice(0, -1)
  const label = t(reportWords.dailyTold)(whole(Math.min(...over)), whole(Math.max(...over)))
  const x = (index: number) => `${((100 * index) / daysOfMonth).toFixed(2)}%`
  return (
    <figure>
      <figcaption className="mb-3 flex justify-between gap-4 text-fine text-ink-quiet">
        <span>{t(reportWords.daily)}</span>
        <span>kWh</span>
      </figcaption>
      <div role="img" aria-label={label} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2 text-fine">
        <svg aria-hidden="true" className="w-full overflow-visible fill-ink-quiet" height={height + 22}>
          {[end, 0].map((value) => (
            <text key={value} x="100%" y={height * (1 - value / end)} dy="0.35em" textAnchor="end">
              {whole(value)}
            </text>
          ))}
        </svg>
        <svg aria-hidden="true" className="w-full overflow-visible" height={height + 22}>
          {[0, height].map((y) => (
            <line key={y} className="stroke-hairline" x1="0" x2="100%" y1={y} y2={y} />
          ))}
          {days.map((energy, index) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the month
              key={index}
              className={workOf(index * day) === 'full' ? 'fill-signal' : 'fill-edge'}
              x={x(index)}
              y={height * (1 - energy / end)}
              width={`${(100 / daysOfMonth) * 0.7}%`}
              height={(height * energy) / end}
            />
          ))}
          {dates.map((date) => (
            <text key={date} className="fill-ink-quiet" x={x(date - 1)} y={height + 16}>
              {date}
            </text>
          ))}
        </svg>
      </div>
    </figure>
  )
}
