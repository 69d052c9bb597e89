import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Notion } from '../notion/client.ts'
import { databaseIdOf, isSameDatabase } from '../notion/places.ts'
import { createFailureSorter } from '../push/push-failures.ts'
import { SyncError } from '../run/sync-error.ts'
import { createPricebookRepo } from './pricebook.repo.ts'
import type { PricebookChange } from './pricebook.rules.ts'
import {
  computedColumns,
  isTrashed,
  missingSchema,
  type PricebookColumns,
  pricebookColumnsOf,
  pricebookPageOf,
} from './pricebook-pages.ts'
import { type ComingProduct, foreseen, type PricebookPage, planPricebook } from './pricebook-plan.ts'
import { createPricebookWriter } from './pricebook-write.ts'

export interface PricebookTarget {
  notion: Notion
  databaseId: string
}

/** @throws SyncError if the pricebook and the catalogue are the same database */
export function refuseItself(pricebook: PricebookTarget | undefined, catalogueId: string): void {
  if (pricebook && isSameDatabase(catalogueId, pricebook.databaseId))
    throw new SyncError(syncNote('notion.is-pricebook'))
}

export function pricebookReportingWaits<Target extends PricebookTarget | undefined>(
  pricebook: Target,
  onWait: Parameters<Notion['reportingWaits']>[0],
) {
  return pricebook && { ...pricebook, notion: pricebook.notion.reportingWaits(onWait) }
}

interface PricebookServices extends PricebookTarget {
  database: Database
  warn: (warning: SyncNote) => void
}

interface ApplyOptions {
  signal: AbortSignal
  stop?: AbortSignal
  onDone: (change: PricebookChange, refused: SyncNote[]) => Promise<void> | void
  /** Called after each failed change; the next run plans it again. */
  onFailed: (change: PricebookChange, reasons: SyncNote[]) => Promise<void> | void
}

/** Writes the pricebook database, which is never imported. Use it only while holding the sync lock. */
export function createPricebook({ notion, database, databaseId: given, warn }: PricebookServices) {
  const repo = createPricebookRepo(database.prisma)
  const databaseId = databaseIdOf(given)

  async function readPages(columns: PricebookColumns, signal: AbortSignal, stop?: AbortSignal) {
    let pages = new Map<string, PricebookPage>()
    for await (const batch of notion.pages(databaseId, { signal, ...(stop && { stop }) })) {
      if (batch.restarted) pages = new Map()
      if (batch.incompleteReason) warn(syncNote('pricebook.kept', { reason: batch.incompleteReason }))
      if (batch.incompleteReason) return undefined
      for (const page of batch.pages) if (!isTrashed(page)) pages.set(page.id, pricebookPageOf(page, columns))
    }
    return [...pages.values()]
  }

  async function makeColumns(
    signal: AbortSignal,
    stop?: AbortSignal,
  ): Promise<{ columns: PricebookColumns; since: Date }> {
    const { properties, at: since = new Date(0) } = await notion.database(databaseId, signal, stop)
    const columns = pricebookColumnsOf(properties)
    const missing = missingSchema(columns)
    if (!missing) return { columns, since }
    return { columns: pricebookColumnsOf(await notion.addProperties(databaseId, missing, signal, stop)), since }
  }

  return {
    /** Plans the changes needed; writes nothing. @param coming future states of products @throws NotionError */
    async plan(signal: AbortSignal, stop?: AbortSignal, coming: ComingProduct[] = []): Promise<PricebookChange[]> {
      const { properties } = await notion.database(databaseId, signal, stop)
      const columns = pricebookColumnsOf(properties)
      const pages = await readPages(columns, signal, stop)
      if (!pages) return []
      return planPricebook(foreseen(await repo.products(databaseId), coming), pages, computedColumns(columns))
    },

    /**
     * Carries out changes one by one; stops between two if `stop` is aborted. A refused page does not stop the others.
     * @throws NotionError if no page can be written, such as for an invalid key
     */
    async apply(changes: PricebookChange[], options: ApplyOptions): Promise<void> {
      if (changes.length === 0) return
      const { signal, stop = signal } = options
      const { columns, since } = await makeColumns(signal, stop)
      const write = createPricebookWriter({ notion, repo, databaseId, columns, since, signal, stop })
      const failures = createFailureSorter()
      for (const change of changes) {
        stop.throwIfAborted()
        const made = await write(change).catch((error: unknown) => ({
          failure: [failures.reasonOf(error, change.pageId === null)],
        }))
        if ('failure' in made) await options.onFailed(change, made.failure)
        else {
          failures.succeeded()
          await options.onDone(change, made.refused)
        }
      }
    },
  }
}

export type Pricebook = ReturnType<typeof createPricebook>
