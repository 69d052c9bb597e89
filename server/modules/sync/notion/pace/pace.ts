import { setTimeout } from 'node:timers/promises'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import type { Pace } from '../transport.ts'
import { createPaceRepo } from './pace.repo.ts'

const requestEveryMs = 334

/** Creates a rate limiter that is shared by all instances using the database. */
export function createPace(database: DatabaseHandle): Pace {
  const repo = createPaceRepo(database)
  return async (signal, requests) => {
    const waitMs = await repo.takeSlots(requests, requestEveryMs)
    if (waitMs > 0) await setTimeout(waitMs, undefined, { signal })
  }
}
