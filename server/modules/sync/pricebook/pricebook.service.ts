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

/** Where the pricebook is kept: a database of Notion's; its id or a link to it. */
export interface PricebookTarget {
  notion: Notion
  databaseId: string
}

/** @throws SyncError where the pricebook is to be kept in the catalogue itself */
export function refuseItself(pricebook: PricebookTarget | undefined, catalogueId: string): void {
  if (pricebook && isSameDatabase(catalogueId, pricebook.databaseId))
    throw new SyncError(syncNote('notion.is-pricebook'))
}

/** The same, which tells what its requests wait for. */
export function tellingPricebook<Target extends PricebookTarget | undefined>(
  pricebook: Target,
  onWait: Parameters<Notion['telling']>[0],
) {
  return pricebook && { ...pricebook, notion: pricebook.notion.telling(onWait) }
}

interface PricebookServices extends PricebookTarget {
  database: Database
  /** Told of what staff should look at. */
  warn: (warning: SyncNote) => void
}

interface ApplyOptions {
  signal: AbortSignal
  stop?: AbortSignal
  /** After each change that was made; `refused` are the fields that could not be sent, with why. */
  onDone: (change: PricebookChange, refused: SyncNote[]) => Promise<void> | void
  /** After each that nothing came of; the next run plans it again. */
  onFailed: (change: PricebookChange, reasons: SyncNote[]) => Promise<void> | void
}

/**
 * Keeps the pricebook database (spec §3, §9) telling what the listed products are. It is written to, never imported.
 * To be used by the holder of the sync's lock only.
 */
export function createPricebook({ notion, database, databaseId: given, warn }: PricebookServices) {
  const repo = createPricebookRepo(database.prisma)
  const databaseId = databaseIdOf(given)

  /** Every page that is not in the trash; undefined where Notion does not list them all. */
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

  /** The columns, the missing ones made, and when that was by Notion's clock. */
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
    /**
     * What would have to be done, from one reading of the pricebook. Writes nothing, here or there.
     * @param coming what is about to become of products before it is done
     * @throws NotionError
     */
    async plan(signal: AbortSignal, stop?: AbortSignal, coming: ComingProduct[] = []): Promise<PricebookChange[]> {
      const { properties } = await notion.database(databaseId, signal, stop)
      const columns = pricebookColumnsOf(properties)
      const pages = await readPages(columns, signal, stop)
      if (!pages) return []
      return planPricebook(foreseen(await repo.products(databaseId), coming), pages, computedColumns(columns))
    },

    /**
     * Does what was planned, one page after the other; ends between two when `stop` says so. A page that Notion refuses does not
     * keep the others back.
     * @throws NotionError where no page could be written: the key, the database or the connection is gone
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
