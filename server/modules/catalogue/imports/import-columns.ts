import { type ImportColumn, type ImportField, importFields } from '#contract/catalogue/product-imports.ts'
import { acceptedColumns } from '../products/accepted-columns.ts'
import { idHeading, mayHold, rankOf } from './import-guesses.ts'
import type { FileTable } from './reading/import-table.ts'

const samplesMax = 3
const sampleLength = 120

export function columnsOf({ headings, rows, decimals }: FileTable): ImportColumn[] {
  const samples = headings.map((_heading, column) => samplesOf(rows, column))
  const guesses = guessesOf(headings, samples)
  return headings.map((heading, column) => ({
    heading,
    samples: samples[column] ?? [],
    guess: guesses.get(column) ?? null,
    decimals: decimals[column] ?? null,
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

function guessesOf(headings: string[], samples: string[][]): Map<number, ImportField> {
  const guesses = new Map<number, ImportField>()
  for (const field of importFields) {
    const candidates = headings
      .map((heading, column) => ({ column, rank: rankOf(field, heading) }))
      .filter((one): one is { column: number; rank: number } => one.rank !== undefined && !guesses.has(one.column))
      .sort((a, b) => a.rank - b.rank)
    const best = candidates.find(({ column }) => mayHold(field, samples[column] ?? []))
    if (best) guesses.set(best.column, field)
  }
  return guesses
}

export function headingOf(field: ImportField): string {
  if (field === 'id') return idHeading
  return acceptedColumns[field].names[0] ?? field
}
