/** Formats the change in whole percent with its sign: 310 → 18 is −94%. */
export function changePercent({ before, after }: { before: number; after: number }): string {
  const percent = Math.round((100 * (after - before)) / before)
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`
}
