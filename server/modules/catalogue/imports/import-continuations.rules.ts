import type { ImportNote } from '#contract/catalogue/product-imports.ts'
import { looseName } from '../products/accepted-columns.ts'
import { importNote } from './import-faults.ts'
import type { Draft } from './import-match.rules.ts'
import type { FileTable, TableRow } from './reading/import-table.ts'

/** Columns of web shops' exports that link further rows of a product to its first. */
const groupHeadings = new Set(['handle', 'urlhandle'])
const parentHeadings = new Set(['parent', 'parentsku'])

/**
 * Separates rows that are no products of their own: variants, and further pictures, which have no name. A row with a known SKU is kept.
 * @returns the remaining drafts, and notes on those left out
 */
export function withoutContinuations(
  { headings, rows }: Pick<FileTable, 'headings' | 'rows'>,
  drafts: Draft[],
  isKnown: (draft: Draft) => boolean,
): { drafts: Draft[]; notes: ImportNote[] } {
  const columnOf = (names: Set<string>) => headings.findIndex((heading) => names.has(looseName(heading)))
  const [group, parent] = [columnOf(groupHeadings), columnOf(parentHeadings)]
  const draftByRow = new Map(drafts.map((draft) => [draft.row, draft]))
  const named = new Set<string>()
  const left = new Set<number>()
  const counts = { variant_rows: 0, picture_rows: 0, empty_rows: 0 }
  for (const row of rows) {
    const draft = draftByRow.get(row.row)
    const handle = row.cells[group] ?? ''
    if (draft?.texts.name !== undefined) named.add(handle)
    else if (draft && isKnown(draft)) continue
    else if (isContinuation(row, handle)) {
      left.add(row.row)
      counts[isVariant(draft) ? 'variant_rows' : 'picture_rows'] += 1
    } else if (!draft) counts.empty_rows += 1
  }

  function isContinuation({ cells, faults }: TableRow, handle: string): boolean {
    return (
      !faults?.some(({ column }) => column === null) && ((handle !== '' && named.has(handle)) || Boolean(cells[parent]))
    )
  }

  return {
    drafts: drafts.filter(({ row }) => !left.has(row)),
    notes: Object.entries(counts).flatMap(([code, count]) =>
      count > 0 ? [importNote(code as keyof typeof counts, count)] : [],
    ),
  }
}

function isVariant(draft: Draft | undefined): boolean {
  const { sku, msrp, availability } = draft?.texts ?? {}
  return sku !== undefined || msrp !== undefined || availability !== undefined
}
