import type { DatabaseHandle } from '#server/platform/database.ts'

export function createPaceRepo(database: DatabaseHandle) {
  return {
    /**
     * Takes the next free moment, each at least `everyMs` after the one before.
     * @returns how long to wait for it, in ms
     */
    async takeSlot(everyMs: number): Promise<number> {
      const rows = await database.$queryRaw<{ waitMs: number }[]>`
        INSERT INTO "NotionPace" ("id", "nextSlotAt") VALUES (1, now())
        ON CONFLICT ("id") DO UPDATE
          SET "nextSlotAt" = greatest("NotionPace"."nextSlotAt" + make_interval(secs => ${everyMs / 1000}::float8), now())
        RETURNING (extract(epoch FROM "nextSlotAt" - now()) * 1000)::float8 AS "waitMs"`
      return rows[0]?.waitMs ?? 0
    },
  }
}
