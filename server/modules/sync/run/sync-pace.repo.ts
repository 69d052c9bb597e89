import * as z from 'zod/mini'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'

const slotRow = z.object({ waitMs: z.number() })

export function createPaceRepo(database: DatabaseHandle) {
  return {
    /**
     * Takes the next free moment, each at least `everyMs` after the one before.
     * @returns how long to wait for it, in ms
     */
    async takeSlot(everyMs: number): Promise<number> {
      const slot = await readRow(database, slotRow)`
        INSERT INTO "NotionPace" ("id", "nextSlotAt") VALUES (1, now())
        ON CONFLICT ("id") DO UPDATE
          SET "nextSlotAt" = greatest("NotionPace"."nextSlotAt" + make_interval(secs => ${everyMs / 1000}::float8), now())
        RETURNING (extract(epoch FROM "nextSlotAt" - now()) * 1000)::float8 AS "waitMs"`
      return slot?.waitMs ?? 0
    },
  }
}
