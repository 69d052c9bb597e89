import { Cable, Disc, Panel, RadioArcs } from './shapes.tsx'

export function SensorDrawing() {
  return (
    <>
      <Cable d="M100 130v16c0 22 46 24 72 9" />
      <rect className="shade" x="-2" y="-4" width="26" height="8" rx="4" transform="translate(172 155)rotate(-30)" />
      <Disc x={100} y={126} r={6} h={12} />
      <Panel x={64} y={46} w={84} h={72} d={30} r={9}>
        <path className="fine" d="M15 5h54l10 10v42l-10 10H15L5 57V15Z" />
        <path d="M8 8h.1M76 8h.1M8 64h.1M76 64h.1" />
        <circle className="signal" cx="42" cy="24" r="5" />
        <path className="fine" d="M26 44h32M32 51h20" />
      </Panel>
      <Disc x={112} y={46} r={5} h={9} />
      <Disc x={112} y={16} r={2.5} h={31} />
      <RadioArcs x={112} y={22} />
    </>
  )
}
