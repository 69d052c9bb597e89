import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { connect } from './database.ts'
import { migrateJobs } from './jobs.ts'
import { openSchemaEngine } from './schema-engine.ts'

const migrationsDirectory = fileURLToPath(new URL('../../prisma/migrations', import.meta.url))

/** Of PostgreSQL's advisory locks, the one that migrating takes: instances that start together take turns. */
const lockId = 7_203_001

/**
 * Brings a database to the newest migration, as `prisma migrate deploy` does, without its native engine; the tables of the
 * job queue too.
 * @param url of the database
 * @returns the names of the migrations applied now
 */
export async function migrate(url: string): Promise<string[]> {
  const client = await connect(url)
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockId])
    const pending = await pendingMigrations(client)
    if (pending.length > 0) await apply(url)
    await migrateJobs(client)
    return pending
  } finally {
    await client.end()
  }
}

async function pendingMigrations(client: pg.Client): Promise<string[]> {
  const known = await client.query<{ name: string | null }>("SELECT to_regclass('_prisma_migrations')::text AS name")
  const applied = known.rows[0]?.name
    ? await client.query<{ name: string }>(
        'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
      )
    : { rows: [] }
  const names = new Set(applied.rows.map((row) => row.name))
  return (await migrationNames()).filter((name) => !names.has(name))
}

/** Names of the migration folders, oldest first. */
export async function migrationNames(): Promise<string[]> {
  const entries = await readdir(migrationsDirectory, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

async function apply(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url })
  try {
    await applyThrough(pool)
  } finally {
    await pool.end()
  }
}

async function applyThrough(pool: pg.Pool): Promise<void> {
  const engine = await openSchemaEngine(pool)
  const migrationDirectories = await Promise.all(
    (await migrationNames()).map(async (name) => {
      const sql = await readFile(path.join(migrationsDirectory, name, 'migration.sql'), 'utf8')
      return { path: name, migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } } }
    }),
  )
  await engine.applyMigrations({
    migrationsList: {
      baseDir: migrationsDirectory,
      lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
      shadowDbInitScript: '',
      migrationDirectories,
    },
    filters: { externalTables: [], externalEnums: [] },
  })
}
