import * as z from 'zod/mini'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'

const figureRow = z.object({ name: z.string(), label: z.string(), value: z.number() })
export type Figure = z.output<typeof figureRow>

export function createFiguresRepo(database: DatabaseHandle) {
  return {
    /** Reads what /metrics says of the database, in one query. */
    read: (): Promise<Figure[]> => readRows(database, figureRow)`
      SELECT 'queue' AS "name", "state"::text AS "label", count(*)::float8 AS "value" FROM pgboss.job
        WHERE "state" IN ('created', 'retry', 'active', 'failed') GROUP BY 2
      UNION ALL SELECT 'deliveries', "status"::text, count(*)::float8 FROM "Delivery" WHERE "status" <> 'delivered' GROUP BY 2
      UNION ALL SELECT 'mails', "status"::text, count(*)::float8 FROM "OutgoingMail" WHERE "status" <> 'delivered' GROUP BY 2
      UNION ALL SELECT 'sync', '', extract(epoch FROM now() - max("finishedAt"))::float8 FROM "SyncRun"
        WHERE "status" = 'succeeded' AND NOT "dryRun" HAVING max("finishedAt") IS NOT NULL
      UNION ALL SELECT 'tokens', 'prompt', coalesce(sum("promptTokens"), 0)::float8 FROM "ChatTurn" WHERE "createdAt" > now() - interval '1 day'
      UNION ALL SELECT 'tokens', 'completion', coalesce(sum("completionTokens"), 0)::float8 FROM "ChatTurn" WHERE "createdAt" > now() - interval '1 day'
      UNION ALL SELECT 'cost', '', coalesce(sum("costUsd"), 0)::float8 FROM "ChatTurn" WHERE "createdAt" > now() - interval '1 day'
      UNION ALL SELECT 'backup', '', extract(epoch FROM now() - max("finishedAt"))::float8 FROM "BackupRun"
        WHERE "fault" IS NULL HAVING max("finishedAt") IS NOT NULL
      UNION ALL SELECT 'connections', coalesce("state", 'other'), count(*)::float8 FROM pg_stat_activity
        WHERE datname = current_database() AND backend_type = 'client backend' GROUP BY 2
      UNION ALL SELECT 'size', '', pg_database_size(current_database())::float8`,
  }
}
