import { Cable } from './Cable.tsx'
import { RadioArcs } from './RadioArcs.tsx'
import { Disc, Panel } from './solids.tsx'

const screws = ['M8 8h.1', 'M64 8h.1', 'M8 60h.1', 'M64 60h.1']

/** A sealed radio sensor with a whip antenna and a probe on its cable. */
export function SensorDrawing() {
  return (
    <>
      <Cable d="M112 136v16c0 20 34 18 56 6" />
      <Disc x={112} y={128} r={6} h={12} />
      <Disc x={118} y={22} r={2.4} h={44} />
      <Disc x={118} y={56} r={4.5} h={8} />
      <Panel x={72} y={50} w={72} h={68} d={30} r={9}>
        <path className="fine" d="M14 4h44l10 10v40l-10 10H14L4 54V14Z" />
        {screws.map((d) => (
          <path key={d} d={d} />
        ))}
        <circle className="signal" cx="36" cy="24" r="5" />
        <path className="fine" d="M24 42h24M28 48h16" />
      </Panel>
      <RadioArcs x={118} y={28} />
    </>
  )
}
