import { Disc, RadioArcs, Slab } from './shapes.tsx'

const dome = 'M64 90c0-23 15-33 32-33s32 10 32 33a32 18.5 0 0 1-64 0Z'

export function ParkingDrawing() {
  return (
    <>
      <Slab x={107} y={46} w={136} d={104} h={7} r={4}>
        <rect className="shade" width="136" height="104" rx="4" />
        <path
          className="lit fine"
          d="M0 9h136v7H0zM91 16h7v88h-7zM109 86V50h9a10 10 0 0 1 0 20h-3v16ZM115 56v8h3a4 4 0 0 0 0-8Z"
        />
      </Slab>
      <Disc x={96} y={92} r={31} h={6} />
      <path className="mid" d={dome} />
      <path className="shade" stroke="none" d="M100 57.2c16 1 27 12 27 32.8a31.5 18 0 0 1-18 16c8-20 4-38-9-48.8Z" />
      <path d={dome} />
      <ellipse className="signal" cx="90" cy="68" rx="6" ry="3.5" />
      <RadioArcs x={96} y={29} />
    </>
  )
}
