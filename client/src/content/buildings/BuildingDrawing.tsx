import '../../ui/drawings/drawing.css'
import type { Industry } from '#contract/content/choices.ts'
import { Campus, CivicHall, Estate, OfficeTower, Shop, Skyline, Warehouse, Works } from './buildings.tsx'

const drawings: Record<Industry | 'all', () => React.JSX.Element> = {
  all: Skyline,
  commercial: OfficeTower,
  enterprise: Campus,
  retail: Shop,
  logistics: Warehouse,
  residential: Estate,
  government: CivicHall,
  industrial: Works,
}

/** Renders an industry's building. Decorative: always show a name beside it. */
export function BuildingDrawing({ building }: { building: Industry | 'all' }) {
  const Drawing = drawings[building]
  return (
    <svg
      className="drawing aspect-square w-[min(100%,8rem)] px-[4%]"
      viewBox="0 0 120 120"
      aria-hidden="true"
      focusable="false"
    >
      <Drawing />
    </svg>
  )
}
