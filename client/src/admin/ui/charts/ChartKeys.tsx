import type { ChartSeries } from './chart-data.ts'
import { Swatch } from './Swatch.tsx'

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
