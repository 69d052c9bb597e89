import * as z from 'zod/mini'
import { type Database, databaseFault } from '#server/platform/database/database.ts'
import { appliedRow, changedMigration, readMigrations } from '#server/platform/database/migrations.ts'
import { countRow, readRow, readRows } from '#server/platform/database/rows.ts'
import type { Check } from './checks.service.ts'
import { found } from './found.ts'

const stateRow = z.object({
  version: z.string(),
  megabytes: z.number(),
  connections: z.number(),
  most: z.number(),
  seconds: z.number(),
})
const clockRow = z.object({ ms: z.number() })

const testedMajor = '18'
const busyShare = 0.8
const slowSeconds = 60
const apartMaxS = 60

/** Creates the checks of what the database says of itself. */
export function createDatabaseChecks({ prisma }: Pick<Database, 'prisma'>, now: () => Date) {
  const reached =
    (check: Check): Check =>
    () =>
      check().catch((error) => {
        if (databaseFault(error)) return []
        throw error
      })

  async function database() {
    const state = await readRow(prisma, stateRow)`
      SELECT split_part(current_setting('server_version'), ' ', 1) AS "version",
        round(pg_database_size(current_database()) / 1e6)::float8 AS "megabytes",
        count(*)::int AS "connections", current_setting('max_connections')::int AS "most",
        coalesce(max(extract(epoch FROM now() - query_start)) FILTER (
          WHERE state = 'active' AND backend_type = 'client backend' AND pid <> pg_backend_pid()), 0)::float8 AS "seconds"
      FROM pg_stat_activity WHERE backend_type = 'client backend'`
    if (!state) return []
    const { version, connections, most, seconds } = state
    const { seconds: _, ...figures } = state
    return [
      ...(version.split('.')[0] === testedMajor ? [] : [found('database.version', { version })]),
      ...(connections > most * busyShare ? [found('database.connections', { connections, most })] : []),
      ...(seconds > slowSeconds ? [found('database.slow', { seconds: Math.round(seconds) })] : []),
      found('database.ok', figures),
    ]
  }

  async function migrations() {
    const known = await readMigrations()
    const applied = await readRows(prisma, appliedRow)`
      SELECT migration_name AS name, checksum FROM _prisma_migrations
      WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`
    const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]))
    const changed = changedMigration(known, checksums)
    const pending = known.filter(({ name }) => !checksums.has(name)).length
    if (changed) return [found('migrations.changed', { name: changed })]
    return [
      pending > 0 ? found('migrations.pending', { count: pending }) : found('migrations.ok', { count: known.length }),
    ]
  }

  async function clock() {
    const clock = await readRow(prisma, clockRow)`SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms`
    const seconds = Math.round(Math.abs((clock?.ms ?? 0) - now().getTime()) / 1000)
    return [seconds > apartMaxS ? found('clock.apart', { seconds }) : found('clock.ok')]
  }

  return {
    checks: {
      database: () =>
        database().catch((error) => {
          if (databaseFault(error)) return [found('database.away')]
          throw error
        }),
      migrations: reached(migrations),
      clock: reached(clock),
    },

    /** Returns how many active Super Admins have no second factor. */
    async withoutSecondFactor(): Promise<number> {
      const row = await readRow(prisma, countRow)`
        SELECT count(*)::int AS "count" FROM "User" WHERE "role" = 'super_admin' AND "status" = 'active' AND "totpEnabledAt" IS NULL`
      return row?.count ?? 0
    },
  }
}
