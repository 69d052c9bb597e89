import { setTimeout } from 'node:timers/promises'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import type { Pace } from '../transport.ts'
import { createPaceRepo } from './pace.repo.ts'

/** Three requests a second on average, as Notion asks. */
const requestEveryMs = 334

/** Waits until the next requests to Notion may leave; instances that share a database share the pace. */
export function createPace(database: DatabaseHandle): Pace {
  const repo = createPaceRepo(database)
  return async (signal, requests) => {
    const waitMs = await repo.takeSlots(requests, requestEveryMs)
    if (waitMs > 0) await setTimeout(waitMs, undefined, { signal })
  }
}
