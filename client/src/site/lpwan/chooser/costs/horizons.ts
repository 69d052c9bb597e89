const standard = [1, 3, 5, 10]

/** Returns the periods shown: 1, 3, 5 and 10 years, and the planned years if different. */
export function horizonsOf(years: number): number[] {
  return [...new Set([...standard, years])].sort((one, other) => one - other)
}
