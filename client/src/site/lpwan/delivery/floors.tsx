import type { ReactNode } from 'react'
import { Disc, Panel, RadioArcs, Slab } from '../../../ui/drawings/shapes.tsx'

/** Draws a floor of the stack with `children` on it. */
function Floor({ children }: { children: ReactNode }) {
  return (
    <svg className="drawing aspect-196/148" viewBox="22 -10 196 148" aria-hidden="true" focusable="false">
      <Slab x={120} y={28} w={104} d={104} h={5} r={8} />
      {children}
    </svg>
  )
}

function Screen() {
  return (
    <Floor>
      <Panel x={84} y={8} w={78} h={50} d={4} r={4}>
        <rect className="lit fine" x="5" y="5" width="68" height="40" rx="1" />
        <path className="radio" d="M11 37l13-13 10 3 14-14 10 6 10-11" />
        <path className="fine" d="M11 12h18M11 17h11" />
      </Panel>
    </Floor>
  )
}

const racks: [x: number, y: number][] = [
  [90, 16],
  [114, 30],
]

function Server() {
  return (
    <Floor>
      {racks.map(([x, y]) => (
        <Panel key={x} x={x} y={y} w={22} h={52} d={28} r={2}>
          <path className="fine" d="M4 10h14M4 18h14M4 26h14M4 34h14" />
          <circle className="signal" cx="11" cy="44" r="2.4" />
        </Panel>
      ))}
    </Floor>
  )
}

function Gateway() {
  return (
    <Floor>
      <Disc x={126} y={8} r={2.2} h={34} />
      <Panel x={104} y={32} w={38} h={36} d={16} r={5}>
        <circle className="signal" cx="10" cy="10" r="3" />
        <path className="fine" d="M8 22h22M8 27h22" />
      </Panel>
      <RadioArcs x={126} y={11} />
    </Floor>
  )
}

const sensors: [x: number, y: number][] = [
  [92, 66],
  [148, 66],
  [120, 92],
]

function Sensors() {
  return (
    <Floor>
      {sensors.map(([x, y]) => (
        <g key={x}>
          <Disc x={x} y={y} r={12} h={9} />
          <ellipse className="signal" cx={x} cy={y} rx="3" ry="1.7" />
        </g>
      ))}
    </Floor>
  )
}

/** From the top of the stack down, in the order of the layers' texts. */
export const floors = [Screen, Server, Gateway, Sensors]
