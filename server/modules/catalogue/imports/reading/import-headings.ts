import { isKnownHeading } from '../import-guesses.ts'

/** Rows among which the headings are looked for. */
export const headingRowsMax = 10

/**
 * Which of the first rows of a file holds its headings: the first, unless a title stands there. A row below is taken where it names
 * columns that are known and the first does not, or where the first says but one thing.
 */
export function headingRowOf(rows: string[][]): number {
  const [first] = rows
  if (!first) return 0
  const known = knownIn(first)
  if (known >= 2) return 0
  const better = rows.findIndex((cells) => knownIn(cells) >= 2)
  if (better > 0) return better
  if (known > 0 || saidIn(first) > 1) return 0
  return Math.max(
    0,
    rows.findIndex((cells) => saidIn(cells) > 1),
  )
}

/** Headings that name a field. */
export function knownIn(cells: string[]): number {
  return new Set(cells.filter((cell) => cell !== '' && isKnownHeading(cell))).size
}

/** Different things that a row says: a merged title says one. */
function saidIn(cells: string[]): number {
  return new Set(cells.filter((cell) => cell !== '')).size
}
