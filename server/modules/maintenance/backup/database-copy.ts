import type { Readable } from 'node:stream'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import * as z from 'zod/mini'
import { connect } from '#server/platform/database/database.ts'
import { parseRows } from '#server/platform/database/rows.ts'
import packageJson from '../../../../package.json' with { type: 'json' }
import type { Entry } from './archive.ts'
import { backupError } from './backup-error.ts'
import { sameTexts, sumOf } from './database-sums.ts'
import { type End, entryNames, type Manifest, type Sums, tableEntry } from './manifest.ts'

/** Size of the parts that a table is copied in. */
const partBytes = 4 * 1024 * 1024

const ours = `relnamespace::regnamespace::text NOT IN ('pg_catalog', 'information_schema')
  AND relnamespace::regnamespace::text NOT LIKE 'pg\\_%'`

/** Partitions come with their table; generated columns are computed again. A replica has no rows of unlogged tables, which count requests. */
const tablesQuery = `
  SELECT format('%I.%I', relnamespace::regnamespace::text, relname) AS name, ARRAY(
    SELECT quote_ident(attname) FROM pg_attribute
    WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns
  FROM pg_class c WHERE relkind IN ('r', 'p') AND NOT relispartition AND ${ours}
    AND NOT (relpersistence = 'u' AND pg_is_in_recovery()) ORDER BY 1`
const tableRow = z.object({ name: z.string(), columns: z.array(z.string()) })

const partitionsQuery = `
  SELECT format('%I.%I', c.relnamespace::regnamespace::text, c.relname) AS name,
    format('%I.%I', p.relnamespace::regnamespace::text, p.relname) AS parent, pg_get_expr(c.relpartbound, c.oid) AS bound
  FROM pg_class c JOIN pg_inherits ON inhrelid = c.oid JOIN pg_class p ON p.oid = inhparent
  WHERE c.relispartition AND c.relkind = 'r' ORDER BY 1`
const partitionRow = z.object({ name: z.string(), parent: z.string(), bound: z.string() })

const sequencesQuery = `
  SELECT format('%I.%I', relnamespace::regnamespace::text, relname) AS name FROM pg_class c WHERE relkind = 'S' AND ${ours} ORDER BY 1`
const sequenceRow = z.object({ name: z.string() })
const valueRow = z.object({ value: z.string(), isCalled: z.boolean() })

const migrationsQuery = `
  SELECT migration_name AS name, checksum FROM _prisma_migrations
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`
const migrationRow = z.object({ name: z.string(), checksum: z.string() })
const queueRow = z.object({ version: z.number() })

export interface CopyOptions {
  url: string
  now: Date
  secretProof: string
  /** Adds the files of the bucket, and returns how many. */
  files: () => AsyncGenerator<Entry, number>
}

/**
 * Copies the database as it is at one moment, while it is used: what changes meanwhile is not in the copy. At no time is more than one
 * part of a table in memory.
 */
export async function* copyDatabase({ url, now, secretProof, files }: CopyOptions): AsyncGenerator<Entry> {
  const client = await connect(url).catch((error) => {
    throw backupError(error, 'database', 'The database cannot be reached')
  })
  try {
    await client.query(sameTexts)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const manifest: Manifest = {
      format: 1,
      madeAt: now.toISOString(),
      version: packageJson.version,
      migrations: parseRows(migrationRow, (await client.query(migrationsQuery)).rows),
      queue: parseRows(queueRow, (await client.query('SELECT version FROM pgboss.version')).rows)[0]?.version ?? 0,
      tables: parseRows(tableRow, (await client.query(tablesQuery)).rows),
      partitions: parseRows(partitionRow, (await client.query(partitionsQuery)).rows),
      secretProof,
    }
    yield { name: entryNames.manifest, bytes: json(manifest) }
    const sums: Sums = {}
    for (const [index, { name, columns }] of manifest.tables.entries()) {
      sums[name] = await sumOf(client, name)
      yield* copyTable(client, name, columns, index)
    }
    const sequences = await sequencesOf(client)
    await client.query('COMMIT')
    const end: End = { sums, sequences, files: yield* files() }
    yield { name: entryNames.end, bytes: json(end) }
  } catch (error) {
    throw backupError(error, 'database', 'The database cannot be copied')
  } finally {
    await client.end()
  }
}

async function* copyTable(client: pg.Client, table: string, columns: string[], index: number): AsyncGenerator<Entry> {
  const rows: Readable = client.query(copyTo(`COPY (SELECT ${columns.join(', ')} FROM ${table}) TO STDOUT`))
  let part = 0
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size < partBytes) continue
    yield { name: tableEntry.name(index, part), bytes: Buffer.concat(chunks) }
    part += 1
    chunks = []
    size = 0
  }
  if (size > 0) yield { name: tableEntry.name(index, part), bytes: Buffer.concat(chunks) }
}

async function sequencesOf(client: pg.Client): Promise<End['sequences']> {
  const found: End['sequences'] = []
  for (const { name } of parseRows(sequenceRow, (await client.query(sequencesQuery)).rows)) {
    const { rows } = await client.query(`SELECT last_value::text AS value, is_called AS "isCalled" FROM ${name}`)
    const [value] = parseRows(valueRow, rows)
    if (value) found.push({ name, ...value })
  }
  return found
}

function json(value: object): Buffer {
  return Buffer.from(JSON.stringify(value))
}
