import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import { connect, isDatabaseAway, withPassword } from './database.ts'

export interface DatabaseServer {
  url: string
  release: () => Promise<void>
}

/**
 * Connects to the configured server, or starts the one from npm and supervises it until it is released.
 * @param onRunning called once a process of the embedded server runs
 * @throws StartError where the database cannot be reached
 */
export async function databaseServer(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_PASSWORD_FILE' | 'DATA_DIR'>,
  log: Logger,
  onRunning?: () => void,
): Promise<DatabaseServer> {
  if (!config.DATABASE_URL) return embeddedServer(config.DATA_DIR, log, onRunning)
  return { url: await reachableUrl(config, 'DATABASE_URL', config.DATABASE_URL), release: async () => undefined }
}

/**
 * Returns the URL for pools: that of PgBouncer, where one is configured.
 * @throws StartError where it cannot be reached
 */
export async function poolUrl(
  config: Pick<Config, 'DATABASE_POOL_URL' | 'DATABASE_PASSWORD_FILE'>,
  { url }: Pick<DatabaseServer, 'url'>,
): Promise<string> {
  return config.DATABASE_POOL_URL ? reachableUrl(config, 'DATABASE_POOL_URL', config.DATABASE_POOL_URL) : url
}

async function reachableUrl(
  { DATABASE_PASSWORD_FILE }: Pick<Config, 'DATABASE_PASSWORD_FILE'>,
  variable: string,
  given: string,
): Promise<string> {
  const url = await withPassword(given, DATABASE_PASSWORD_FILE)
  await connect(url).then(
    (client) => client.end(),
    (error: Error) => {
      const { host } = new URL(url)
      const advice = isDatabaseAway(error) ? `is it running, and is ${variable} right?` : `check ${variable}`
      throw new StartError(`The database at ${host} cannot be used (${error.message || 'no answer'}): ${advice}`)
    },
  )
  return url
}

async function embeddedServer(directory: string, log: Logger, onRunning?: () => void): Promise<DatabaseServer> {
  const { startEmbeddedPostgres } = await import('./embedded-postgres.ts')
  const { supervise } = await import('./embedded-postgres-supervision.ts')
  const postgres = await startEmbeddedPostgres(directory, [], onRunning)
  const stopSupervision = supervise(postgres, log)
  return { url: postgres.url, release: () => stopSupervision().finally(postgres.release) }
}
