import { setImmediate } from 'node:timers/promises'
import { isOfFiles, type SourceKind, sourceAuthors } from '#contract/sync/source.ts'
import { syncNote } from '#contract/sync/sync-notes.ts'
import {
  type Author,
  assignSlugs,
  createProductEditsRepo,
  createProductsWriteRepo,
  lowStockBy,
  type NotifyLowStock,
  type OnStockChange,
  setStockAuthor,
  slugOf,
  stockChanges,
  writeRevisions,
} from '#server/modules/catalogue/index.ts'
import { systemActor } from '#server/platform/audit.ts'
import { type DatabaseHandle, isDatabaseAway } from '#server/platform/database/database.ts'
import { RunLostError, type RunWriter } from '../run/sync-transaction.ts'
import type { Source } from '../source/source.ts'
import { createMirrorRepo, type MirrorProduct } from './import.repo.ts'
import type { ChangedPage } from './import-read.ts'
import { type Outcome, picturesOf, type RowServices, type RowToWrite, rowOf } from './import-rows.ts'
import { created, type MergeRoles } from './merge.rules.ts'
import { reconcilePages } from './merge-pages.ts'

/** Products per transaction: large enough to be fast, small enough that a crash loses little. */
const transactionSize = 250

const rowsAtOnce = 10

const mostTries = 5

export interface WriteOptions extends RowServices {
  writer: RunWriter
  database: { prisma: DatabaseHandle }
  runId: string
  source: Pick<Source, 'kind'>
  /** Whether Notion's changes are applied; else only conflicts are settled and pages linked. */
  takes: boolean
  roles?: MergeRoles
  /** Versions by product id that an approved plan was made for; products at other versions are skipped. */
  planned: Map<string, number> | undefined
  onLowStock?: NotifyLowStock | undefined
  onStockChange: OnStockChange | undefined
  stop: AbortSignal
  onWritten: (written: number) => Promise<void>
}

export interface WriteCounts {
  created: number
  updated: number
  conflicts: number
  linked: number
}

/**
 * Merges changed pages into the mirror in transactions of a few hundred, preparing the next batch while one is written.
 * Stops between two if `stop` is aborted. @param changed emptied along the way to free memory
 */
export async function writeChanges(changed: ChangedPage[], options: WriteOptions): Promise<WriteCounts> {
  const counts = { created: 0, updated: 0, conflicts: 0, linked: 0 }
  const total = changed.length
  let pages = changed.splice(0, transactionSize)
  let ready = prepared(pages, options)
  while (ready) {
    const writing = writePages(pages, ready, options)
    pages = changed.splice(0, transactionSize)
    ready = prepared(pages, options)
    const written = await settledWith(writing, ready)
    for (const { before, conflicts, changes } of written) {
      const isLink = changes.some(({ kind }) => kind === 'link')
      if (isLink) counts.linked += 1
      if (!before) counts.created += 1
      else if (!isLink || changes.length > 1) counts.updated += 1
      counts.conflicts += conflicts.length
    }
    await options.onWritten(total - changed.length - pages.length)
  }
  return counts
}

/** Starts building rows. Rejections are observed later, or never if the run ends first. */
function prepared(pages: ChangedPage[], options: WriteOptions): Promise<RowToWrite[]> | undefined {
  if (pages.length === 0) return undefined
  const rows = rowsOf(pages, options)
  rows.catch(() => undefined)
  return rows
}

/** Waits for both before rethrowing, so that nothing runs on in the background. */
async function settledWith<Written>(writing: Promise<Written>, ready: Promise<unknown> | undefined): Promise<Written> {
  try {
    return await writing
  } catch (error) {
    await ready?.catch(() => undefined)
    throw error
  }
}

/** @param made rows built earlier, which may be stale @returns the written rows */
async function writePages(
  pages: ChangedPage[],
  made: Promise<RowToWrite[]>,
  options: WriteOptions,
): Promise<RowToWrite[]> {
  const written: RowToWrite[] = []
  let left = pages
  for (let tries = 0; left.length > 0 && tries < mostTries; tries += 1) {
    options.stop.throwIfAborted()
    const rows = await (tries === 0 ? made : rowsOf(left, options))
    const done = rows.length > 0 ? await writeRows(rows, options) : { written: [], stale: [] }
    written.push(...done.written)
    const stale = new Set(done.stale.map(({ row }) => row.notionPageId))
    left = left.filter(({ pageId }) => stale.has(pageId))
  }
  for (const { record } of left) options.warn(syncNote('product.edited-meanwhile', { name: record.name }))
  return written
}

async function rowsOf(pages: ChangedPage[], options: WriteOptions): Promise<RowToWrite[]> {
  const ids = pages.flatMap(({ known }) => known?.id ?? [])
  const products = new Map(
    (await createMirrorRepo(options.database.prisma).products(ids)).map((product) => [product.id, product]),
  )
  const fresh = pages.map((page) => ({ page, before: page.known && products.get(page.known.id) }))
  const asPlanned = fresh.filter(({ before }) => !before || isAsPlanned(before, options))
  const outcomes = await outcomesOf(asPlanned, options)
  const pictures = await Promise.all(outcomes.map((outcome) => picturesOf(outcome, options)))
  const rows: RowToWrite[] = []
  for (const [index, outcome] of outcomes.entries()) {
    if (index % rowsAtOnce === 0) await setImmediate() // lets statements of the batch being written go out
    rows.push(await rowOf(outcome, pictures[index] ?? noPictures, options)) // sequential, so that an unreachable translator is called once
  }
  return rows.filter(isToBeWritten)
}

