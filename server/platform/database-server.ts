import type { Config } from '../config.ts'
import { connect, isDatabaseAway, withPassword } from './database.ts'
import { StartError } from './start-error.ts'

/** The configured server, or the one from npm. @throws StartError where it cannot be reached */
export async function databaseServer(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_PASSWORD_FILE' | 'DATA_DIR'>,
): Promise<{ url: string; release: () => Promise<void> }> {
  if (!config.DATABASE_URL) {
    const { startEmbeddedPostgres } = await import('./embedded-postgres.ts')
    return startEmbeddedPostgres(config.DATA_DIR)
  }
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
