import type pg from 'pg'
import type { BackupFault } from '#contract/staff/backups.ts'
import { connect } from '#server/platform/database/database.ts'
import { readArchive, writeArchive } from './archive.ts'
import { BackupError, backupError } from './backup-error.ts'
import { copyFiles, fileReader, type OpenBucket } from './backup-files.ts'
import type { BackupKey } from './backup-key.ts'
import { sourceOf } from './backup-source.ts'
import { copyDatabase } from './database-copy.ts'
import { loadDatabase } from './database-load.ts'
import { backupName, type Keeping, outdated } from './keeping.rules.ts'
import { createBeside, databaseName, dropDatabase } from './scratch.ts'
import type { BackupStore } from './stores.ts'

const lockId = 7_203_003

export interface BackupOptions {
  url: string
  /** Replica to copy from, where it is up to date. */
  replicaUrl?: string | undefined
  key: BackupKey
  store: BackupStore
  keeping: Keeping
  secretProof: string
  bucket: OpenBucket
  trigger: 'schedule' | 'command'
  now: () => Date
}

export interface BackupReport {
  name: string
  bytes: number
  tables: number
  rows: number
  files: number
  removed: string[]
  /** Whether it was copied from the replica. */
  isFromReplica: boolean
}

/**
 * Makes a backup, restores it into a scratch database beside the site's and compares each table, and only then removes outdated ones. The
 * outcome is recorded in the table BackupRun.
 * @throws BackupError where any of it fails, or another backup is being made
 */
export async function backUp(options: BackupOptions): Promise<BackupReport> {
  const { url, trigger, now } = options
  const client = await connect(url).catch((error) => {
    throw backupError(error, 'database', 'The database cannot be reached')
  })
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [lockId])
    if (!rows[0]?.taken) throw new BackupError('running', 'Another backup is being made')
    const startedAt = now()
    const record = (outcome: Partial<BackupReport>, failure?: BackupError) =>
      recordRun(client, { ...outcome, startedAt, finishedAt: now(), trigger }, failure)
    try {
      const report = await makeAndProve(client, options, startedAt)
      await record(report)
      return report
    } catch (error) {
      const failure = backupError(error, 'database', 'The backup failed')
      await record({}, failure).catch(() => undefined) // the database may be what failed
      throw failure
    }
  } finally {
    await client.end()
  }
}

type Run = Partial<BackupReport> & { startedAt: Date; finishedAt: Date; trigger: string }

/** Records nothing in a database of an earlier version, which may be backed up before it is migrated. */
async function recordRun(client: pg.Client, run: Run, failure: BackupError | undefined): Promise<void> {
  const known = await client.query(`SELECT FROM pg_class WHERE oid = to_regclass('"BackupRun"')`)
  if (known.rowCount === 0) return
  const { startedAt, finishedAt, trigger, name, bytes, tables, rows, files } = run
  const fault: BackupFault | undefined = failure?.fault
  const values = [startedAt, finishedAt, trigger, name, bytes, tables, rows, files, fault, failure?.message]
  await client.query(
    `INSERT INTO "BackupRun"
      ("id", "startedAt", "finishedAt", "trigger", "name", "bytes", "tables", "rows", "files", "fault", "message")
     VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values,
  )
}

async function makeAndProve(client: pg.Client, options: BackupOptions, at: Date): Promise<BackupReport> {
  const { key, store, secretProof, bucket, keeping } = options
  const name = backupName(at)
  const { url, isReplica } = await sourceOf(client, options.url, options.replicaUrl)
  const entries = copyDatabase({ url, now: at, secretProof, files: () => copyFiles(bucket) })
  const bytes = await store.put(name, await writeArchive(entries, key))
  const proven = await prove(options, name)
  const removed = outdated(await store.list(), keeping)
  for (const old of removed) await store.remove(old)
  return { name, bytes, ...proven, removed, isFromReplica: isReplica }
}

async function prove({ url, key, store }: BackupOptions, name: string) {
  const scratch = `${databaseName(url)}_backup_check`
  let files = 0
  try {
    const scratchUrl = await createBeside(url, scratch)
    const onFile = fileReader(async () => {
      files += 1
    })
    const { manifest, rows } = await loadDatabase(scratchUrl, readArchive(await store.open(name), key), onFile)
    return { tables: manifest.tables.length, rows, files }
  } catch (error) {
    throw backupError(error, 'database', 'The backup cannot be restored')
  } finally {
    await dropDatabase(url, scratch)
  }
}
