import { useId } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Pie, PieChart } from 'recharts'
import { type ChartColor, colorAt } from './chart-data.ts'
import { Patterns, patternOf } from './Patterns.tsx'
import { Swatch } from './Swatch.tsx'

export interface Share {
  id: string
  name: string
  value: number
  note: string
  /** "66.7%". */
  percent: string
  to?: string | undefined
}

const size = 176

/** Draws shares as a ring with a legend; both link to the rows of each. */
export default function SharePie({ shares }: { shares: readonly Share[] }) {
  const navigate = useNavigate()
  const scope = useId()
  const slices = shares.map((share, index) => ({
    ...share,
    color: colorAt(index),
    fill: patternOf(scope, colorAt(index)),
  }))
  const drawn = slices.filter(({ value }) => value > 0)
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-3 @min-[30rem]:grid-cols-[11rem_minmax(0,1fr)]">
        <div
          aria-hidden="true"
          className="chart relative mx-auto min-w-0 select-none"
          data-leads={shares.some(({ to }) => to) || undefined}
        >
          <PieChart width={size} height={size} accessibilityLayer={false}>
            <Patterns scope={scope} />
            <Pie
              data={drawn}
              dataKey="value"
              nameKey="name"
              innerRadius="58%"
              outerRadius="100%"
              startAngle={90}
              endAngle={-270}
              stroke="var(--raised)"
              strokeWidth={drawn.length > 1 ? 2 : 0}
              rootTabIndex={-1}
              isAnimationActive={false}
              onClick={(_slice, index) => {
                const to = drawn[index]?.to
                if (to) void navigate(to)
              }}
            />
          </PieChart>
        </div>
        <ul>
          {slices.map((slice) => (
            <li key={slice.id} className="border-hairline not-first:border-t">
              <LegendRow {...slice} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const rowClass = 'flex min-h-11 items-center gap-2.5 px-2 py-1 leading-[1.4] lg:min-h-9'

function LegendRow({ name, note, percent, to, color }: Share & { color: ChartColor }) {
  const content = (
    <>
      <Swatch kind="bar" color={color} />
      <span className="min-w-0 flex-1">{name}</span>
      <span className="text-end text-fine text-ink-quiet">{note}</span>
      <span className="min-w-14 text-end font-semibold">{percent}</span>
    </>
  )
  return to ? (
    <Link to={to} className={`${rowClass} hover:bg-sunken focus-visible:-outline-offset-2`}>
      {content}
    </Link>
  ) : (
    <div className={rowClass}>{content}</div>
  )
}
