import type { SyncNote } from '#contract/sync/sync-notes.ts'
import type { Notify } from '#server/modules/notifications/index.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { createMirrorRepo, type MirrorProduct } from '../import/import.repo.ts'
import { isAsPlanned } from '../import/import-write.ts'
import type { MappedColumns } from '../mapping/mapping.ts'
import type { Change } from '../plan/plan.rules.ts'
import { messageParams } from '../run/sync-error.ts'
import type { LiveSource } from '../source/source.ts'
import { SourceError } from '../source/source-error.ts'
import { createPushRepo } from './push.repo.ts'
import { isIdle, type Push, pushableOf, pushChanges, pushOf, refusalOf } from './push.rules.ts'
import { findMade } from './push-adopt.ts'
import { createFailureSorter } from './push-failures.ts'
import type { MergeOptions } from './push-merge.ts'
import { createPushRecord } from './push-settle.ts'
import { createUpdate } from './push-update.ts'

export interface PushOptions extends MergeOptions {
  notion: LiveSource
  databaseId: string
  columns: MappedColumns
  /** By Notion's clock, when the run began to read; undefined where Notion does not tell. */
  sourceTime: Date | undefined
  notify: Notify
  /** Has a product tried again by the queue; absent where the queue itself is trying. */
  retryLater: ((tx: Transaction, productId: string) => Promise<void>) | undefined
  /** Cuts requests off. */
  signal: AbortSignal
}

export interface PushCounts {
  updated: number
  conflicts: number
  pushedCreated: number
  pushedUpdated: number
  pushedRetired: number
  pushFailures: number
  retired: number
}

/** Tells Notion of products, each by itself: one that is refused keeps no other back. */
export function createPusher(options: PushOptions) {
  const { database, notion, databaseId, columns, writer, signal, stop, now } = options
  const failures = createFailureSorter()
  const counts: PushCounts = {
    updated: 0,
    conflicts: 0,
    pushedCreated: 0,
    pushedUpdated: 0,
    pushedRetired: 0,
    pushFailures: 0,
    retired: 0,
  }
  const record = createPushRecord(options)
  const update = createUpdate(options, record, counts)

  /**
   * Sends what waits of a product, and writes down what Notion answers.
   * @throws what ends the run
   */
  async function push(productId: string): Promise<void> {
    const [product] = await createMirrorRepo(database.prisma).products([productId])
    const found = product && pushOf(pushableOf(product), columns)
    if (!found || isIdle(found)) return
    try {
      if (product.notionPageId !== null) await update(productId, product.notionPageId)
      else if (isAsPlanned(product, options)) await create(product, found)
      failures.succeeded()
    } catch (error) {
      stop.throwIfAborted()
      signal.throwIfAborted()
      const reason = failures.reasonOf(error, product.notionPageId === null)
      await fail(product, pushChanges(pushableOf(product), found), reason)
    }
  }

  /** That a page is about to be made is written down first: whoever comes after us looks for it before making another. */
  async function create(product: MirrorProduct, found: Push): Promise<void> {
    const since = product.pushStartedAt ?? options.sourceTime ?? new Date(0)
    await writer.write(async (tx) => {
      await createPushRepo(tx).begin(product.id, since)
      return { changes: [], visible: false }
    })
    const page = await notion.createPage(databaseId, found.writing.properties, signal, stop).catch(async (error) => {
      if (!(error instanceof SourceError) || !error.mayHaveHappened) throw error
      const made = await findMade(product.record, since, options)
      if (!made) throw error
      return made
    })
    const [change] = pushChanges(pushableOf(product), found)
    await record.settle(product, {
      readBack: found.writing.readBack,
      page,
      change: change && { ...change, pageId: page.id },
      refusal: refusalOf(found),
    })
    counts.pushedCreated += 1
  }

  async function fail(product: MirrorProduct, attempted: Change[], reason: SyncNote): Promise<void> {
    counts.pushFailures += 1
    await writer.write(async (tx) => {
      const attempts = await createPushRepo(tx).failed(product.id, reason, now())
      if (attempts === 1) {
        await options.retryLater?.(tx, product.id)
        await options.notify(tx, 'sync.push_failed', {
          productId: product.id,
          name: product.name,
          ...messageParams(reason),
        })
      }
      await publish(tx, 'sync.changed')
      return { changes: attempted.slice(0, 1).map((change) => ({ ...change, error: reason })), visible: false }
    })
  }

  return { push, counts }
}
