import type { ReactNode } from 'react'
import { Plane } from './Plane.tsx'

const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`

// A circle of radius 1 seen isometrically has these half-axes.
const across = 1.2247
const down = 0.7071

type Box = { x: number; y: number; w: number; d: number; h: number; r?: number }

function Block({ x, y, w, d, h, r = 4, tints }: Box & { tints: [string, string, string] }) {
  const point = (u: number, v: number, lower = h) => at(x + 0.866 * (u - v), y + 0.5 * (u + v) + lower)
  const arc = `A${at(across * r, down * r)} 0 0 0 `
  const frontX = x + 0.866 * (w - d)
  const frontY = y + 0.5 * (w + d) - 0.293 * r
  const rightX = x + 0.866 * w - 0.507 * r
  const left = `M${at(x - 0.866 * d + 0.507 * r, y + 0.5 * d)}v${h}${arc}${point(r, d)}L${point(w - r, d)}${arc}${at(frontX, frontY + h)}`
  const right = `M${at(frontX, frontY)}v${h}${arc}${point(w, d - r)}L${point(w, r)}${arc}${at(rightX, y + 0.5 * w + h)}v${-h}Z`
  return (
    <>
      <path className={tints[2]} d={right} />
      <path className={tints[1]} d={`${left}V${frontY.toFixed(1)}Z`} />
      <Plane on="floor" x={x} y={y}>
        <rect className={tints[0]} width={w} height={d} rx={r} />
      </Plane>
    </>
  )
}

/** A rounded block lying down: (x, y) is the far corner of its top, `w` runs right, `d` left, `h` is its height. */
export function Slab({ children, ...box }: Box & { children?: ReactNode }) {
  return (
    <>
      <Block {...box} tints={['lit', 'mid', 'shade']} />
      <Plane on="floor" x={box.x} y={box.y}>
        {children}
      </Plane>
    </>
  )
}

/** A rounded block standing up: (x, y) is the upper left corner of its face, `w` by `h`; `d` runs back from it. */
export function Panel({ x, y, w, h, d, r, children }: Box & { children?: ReactNode }) {
  return (
    <>
      <g transform={`translate(${x} ${y + h})rotate(-120)`}>
        <Block x={0} y={0} w={h} d={w} h={d} r={r ?? 4} tints={['mid', 'shade', 'lit']} />
      </g>
      <Plane on="wall" x={x} y={y}>
        {children}
      </Plane>
    </>
  )
}

/** An upright cylinder: (x, y) is the middle of its top, `r` its radius on the floor, `h` its height. */
export function Disc({ x, y, r, h }: { x: number; y: number; r: number; h: number }) {
  const rx = across * r
  const ry = down * r
  const edgeX = x + 0.5 * rx
  const edgeY = y + 0.866 * ry
  return (
    <>
      <path className="mid" d={`M${at(x - rx, y)}v${h}A${at(rx, ry)} 0 0 0 ${at(x + rx, y + h)}v${-h}Z`} />
      <path
        className="shade"
        stroke="none"
        d={`M${at(edgeX, edgeY)}v${h}A${at(rx, ry)} 0 0 0 ${at(x + rx, y + h)}v${-h}Z`}
      />
      <path d={`M${at(x - rx, y)}v${h}A${at(rx, ry)} 0 0 0 ${at(x + rx, y + h)}v${-h}`} />
      <ellipse className="lit" cx={x} cy={y} rx={rx} ry={ry} />
    </>
  )
}
