import '../../../ui/drawings/drawing.css'
import { RadioArcs } from '../../../ui/drawings/RadioArcs.tsx'
import { Disc, Panel, Slab } from '../../../ui/drawings/solids.tsx'

const floors = [0, 140, 280, 420]
const racks = [98, 122]
const sensors: [number, number][] = [
  [92, 478],
  [148, 478],
  [120, 502],
]

/** The four layers as floors of one stack, a quarter of the height each: screens, server, gateway, sensors. */
export function ArchitectureDrawing() {
  return (
    <svg className="drawing architecture-drawing" viewBox="0 0 240 560" aria-hidden="true" focusable="false">
      {floors.map((y) => (
        <g key={y}>{y < 420 && <path className="radio" strokeDasharray="4 5" d={`M120 ${y + 134}v52`} />}</g>
      ))}
      <Slab x={120} y={38} w={104} d={104} h={5} r={8} />
      <Panel x={84} y={20} w={78} h={50} d={4} r={4}>
        <rect className="lit fine" x="5" y="5" width="68" height="40" rx="1" />
        <path className="radio" d="M11 37l13-13 10 3 14-14 10 6 10-11" />
        <path className="fine" d="M11 12h18M11 17h11" />
      </Panel>
      <Slab x={120} y={178} w={104} d={104} h={5} r={8} />
      {racks.map((x) => (
        <Panel key={x} x={x - 8} y={168 + (x - 98) * 0.58} w={22} h={52} d={28} r={2}>
          <path className="fine" d="M4 10h14M4 18h14M4 26h14M4 34h14" />
          <circle className="signal" cx="11" cy="44" r="2.4" />
        </Panel>
      ))}
      <Slab x={120} y={318} w={104} d={104} h={5} r={8} />
      <Disc x={126} y={300} r={2.2} h={34} />
      <Panel x={104} y={322} w={38} h={36} d={16} r={5}>
        <circle className="signal" cx="10" cy="10" r="3" />
        <path className="fine" d="M8 22h22M8 27h22" />
      </Panel>
      <RadioArcs x={126} y={303} />
      <Slab x={120} y={440} w={104} d={104} h={5} r={8} />
      {sensors.map(([x, y]) => (
        <g key={`${x}-${y}`}>
          <Disc x={x} y={y} r={11} h={8} />
          <ellipse className="signal" cx={x} cy={y} rx="3" ry="1.7" />
        </g>
      ))}
    </svg>
  )
}
