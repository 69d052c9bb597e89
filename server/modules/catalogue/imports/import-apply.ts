import * as z from 'zod/mini'
import { recordSchema } from '#contract/catalogue/product-edits.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import type { CopyPicture } from '../editing/product-pictures.ts'
import { createProducts, type WriteServices, writeEdits } from '../editing/product-writes.ts'
import { collectLowStock } from '../prices-stock/low-stock.ts'
import type { StoredImage } from '../products/products.repo.ts'
import { ImportFaultError } from './import-faults.ts'
import { copyImportPictures } from './import-pictures.ts'
import { createProductImportsRepo, type PlannedRow, type ProductImportRow } from './product-imports.repo.ts'

export interface ApplyServices extends WriteServices {
  database: Database
  audit: Audit
  onCommit: () => void
  /** @param signal aborts the copying */
  copyPicture: (signal: AbortSignal) => CopyPicture
}

/** Products written at once: few enough that other requests are served in between. */
const chunkSize = 200
const transactionLimits = { maxWait: 10_000, timeout: 15 * 60_000 }

const copyingShare = 0.5

/**
 * Copies the pictures of an import and applies it in one transaction, as one operation.
 * @param stop aborted when the server stops
 * @throws ImportFaultError `changed` where a product has changed since the preview; `stopped` where the import was taken for dead
 */
export async function applyImport(
  services: ApplyServices,
  actor: Actor,
  { id, fileName, counts }: Pick<ProductImportRow, 'id' | 'fileName' | 'counts'>,
  operationId: string,
  stop: AbortSignal,
): Promise<void> {
  const { database, audit, copyPicture } = services
  const planned = createProductImportsRepo(database.prisma)
  if ((await planned.changedSince(id)).length > 0) throw new ImportFaultError('changed')
  const report = progressOf(database, id, operationId)
  const pictured = await planned.picturedRows(id)
  const copying = { copyPicture, stop, onProgress: (share: number) => report(share * copyingShare) }
  const { copied, notes } = await copyImportPictures(pictured, copying)
  const onProgress = (share: number) => report(pictured.length > 0 ? copyingShare + (1 - copyingShare) * share : share)
  const lowStocks = collectLowStock(services.onLowStock)
  const writing = { ...services, onLowStock: lowStocks.collect }
  await database.prisma.$transaction(async (tx) => {
    const imports = createProductImportsRepo(tx)
    if ((await imports.changedSince(id)).length > 0) throw new ImportFaultError('changed')
    const [created, updated] = [await imports.rowNumbers(id, 'create'), await imports.rowNumbers(id, 'update')]
    const count = created.length + updated.length
    await imports.beginOperation(operationId, { fileName, actor, count })
    const author = { origin: 'import' as const, actor, operationId }
    await inChunks(tx, id, updated, async (rows, done) => {
      await writeEdits(
        tx,
        writing,
        author,
        rows.map((row) => editOf(row, copied)),
      )
      await onProgress(done / count)
    })
    await inChunks(tx, id, created, async (rows, done) => {
      await createProducts(
        tx,
        services,
        author,
        rows.map((row) => recordOf(row, copied)),
      )
      await onProgress((updated.length + done) / count)
    })
    await lowStocks.notify(tx)
    if (!(await imports.finish(id, operationId, notes))) throw new ImportFaultError('stopped')
    const skipped = counts.error ?? 0
    await audit.record(tx, actor, {
      action: 'products.imported',
      entity: 'product',
      entityId: operationId,
      entityName: fileName,
      after: { created: created.length, updated: updated.length, skipped },
    })
  }, transactionLimits)
  services.onCommit()
}

async function inChunks(
  tx: Transaction,
  id: string,
  numbers: number[],
  write: (rows: PlannedRow[], done: number) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < numbers.length; start += chunkSize) {
    const chunk = numbers.slice(start, start + chunkSize)
    await write(await createProductImportsRepo(tx).plannedRows(id, chunk), start + chunk.length)
  }
}

function progressOf(database: Database, id: string, operationId: string): (share: number) => Promise<void> {
  let reported = 0
  return async (share) => {
    const percent = Math.min(99, Math.floor(100 * share))
    if (percent < reported + 2) return
    reported = percent
    await createProductImportsRepo(database.prisma).progress(id, operationId, percent)
  }
}

const changesSchema = z.record(z.string(), z.object({ to: z.unknown() }))
const editSchema = z.partial(recordSchema)
const creationSchema = z.extend(editSchema, { name: recordSchema.def.shape.name })

function valuesOf({ changes }: PlannedRow): Record<string, unknown> {
  return Object.fromEntries(Object.entries(changesSchema.parse(changes)).map(([field, { to }]) => [field, to]))
}

type Copied = Map<string, StoredImage>

function editOf(row: PlannedRow, copied: Copied) {
  if (!row.productId || row.version === null) throw new Error(`Row ${row.row} names no product`)
  const record = defined(editSchema.parse(valuesOf(row)))
  return { id: row.productId, version: row.version, record, copied: copiesOf(record, copied) }
}

function recordOf(row: PlannedRow, copied: Copied) {
  const { name, ...values } = creationSchema.parse(valuesOf(row))
  const record = defined(values)
  return { ...record, name, copied: copiesOf(record, copied) }
}

function copiesOf({ images = [] }: { images?: { key: string }[] }, copied: Copied): StoredImage[] {
  return images.flatMap(({ key }) => copied.get(key) ?? [])
}

function defined<T extends object>(record: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return JSON.parse(JSON.stringify(record))
}
