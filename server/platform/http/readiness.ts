import { statfs } from 'node:fs/promises'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { type Database, databaseFault } from '../database/database.ts'
import { appliedRow, changedMigration, readMigrations } from '../database/migrations.ts'
import { readRow, readRows } from '../database/rows.ts'
import { within } from '../run.ts'

/** Below the 5 s after which Docker's own check gives up. */
const limitMs = 3000

/** An answer counts for as long: whoever asks more often makes no more work. */
const keptMs = 1000

/** PostgreSQL's log of changes grows by 16 MB at a time. */
const roomMin = 32 * 1024 * 1024

/** Codes of two-factor sign-in are good for half a minute; what is due, and what is erased, follows days. */
const clockDifferenceMaxMs = 60_000

export interface ReadinessOptions {
  database: Database
  log: Logger
  now: () => Date
  /** Where PostgreSQL keeps its data, where that is a disk of this machine. */
  folder: string | undefined
}

/**
 * Looks whether the site can serve all that it is there for: PostgreSQL takes a write, there is room on its disk, its clock is ours, and
 * the migrations that it has run are those that this version was written for.
 * @returns why not: a fault of the database (`database` where it does not answer), `clock` or `migrations`
 */
export function createReadiness({ database, log, now, folder }: ReadinessOptions): () => Promise<string | undefined> {
  let kept: Promise<string | undefined> | undefined

  async function look(): Promise<string | undefined> {
    try {
      if (folder && (await roomIn(folder)) < roomMin) return 'disk'
      return await within(limitMs, 'The database', tryDatabase(database, now))
    } catch (error) {
      log.debug({ err: error }, 'Not ready')
      const fault = databaseFault(error) ?? 'away'
      return fault === 'away' ? 'database' : fault
    }
  }

  async function lookAndSay(): Promise<string | undefined> {
    const reason = await look()
    if (reason) log.error({ fault: reason }, 'The site is not ready')
    setTimeout(() => {
      kept = undefined
    }, keptMs).unref()
    return reason
  }

  return () => {
    kept ??= lookAndSay()
    return kept
  }
}

async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const clockRow = z.object({ ms: z.number() })

/**
 * Writes what leaves nothing behind: a file for a moment, as for a sort that does not fit into memory, and the mark of a lock on rows,
 * which is refused wherever a write is and has to reach the disk before the transaction ends.
 */
async function tryDatabase({ prisma }: Database, now: () => Date): Promise<string | undefined> {
  const migrations = await readMigrations()
  const before = now().getTime()
  return prisma.$transaction(async (tx) => {
    const clock = await readRow(tx, clockRow)`
      SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms, set_config('work_mem', '64kB', true)`
    const after = now().getTime()
    await tx.$executeRaw`SELECT count(*) FROM generate_series(1, 20000)`
    const applied = await readRows(tx, appliedRow)`
      SELECT migration_name AS name, checksum FROM _prisma_migrations
      WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL FOR UPDATE`
    if (!clock || isApart(clock.ms, before, after)) return 'clock'
    const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]))
    const complete = migrations.every(({ name }) => checksums.has(name))
    return complete && !changedMigration(migrations, checksums) ? undefined : 'migrations'
  })
}

/** PostgreSQL was asked between the two. */
function isApart(theirs: number, before: number, after: number): boolean {
  return before - theirs > clockDifferenceMaxMs || theirs - after > clockDifferenceMaxMs
}
