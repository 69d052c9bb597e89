import { Panel } from './shapes.tsx'

const rows = [26, 38, 50, 62, 74]

export function PlatformDrawing() {
  return (
    <>
      <Panel x={82} y={8} w={132} h={86} d={4} r={5}>
        <path className="fine" d="M0 14h132" />
      </Panel>
      <Panel x={50} y={20} w={132} h={86} d={4} r={5}>
        <path className="lit fine" d="M0 14h132v67a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5Z" />
        <g className="fine">
          <path className="mid" d="M0 32h44v12H0Z" />
          <path d="M44 14v72" />
          <circle cx="7" cy="7" r="2" />
          <circle cx="14" cy="7" r="2" />
          <circle cx="21" cy="7" r="2" />
          {rows.map((y) => (
            <path key={y} d={`M8 ${y}h4M16 ${y}h20`} />
          ))}
          <path d="M88 50L62 32M88 50l28-20M88 50L66 72M88 50l26 20" />
          <circle className="shade" cx="62" cy="32" r="5" />
          <circle className="shade" cx="116" cy="30" r="5" />
          <circle className="shade" cx="66" cy="72" r="5" />
          <circle className="shade" cx="114" cy="70" r="5" />
        </g>
        <circle className="signal" cx="88" cy="50" r="9" />
      </Panel>
    </>
  )
}
