import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import * as z from 'zod/mini'
import { adviceOn, StartError } from '../start-error.ts'
import { connect } from './database.ts'
import { migrateJobs } from './jobs.ts'
import { parseRows } from './rows.ts'

export const migrationsDirectory = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url))

/** Advisory lock for migrating: instances that start together take turns. */
const lockId = 7_203_001

export interface Migration {
  name: string
  sql: string
}

/**
 * Applies pending migrations, as `prisma migrate deploy` does but without its native engine, and those of the job queue.
 * @param only names of those to apply, to make a database as it was in an earlier version
 * @returns the names of the migrations applied now
 * @throws StartError where an applied migration was edited, or one cannot be applied
 */
export async function migrate(
  url: string,
  directory = migrationsDirectory,
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const migrations = await readMigrations(directory)
  const client = await connect(url)
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockId])
    const applied = await appliedMigrations(client)
    const changed = changedMigration(migrations, applied)
    if (changed) {
      throw new StartError(
        `The migration ${changed} is not the one that made this database: put prisma/migrations/${changed}/migration.sql back as it was, and its change into a new migration`,
      )
    }
    const pending = migrations.filter(({ name }) => !applied.has(name) && (only?.has(name) ?? true))
    if (pending.length > 0) await client.query(recordTable)
    for (const migration of pending) await apply(client, migration)
    await migrateJobs(client)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** Returns how many migrations are not applied; all of them where the database is new. */
export async function pendingMigrations(client: pg.Client): Promise<number> {
  const [names, applied] = await Promise.all([migrationNames(), appliedMigrations(client)])
  return names.filter((name) => !applied.has(name)).length
}

export const appliedRow = z.object({ name: z.string(), checksum: z.string() })

async function appliedMigrations(client: pg.Client): Promise<Map<string, string>> {
  const known = await client.query("SELECT FROM pg_class WHERE oid = to_regclass('_prisma_migrations')")
  if (known.rowCount === 0) return new Map()
  const { rows } = await client.query(
    `SELECT migration_name AS name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  )
  return new Map(parseRows(appliedRow, rows).map(({ name, checksum }) => [name, checksum]))
}

/**
 * Returns the first applied migration whose file has changed, or is missing although later files exist. A database may be ahead of the
 * program, as while instances are replaced one by one, but must not diverge from it.
 */
export function changedMigration(migrations: Migration[], applied: Map<string, string>): string | undefined {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]))
  const last = migrations.at(-1)?.name ?? ''
  return [...applied].find(([name, checksum]) => {
    const migration = byName.get(name)
    return migration ? !checksumsOf(migration.sql).includes(checksum) : name < last
  })?.[0]
}

/** Returns Prisma's checksum for both kinds of line endings: Git may convert them on Windows. */
function checksumsOf(sql: string): string[] {
  const text = sql.replaceAll('\r\n', '\n')
  return [text, text.replaceAll('\n', '\r\n')].map((wording) => createHash('sha256').update(wording).digest('hex'))
}

export async function readMigrations(directory = migrationsDirectory): Promise<Migration[]> {
  const names = await migrationNames(directory)
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(path.join(directory, name, 'migration.sql'), 'utf8') })),
  )
}

export async function migrationNames(directory = migrationsDirectory): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

/** The table as Prisma creates it, so that its command line can read it. */
const recordTable = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id VARCHAR(36) PRIMARY KEY,
    checksum VARCHAR(64) NOT NULL,
    finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL,
    logs TEXT,
    rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`

async function apply(client: pg.Client, { name, sql }: Migration): Promise<void> {
  const checksum = createHash('sha256').update(sql).digest('hex')
  try {
    await client.query('BEGIN')
    await client.query(sql)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES (gen_random_uuid(), $1, $2, clock_timestamp(), 1)`,
      [checksum, name],
    )
    await client.query('COMMIT')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(adviceOn(reason) ?? `The migration ${name} could not be applied: ${reason}`)
  }
}
