import { RadioArcs, Slab } from './shapes.tsx'

export function PlanDrawing() {
  return (
    <>
      <Slab x={120} y={46} w={116} d={78} h={4} r={6}>
        <path className="lit fine" d="M30 18h46l12 12v30a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4Z" />
        <g className="fine">
          <rect className="mid" x="40" y="28" width="30" height="26" rx="4" />
          <path d="M40 37h10M40 45h10M60 37h10M60 45h10M50 28v26M60 28v26" />
        </g>
        <path className="fine" d="M96 20h12M96 28h8" />
        <circle className="signal" cx="100" cy="62" r="5" />
      </Slab>
      <RadioArcs x={120} y={34} />
    </>
  )
}
