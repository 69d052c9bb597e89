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
  const url = await withPassword(config.DATABASE_URL, config.DATABASE_PASSWORD_FILE)
  await connect(url).then(
    (client) => client.end(),
    (error: Error) => {
      const { host } = new URL(url)
      const advice = isDatabaseAway(error) ? 'is it running, and is DATABASE_URL right?' : 'check DATABASE_URL'
      throw new StartError(`The database at ${host} cannot be used (${error.message || 'no answer'}): ${advice}`)
    },
  )
  return { url, release: async () => undefined }
}

async function embeddedServer(directory: string, log: Logger, onRunning?: () => void): Promise<DatabaseServer> {
  const { startEmbeddedPostgres } = await import('./embedded-postgres.ts')
  const { supervise } = await import('./embedded-postgres-supervision.ts')
  const postgres = await startEmbeddedPostgres(directory, [], onRunning)
  const stopSupervision = supervise(postgres, log)
  return { url: postgres.url, release: () => stopSupervision().finally(postgres.release) }
}
