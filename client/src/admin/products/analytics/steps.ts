/** A value that holds from a moment on; null where there is none. */
export interface Step {
  at: number
  value: number | null
}

/** Of the drawing, from its top: room for the line's own width. */
const [top, bottom] = [3, 37]

/**
 * The lines of steps in a drawing of 100 × 40: one for each stretch with a value, from 0 to the highest.
 * @param span the moments at its left and right edge
 * @returns what a polyline's `points` takes
 */
export function pointsOf(steps: readonly Step[], span: { from: number; to: number }): string[] {
  const highest = Math.max(1, ...steps.map(({ value }) => value ?? 0))
  const x = (at: number) => (100 * Math.min(Math.max(at - span.from, 0), span.to - span.from)) / (span.to - span.from)
  const y = (value: number) => bottom - ((bottom - top) * value) / highest
  const lines: string[][] = [[]]
  for (const [index, { at, value }] of steps.entries()) {
    if (value === null) {
      lines.push([])
      continue
    }
    const until = steps[index + 1]?.at ?? span.to
    lines.at(-1)?.push(`${x(at).toFixed(2)},${y(value).toFixed(2)}`, `${x(until).toFixed(2)},${y(value).toFixed(2)}`)
  }
  return lines.filter((points) => points.length > 0).map((points) => points.join(' '))
}
