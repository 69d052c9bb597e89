/** "12,345" */
export function whole(value: number): string {
  return Math.round(value)
    .toString()
    .replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** "34.2" */
export function tenths(value: number): string {
  return value.toFixed(1).replace(/\B(?=(?:\d{3})+\.)/g, ',')
}

/** "6:05", minutes and seconds; "75:00" beyond the hour. @param seconds 0 or more */
export function stopwatch(seconds: number): string {
  const all = Math.floor(seconds)
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`
}

const steps = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** A mark of an axis: "1,200", "7.5". */
export function axisText(value: number): string {
  return Number.isInteger(value) ? whole(value) : tenths(value)
}

/** The end of an axis that holds this value: a round number. @param value above 0 */
export function axisEnd(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return power * (steps.find((step) => step * power >= value) ?? 10)
}
