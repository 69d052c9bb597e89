import { Disc, Panel, RadioArcs, Slab } from './shapes.tsx'

export function SystemDrawing() {
  return (
    <>
      <Slab x={120} y={52} w={118} d={118} h={6} r={8}>
        <path className="radio" strokeDasharray="4 4" d="M36 36H90M36 36V90M36 36L90 90" />
      </Slab>
      <Disc x={120} y={20} r={2.4} h={34} />
      <Panel x={98} y={40} w={38} h={38} d={16} r={5}>
        <circle className="signal" cx="10" cy="10" r="3" />
        <path className="fine" d="M8 24h22M8 29h22" />
      </Panel>
      <Panel x={147} y={56} w={58} h={38} d={4} r={3}>
        <rect className="lit fine" x="4" y="4" width="50" height="30" rx="1" />
        <path className="radio" d="M9 26l12-12 9 0 20-11" />
      </Panel>
      <Disc x={62} y={102} r={20} h={10} />
      <ellipse className="signal" cx="62" cy="102" rx="3.5" ry="2" />
      <Panel x={104} y={112} w={28} h={28} d={16} r={4}>
        <circle className="signal" cx="8" cy="8" r="2.5" />
      </Panel>
      <RadioArcs x={120} y={22} />
    </>
  )
}
