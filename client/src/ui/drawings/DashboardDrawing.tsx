import { Panel, Slab } from './shapes.tsx'

export function DashboardDrawing() {
  return (
    <>
      <Slab x={128} y={126} w={34} d={56} h={4} r={6} />
      <Panel x={110} y={108} w={20} h={34} d={6} r={1} />
      <Panel x={54} y={8} w={142} h={88} d={7} r={5}>
        <rect className="lit" x="6" y="6" width="130" height="76" rx="2" />
        <g className="fine">
          <path d="M14 16h34M14 75h68M94 60h32M94 68h22M94 75h27" />
          <path className="mid" d="M18 75V63h9v12M34 75V55h9v20M50 75V59h9v16M66 75V47h9v28" />
          <circle className="mid" cx="110" cy="32" r="17" />
        </g>
        <path className="signal" d="M110 32V15a17 17 0 0 1 15 25.5Z" />
        <circle className="lit fine" cx="110" cy="32" r="9" />
        <path className="radio" d="M16 54l21-18 17 2 22-20" />
      </Panel>
    </>
  )
}
