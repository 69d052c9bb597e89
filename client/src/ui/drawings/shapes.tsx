import type { ReactNode } from 'react'

const cos30 = Math.sqrt(3) / 2
// Half-axes of a circle of radius 1 on an isometric plane.
const across = Math.sqrt(1.5)
const down = Math.SQRT1_2

type Box = { x: number; y: number; w: number; d: number; h: number; r?: number; children?: ReactNode }

function Block({ x, y, w, d, h, r = 4, tints: [cap, left, right] }: Box & { tints: [string, string, string] }) {
  const point = (u: number, v: number, dx = 0, dy = h) =>
    `${(x + cos30 * (u - v) + dx).toFixed(1)} ${(y + (u + v) / 2 + dy).toFixed(1)}`
  const corner = `A${(across * r).toFixed(1)} ${(down * r).toFixed(1)} 0 0 0 `
  const front = (dy: number) => point(w - r, d - r, 0, down * r + dy)
  const leftEdge = point(r, d - r, -across * r, 0)
  const rightEdge = point(w - r, r, across * r)
  return (
    <>
      <path
        className={right}
        d={`M${front(0)}v${h}${corner}${point(w, d - r)}L${point(w, r)}${corner}${rightEdge}v${-h}Z`}
      />
      <path
        className={left}
        d={`M${leftEdge}v${h}${corner}${point(r, d)}L${point(w - r, d)}${corner}${front(h)}v${-h}Z`}
      />
      <Plane on="floor" x={x} y={y}>
        <rect className={cap} width={w} height={d} rx={r} />
      </Plane>
    </>
  )
}

/**
 * Draws a rounded block lying down: (x, y) is the far corner of its top, `w` runs right, `d` left, `h` is its height.
 */
export function Slab({ children, ...box }: Box) {
  return (
    <>
      <Block {...box} tints={['lit', 'mid', 'shade']} />
      <Plane on="floor" x={box.x} y={box.y}>
        {children}
      </Plane>
    </>
  )
}

/**
 * Draws a rounded block standing up: (x, y) is the upper left corner of its face, `w` by `h`; `d` runs back from it.
 */
export function Panel({ x, y, w, h, d, r = 4, children }: Box) {
  return (
    <>
      {/* The isometric planes are a third of a turn apart, so a standing block is a rotated lying one. */}
      <g transform={`translate(${x} ${y + h})rotate(-120)`}>
        <Block x={0} y={0} w={h} d={w} h={d} r={r} tints={['mid', 'shade', 'lit']} />
      </g>
      <Plane on="wall" x={x} y={y}>
        {children}
      </Plane>
    </>
  )
}

/** Draws an upright cylinder: (x, y) is the middle of its top, `r` its radius on the floor, `h` its height. */
export function Disc({ x, y, r, h }: { x: number; y: number; r: number; h: number }) {
  const rx = +(across * r).toFixed(1)
  const ry = +(down * r).toFixed(1)
  const rest = `v${h}A${rx} ${ry} 0 0 0 ${x + rx} ${y + h}v${-h}`
  const wall = `M${x - rx} ${y}${rest}`
  return (
    <>
      <path className="mid" stroke="none" d={wall} />
      <path className="shade" stroke="none" d={`M${x + rx / 2} ${y + cos30 * ry}${rest}`} />
      <path d={wall} />
      <ellipse className="lit" cx={x} cy={y} rx={rx} ry={ry} />
    </>
  )
}

const axes = { floor: '.866 .5 -.866 .5', wall: '.866 .5 0 1' }

/**
 * Projects flat artwork onto an isometric plane: `floor` runs right-down and left-down from (x, y), `wall` right-down
 * and down.
 */
export function Plane({ on, x, y, children }: { on: keyof typeof axes; x: number; y: number; children: ReactNode }) {
  return <g transform={`matrix(${axes[on]} ${x} ${y})`}>{children}</g>
}

export function Cable({ d }: { d: string }) {
  return (
    <>
      <path className="cable" d={d} />
      <path className="cable" d={d} />
    </>
  )
}

export function RadioArcs({ x, y }: { x: number; y: number }) {
  return (
    <g className="radio" transform={`translate(${x} ${y})`}>
      <path d="M8-8a11.3 11.3 0 0 1 0 16M-8-8a11.3 11.3 0 0 0 0 16M14-14a19.8 19.8 0 0 1 0 28M-14-14a19.8 19.8 0 0 0 0 28" />
    </g>
  )
}
