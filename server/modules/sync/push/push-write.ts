import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import type { Notify } from '#server/modules/notifications/index.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { createMirrorRepo, type MirrorProduct } from '../import/import.repo.ts'
import { isAsPlanned, writeChanges } from '../import/import-write.ts'
import type { MappedColumns } from '../mapping/mapping.ts'
import type { Change } from '../plan/plan.rules.ts'
import { messageParams } from '../run/sync-error.ts'
import type { LiveSource, SourcePage } from '../source/source.ts'
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
  sourceTime: Date | undefined
  notify: Notify
  /** Enqueues a retry; undefined when the queue itself is retrying. */
  retryLater: ((tx: Transaction, productId: string) => Promise<void>) | undefined
  signal: AbortSignal
  lateCreateMs?: number
  /** Whether no other product is pushed meanwhile. */
  isAlone?: boolean
}

const usualLateCreateMs = 120_000

export interface PushCounts {
  updated: number
  conflicts: number
  pushedCreated: number
  pushedUpdated: number
  pushedRetired: number
  pushFailures: number
  retired: number
}

/** Pushes products individually: a refused one does not stop the others. */
export function createPusher(options: PushOptions) {
  const { database, notion, databaseId, columns, writer, signal, stop, now, isAlone } = options
  const { lateCreateMs = usualLateCreateMs } = options
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

  async function push(productId: string): Promise<void> {
    const [product] = await createMirrorRepo(database.prisma).products([productId])
    const found = product && pushOf(pushableOf(product), columns)
    if (!found || isIdle(found)) return
    try {
      const { notionPageId, pushStartedAt } = product
      if (notionPageId !== null) await update(productId, notionPageId)
      else if (!isAsPlanned(product, options)) return
      else if (pushStartedAt === null) await create(product, found)
      else await createAgain(product, found, pushStartedAt)
      failures.succeeded()
    } catch (error) {
      stop.throwIfAborted()
      signal.throwIfAborted()
      const reason = failures.reasonOf(error, product.notionPageId === null)
      await fail(product, pushChanges(pushableOf(product), found), reason)
    }
  }

  /** Looks for a page whose creation got no answer; creates it once that request cannot be pending any more. */
  async function createAgain(product: MirrorProduct, found: Push, since: Date): Promise<void> {
    const mayBeMade = await createPushRepo(database.prisma).mayBeMade(product.id, lateCreateMs) // read before looking
    const page = await findMade(product, since, options, isAlone)
    const state = page && (await options.read([page])).get(page.id)
    if (page && state && state !== 'trashed') {
      options.planned?.delete(product.id)
      if (options.planned) return
      state.warnings.map(options.warn)
      const merged = await writeChanges([{ ...state, known: product }], { ...options, onWritten: async () => {} })
      counts.updated += merged.updated
      counts.conflicts += merged.conflicts
      await update(product.id, page.id)
    } else if (mayBeMade) {
      await fail(product, pushChanges(pushableOf(product), found), syncNote('product.create-awaited'))
    } else await create(product, found)
  }

  /** Records the attempt before the request, so that a later run looks for the page first. */
  async function create(product: MirrorProduct, found: Push): Promise<void> {
    const since = product.pushStartedAt ?? options.sourceTime ?? new Date(0)
    await writer.write(async (tx) => {
      await createPushRepo(tx).begin(product.id, since)
      return { changes: [], visible: false }
    })
    const wanted = { properties: found.writing.properties, mark: product.id }
    const page = await notion.createPage(databaseId, wanted, signal, stop).catch(async (error) => {
      if (!(error instanceof SourceError)) throw error
      if (!error.mayHaveHappened)
        await createPushRepo(database.prisma).notMade(product.id, product.pushStartedAt === null)
      const made = error.mayHaveHappened && (await lookedFor(product, since))
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

  /** Looks for a page after a lost answer, and restarts the time for which it may still appear. */
  async function lookedFor(product: MirrorProduct, since: Date): Promise<SourcePage | undefined> {
    await createPushRepo(database.prisma).begin(product.id, since)
    return findMade(product, since, options)
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
