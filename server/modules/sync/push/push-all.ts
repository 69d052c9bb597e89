import pLimit from 'p-limit'
import { createMirrorRepo, type MirrorProduct } from '../import/import.repo.ts'
import { isAsPlanned } from '../import/import-write.ts'
import type { NotionPage } from '../notion/client.ts'
import { mergeFresh } from './push-merge.ts'
import { createPusher, type PushCounts, type PushOptions } from './push-write.ts'

/** Products that are sent before Notion is asked again what people edited meanwhile. */
const batchSize = 50

/** Requests on their way at once: while one is written down here, the next one waits for its moment. */
const atOnce = 3

/** How often a run tells how far it is. */
const reportEvery = 5

export interface PushAllOptions extends PushOptions {
  /** When the reading began. */
  readFrom: Date
  onPushed: (done: number) => Promise<void>
}

/**
 * Tells Notion of products, a batch at a time. Before each batch, pages that were edited since the reading began are read again
 * and merged, so that nobody's fresh edit is overwritten.
 * @returns what was done, with what those fresh edits changed here
 */
export async function pushAll(ids: string[], options: PushAllOptions): Promise<PushCounts> {
  const { stop } = options
  const pusher = createPusher(options)
  const look = createLook(options)
  let done = 0
  for (let start = 0; start < ids.length; start += batchSize) {
    stop.throwIfAborted()
    const batch = ids.slice(start, start + batchSize)
    const { updated, conflicts } = await mergeFresh(await look(), batch, options)
    pusher.counts.updated += updated
    pusher.counts.conflicts += conflicts
    const products = await createMirrorRepo(options.database.prisma).products(batch)
    const planned = products.filter((product) => isAsPlanned(product, options))
    await inTurns(inOrder(planned, batch), async (product) => {
      stop.throwIfAborted()
      await pusher.push(product)
      done += 1
      if (done % reportEvery === 0) await options.onPushed(done)
    })
  }
  return pusher.counts
}

function inOrder(products: MirrorProduct[], ids: string[]): MirrorProduct[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * Pages that were edited since the last look, by Notion's own clock: whatever is edited from now on bears no earlier minute than
 * the latest that was seen.
 */
function createLook({ notion, databaseId, readFrom, signal, stop }: PushAllOptions): () => Promise<NotionPage[]> {
  let editedSince = readFrom
  return async () => {
    const pages: NotionPage[] = []
    for await (const batch of notion.pages(databaseId, { editedSince, signal, stop })) {
      if (batch.restarted) pages.length = 0
      pages.push(...batch.pages)
    }
    const latest = Math.max(editedSince.getTime(), ...pages.map((page) => Date.parse(page.last_edited_time)))
    editedSince = new Date(latest)
    return pages
  }
}

/** A few at once. What one throws is thrown once the others are through; no further one is begun. */
async function inTurns<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const limit = pLimit(atOnce)
  const failures: unknown[] = []
  await limit.map(items, async (item) => {
    if (failures.length === 0) await work(item).catch((error: unknown) => failures.push(error))
  })
  if (failures.length > 0) throw failures[0]
}
