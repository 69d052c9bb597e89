import { axisEnd, axisText } from '../figures.rules.ts'

interface LineChartProps {
  /** At equal intervals from the left. */
  values: readonly number[]
  /** Number of intervals over the full width. */
  steps: number
  /** Drawn in the background for comparison. */
  compared?: readonly number[]
  limit?: number
  /** Labels on the x axis: share of the width, and text. */
  marks: readonly [share: number, text: string][]
  /** Describes the chart in a sentence. */
  label: string
  /** Draws on/off values without a scale. */
  isSwitch?: boolean
  height?: number
}

/** Draws one line over time, up to now. */
export function LineChart(props: LineChartProps) {
  const { values, steps, compared = [], limit, marks, label, isSwitch = false, height = 152 } = props
  const end = isSwitch ? 1.15 : axisEnd(Math.max(1, limit ?? 0, ...values, ...compared))
  const y = (value: number) => `${(100 * (1 - value / end)).toFixed(2)}%`
  const last = values.length - 1
  const line = (all: readonly number[]) => pathOf(all, end, isSwitch)
  return (
    <div role="img" aria-label={label} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2 text-fine">
      <svg aria-hidden="true" className="w-full overflow-visible fill-ink-quiet" height={height}>
        {!isSwitch &&
          [end, end / 2, 0].map((value) => (
            <text key={value} x="100%" y={y(value)} dy="0.35em" textAnchor="end">
              {axisText(value)}
            </text>
          ))}
      </svg>
      <svg aria-hidden="true" className="w-full overflow-visible" height={height}>
        {(isSwitch ? [0] : [0, end / 2, end]).map((value) => (
          <line key={value} className="stroke-hairline" x1="0" x2="100%" y1={y(value)} y2={y(value)} />
        ))}
        {marks.map(([share]) => (
          <line
            key={share}
            className="stroke-hairline"
            x1={`${100 * share}%`}
            x2={`${100 * share}%`}
            y1="0"
            y2={height}
          />
        ))}
        <svg aria-hidden="true" viewBox={`0 0 ${steps} 1`} preserveAspectRatio="none" width="100%" height={height}>
          <g className="fill-none [&>path]:[vector-effect:non-scaling-stroke]">
            {compared.length > 0 && <path className="stroke-edge stroke-1" d={line(compared)} />}
            {values.length > 1 && (
              <path className="fill-signal-soft opacity-70" d={`${line(values)}V1H0z`} stroke="none" />
            )}
            <path className="stroke-signal stroke-[1.75]" d={line(values)} />
          </g>
        </svg>
        {limit !== undefined && (
          <line className="stroke-caution" x1="0" x2="100%" y1={y(limit)} y2={y(limit)} strokeDasharray="4 4" />
        )}
        {last >= 0 && (
          <circle
            className="fill-signal stroke-raised stroke-2"
            cx={`${(100 * last) / steps}%`}
            cy={y(values[last] ?? 0)}
            r="4.5"
          />
        )}
      </svg>
      <span />
      <svg aria-hidden="true" className="w-full overflow-visible fill-ink-quiet" height="22">
        {marks.map(([share, text]) => (
          <text key={share} x={`${100 * share}%`} y="16" textAnchor={anchorOf(share)}>
            {text}
          </text>
        ))}
      </svg>
    </div>
  )
}

function pathOf(values: readonly number[], end: number, isSwitch: boolean): string {
  return values
    .map((value, index) => {
      const y = (1 - value / end).toFixed(4)
      if (index === 0) return `M0 ${y}`
      return isSwitch ? `H${index}V${y}` : `L${index} ${y}`
    })
    .join('')
}

function anchorOf(share: number): 'start' | 'middle' | 'end' {
  if (share === 0) return 'start'
  return share === 1 ? 'end' : 'middle'
}
