/** A value from a moment on; null where there is none. */
export interface Step {
  at: number
  value: number | null
}

/** Vertical margins of the drawing, which leave room for the line's width. */
const [top, bottom] = [3, 37]

/**
 * Returns a polyline's `points` for each stretch that has a value, in a drawing of 100 × 40 scaled from 0 to the
 * highest value.
 * @param span the moments at its left and right edge
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
