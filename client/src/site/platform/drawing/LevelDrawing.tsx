import type { LevelId } from '../simulation/building.ts'
import type { Snapshot } from '../simulation/state.rules.ts'
import { LevelSection, levelHeight, width } from './LevelSection.tsx'

/** Draws one level as a band. Decorative. */
export function LevelDrawing({ snapshot, level }: { snapshot: Snapshot; level: LevelId }) {
  return (
    <svg
      className="block w-full max-w-xl fill-none stroke-(--drawing-line) stroke-[1.25] [stroke-linejoin:round] **:[vector-effect:non-scaling-stroke]"
      viewBox={`0 -2 ${width} ${levelHeight + 4}`}
      aria-hidden="true"
      focusable="false"
    >
      <LevelSection level={level} state="normal" snapshot={snapshot} />
    </svg>
  )
}
