import { RadioArcs } from '../../../ui/drawings/RadioArcs.tsx'
import { Disc, Panel } from '../../../ui/drawings/solids.tsx'

function Sensor() {
  return (
    <>
      <Disc x={120} y={66} r={34} h={18} />
      <Disc x={120} y={61} r={31} h={5} />
      <ellipse className="signal" cx="120" cy="61" rx="5" ry="2.9" />
      <RadioArcs x={120} y={24} />
    </>
  )
}

function Gateway() {
  return (
    <>
      <Disc x={122} y={10} r={2.4} h={40} />
      <Disc x={122} y={42} r={5} h={9} />
      <Panel x={100} y={44} w={52} h={44} d={18} r={6}>
        <circle className="signal" cx="12" cy="12" r="3.4" />
        <path className="fine" d="M9 28h34M9 34h34" />
      </Panel>
      <RadioArcs x={122} y={16} />
    </>
  )
}

const racks = [78, 106, 134]

function Server() {
  return racks.map((x, index) => (
    <Panel key={x} x={x} y={18 + index * 10} w={24} h={62} d={34} r={2}>
      <path className="fine" d="M4 10h16M4 18h16M4 26h16M4 34h16M4 42h16" />
      <circle className="signal" cx="12" cy="53" r="2.6" />
    </Panel>
  ))
}

function Screen() {
  return (
    <Panel x={72} y={8} w={106} h={64} d={6} r={4}>
      <rect className="lit fine" x="5" y="5" width="96" height="54" rx="1" />
      <path className="fine" d="M11 49h84M11 19h84" strokeDasharray="3 4" />
      <path className="radio" d="M11 44l16-7 14 3 15-13 14 4 12-9" />
      <circle className="signal" cx="82" cy="22" r="4" />
    </Panel>
  )
}

/** In the order of the steps. */
export const flowDrawings = [Sensor, Gateway, Server, Screen]
