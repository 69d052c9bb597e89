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

/** Of PostgreSQL's advisory locks, the one that migrating takes: instances that start together take turns. */
const lockId = 7_203_001

/** A migration as its file says it. */
export interface Migration {
  name: string
  sql: string
}

/**
 * Brings a database to the newest migration, as `prisma migrate deploy` does, without its native engine; the tables of the
 * job queue too.
 * @param url of the database
 * @param directory of the migrations, where it is not the repository's
 * @returns the names of the migrations applied now
 * @throws StartError where a migration that the database has run is no longer as it was, or one cannot be applied
 */
export async function migrate(url: string, directory = migrationsDirectory): Promise<string[]> {
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
    const pending = migrations.filter(({ name }) => !applied.has(name))
    if (pending.length > 0) await client.query(recordTable)
    for (const migration of pending) await apply(client, migration)
    await migrateJobs(client)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** A migration that a database has run. */
export const appliedRow = z.object({ name: z.string(), checksum: z.string() })

/** Checksums of the migrations that a database has run, by their names. */
async function appliedMigrations(client: pg.Client): Promise<Map<string, string>> {
  const known = await client.query("SELECT FROM pg_class WHERE oid = to_regclass('_prisma_migrations')")
  if (known.rowCount === 0) return new Map()
  const { rows } = await client.query(
    `SELECT migration_name AS name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  )
  return new Map(parseRows(appliedRow, rows).map(({ name, checksum }) => [name, checksum]))
}

/**
 * The first migration whose wording is not that which a database has run; or that it has run and the files lack, though they have
 * later ones: a database may be ahead of the program, as while instances are replaced one by one, but not beside it.
 */
export function changedMigration(migrations: Migration[], applied: Map<string, string>): string | undefined {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]))
  const last = migrations.at(-1)?.name ?? ''
  return [...applied].find(([name, checksum]) => {
    const migration = byName.get(name)
    return migration ? !checksumsOf(migration.sql).includes(checksum) : name < last
  })?.[0]
}

/** Prisma's, of either ending of lines: Git may write a file with others on Windows. */
function checksumsOf(sql: string): string[] {
  const text = sql.replaceAll('\r\n', '\n')
  return [text, text.replaceAll('\n', '\r\n')].map((wording) => createHash('sha256').update(wording).digest('hex'))
}

/** All migrations, oldest first. */
export async function readMigrations(directory = migrationsDirectory): Promise<Migration[]> {
  const names = await migrationNames(directory)
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(path.join(directory, name, 'migration.sql'), 'utf8') })),
  )
}

/** Names of the migration folders, oldest first. */
export async function migrationNames(directory = migrationsDirectory): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

/** As Prisma makes it, so that its own command reads it too. */
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

/** Runs a migration and writes that down, both or neither: one that ends halfway is begun anew by the next start. */
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
