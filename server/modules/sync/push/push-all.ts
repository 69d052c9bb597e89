import pLimit from 'p-limit'
import { createPusher, type PushCounts, type PushOptions } from './push-write.ts'

/** Products on their way at once: while one is written down here, the next one waits for its moment. */
const atOnce = 3

/** How often a run tells how far it is. */
const reportEvery = 5

export interface PushAllOptions extends PushOptions {
  onPushed: (done: number) => Promise<void>
}

/**
 * Tells Notion of products, each over its page as it is at that moment.
 * @returns what was done, with what people's fresh edits changed here
 */
export async function pushAll(ids: string[], options: PushAllOptions): Promise<PushCounts> {
  const { stop } = options
  const pusher = createPusher(options)
  let done = 0
  await inTurns(ids, async (id) => {
    stop.throwIfAborted()
    await pusher.push(id)
    done += 1
    if (done % reportEvery === 0) await options.onPushed(done)
  })
  return pusher.counts
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
