import { setTimeout } from 'node:timers/promises'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { createPaceRepo } from './sync-pace.repo.ts'

/** Three requests a second on average, as Notion asks. */
const requestEveryMs = 334

/** Waits until the next request to Notion may leave; instances that share a database share the pace. */
export function createPace(database: DatabaseHandle): (signal: AbortSignal) => Promise<void> {
  const repo = createPaceRepo(database)
  return async (signal) => {
    const waitMs = await repo.takeSlot(requestEveryMs)
    if (waitMs > 0) await setTimeout(waitMs, undefined, { signal })
  }
}
