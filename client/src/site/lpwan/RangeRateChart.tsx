import { type Technology, type TechnologyId, technologies, technologyIds } from '#contract/catalogue/lpwan.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { detailsCopy } from './details.words.ts'
import { logShare } from './figures.ts'

const kilometres = { low: 1, high: 58 }
const kilobits = { low: 0.07, high: 1600 }
const kilometreTicks = [1, 2, 5, 10, 20, 50]
const kilobitTicks: [value: number, label: string][] = [
  [0.1, '100'],
  [1, '1k'],
  [10, '10k'],
  [100, '100k'],
  [1000, '1M'],
]

// Percent of the drawing, leaving room for axis labels on the left and below.
const plot = { left: 12, width: 88, height: 91 }
const across = (value: number) => plot.left + plot.width * logShare(value, kilometres)
const down = (value: number) => plot.height * (1 - logShare(value, kilobits))

// Where each name is clear of the other boxes' edges.
const nameAt: Record<TechnologyId, 'top' | 'middle' | 'bottom'> = {
  lora: 'middle',
  'nb-iot': 'top',
  sigfox: 'bottom',
  'lte-m': 'middle',
}
const percent = (value: number) => `${value.toFixed(2)}%`

/**
 * Draws each technology as a box of range and data rate on logarithmic axes. Decorative: the comparison table says the
 * same.
 */
export function RangeRateChart() {
  const t = useTranslate()
  return (
    <figure className="range-rate p-4 lg:p-6">
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-body font-semibold">{t(detailsCopy.chart)}</h2>
        <p className="text-fine text-ink-quiet">{t(detailsCopy.chartHint)}</p>
      </figcaption>
      <svg className="block h-76 w-full overflow-visible lg:h-100" role="img" aria-label={t(detailsCopy.chartLabel)}>
        {kilobitTicks.map(([value, label]) => (
          <g key={label}>
            <line
              className="stroke-hairline"
              x1={percent(plot.left)}
              x2="100%"
              y1={percent(down(value))}
              y2={percent(down(value))}
            />
            <text
              className="fill-ink-quiet text-fine"
              x={percent(plot.left - 1.5)}
              y={percent(down(value))}
              dy="0.35em"
              textAnchor="end"
            >
              {label}
            </text>
          </g>
        ))}
        {kilometreTicks.map((value) => (
          <g key={value}>
            <line
              className="stroke-hairline"
              x1={percent(across(value))}
              x2={percent(across(value))}
              y1="0"
              y2={percent(plot.height)}
            />
            <text
              className="fill-ink-quiet text-fine"
              x={percent(across(value))}
              y={percent(plot.height)}
              dy="1.5em"
              textAnchor="middle"
            >
              {value}
            </text>
          </g>
        ))}
        {technologyIds.map((id) => (
          <Box key={id} technology={technologies[id]} />
        ))}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-fine text-ink-quiet">
        <span>↑ {t(detailsCopy.chartRate)}</span>
        <span>{t(detailsCopy.chartRange)} →</span>
      </p>
    </figure>
  )
}

function Box({ technology: { id, name, rangeKilometres, kilobitsPerSecond } }: { technology: Technology }) {
  const left = across(rangeKilometres.low)
  const right = across(rangeKilometres.high)
  const top = down(kilobitsPerSecond.high)
  const bottom = down(kilobitsPerSecond.low)
  const place = {
    top: { y: percent(top), dy: '1.4em' },
    middle: { y: percent((top + bottom) / 2), dy: '0.35em' },
    bottom: { y: percent(bottom), dy: '-0.6em' },
  }[nameAt[id]]
  return (
    <g>
      <rect
        className="fill-signal/14 stroke-signal stroke-[1.5]"
        x={percent(left)}
        y={percent(top)}
        width={percent(right - left)}
        height={percent(bottom - top)}
        rx="3"
      />
      <text className="fill-ink text-small font-semibold" x={percent(left)} dx="0.6em" {...place}>
        {name}
      </text>
    </g>
  )
}
