import * as z from 'zod/mini'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'

const writtenRow = z.object({
  created: z.number(),
  updated: z.number(),
  retired: z.number(),
  pushedCreated: z.number(),
  pushedUpdated: z.number(),
  pushedRetired: z.number(),
  pushFailures: z.number(),
  conflicts: z.number(),
  linked: z.number(),
  bookCreated: z.number(),
  bookUpdated: z.number(),
  bookRetired: z.number(),
  bookFailures: z.number(),
  productsCount: z.number(),
})

export function createRunCountsRepo(database: DatabaseHandle) {
  return {
    /** Counts what an unfinished run wrote, from the rows of its transactions. */
    async writtenBy(runId: string): Promise<z.output<typeof writtenRow> | undefined> {
      return readRow(database, writtenRow)`
        WITH "done" AS (
          SELECT "side", "kind", "error" IS NOT NULL AS "failed", "fields", coalesce("productId"::text, "pageId") AS "of"
          FROM "SyncChange" WHERE "runId" = ${runId}::uuid
        )
        SELECT
          (count(DISTINCT "of") FILTER (WHERE "side" = 'mirror' AND "kind" = 'create'))::int AS "created",
          (count(DISTINCT "of") FILTER (WHERE "side" = 'mirror' AND "kind" IN ('update', 'restore', 'conflict')))::int AS "updated",
          (count(DISTINCT "of") FILTER (WHERE "side" = 'mirror' AND "kind" = 'retire'))::int AS "retired",
          (count(DISTINCT "of") FILTER (WHERE "side" = 'notion' AND "kind" = 'create' AND NOT "failed"))::int AS "pushedCreated",
          (count(DISTINCT "of") FILTER (WHERE "side" = 'notion' AND "kind" = 'update' AND NOT "failed"))::int AS "pushedUpdated",
          (count(DISTINCT "of") FILTER (WHERE "side" = 'notion' AND "kind" IN ('retire', 'restore') AND NOT "failed"))::int
            AS "pushedRetired",
          (count(DISTINCT "of") FILTER (WHERE "side" = 'notion' AND "failed"))::int AS "pushFailures",
          (coalesce(sum(jsonb_array_length("fields")) FILTER (WHERE "kind" = 'conflict'), 0))::int AS "conflicts",
          (count(DISTINCT "of") FILTER (WHERE "side" = 'mirror' AND "kind" = 'link'))::int AS "linked",
          (count(*) FILTER (WHERE "side" = 'pricebook' AND "kind" = 'create' AND NOT "failed"))::int AS "bookCreated",
          (count(*) FILTER (WHERE "side" = 'pricebook' AND "kind" = 'update' AND NOT "failed"))::int AS "bookUpdated",
          (count(*) FILTER (WHERE "side" = 'pricebook' AND "kind" = 'retire' AND NOT "failed"))::int AS "bookRetired",
          (count(*) FILTER (WHERE "side" = 'pricebook' AND "failed"))::int AS "bookFailures",
          (SELECT count(*)::int FROM "Product" WHERE "retiredAt" IS NULL) AS "productsCount"
        FROM "done"`
    },
  }
}
