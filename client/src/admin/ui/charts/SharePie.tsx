import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { Pie, PieChart } from 'recharts'
import { Link } from '../../../ui/Link.tsx'
import { type ChartColor, colorAt } from './chart-data.ts'
import { Patterns, patternOf } from './Patterns.tsx'
import { Swatch } from './Swatch.tsx'

export interface Share {
  id: string
  name: string
  value: number
  /** The value in words. */
  note: string
  /** "66.7%". */
  percent: string
  to?: string | undefined
}

const size = 176

/** A ring of shares. Its legend says name, value and percentage, and leads to the rows of each, as its slice does. */
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
    <div className="chart-shares-box">
      <div className="chart-shares">
        <div aria-hidden="true" className="chart mx-auto" data-leads={shares.some(({ to }) => to) || undefined}>
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
        <ul className="chart-legend">
          {slices.map((slice) => (
            <li key={slice.id}>
              <LegendRow {...slice} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function LegendRow({ name, note, percent, to, color }: Share & { color: ChartColor }) {
  const content = (
    <>
      <Swatch kind="bar" color={color} />
      <span className="min-w-0 flex-1">{name}</span>
      <span className="chart-legend-note">{note}</span>
      <span className="chart-legend-percent">{percent}</span>
    </>
  )
  return to ? (
    <Link to={to} className="chart-legend-row">
      {content}
    </Link>
  ) : (
    <div className="chart-legend-row">{content}</div>
  )
}
