import { Cable, Disc, Plane } from './shapes.tsx'

export function LeakDrawing() {
  return (
    <>
      <path
        className="water fine"
        d="M24 130c0-14 26-20 52-17s62 12 62 27-24 13-38 17-34 13-52 6 0-14-8-20-16-6-16-13Z"
      />
      <Cable d="M186 98c34 10 40 34 14 46s-66 14-100 8-46-2-52-16" />
      <Disc x={134} y={84} r={50} h={26} />
      <Disc x={134} y={76} r={46} h={8} />
      <g className="fine">
        <Plane on="floor" x={134} y={76}>
          <circle r="36" />
          <path d="M-27 4a23 23 0 0 1 31-31M-18 3A15 15 0 0 1 3-18" />
        </Plane>
      </g>
      <ellipse className="signal" cx="134" cy="76" rx="5" ry="2.9" />
      <path className="signal" d="M46 62c11 16 17 24 17 33a17 17 0 0 1-34 0c0-9 6-17 17-33Z" />
    </>
  )
}
