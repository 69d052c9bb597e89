import { isDeepStrictEqual } from 'node:util'
import { productField, recordFields } from '#contract/fields/product.ts'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import type { Notify } from '#server/modules/notifications/index.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { createMirrorRepo, type MirrorProduct } from '../import/import.repo.ts'
import { retire } from '../import/import-retire.ts'
import { isAsPlanned } from '../import/import-write.ts'
import type { MappedColumns } from '../mapping/mapping.ts'
import type { Notion, NotionPage } from '../notion/client.ts'
import { NotionError } from '../notion/errors.ts'
import type { Change } from '../plan/plan.rules.ts'
import { messageParams } from '../run/sync-error.ts'
import { createPushRepo } from './push.repo.ts'
import { isIdle, type Push, pushableOf, pushChanges, pushOf, refusalOf } from './push.rules.ts'
import { findMade } from './push-adopt.ts'
import { createFailureSorter } from './push-failures.ts'
import { type MergeOptions, mergeFresh } from './push-merge.ts'
import { createPushRecord } from './push-settle.ts'

const prose: ReadonlySet<string> = new Set(recordFields.filter((field) => productField(field).form === 'prose'))

export interface PushOptions extends MergeOptions {
  notion: Notion
  databaseId: string
  columns: MappedColumns
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
  const { notion, databaseId, columns, writer, runId, signal, stop, now } = options
  const { settle, settleTrash } = createPushRecord(options)
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

  /**
   * Sends what waits of a product, and writes down what Notion answers.
   * @returns whether everything that could be sent was
   * @throws what ends the run
   */
  async function push(product: MirrorProduct): Promise<boolean> {
    let found = pushOf(pushableOf(product), columns)
    if (!found || isIdle(found)) return true
    try {
      found = pushOf(pushableOf(product), columns, await presentOf(product)) ?? found
      if (product.notionPageId === null) await create(product, found)
      else await update(product, product.notionPageId, found)
      failures.succeeded()
      return true
    } catch (error) {
      stop.throwIfAborted()
      signal.throwIfAborted()
      if (await isTakenAsTrashed(product, error)) return true
      const reason = failures.reasonOf(error, product.notionPageId === null)
      await fail(product, pushChanges(pushableOf(product), found), reason)
      return false
    }
  }

  /** The files that Notion hosts can only stay by the links that it gave lately, and formatting only as it is there. */
  async function presentOf({ notionPageId, pending }: MirrorProduct): Promise<NotionPage | undefined> {
    const isOfPage = (field: string) => field === 'images' || prose.has(field)
    return notionPageId !== null && pending.some(isOfPage) ? notion.page(notionPageId, signal, stop) : undefined
  }

  /** That a page is about to be made is written down first: whoever comes after us looks for it before making another. */
  async function create(product: MirrorProduct, found: Push): Promise<void> {
    const since = product.pushStartedAt ?? now()
    await writer.write(async (tx) => {
      await createPushRepo(tx).begin(product.id, since)
      return { changes: [], visible: false }
    })
    const page = await notion.createPage(databaseId, found.writing.properties, signal, stop).catch(async (error) => {
      if (!(error instanceof NotionError) || !error.mayHaveHappened) throw error
      const made = await findMade(product.record, since, options)
      if (!made) throw error
      return made
    })
    const [change] = pushChanges(pushableOf(product), found)
    await settle(product, {
      readBack: found.writing.readBack,
      page,
      change: change && { ...change, pageId: page.id },
      refusal: refusalOf(found),
    })
    counts.pushedCreated += 1
  }

  /** What was edited in a page before it went to the trash is only read once it is out: it is merged before anything is sent. */
  async function restore(product: MirrorProduct, pageId: string, found: Push): Promise<void> {
    const page = await notion.updatePage(pageId, { trashed: false }, signal, stop)
    const change = pushChanges(pushableOf(product), found).find(({ kind }) => kind === 'restore')
    await settle(product, { readBack: {}, page, change, refusal: refusalOf(found) })
    counts.pushedRetired += 1
    const { updated, conflicts } = await mergeFresh([page], [product.id], options)
    counts.updated += updated
    counts.conflicts += conflicts
    const [current] = await createMirrorRepo(options.database.prisma).products([product.id])
    const left = current && isAsPlanned(current, options) ? pushOf(pushableOf(current), columns) : undefined
    if (current && left && !isIdle(left)) await update(current, pageId, left)
  }

  async function update(product: MirrorProduct, pageId: string, found: Push): Promise<void> {
    if (found.trash === false) return restore(product, pageId, found)
    const refusal = refusalOf(found)
    const changes = pushChanges(pushableOf(product), found)
    const changeOf = (kind: string) => changes.find((change) => change.kind === kind)
    let current = product
    if (found.fields.length > 0) {
      const { properties, readBack } = found.writing
      const page = await notion.updatePage(pageId, { properties }, signal, stop)
      current = await settle(current, { readBack, page, change: changeOf('update'), refusal })
      counts.pushedUpdated += 1
    } else if (refusal !== null) await noteRefusal(product, refusal, changeOf('update'))
    if (found.trash === true) {
      await notion.updatePage(pageId, { trashed: true }, signal, stop).catch((error: unknown) => {
        if (!(error instanceof NotionError) || error.status !== 404) throw error
      })
      await settleTrash(current, changeOf('retire'))
      counts.pushedRetired += 1
    }
  }

  /** Fields that no column takes: told once, and again where the reason changes. */
  async function noteRefusal(product: MirrorProduct, refusal: SyncNote, change: Change | undefined): Promise<void> {
    options.warn(syncNote('product.note', { name: product.name, reason: refusal }))
    if (isDeepStrictEqual(product.pushError, refusal)) return
    await writer.write(async (tx) => {
      await createPushRepo(tx).refused(product.id, refusal, now())
      return { changes: change ? [change] : [], visible: false }
    })
  }

  /**
   * A page that was put in the trash takes no values: with Notion's changes taken, its product goes off the list. One that is off
   * it here too is agreed on either way.
   */
  async function isTakenAsTrashed(product: MirrorProduct, error: unknown): Promise<boolean> {
    const { notionPageId: pageId, id, version, name, retiredAt, pending } = product
    const isWanted = pageId !== null && (options.takes || retiredAt !== null)
    if (!isWanted || !(error instanceof NotionError) || error.status !== 400) return false
    const page = await notion.page(pageId, signal, stop).catch(() => undefined) // then it is refused, as it was told
    stop.throwIfAborted()
    if (!page?.archived && !page?.in_trash) return false
    const gone = { id, version, name, pageId, isRetired: retiredAt !== null, pending }
    counts.retired += await retire([gone], { writer, runId, deletesSamples: false, now })
    return true
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
