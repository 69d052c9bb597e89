import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import * as z from 'zod/mini'
import { connect } from '#server/platform/database/database.ts'
import { queueVersion } from '#server/platform/database/jobs.ts'
import { migrate, migrationsDirectory, readMigrations } from '#server/platform/database/migrations.ts'
import { parseRows } from '#server/platform/database/rows.ts'
import type { Entry } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { difference, sameTexts, sumOf } from './database-sums.ts'
import { type End, endSchema, entryNames, type Manifest, manifestSchema, type Sums, tableEntry } from './manifest.ts'

const foreignKeysQuery = `
  SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 AND connamespace::regnamespace::text IN ('public', 'pgboss')`
const foreignKeyRow = z.object({ table: z.string(), name: z.string(), definition: z.string() })
type ForeignKey = z.infer<typeof foreignKeyRow>

/** Version of the queue's tables; restoring an older one would have this program migrate them a second time. */
const queueTable = 'pgboss.version'

export interface Loaded {
  manifest: Manifest
  rows: number
}

/**
 * Loads a backup into an empty database, compares each table with what was copied, and migrates an older one to this version.
 * @param onOther takes the entries that are not of the database: files
 * @throws BackupError where it is of a newer version, damaged, or comes to anything else than was copied
 */
export async function loadDatabase(
  url: string,
  entries: AsyncIterable<Entry>,
  onOther: (entry: Entry) => Promise<void>,
): Promise<Loaded> {
  let loading: Loading | undefined
  let end: End | undefined
  const client = await connect(url)
  try {
    await client.query(sameTexts)
    for await (const entry of entries) {
      if (entry.name === entryNames.manifest) loading = await begin(client, url, parsed(manifestSchema, entry))
      else if (!loading) break
      else if (entry.name === entryNames.end) end = parsed(endSchema, entry)
      else if (tableEntry.tableOf(entry.name) === undefined) await onOther(entry)
      else await loading.write(entry)
    }
    if (!loading || !end) throw new BackupError('damaged', 'The file is no backup of this site')
    const { manifest, finish } = loading
    await finish(end)
    await migrate(url)
    return { manifest, rows: Object.values(end.sums).reduce((all, { rows }) => all + rows, 0) }
  } finally {
    await client.end()
  }
}

type Loading = Awaited<ReturnType<typeof begin>>

async function begin(client: pg.Client, url: string, manifest: Manifest) {
  await refuseNewer(manifest)
  const names = new Set(manifest.migrations.map(({ name }) => name))
  await migrate(url, migrationsDirectory, names)
  for (const { name, parent, bound } of manifest.partitions)
    await client.query(`CREATE TABLE IF NOT EXISTS ${name} PARTITION OF ${parent} ${bound}`)
  const keys = parseRows(foreignKeyRow, (await client.query(foreignKeysQuery)).rows)
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  const tables = manifest.tables.map(({ name }) => name)
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  const isSameQueue = manifest.queue === queueVersion
  const loaded = tables.filter((name) => isSameQueue || name !== queueTable)
  await client.query(`TRUNCATE ${loaded.join(', ')}`)
  let open: { table: number; copy: Writable; done: Promise<void> } | undefined

  async function close(): Promise<void> {
    if (!open) return
    open.copy.end()
    await open.done
    open = undefined
  }

  return {
    manifest,

    async write({ name, bytes }: Entry): Promise<void> {
      const index = tableEntry.tableOf(name) ?? -1
      const table = manifest.tables[index]
      if (!table || !loaded.includes(table.name)) return
      if (open?.table !== index) {
        await close()
        const copy = client.query(copyFrom(`COPY ${table.name} (${table.columns.join(', ')}) FROM STDIN`))
        const done = finished(copy)
        done.catch(() => undefined) // awaited by `close`
        open = { table: index, copy, done }
      }
      if (!open.copy.write(bytes)) await Promise.race([once(open.copy, 'drain'), open.done])
    },

    async finish({ sums, sequences }: End): Promise<void> {
      await close()
      for (const { name, value, isCalled } of sequences)
        await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [name, value, isCalled])
      await restoreKeys(client, keys)
      for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
      // An older queue's tables have other columns now.
      const comparable = loaded.filter((name) => isSameQueue || !name.startsWith('pgboss.'))
      const expected = Object.fromEntries(Object.entries(sums).filter(([name]) => comparable.includes(name)))
      const found: Sums = {}
      for (const table of comparable) found[table] = await sumOf(client, table)
      const differing = difference(expected, found)
      if (differing) throw new BackupError('differs', `The restored copy differs from what was copied, in ${differing}`)
    },
  }
}

async function restoreKeys(client: pg.Client, keys: ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
}

async function refuseNewer({ migrations, queue }: Manifest): Promise<void> {
  const known = new Set((await readMigrations()).map(({ name }) => name))
  const unknown = migrations.find(({ name }) => !known.has(name))
  if (unknown || queue > queueVersion) {
    const what = unknown ? `migration ${unknown.name}` : `job queue ${queue}`
    throw new BackupError('newer', `The backup is of a newer version of the site (${what}): update the site first`)
  }
}

function parsed<T>(schema: z.ZodMiniType<T>, { bytes }: Entry): T {
  const { data } = z.safeParse(schema, JSON.parse(bytes.toString('utf8')))
  if (!data) throw new BackupError('newer', 'The backup has another format than this version of the site reads')
  return data
}
