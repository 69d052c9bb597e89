import { Disc, Panel, RadioArcs } from '../../../ui/drawings/shapes.tsx'

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
    <Panel key={x} x={x - 4} y={16 + index * 10} w={22} h={58} d={30} r={2}>
      <path className="fine" d="M4 10h14M4 18h14M4 26h14M4 34h14" />
      <circle className="signal" cx="11" cy="49" r="2.6" />
    </Panel>
  ))
}

function Screen() {
  return (
    <Panel x={76} y={4} w={88} h={56} d={6} r={4}>
      <rect className="lit fine" x="5" y="5" width="78" height="46" rx="1" />
      <path className="fine" d="M11 42h66M11 16h66" strokeDasharray="3 4" />
      <path className="radio" d="M11 38l12-6 11 3 12-11 11 3 10-8" />
      <circle className="signal" cx="67" cy="19" r="3.6" />
    </Panel>
  )
}

/** In the order of the steps. */
export const flowDrawings = [Sensor, Gateway, Server, Screen]
