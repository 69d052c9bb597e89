import * as z from 'zod/mini'
import type { ImportField, ImportMapping } from '#contract/catalogue/product-imports.ts'
import { withoutInvisible } from '#server/platform/visible-text.ts'
import { type RowFault, rowFault } from './import-faults.ts'
import { fieldText } from './import-texts.rules.ts'
import type { CellTexts } from './import-values.rules.ts'
import type { Decimals } from './reading/import-decimals.ts'
import type { TableRow } from './reading/import-table.ts'

export interface Draft {
  row: number
  id?: string
  texts: CellTexts
  faults?: RowFault[]
}

export const candidateSchema = z.object({
  id: z.string(),
  sku: z.nullable(z.string()),
  name: z.string(),
  isRetired: z.boolean(),
})
export type Candidate = z.output<typeof candidateSchema>

export type Matched = Draft & { productId: string | null; faults: RowFault[] }

/** @param decimals by column number */
export function draftsOf(rows: TableRow[], mapping: ImportMapping, decimals: (Decimals | null)[] = []): Draft[] {
  const fields = Object.entries(mapping).map(([column, field]) => [Number(column), field] as const)
  return rows.flatMap((row) => {
    const texts: Partial<Record<ImportField, string>> = {}
    const faults = rowFaultsOf(row)
    for (const [column, field] of fields) {
      const said = fieldText(row, column, field, decimals[column])
      if (said.text) texts[field] = said.text
      if (said.fault && field !== 'id') faults.push(rowFault(field, said.fault))
    }
    const { id, ...others } = texts
    if (Object.keys(texts).length === 0 && faults.length === 0) return []
    return [
      {
        row: row.row,
        texts: others,
        ...(faults.length > 0 && { faults }),
        ...(id !== undefined && { id: id.toLowerCase() }),
      },
    ]
  })
}

function rowFaultsOf({ faults = [] }: TableRow): RowFault[] {
  return faults.filter(({ column }) => column === null).map(({ code }) => rowFault(null, code))
}

/** Returns a SKU for comparison: in lower case without invisible marks; undefined for "-", which empties a field. */
export function skuKey(sku: string | null | undefined): string | undefined {
  return sku && sku !== '-' ? withoutInvisible(sku).toLowerCase() : undefined
}

function nameKey(name: string): string {
  return withoutInvisible(name)
}

/**
 * Matches each row to a product: by id, else SKU, else exact name (unless that product has another SKU). Listed products precede retired
 * ones. Two rows for one product are both refused.
 */
export function matchRows(drafts: Draft[], candidates: Candidate[]): Matched[] {
  const byId = new Map(candidates.map((one) => [one.id, one]))
  const bySku = grouped(candidates, ({ sku }) => skuKey(sku))
  const byName = grouped(candidates, ({ name }) => nameKey(name))
  const matched = drafts.map((draft): Matched => {
    const { productId, faults } = matchOf(draft, byId, bySku, byName)
    return { ...draft, productId, faults: [...(draft.faults ?? []), ...faults] }
  })
  const rowsOf = grouped(matched, keyOf)
  return matched.map((one) => {
    const other = (rowsOf.get(keyOf(one) ?? '') ?? []).find(({ row }) => row !== one.row)
    return other ? { ...one, faults: [...one.faults, rowFault(null, 'also_in_row', other.row)] } : one
  })
}

type Groups = Map<string, Candidate[]>

function matchOf(
  { id, texts }: Draft,
  byId: Map<string, Candidate>,
  bySku: Groups,
  byName: Groups,
): Pick<Matched, 'productId' | 'faults'> {
  const meant = byId.get(id ?? '')
  if (meant) return { productId: meant.id, faults: meant.isRetired ? [rowFault(null, 'retired_product')] : [] }
  const sku = skuKey(texts.sku)
  const withSku = sku === undefined ? [] : (bySku.get(sku) ?? [])
  if (withSku.length > 0) return chosen(withSku, 'sku')
  const named = texts.name === undefined ? [] : (byName.get(nameKey(texts.name)) ?? [])
  const fitting = sku === undefined ? named : named.filter((one) => skuKey(one.sku) === undefined)
  if (fitting.length > 0) return chosen(fitting, 'name')
  return { productId: null, faults: texts.name === undefined ? [rowFault('name', 'name_missing')] : [] }
}

function chosen(candidates: Candidate[], field: 'sku' | 'name'): Pick<Matched, 'productId' | 'faults'> {
  const listed = candidates.filter(({ isRetired }) => !isRetired)
  const [only] = listed
  if (!only) return { productId: null, faults: [rowFault(field, 'retired_product')] }
  if (listed.length > 1) return { productId: null, faults: [rowFault(field, 'several_products', listed.length)] }
  return { productId: only.id, faults: [] }
}

/** Returns a key that rows of one product share; undefined where the row names none. */
function keyOf({ productId, texts }: Matched): string | undefined {
  if (productId) return `product ${productId}`
  const sku = skuKey(texts.sku)
  if (sku !== undefined) return `sku ${sku}`
  return texts.name === undefined ? undefined : `name ${nameKey(texts.name)}`
}

function grouped<T>(items: T[], key: (item: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const name = key(item)
    if (name === undefined) continue
    const group = groups.get(name)
    if (group) group.push(item)
    else groups.set(name, [item])
  }
  return groups
}
