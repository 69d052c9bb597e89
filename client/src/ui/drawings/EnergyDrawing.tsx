import { Panel } from './solids.tsx'

const terminals = [12, 30, 48, 66]

/** A meter clipped on a DIN rail: terminals above and below, a raised nose with the reading and the pulse lamp. */
export function EnergyDrawing() {
  return (
    <>
      <Panel x={40} y={26} w={190} h={30} d={5} r={1}>
        <path className="fine" d="M0 7h190M0 23h190" />
      </Panel>
      <Panel x={80} y={14} w={78} h={104} d={26} r={3}>
        <g className="fine">
          {terminals.map((x) => (
            <g key={x}>
              <circle className="lit" cx={x} cy="13" r="6" />
              <circle className="lit" cx={x} cy="91" r="6" />
              <path d={`M${x - 4} 17l8-8M${x - 4} 95l8-8`} />
            </g>
          ))}
        </g>
      </Panel>
      <Panel x={59} y={51} w={78} h={54} d={24} r={3}>
        <rect className="lit" x="8" y="8" width="62" height="24" rx="2" />
        <text x="64" y="26" textAnchor="end" fontSize="16">
          4218.6
        </text>
        <path className="fine" d="M10 40h24M10 45h16" />
        <circle className="signal" cx="64" cy="43" r="3.5" />
      </Panel>
    </>
  )
}
