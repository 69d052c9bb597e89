import { setTimeout } from 'node:timers/promises'
import { type ImportFault, importFaultCodes } from '#contract/catalogue/product-import-faults.ts'
import type { ImportField, ImportMapping, ProductImport } from '#contract/catalogue/product-imports.ts'
import { priceFields } from '#contract/catalogue/sku-rows.ts'
import { type FeedFile, type FeedFileFault, type FeedKind, feedErrorsMax } from '#contract/site/feeds.ts'
import type { ProductImports } from '#server/modules/catalogue/index.ts'
import { systemActor } from '#server/platform/audit.ts'
import { ProblemError } from '#server/platform/http/problems.ts'

type Imports = Pick<ProductImports, 'upload' | 'get' | 'preview' | 'rows' | 'apply'>

const naming: ImportField[] = ['id', 'sku', 'name']
/** What a feed of stock or prices may change; one of products may change all. */
const fieldsOf: Partial<Record<FeedKind, readonly ImportField[]>> = {
  stock_in: ['availability'],
  prices_in: priceFields,
}

const lookMs = 200

/**
 * Imports a file as staff would who accept each guessed column, and none with an error in a row: all of it or nothing.
 * @throws ProblemError rate.limited where other files are being read
 */
export async function importFile(imports: Imports, kind: FeedKind, name: string, bytes: Buffer): Promise<FeedFile> {
  const refused = (fault: FeedFileFault, more: Partial<FeedFile> = {}): FeedFile => ({
    ...nothing(name),
    fault,
    ...more,
  })
  const uploaded = await imports.upload(systemActor, name, Uint8Array.from(bytes).buffer).catch(unreadable)
  if (typeof uploaded === 'string') return refused(uploaded)
  if (uploaded.encodings.length > 0 && uploaded.encoding === null) return refused('unsure_encoding')
  const mapping = mappingOf(kind, uploaded)
  if (typeof mapping === 'string') return refused(mapping)
  await imports.preview(uploaded.id, mapping, {})
  const previewed = await settled(imports, uploaded.id, 'previewing')
  if (previewed.error) return refused(previewed.error.code)
  const errors = await errorsOf(imports, kind, previewed)
  if (errors.refused > 0) return refused('rows', errors)
  const { create: created, update: updated, unchanged } = previewed.counts
  if (created + updated > 0) {
    await imports.apply(systemActor, uploaded.id, false)
    const applied = await settled(imports, uploaded.id, 'applying')
    if (applied.error) return refused(applied.error.code)
  }
  return { ...nothing(name), isDone: true, created, updated, unchanged }
}

export function nothing(name: string): FeedFile {
  return { name, isDone: false, fault: null, created: 0, updated: 0, unchanged: 0, refused: 0, errors: [] }
}

function unreadable(error: unknown): ImportFault {
  if (!(error instanceof ProblemError) || error.code !== 'import.unreadable') throw error
  const [fault] = error.errors ?? []
  return importFaultCodes.find((code) => code === fault?.code) ?? 'failed'
}

function mappingOf(kind: FeedKind, { columns }: ProductImport): ImportMapping | FeedFileFault {
  const about = fieldsOf[kind]
  const identifying = about ? naming.filter((field) => field !== 'name') : naming
  const wanted = (field: ImportField) => !about || identifying.includes(field) || about.includes(field)
  const mapped = columns.flatMap(({ guess }, column): [string, ImportField][] =>
    guess && wanted(guess) ? [[String(column), guess]] : [],
  )
  const fields = mapped.map(([, field]) => field)
  if (!fields.some((field) => identifying.includes(field))) return 'no_product_named'
  if (about && !fields.some((field) => about.includes(field))) return 'no_column'
  return Object.fromEntries(mapped)
}

async function settled(imports: Imports, id: string, step: ProductImport['status']): Promise<ProductImport> {
  for (;;) {
    const now = await imports.get(id)
    if (now.status !== step) return now
    await setTimeout(lookMs)
  }
}

/** Rows with errors. Feeds of stock and prices have no names, so that a product that is unknown cannot be made. */
async function errorsOf(imports: Imports, kind: FeedKind, { id, counts }: ProductImport) {
  if (counts.error === 0) return { refused: 0, errors: [] }
  const { items } = await imports.rows(id, { kind: ['error'], page: 1, pageSize: feedErrorsMax, sort: 'row' })
  const errors = items.flatMap(({ row, errors: found }): FeedFile['errors'] =>
    found.map(({ field, code, figure }) =>
      fieldsOf[kind] && code === 'name_missing'
        ? { row, field: null, code: 'unknown_product', figure: '' }
        : { row, field, code, figure },
    ),
  )
  return { refused: counts.error, errors: errors.slice(0, feedErrorsMax) }
}
