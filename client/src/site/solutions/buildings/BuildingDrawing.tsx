import '../../../ui/drawings/drawing.css'
import type { IndustryChoice } from '#content/solutions/industries.ts'
import { Campus, CivicHall, Estate, OfficeTower, Shop, Skyline, Warehouse, Works } from './buildings.tsx'

const drawings: Record<IndustryChoice, () => React.JSX.Element> = {
  all: Skyline,
  commercial: OfficeTower,
  enterprise: Campus,
  retail: Shop,
  logistics: Warehouse,
  residential: Estate,
  government: CivicHall,
  industrial: Works,
}

/** The building that stands for an industry. Decorative: its name always stands beside it. */
export function BuildingDrawing({ industry }: { industry: IndustryChoice }) {
  const Drawing = drawings[industry]
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
