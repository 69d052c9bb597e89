import { parseArgs } from 'node:util'
import { backupKeyOf, openFile, openStore, restore, secretProof } from '#server/modules/maintenance/index.ts'
import { bucketOf } from '#server/modules/media/index.ts'
import { type Config, readConfig } from './platform/config.ts'
import { withPassword } from './platform/database/database.ts'
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts'
import { type Run, runProgram } from './platform/run.ts'
import { appSecrets, createSecrets } from './platform/secrets.ts'
import { StartError } from './platform/start-error.ts'

/**
 * npm run restore -- FILE|NAME|latest [--replace]: restores a backup while the site is stopped. Without a name, it lists the backups of
 * BACKUP_TO.
 */
async function main({ opened }: Run): Promise<boolean> {
  const config = readConfig(process.env)
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const source = await sourceOf(config, positionals[0])
  if (!source) return false
  const key = await backupKeyOf(config, false)
  const secrets = createSecrets(await appSecrets(config.APP_SECRET, config.APP_SECRET_FILE, config.DATA_DIR))
  const { madeAt, tables, rows, files, previous, areSecretsLost } = await restore({
    url: await databaseUrl(config, opened),
    key,
    source,
    bucket: bucketOf(config),
    isReplacing: values.replace,
    isSecretProven: (proof) => secretProof.isOf(secrets, proof),
    now: () => new Date(),
  })
  process.stdout.write(`Restored ${tables} tables, ${rows} rows and ${files} files of the bucket, as of ${madeAt}\n`)
  if (previous) process.stdout.write(`The previous database is kept as ${previous}; drop it when nothing is missing\n`)
  if (areSecretsLost)
    process.stdout.write(
      'The backup was made with another APP_SECRET: all sessions end, and the passwords and keys in Settings and the second factors of staff cannot be decrypted. Start with the former APP_SECRET, or enter them again\n',
    )
  return true
}

/** Opens a file, or a backup of BACKUP_TO. Lists those where none is named. */
async function sourceOf({ BACKUP_TO }: Config, named: string | undefined) {
  if (named?.includes('/')) return openFile(named)
  const store = BACKUP_TO ? await openStore(BACKUP_TO) : undefined
  const names = ((await store?.list()) ?? []).toSorted()
  if (named === undefined) {
    const list = names.length > 0 ? `Backups in ${BACKUP_TO}:\n${names.join('\n')}\n` : ''
    process.stdout.write(`${list}npm run restore -- FILE, one of these names, or latest\n`)
    return undefined
  }
  const name = named === 'latest' ? names.at(-1) : names.find((one) => one === named)
  if (store && name) return store.open(name)
  if (named === 'latest')
    throw new StartError(BACKUP_TO ? `There is no backup in ${BACKUP_TO}` : 'BACKUP_TO is not set')
  return openFile(named)
}

/** Without supervision of the embedded server, whose connection would count as use of the database. */
async function databaseUrl(config: Config, opened: AsyncDisposableStack): Promise<string> {
  if (config.DATABASE_URL) return withPassword(config.DATABASE_URL, config.DATABASE_PASSWORD_FILE)
  const server = await startEmbeddedPostgres(config.DATA_DIR)
  opened.defer(server.release)
  return server.url
}

await runProgram(main)
