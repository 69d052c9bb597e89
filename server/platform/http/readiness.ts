import { statfs } from 'node:fs/promises'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { type Database, databaseFault } from '../database/database.ts'
import { appliedRow, changedMigration, readMigrations } from '../database/migrations.ts'
import { readRow, readRows } from '../database/rows.ts'
import { within } from '../run.ts'

/** Below the 5 s timeout of Docker's health check. */
const limitMs = 3000

/** How long a result is cached, so that frequent checks add no load. */
const cacheMs = 1000

/** PostgreSQL's write-ahead log grows by 16 MB at a time. */
const roomMin = 32 * 1024 * 1024

/** Two-factor codes are valid for half a minute; due dates and retention are in days. */
const clockDifferenceMaxMs = 60_000

export interface ReadinessOptions {
  database: Database
  log: Logger
  now: () => Date
  /** PostgreSQL's data folder, where it is on a disk of this machine. */
  folder: string | undefined
}

/**
 * Creates the readiness check: PostgreSQL accepts a write, its disk has room, its clock agrees with ours, and its migrations are those of
 * this version.
 * @returns a fault of the database (`database` where it does not respond), `clock` or `migrations`; undefined where all is well
 */
export function createReadiness({ database, log, now, folder }: ReadinessOptions): () => Promise<string | undefined> {
  let cached: Promise<string | undefined> | undefined

  async function check(): Promise<string | undefined> {
    try {
      if (folder && (await roomIn(folder)) < roomMin) return 'disk'
      return await within(limitMs, 'The database', tryDatabase(database, now))
    } catch (error) {
      log.debug({ err: error }, 'Not ready')
      const fault = databaseFault(error) ?? 'away'
      return fault === 'away' ? 'database' : fault
    }
  }

  async function checkAndLog(): Promise<string | undefined> {
    const reason = await check()
    if (reason) log.error({ fault: reason }, 'The site is not ready')
    setTimeout(() => {
      cached = undefined
    }, cacheMs).unref()
    return reason
  }

  return () => {
    cached ??= checkAndLog()
    return cached
  }
}

async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const clockRow = z.object({ ms: z.number() })

/**
 * Writes without leaving anything behind: a temporary file for a sort that exceeds memory, and a row lock, which needs write access and has
 * to reach the disk before the transaction ends.
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

function isApart(theirs: number, before: number, after: number): boolean {
  return before - theirs > clockDifferenceMaxMs || theirs - after > clockDifferenceMaxMs
}
