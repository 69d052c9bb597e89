import { Panel } from './shapes.tsx'

const terminals = [13, 30, 47, 64]

export function EnergyDrawing() {
  return (
    <>
      <Panel x={38} y={30} w={192} h={30} d={5} r={1}>
        <path className="fine" d="M0 7h192M0 23h192" />
      </Panel>
      <Panel x={80} y={20} w={78} h={108} d={28} r={3}>
        <g className="fine">
          {terminals.map((x) => (
            <g key={x}>
              <circle className="lit" cx={x} cy="14" r="6" />
              <circle className="lit" cx={x} cy="97" r="6" />
              <path d={`M${x - 4} 18l8-8M${x - 4} 101l8-8`} />
            </g>
          ))}
        </g>
      </Panel>
      <Panel x={69.6} y={58} w={78} h={46} d={12} r={3}>
        <rect className="lit" x="7" y="7" width="64" height="22" rx="2" />
        <text x="66" y="23" textAnchor="end" fontSize="15">
          4218.6
        </text>
        <path className="fine" d="M9 36h26M9 40h16" />
        <circle className="signal" cx="65" cy="37.5" r="3.5" />
      </Panel>
    </>
  )
}
