import { useId } from 'react'
import type { ChartSeries } from './chart-data.ts'
import { Patterns, patternOf, quietBar } from './Patterns.tsx'

export function Swatch({
  color,
  isQuiet,
  kind,
}: Pick<ChartSeries, 'color' | 'isQuiet'> & { kind: ChartSeries['kind'] }) {
  const scope = useId()
  if (kind === 'bar') {
    const fill = isQuiet ? quietBar : patternOf(scope, color)
    return (
      <svg aria-hidden="true" width="12" height="12" className="flex-none">
        <Patterns scope={scope} />
        <rect width="12" height="12" rx="1.5" fill={fill} />
      </svg>
    )
  }
  return (
    <svg aria-hidden="true" width="16" height="12" className="flex-none">
      <line
        x2="16"
        y1="6"
        y2="6"
        stroke={isQuiet ? 'var(--edge)' : `var(--chart-${color})`}
        strokeWidth={isQuiet ? 1.5 : 2}
        strokeDasharray={isQuiet ? '3 3' : undefined}
      />
    </svg>
  )
}

export function ChartKeys({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 text-fine">
      {series.map(({ id, name, ...look }) => (
        <li key={id} className="flex items-center gap-1.5 text-ink-quiet">
          <Swatch {...look} />
          {name}
        </li>
      ))}
    </ul>
  )
}
