import { Panel, Slab } from './solids.tsx'

/** A screen on its stand, with the figures of the month. */
export function DashboardDrawing() {
  return (
    <>
      <Slab x={128} y={128} w={34} d={56} h={4} r={6} />
      <Panel x={110} y={110} w={20} h={34} d={6} r={1} />
      <Panel x={54} y={8} w={140} h={88} d={7} r={5}>
        <rect className="lit" x="6" y="6" width="128" height="76" rx="2" />
        <g className="fine">
          <path d="M14 16h34M14 75h66M92 60h30M92 68h22M92 75h26" />
          <path className="mid" d="M18 75V61h9v14M34 75V52h9v23M50 75V57h9v18M66 75V44h9v31" />
          <circle className="mid" cx="107" cy="32" r="16" />
        </g>
        <path className="signal" d="M107 32V16a16 16 0 0 1 14 24Z" />
        <circle className="lit fine" cx="107" cy="32" r="8" />
        <path className="radio" d="M16 48l16-13 16 7 26-20" />
      </Panel>
    </>
  )
}
