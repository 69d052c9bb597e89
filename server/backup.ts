import { parseArgs } from 'node:util'
import {
  backUp,
  backupKeyOf,
  keepingOf,
  newKeyFile,
  openStore,
  secretProof,
} from '#server/modules/maintenance/index.ts'
import { bucketOf } from '#server/modules/media/index.ts'
import { readConfig } from './platform/config.ts'
import { withPassword } from './platform/database/database.ts'
import { databaseServer } from './platform/database/database-server.ts'
import { createLogger } from './platform/logging.ts'
import { type Run, runProgram } from './platform/run.ts'
import { appSecrets, createSecrets } from './platform/secrets.ts'
import { StartError } from './platform/start-error.ts'

/**
 * npm run backup [-- --to FOLDER]: makes a backup beside a running site or without one, restores it into a scratch database and compares
 * each table. With --new-key, it only prints a key.
 */
async function main({ opened }: Run): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      'new-key': { type: 'boolean', default: false },
      scheduled: { type: 'boolean', default: false },
    },
  })
  if (values['new-key']) {
    process.stdout.write(await newKeyFile())
    return true
  }
  const config = readConfig(process.env)
  const to = values.to ?? config.BACKUP_TO
  if (!to) throw new StartError('Say where to put the backup: set BACKUP_TO, or npm run backup -- --to FOLDER')
  const [key, store, secrets] = await Promise.all([
    backupKeyOf(config, true),
    openStore(to),
    appSecrets(config.APP_SECRET, config.APP_SECRET_FILE, config.DATA_DIR).then(createSecrets),
  ])
  const server = await databaseServer(config, createLogger(config.LOG_LEVEL))
  opened.defer(server.release)
  const replica = config.DATABASE_REPLICA_URL
  const { name, bytes, tables, rows, files, removed, isFromReplica } = await backUp({
    url: server.url,
    replicaUrl: replica && (await withPassword(replica, config.DATABASE_PASSWORD_FILE)),
    key,
    store,
    keeping: keepingOf(config),
    secretProof: secretProof.of(secrets),
    bucket: bucketOf(config),
    trigger: values.scheduled ? 'schedule' : 'command',
    now: () => new Date(),
  })
  process.stdout.write(
    `${name}: ${(bytes / 1e6).toFixed(1)} MB, ${tables} tables, ${rows} rows, ${files} files of the bucket; ${isFromReplica ? 'copied from the replica, ' : ''}restored and compared\n`,
  )
  if (removed.length > 0) process.stdout.write(`Removed ${removed.length} older ones\n`)
  return true
}

await runProgram(main)
