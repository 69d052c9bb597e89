import { Panel } from './shapes.tsx'

const readings = [19, 41, 63, 85]

export function AirDrawing() {
  return (
    <Panel x={65} y={16} w={114} h={94} d={13} r={13}>
      <rect className="lit" x="11" y="11" width="92" height="58" rx="3" />
      <text x="17" y="37" fontSize="26">
        612
      </text>
      <text x="70" y="37" fontSize="10">
        ppm
      </text>
      <g className="fine">
        <path d="M17 44h80" />
        {readings.map((x) => (
          <path key={x} d={`M${x} 53h12M${x} 62h7`} />
        ))}
        <path d="M18 76v9M24 76v9M30 76v9M36 76v9M42 76v9M48 76v9M54 76v9M60 76v9M66 76v9M72 76v9M78 76v9" />
      </g>
      <circle className="signal" cx="97" cy="80" r="4" />
    </Panel>
  )
}
