import type { ReactNode } from 'react'
import { Plane, Slab } from '../../ui/drawings/shapes.tsx'

const cos30 = Math.sqrt(3) / 2

interface MassProps {
  /** Coordinates of the far corner. */
  x: number
  /** Y coordinate of the near corner at ground level. */
  ground: number
  w: number
  d: number
  h: number
  /** Artwork on the left wall, `w` by `h`. */
  left?: ReactNode
  /** Artwork on the right wall, `d` by `h`. */
  right?: ReactNode
}

/** Draws a building's body: `w` runs right, `d` left, as in the drawings of devices. */
export function Mass({ x, ground, w, d, h, left, right }: MassProps) {
  const y = ground - h - (w + d) / 2
  const nearX = (x + cos30 * (w - d)).toFixed(1)
  return (
    <>
      <Slab x={x} y={y} w={w} d={d} h={h} r={0} />
      <g className="fine">
        <Plane on="wall" x={+(x - cos30 * d).toFixed(1)} y={y + d / 2}>
          {left}
        </Plane>
        <g transform={`matrix(.866 -.5 0 1 ${nearX} ${y + (w + d) / 2})`}>{right}</g>
      </g>
    </>
  )
}

interface WindowsProps {
  w: number
  h: number
  columns: number
  rows: number
  /** Space above the first row. */
  top?: number
  /** Share of each cell that is wall, 0 to 1. */
  wall?: number
}

export function Windows({ w, h, columns, rows, top = 3, wall = 0.45 }: WindowsProps) {
  const [cellWidth, cellHeight] = [(w - 4) / columns, (h - top - 3) / rows]
  const [width, height] = [cellWidth * (1 - wall), cellHeight * (1 - wall)]
  const cells = Array.from({ length: columns * rows }, (_, index) => {
    const left = 2 + cellWidth * ((index % columns) + wall / 2)
    const above = top + cellHeight * (Math.floor(index / columns) + wall / 2)
    return `M${left.toFixed(1)} ${above.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}z`
  })
  return <path className="shade" stroke="none" d={cells.join('')} />
}

export function Floors({ w, h, count }: { w: number; h: number; count: number }) {
  const lines = Array.from({ length: count }, (_, index) => `M0 ${((h * (index + 1)) / (count + 1)).toFixed(1)}h${w}`)
  return <path d={lines.join('')} />
}
