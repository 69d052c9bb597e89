import { Disc, Panel, RadioArcs } from './shapes.tsx'

export function GatewayDrawing() {
  return (
    <>
      <Disc x={152} y={34} r={8} h={134} />
      <Disc x={152} y={56} r={10} h={7} />
      <Disc x={152} y={146} r={10} h={7} />
      <Panel x={122} y={48} w={28} h={98} d={5} r={2} />
      <Panel x={74} y={56} w={72} h={78} d={26} r={8}>
        <rect className="fine" x="7" y="7" width="58" height="64" rx="4" />
        <path className="fine" d="M14 50h44M14 56h44M14 62h44" />
        <circle className="signal" cx="18" cy="19" r="4" />
      </Panel>
      <Disc x={99} y={48} r={5} h={9} />
      <Disc x={99} y={16} r={2.5} h={33} />
      <RadioArcs x={99} y={22} />
    </>
  )
}
