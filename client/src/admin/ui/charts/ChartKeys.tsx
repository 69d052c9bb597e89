import type { ChartSeries } from './chart-data.ts'
import { Swatch } from './Swatch.tsx'

/** What the lines and bars of a chart are. */
export function ChartKeys({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className="chart-keys">
      {series.map(({ id, name, ...look }) => (
        <li key={id}>
          <Swatch {...look} />
          {name}
        </li>
      ))}
    </ul>
  )
}
