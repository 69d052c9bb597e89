import { type ChartColor, chartColors } from './chart-data.ts'

const tile = 6

/** What is drawn over each colour: with it, slices are told apart without colours. */
const marks: Record<ChartColor, string> = {
  1: '',
  2: 'M-1,1 l2,-2 M0,6 l6,-6 M5,7 l2,-2',
  3: 'M2,3 h2',
  4: 'M0,3 h6',
  5: 'M0,0 l6,6 M0,6 l6,-6',
}

/** What fills a bar of the period before. */
export const quietBar = 'color-mix(in oklab, var(--edge) 55%, transparent)'

/** What fills a slice, a bar or a swatch in one of the colours. @param scope of the `Patterns` in the same drawing */
export function patternOf(scope: string, color: ChartColor): string {
  return `url(#${scope}-${color})`
}

/** The patterns that `patternOf` names. @param scope no other drawing of the page has it */
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
