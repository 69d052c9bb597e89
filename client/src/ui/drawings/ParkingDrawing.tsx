import { RadioArcs } from './RadioArcs.tsx'
import { Disc, Slab } from './solids.tsx'

/** A dome fixed on the asphalt of a marked bay. */
export function ParkingDrawing() {
  return (
    <>
      <Slab x={108} y={46} w={142} d={108} h={7} r={4}>
        <rect className="shade" width="142" height="108" rx="4" />
        <path className="lit fine" d="M0 10h142v8H0zM98 18h8v90h-8z" />
        <path className="paint" d="M122 84V56h8a7 7 0 0 1 0 14h-8" />
      </Slab>
      <Disc x={96} y={108} r={29} h={5} />
      <path className="mid" d="M66 106c0-20 13-30 30-30s30 10 30 30a30 17.3 0 0 1-60 0Z" />
      <path className="shade" stroke="none" d="M100 77c16 1 25 11 25 29a30 17.3 0 0 1-16 15c8-18 4-36-9-44Z" />
      <path d="M66 106c0-20 13-30 30-30s30 10 30 30a30 17.3 0 0 1-60 0Z" />
      <ellipse className="signal" cx="92" cy="84" rx="6" ry="3.5" />
      <RadioArcs x={96} y={44} />
    </>
  )
}
