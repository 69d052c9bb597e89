import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'
import type { Pace } from '../transport.ts'

const requestEveryMs = 334

/** Creates a rate limiter that is shared by all instances using the database. */
export function createPace(database: DatabaseHandle): Pace {
  const repo = createPaceRepo(database)
  return async (signal, requests) => {
    const waitMs = await repo.takeSlots(requests, requestEveryMs)
    if (waitMs > 0) await setTimeout(waitMs, undefined, { signal })
  }
}

const slotRow = z.object({ waitMs: z.number() })

export function createPaceRepo(database: DatabaseHandle) {
  return {
    /** Reserves slots `everyMs` apart; all requests may be sent at the first. @returns milliseconds until then */
    async takeSlots(count: number, everyMs: number): Promise<number> {
      const [every, others] = [everyMs / 1000, ((count - 1) * everyMs) / 1000]
      const slot = await readRow(database, slotRow)`
        INSERT INTO "NotionPace" ("id", "nextSlotAt") VALUES (1, now() + make_interval(secs => ${others}::float8))
        ON CONFLICT ("id") DO UPDATE
          SET "nextSlotAt" = greatest("NotionPace"."nextSlotAt" + make_interval(secs => ${every}::float8), now())
            + make_interval(secs => ${others}::float8)
        RETURNING (extract(epoch FROM "nextSlotAt" - now() - make_interval(secs => ${others}::float8)) * 1000)::float8 AS "waitMs"`
      return slot?.waitMs ?? 0
    },
  }
}
