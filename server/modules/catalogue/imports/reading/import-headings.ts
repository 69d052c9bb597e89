import { isKnownHeading } from '../import-guesses.ts'

export const headingRowsMax = 10

/**
 * Returns the row with headings: the first, unless it is a title. A later row is used where it has known columns and the first does not, or
 * where the first has only one distinct value.
 */
export function headingRowOf(rows: string[][]): number {
  const [first] = rows
  if (!first) return 0
  const known = countKnownHeadings(first)
  if (known >= 2) return 0
  const better = rows.findIndex((cells) => countKnownHeadings(cells) >= 2)
  if (better > 0) return better
  if (known > 0 || countDistinct(first) > 1) return 0
  return Math.max(
    0,
    rows.findIndex((cells) => countDistinct(cells) > 1),
  )
}

export function countKnownHeadings(cells: string[]): number {
  return new Set(cells.filter((cell) => cell !== '' && isKnownHeading(cell))).size
}

/** Counts distinct values: a merged title has one. */
function countDistinct(cells: string[]): number {
  return new Set(cells.filter((cell) => cell !== '')).size
}
