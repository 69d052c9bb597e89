import * as z from 'zod/mini'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'

const editorRow = z.object({ id: z.string() })

export function createEditorsRepo(database: DatabaseHandle) {
  return {
    /** Returns editors of open conflicts' pages not looked up since `since`, newest conflicts first. */
    async unnamed(since: Date, limit: number): Promise<string[]> {
      const rows = await readRows(database, editorRow)`
        SELECT c."theirsBy" AS "id" FROM "SyncConflict" c WHERE c."settledAt" IS NULL AND c."theirsBy" IS NOT NULL
          AND NOT EXISTS (SELECT FROM "NotionUser" u WHERE u."id" = c."theirsBy" AND u."fetchedAt" > ${since})
        GROUP BY c."theirsBy" ORDER BY max(c."openedAt") DESC LIMIT ${limit}`
      return rows.map(({ id }) => id)
    },

    /** @param name null if Notion does not tell; a stored name is not overwritten then */
    async save(id: string, { name, isBot }: { name: string | null; isBot: boolean }, at: Date): Promise<void> {
      await database.$executeRaw`
        INSERT INTO "NotionUser" ("id", "name", "isBot", "fetchedAt") VALUES (${id}, ${name}, ${isBot}, ${at})
        ON CONFLICT ("id") DO UPDATE SET "fetchedAt" = EXCLUDED."fetchedAt",
          "name" = coalesce(EXCLUDED."name", "NotionUser"."name"),
          "isBot" = CASE WHEN EXCLUDED."name" IS NULL THEN "NotionUser"."isBot" ELSE EXCLUDED."isBot" END`
    },
  }
}
