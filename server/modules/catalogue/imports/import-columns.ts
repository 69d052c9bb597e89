import { type ImportColumn, type ImportField, importFields } from '#contract/catalogue/product-imports.ts'
import { acceptedColumns, looseName, rankOfName } from '../products/accepted-columns.ts'
import type { FileTable } from './reading/import-table.ts'

const samplesMax = 3
const sampleLength = 120

const idHeading = 'Product ID'

/** Headings of the catalogue's own exports that are not among the accepted names. */
const ownHeadings: Record<string, ImportField> = {
  [looseName(idHeading)]: 'id',
  product: 'name',
  產品: 'name',
  用途: 'subcategory',
  use: 'subcategory',
}

/** The columns of a file: heading, the first values below it, and the field that it seems to mean; each field once. */
export function columnsOf({ headings, rows }: FileTable): ImportColumn[] {
  const guesses = guessesOf(headings)
  return headings.map((heading, column) => ({
    heading,
    samples: samplesOf(rows, column),
    guess: guesses.get(column) ?? null,
  }))
}

function samplesOf(rows: FileTable['rows'], column: number): string[] {
  const samples: string[] = []
  for (const { cells } of rows) {
    const cell = cells[column]
    if (cell) samples.push(cell.slice(0, sampleLength).toWellFormed())
    if (samples.length === samplesMax) break
  }
  return samples
}

/** Of two headings that a field accepts, the better name feeds it; of two that are as good, the first. */
function guessesOf(headings: string[]): Map<number, ImportField> {
  const guesses = new Map<number, ImportField>()
  for (const field of importFields) {
    const [best] = headings
      .map((heading, column) => ({ column, rank: rankOf(field, heading) }))
      .filter((one): one is { column: number; rank: number } => one.rank !== undefined && !guesses.has(one.column))
      .sort((a, b) => a.rank - b.rank)
    if (best) guesses.set(best.column, field)
  }
  return guesses
}

/** A currency or unit in brackets, "建議零售價（HKD）", says nothing of the field, where the whole is not known. */
function rankOf(field: ImportField, heading: string): number | undefined {
  const own = ownHeadings[looseName(heading)] === field ? 99 : undefined
  if (field === 'id') return own
  const bare = heading.normalize('NFKC').replace(/\([^)]*\)/g, '')
  return rankOfName(field, heading) ?? (bare === heading ? undefined : rankOfName(field, bare)) ?? own
}

/** How a field is headed in a file to be filled in: a heading that is recognised when it comes back. */
export function headingOf(field: ImportField): string {
  if (field === 'id') return idHeading
  return acceptedColumns[field].names[0] ?? field
}
