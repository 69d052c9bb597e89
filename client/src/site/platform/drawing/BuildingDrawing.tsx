import { levelIds } from '../simulation/building.ts'
import { glanceOf, type Snapshot } from '../simulation/state.rules.ts'
import { bold, LevelSection, levelHeight, shade, width } from './LevelSection.tsx'

const ground = levelIds.indexOf('B1') * levelHeight
const bottom = levelIds.length * levelHeight

/**
 * Draws the building cut open, with levels as high as the rows beside it; on narrow screens only its left side.
 * Decorative.
 */
export function BuildingDrawing({ snapshot, className }: { snapshot: Snapshot; className: string }) {
  return (
    <svg
      className={`fill-none stroke-(--drawing-line) stroke-[1.25] [stroke-linejoin:round] ${className}`}
      viewBox={`0 0 ${width} ${bottom}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={shade} d={`M0 ${ground}H${width}V${bottom}H0Z`} stroke="none" />
      {levelIds.map((level, index) => (
        <g key={level} transform={`translate(0 ${index * levelHeight})`}>
          <LevelSection level={level} state={glanceOf(level, snapshot).state} snapshot={snapshot} />
        </g>
      ))}
      <path className={bold} d={`M0 ${ground}H${width}`} />
      <path className="stroke-signal stroke-[1.5]" d={`M133 40V${bottom - 20}`} strokeDasharray="2 4" />
    </svg>
  )
}
