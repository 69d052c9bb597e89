import { type Database, type DatabaseHandle, isDatabaseAway } from '#server/platform/database.ts'
import { publish } from '#server/platform/events.ts'
import {
  assignSlug,
  createProductsWriteRepo,
  newProductId,
  type ProductToWrite,
} from '../products/products.write.repo.ts'
import type { CopiedImages, ImageCopier } from './import.images.ts'
import { type ChangedPage, hashOf } from './import.read.ts'
import type { Translations } from './import.translations.ts'
import { createSyncRepo, type FormerProduct, partialMark } from './sync.repo.ts'

/** Products a transaction writes: each is whole on the site, and a run that dies loses little. */
const transactionSize = 250

export interface WriteOptions {
  database: Database
  runId: string
  /** This process need not wait for the news of its own change. */
  onCommit: () => void
  changed: ChangedPage[]
  copyImages: ImageCopier
  translate: Translations
  stop: AbortSignal
  warn: (warning: string) => void
  onWritten: (written: number) => Promise<void>
}

/** Writes changed pages to the mirror, a few hundred in a transaction. Ends between two when `stop` says so. */
export async function writeChanges(options: WriteOptions): Promise<{ created: number; updated: number }> {
  const { database, changed, stop } = options
  const owners =
    changed.length > 0 ? await createProductsWriteRepo(database.prisma).slugOwners() : new Map<string, string>()
  const counts = { created: 0, updated: 0 }
  for (let start = 0; start < changed.length; start += transactionSize) {
    stop.throwIfAborted()
    const pages = changed.slice(start, start + transactionSize)
    const rows = await rowsOf(pages, owners, options)
    const written = rows.length > 0 ? await writeRows(rows, options) : []
    const known = new Set(pages.flatMap((page) => (page.known ? [page.pageId] : [])))
    const updated = written.filter(({ notionPageId }) => known.has(notionPageId ?? '')).length
    counts.created += written.length - updated
    counts.updated += updated
    await options.onWritten(start + pages.length)
  }
  return counts
}

/**
 * Writes rows in one transaction; where the database refuses one, each by itself, so that one odd page does not keep the
 * others out.
 * @returns the rows that were written
 */
async function writeRows(rows: ProductToWrite[], options: WriteOptions): Promise<ProductToWrite[]> {
  if (await isWritten(rows, options)) return rows
  const written: ProductToWrite[] = []
  for (const row of rows) {
    options.stop.throwIfAborted()
    const warn = (reason: string) => options.warn(`${row.name}: was not written: ${reason}`)
    if (await isWritten([row], options, warn)) written.push(row)
  }
  return written
}

/** @throws what is no fault of the rows: the database is away, or the run is over */
async function isWritten(
  rows: ProductToWrite[],
  options: WriteOptions,
  onRefusal: (reason: string) => void = () => {},
): Promise<boolean> {
  try {
    await inRun(options, (tx) => replaceSamples(tx, rows))
    return true
  } catch (error) {
    if (options.stop.aborted || error instanceof RunLostError || isDatabaseAway(error)) throw error
    onRefusal(lastLineOf(error))
    return false
  }
}

/** Prisma sets the database's own words below the query. */
function lastLineOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.trim().split('\n').at(-1) ?? ''
}

async function replaceSamples(tx: DatabaseHandle, rows: ProductToWrite[]): Promise<void> {
  const products = createProductsWriteRepo(tx)
  await products.deleteSamples()
  await products.upsert(rows)
}

/** The run's row is no longer running: nothing more may be written. */
class RunLostError extends Error {
  override name = 'RunLostError'
}

/**
 * A transaction that only commits while its run is the one that runs, and tells every instance that the catalogue changed.
 */
export async function inRun<T>(
  { database, runId, onCommit }: Pick<WriteOptions, 'database' | 'runId' | 'onCommit'>,
  write: (tx: DatabaseHandle) => Promise<T>,
): Promise<T> {
  const written = await database.prisma.$transaction(
    async (tx) => {
      if (!(await createSyncRepo(tx).isRunning(runId)))
        throw new RunLostError('Another process has taken over from this sync')
      const result = await write(tx)
      await publish(tx, 'catalogue.changed')
      return result
    },
    { timeout: 60_000, maxWait: 10_000 },
  )
  onCommit()
  return written
}

async function rowsOf(
  pages: ChangedPage[],
  owners: Map<string, string>,
  options: WriteOptions,
): Promise<ProductToWrite[]> {
  const repo = createSyncRepo(options.database.prisma)
  const formers = new Map(
    (await repo.formerProducts(pages.map(({ pageId }) => pageId))).map((row) => [row.notionPageId, row]),
  )
  const pictured = await Promise.all(
    pages.map(async (page) => {
      const former = formers.get(page.pageId)
      return { page, former, images: await options.copyImages(page.record, former?.images ?? [], options.warn) }
    }),
  )
  const rows: ProductToWrite[] = []
  for (const { page, former, images } of pictured) {
    const row = await rowOf(page, former, images, owners, options)
    if (page.known?.retired || page.known?.contentHash !== row.contentHash) rows.push(row)
  }
  return rows
}

/**
 * What could not be had marks the hash, so that the next run reads the page and tries again; what was obtained is part of
 * it, so that a picture or translation that comes back is written though another is still missing.
 */
async function rowOf(
  page: ChangedPage,
  former: FormerProduct | undefined,
  images: CopiedImages,
  owners: Map<string, string>,
  options: WriteOptions,
): Promise<ProductToWrite> {
  const translated = await options.translate(page, former, options.warn)
  const product = { ...page.product, ...translated.texts, id: page.known?.id ?? newProductId() }
  const obtained = hashOf([images.stored, translated.texts])
  const whole = images.whole && translated.whole
  return {
    ...product,
    source: 'notion',
    notionPageId: page.pageId,
    slug: assignSlug(product, former?.slug ?? null, owners),
    images: images.stored,
    machineTranslated: [...translated.machine],
    record: page.record,
    synced: page.record,
    contentHash: whole ? page.contentHash : `${page.contentHash}:${obtained}${partialMark}`,
    createdAt: page.createdAt,
  }
}
