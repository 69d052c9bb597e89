/** Formats as "12,345". */
export function whole(value: number): string {
  return Math.round(value)
    .toString()
    .replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** Formats as "34.2". */
export function tenths(value: number): string {
  return value.toFixed(1).replace(/\B(?=(?:\d{3})+\.)/g, ',')
}

/**
 * Formats as minutes and seconds: "6:05", "75:00".
 * @param seconds 0 or more
 */
export function stopwatch(seconds: number): string {
  const all = Math.floor(seconds)
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`
}

const steps = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** Formats an axis label: "1,200", "7.5". */
export function axisText(value: number): string {
  return Number.isInteger(value) ? whole(value) : tenths(value)
}

/**
 * Returns a round end for an axis that includes the value.
 * @param value above 0
 */
export function axisEnd(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return power * (steps.find((step) => step * power >= value) ?? 10)
}
