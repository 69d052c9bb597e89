import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import type { Entry } from '#server/modules/maintenance/backup/archive.ts'
import type { BackupKey } from '#server/modules/maintenance/backup/backup-key.ts'
import { backUp, openStore, restore } from '#server/modules/maintenance/index.ts'
import { connect } from '#server/platform/database/database.ts'

export async function newKey(): Promise<BackupKey> {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

export function newFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'harbour-iot-backups-'))
}

type BackupOptions = Parameters<typeof backUp>[0]

export async function backUpTo(folder: string, options: Pick<BackupOptions, 'url' | 'key'> & Partial<BackupOptions>) {
  const store = await openStore(folder)
  const keeping = { days: 7, weeks: 4, months: 6 }
  const usual = { store, keeping, secretProof: 'proof', bucket: undefined, trigger: 'command' } as const
  return backUp({ ...usual, now: () => new Date(), ...options })
}

type RestoreOptions = Parameters<typeof restore>[0]

export function restoreFrom(options: Pick<RestoreOptions, 'url' | 'key' | 'source'> & Partial<RestoreOptions>) {
  const isSecretProven = (proof: string) => proof === 'proof'
  return restore({ bucket: undefined, isReplacing: false, isSecretProven, now: () => new Date(), ...options })
}

export async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = await connect(url)
  return client
    .query(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

const tables = `
  SELECT string_agg(format('SELECT %L AS "table", count(*) || '' '' || coalesce(md5(string_agg(t::text, chr(10) ORDER BY t::text)), '''') AS rows FROM %s t',
    oid::regclass, oid::regclass), ' UNION ALL ') AS statement
  FROM pg_class
  WHERE relkind IN ('r', 'p') AND relnamespace::regnamespace::text NOT IN ('pg_catalog', 'information_schema')`

const definitions = `
  SELECT 'constraint ' || conrelid::regclass || ' ' || conname AS name, pg_get_constraintdef(oid) AS rows FROM pg_constraint
    WHERE connamespace::regnamespace::text IN ('public', 'pgboss')
  UNION ALL SELECT 'index ' || indexrelid::regclass, pg_get_indexdef(indexrelid) FROM pg_index
    WHERE indrelid IN (SELECT oid FROM pg_class WHERE relnamespace::regnamespace::text IN ('public', 'pgboss'))
  UNION ALL SELECT 'trigger ' || tgrelid::regclass || ' ' || tgname, tgenabled::text || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT 'sequence ' || schemaname || '.' || sequencename, last_value::text FROM pg_sequences`

/** Of every table of every schema: how many rows, and a sum over all that is in them; and every constraint, index, trigger and sequence. */
export async function contentOf(url: string): Promise<Record<string, string | null>> {
  const client = await connect(url)
  try {
    await client.query("SET TIME ZONE 'UTC'")
    const { rows } = await client.query((await client.query(tables)).rows[0].statement)
    const { rows: others } = await client.query(definitions)
    return Object.fromEntries([...rows, ...others].map(({ table, name = table, rows: content }) => [name, content]))
  } finally {
    await client.end()
  }
}

export async function* entriesOf(...entries: [name: string, content: object | string][]): AsyncGenerator<Entry> {
  for (const [name, content] of entries)
    yield { name, bytes: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)) }
}
