import type { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { connect } from '#server/platform/database/database.ts'
import { parseRows } from '#server/platform/database/rows.ts'
import { readArchive } from './archive.ts'
import { BackupError, backupError } from './backup-error.ts'
import { fileReader, fileWriter, type OpenBucket } from './backup-files.ts'
import type { BackupKey } from './backup-key.ts'
import { loadDatabase } from './database-load.ts'
import { connectionsTo, createBeside, databaseName, dropDatabase, replaceDatabase } from './scratch.ts'

export interface RestoreOptions {
  url: string
  key: BackupKey
  source: Readable
  bucket: OpenBucket
  /** Replaces a database that is used; it is kept under another name. */
  isReplacing: boolean
  isSecretProven: (proof: string) => boolean
  now: () => Date
}

export interface RestoreReport {
  madeAt: string
  tables: number
  rows: number
  files: number
  /** Name of the replaced database; undefined where nothing was in it. */
  previous: string | undefined
  /** Whether APP_SECRET is not the one that encrypted the secrets in the settings. */
  areSecretsLost: boolean
}

/**
 * Restores a backup into a database beside the site's, which takes its place once all of it is there and compared.
 * @throws BackupError where it cannot be restored; nothing is changed then
 */
export async function restore(options: RestoreOptions): Promise<RestoreReport> {
  const { url, key, source, bucket, isReplacing, isSecretProven, now } = options
  const isUsed = await refuseUsed(url, isReplacing)
  const stamp = now().toISOString().slice(0, 19).replace(/\D/g, '')
  const fresh = `${databaseName(url)}_restored_${stamp}`
  const previous = `${databaseName(url)}_before_${stamp}`
  const freshUrl = await createBeside(url, fresh)
  let files = 0
  try {
    const writer = await fileWriter(bucket, freshUrl)
    const onFile = fileReader(async (file) => {
      files += 1
      await writer.write(file)
    })
    const { manifest, rows } = await loadDatabase(freshUrl, readArchive(source, key), onFile).finally(writer.close)
    await replaceDatabase(url, fresh, previous)
    if (!isUsed) await dropDatabase(url, previous)
    return {
      madeAt: manifest.madeAt,
      tables: manifest.tables.length,
      rows,
      files,
      previous: isUsed ? previous : undefined,
      areSecretsLost: !isSecretProven(manifest.secretProof),
    }
  } catch (error) {
    throw backupError(error, 'database', 'The backup cannot be restored')
  } finally {
    await dropDatabase(url, fresh)
  }
}

const peopleRow = z.object({ staff: z.number(), messages: z.number() })

/**
 * Returns whether anybody's data is in the database; samples and what a first start writes do not count.
 * @throws BackupError where others are connected to it, or it is used and not to be replaced
 */
async function refuseUsed(url: string, isReplacing: boolean): Promise<boolean> {
  const client = await connect(url).catch((error) => {
    throw backupError(error, 'database', 'The database cannot be reached')
  })
  try {
    const others = await connectionsTo(client)
    const name = databaseName(url)
    if (others > 0)
      throw new BackupError('occupied', `${others} connections to the database ${name} are open: stop the site first`)
    const known = await client.query(`SELECT FROM pg_class WHERE oid = to_regclass('"Quote"')`)
    if (known.rowCount === 0) return false
    const { rows } = await client.query(`
      SELECT (SELECT count(*) FROM "User")::int AS staff, ((SELECT count(*) FROM "Enquiry") + (SELECT count(*) FROM "DemoRequest")
        + (SELECT count(*) FROM "Quote") + (SELECT count(*) FROM "Order"))::int AS messages`)
    const [found] = parseRows(peopleRow, rows)
    const isUsed = (found?.staff ?? 0) + (found?.messages ?? 0) > 0
    if (isUsed && !isReplacing)
      throw new BackupError(
        'occupied',
        `The database ${name} holds ${found?.staff} accounts and ${found?.messages} messages and orders: with --replace the backup takes its place, and it is kept under another name`,
      )
    return isUsed
  } finally {
    await client.end()
  }
}
