import { RadioArcs } from './RadioArcs.tsx'
import { Disc, Panel } from './solids.tsx'

/** An outdoor gateway clamped to a mast, its antenna on the air. */
export function GatewayDrawing() {
  return (
    <>
      <Disc x={146} y={30} r={8} h={144} />
      <Disc x={146} y={54} r={10} h={7} />
      <Disc x={146} y={152} r={10} h={7} />
      <Panel x={116} y={46} w={28} h={104} d={5} r={2} />
      <Disc x={126} y={48} r={3} h={26} />
      <Disc x={100} y={18} r={2.4} h={46} />
      <Disc x={100} y={54} r={4.5} h={8} />
      <Panel x={68} y={58} w={72} h={80} d={26} r={8}>
        <rect className="fine" x="7" y="7" width="58" height="66" rx="4" />
        <path className="fine" d="M14 52h44M14 58h44M14 64h44" />
        <circle className="signal" cx="18" cy="19" r="4" />
      </Panel>
      <RadioArcs x={100} y={24} />
    </>
  )
}
