import pLimit from 'p-limit'
import { createPusher, type PushCounts, type PushOptions } from './push-write.ts'

const atOnce = 3

const reportEvery = 5

export interface PushAllOptions extends PushOptions {
  onPushed: (done: number) => Promise<void>
}

/** Pushes products to Notion. @returns counts, including changes made here by merging concurrent edits of pages */
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

/** Runs a few at once. After a failure it starts no more, and throws once the running ones are done. */
async function inTurns<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const limit = pLimit(atOnce)
  const failures: unknown[] = []
  await limit.map(items, async (item) => {
    if (failures.length === 0) await work(item).catch((error: unknown) => failures.push(error))
  })
  if (failures.length > 0) throw failures[0]
}
