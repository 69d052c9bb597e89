const standard = [1, 3, 5, 10]

/** The years that costs are shown over: 1, 3, 5 and 10, and those planned where they are others. */
export function horizonsOf(years: number): number[] {
  return [...new Set([...standard, years])].sort((one, other) => one - other)
}
