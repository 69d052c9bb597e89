import { type ChartColor, chartColors } from './chart-data.ts'

const tile = 6

/** Drawn over each colour, so that slices can be told apart without colours. */
const marks: Record<ChartColor, string> = {
  1: '',
  2: 'M-1,1 l2,-2 M0,6 l6,-6 M5,7 l2,-2',
  3: 'M2,3 h2',
  4: 'M0,3 h6',
  5: 'M0,0 l6,6 M0,6 l6,-6',
}

/** Fill of the previous period's bars. */
export const quietBar = 'color-mix(in oklab, var(--edge) 55%, transparent)'

/** Returns the fill of a slice, bar or swatch. @param scope of the `Patterns` in the same SVG */
export function patternOf(scope: string, color: ChartColor): string {
  return `url(#${scope}-${color})`
}

/** Defines the patterns for `patternOf`. @param scope unique within the page */
export function Patterns({ scope }: { scope: string }) {
  return (
    <defs>
      {chartColors.map((color) => (
        <pattern key={color} id={`${scope}-${color}`} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <rect width={tile} height={tile} fill={`var(--chart-${color})`} />
          <path d={marks[color]} stroke="var(--raised)" strokeWidth={color === 3 ? 2 : 1} strokeOpacity="0.75" />
        </pattern>
      ))}
    </defs>
  )
}