const noPictures = { stored: [], whole: true }

/** Returns whether the product is still at the planned version; warns if not. */
export function isAsPlanned(
  product: MirrorProduct,
  { planned, warn }: Pick<WriteOptions, 'planned' | 'warn'>,
): boolean {
  if (!planned || planned.get(product.id) === product.version) return true
  warn(syncNote('product.edited', { name: product.name }))
  return false
}

async function outcomesOf(
  pages: Pick<Outcome, 'page' | 'before'>[],
  { takes, database, roles = {} }: WriteOptions,
): Promise<Outcome[]> {
  const pairs = pages.flatMap(({ page, before }) => (before ? [{ page, before }] : []))
  const results = await reconcilePages(pairs, takes, createMirrorRepo(database.prisma), roles)
  const merged = new Map(pairs.map(({ page }, index) => [page, results[index]]))
  return pages.map(({ page, before }) => ({
    page,
    before,
    result: merged.get(page) ?? created(page.record, roles),
  }))
}

/** Skips pages that still lack the same pictures or translations and have not changed. */
function isToBeWritten({ row, before, conflicts }: RowToWrite): boolean {
  if (!before || conflicts.length > 0 || row.version !== before.version) return true
  return (
    row.contentHash !== before.contentHash ||
    row.syncedRetired !== before.syncedRetired ||
    row.notionPageId !== before.notionPageId ||
    row.pending.join() !== before.pending.join()
  )
}

interface Done {
  written: RowToWrite[]
  stale: RowToWrite[]
}

/** Writes rows in one transaction; if the database refuses it, one by one. */
async function writeRows(rows: RowToWrite[], options: WriteOptions): Promise<Done> {
  const whole = await tried(rows, options)
  if (whole) return whole
  const done: Done = { written: [], stale: [] }
  for (const one of rows) {
    options.stop.throwIfAborted()
    const warn = (reason: string) => options.warn(syncNote('product.refused', { name: one.row.name, reason }))
    const single = await tried([one], options, warn)
    done.written.push(...(single?.written ?? []))
    done.stale.push(...(single?.stale ?? []))
  }
  return done
}

/** @throws if the database is down or the run is over, as neither is caused by the rows */
async function tried(
  rows: RowToWrite[],
  options: WriteOptions,
  onRefusal: (reason: string) => void = () => {},
): Promise<Done | undefined> {
  try {
    return await writeTransaction(rows, { ...options, isReadAgain: true })
  } catch (error) {
    if (options.stop.aborted || error instanceof RunLostError || isDatabaseAway(error)) throw error
    onRefusal(lastLineOf(error))
    return undefined
  }
}

/** Prisma appends the database's message to the query. */
function lastLineOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.trim().split('\n').at(-1) ?? ''
}

/**
 * Writes rows over the versions they were made from. @param isReadAgain whether lost data would be read again from the
 * source, so that the commit need not wait for the disk
 */
export async function writeTransaction(
  rows: RowToWrite[],
  options: Pick<
    WriteOptions,
    'writer' | 'runId' | 'source' | 'takes' | 'planned' | 'onLowStock' | 'onStockChange' | 'now'
  > & {
    isReadAgain?: boolean
  },
): Promise<Done> {
  const { writer, runId, source, takes, planned, onLowStock, onStockChange, now, isReadAgain } = options
  const { written, stale } = await writer.write(async (tx) => {
    const mirror = createMirrorRepo(tx)
    if (isReadAgain) await mirror.commitSoon()
    if (takes) await createProductsWriteRepo(tx).deleteSamples()
    await assignNewSlugs(tx, rows)
    const held = await mirror.lockVersions(rows.flatMap(({ before }) => before?.id ?? []))
    const isFresh = ({ before }: RowToWrite) => !before || held.get(before.id)?.version === before.version
    const fresh = rows.filter(isFresh)
    await setStockAuthor(tx, sourceAuthor(runId, source.kind), now())
    await mirror.write(fresh.map(({ row }) => row))
    await mirror.openConflicts(
      runId,
      fresh.flatMap(({ conflicts }) => conflicts),
    )
    const revisions = fresh.flatMap(({ revision }) => revision ?? [])
    if (revisions.length > 0) await writeRevisions(tx, sourceAuthor(runId, source.kind), revisions, now())
    await onStockChange?.(tx, stockChanges(fresh))
    const lowStocks = fresh.flatMap(
      ({ before, row }) => (before && lowStockBy({ ...before, ...held.get(before.id) }, row)) ?? [],
    )
    if (lowStocks.length > 0) await onLowStock?.(tx, lowStocks)
    const changes = fresh.flatMap((one) => one.changes)
    const visible = fresh.some((one) => one.visible)
    return { changes, visible, written: fresh, stale: rows.filter((one) => !isFresh(one)) }
  })
  for (const { row } of written) planned?.set(row.id, row.version)
  return { written, stale }
}

async function assignNewSlugs(tx: DatabaseHandle, rows: RowToWrite[]): Promise<void> {
  const renamed = rows.filter(({ row, before }) => !before || slugOf(row) !== slugOf(before))
  if (renamed.length === 0) return
  await createProductEditsRepo(tx).lockSlugs()
  await assignSlugs(tx, renamed)
}

export function sourceAuthor(runId: string, source: SourceKind): Author {
  const name = isOfFiles(source) ? sourceAuthors.files : sourceAuthors.notion
  return { origin: 'notion', actor: { ...systemActor, name }, runId }
}
