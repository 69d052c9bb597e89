import { setTimeout } from 'node:timers/promises'
import type { ImportCounts, ImportDecimals } from '#contract/catalogue/product-imports.ts'
import { type ComparedRow, compareRow, newPictures } from './import-compare.rules.ts'
import { withoutContinuations } from './import-continuations.rules.ts'
import { importNote, notesOf } from './import-faults.ts'
import { type Candidate, type Draft, draftsOf, type Matched, matchRows, skuKey } from './import-match.rules.ts'
import { readFile } from './reading/import-read.ts'
import type { ImportQueries } from './reading/import-reader.repo.ts'
import type { FileTable } from './reading/import-table.ts'

const chunkSize = 100
/**
 * Pause after each chunk, limited to a total for long files: without it, this process and PostgreSQL occupy two cores, however low their
 * priority.
 */
const restMs = 28
const restMostMs = 10_000
const readPercent = 30

/** Compares every row of a file with the catalogue and stores the result. Throws ImportFaultError. */
export async function previewFile(id: string, queries: ImportQueries): Promise<void> {
  const file = await queries.fileToPreview(id)
  if (!file) return
  const table = await readFile(file.bytes, file.encoding)
  await queries.progress(id, readPercent)
  const drafts = draftsOf(table.rows, file.mapping, decimalsOf(table, file.decimals))
  const ids = new Set(drafts.flatMap(({ id }) => id ?? []))
  const skus = new Set(drafts.flatMap(({ texts }) => skuKey(texts.sku) ?? []))
  const names = new Set(drafts.flatMap(({ texts }) => texts.name ?? []))
  const candidates = await queries.candidates([...ids], [...skus], [...names])
  const { matched, notes } = planOf(table, drafts, candidates)
  await queries.deleteRows(id)
  const { counts, pictures } = await storeCompared(id, matched, queries)
  const copying = pictures === 0 ? [] : [importNote('pictures_to_copy', pictures)]
  await queries.finish(id, counts, [...notes, ...copying])
}

export function decimalsOf({ decimals }: Pick<FileTable, 'decimals'>, said: ImportDecimals): FileTable['decimals'] {
  return decimals.map((found, column) => said[column] ?? found)
}

export function planOf(table: FileTable, drafts: Draft[], candidates: Candidate[]) {
  const [ids, skus] = [new Set(candidates.map(({ id }) => id)), new Set(candidates.map(({ sku }) => skuKey(sku)))]
  const isKnown = ({ id, texts }: Draft) =>
    ids.has(id ?? '') || (texts.sku !== undefined && skus.has(skuKey(texts.sku)))
  const products = withoutContinuations(table, drafts, isKnown)
  return { matched: matchRows(products.drafts, candidates), notes: [...notesOf(table), ...products.notes] }
}

/** @returns rows by kind, and the number of addresses of pictures that are new to their products */
async function storeCompared(
  id: string,
  matched: Matched[],
  queries: ImportQueries,
): Promise<{ counts: ImportCounts; pictures: number }> {
  const counts: ImportCounts = { create: 0, update: 0, unchanged: 0, error: 0 }
  const pictures = new Set<string>()
  const rest = Math.min(restMs, (restMostMs * chunkSize) / matched.length)
  for (let start = 0; start < matched.length; start += chunkSize) {
    const compared = await compareRows(matched.slice(start, start + chunkSize), queries)
    for (const row of compared) {
      counts[row.kind] += 1
      for (const address of newPictures(row)) pictures.add(address)
    }
    const share = Math.min(1, (start + chunkSize) / matched.length)
    await queries.storeRows(id, compared, Math.floor(readPercent + (99 - readPercent) * share))
    if (share < 1) await setTimeout(rest)
  }
  return { counts, pictures: pictures.size }
}

async function compareRows(matched: Matched[], queries: ImportQueries): Promise<ComparedRow[]> {
  const ids = matched.flatMap(({ productId }) => productId ?? [])
  const present = new Map((await queries.present(ids)).map((product) => [product.id, product]))
  return matched.map((row) => compareRow(row, present.get(row.productId ?? '')))
}
