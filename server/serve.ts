import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { readConfig } from './platform/config.ts'
import { databaseServer } from './platform/database/database-server.ts'
import { createLogger, outliveOutputs } from './platform/logging.ts'
import type { Run } from './platform/run.ts'
import type { ComingClient } from './start-site.ts'

const builtClient: ComingClient = { site: Promise.resolve(), whole: Promise.resolve(), served: () => undefined }

/** Starts the whole site and says where it is; stops all of it when the run is to stop, also while it starts. */
export async function serve(run: Run, client = builtClient): Promise<boolean> {
  outliveOutputs()
  try {
    const config = readConfig(process.env)
    const log = createLogger(config.LOG_LEVEL)
    const running = Promise.withResolvers<void>()
    const database = databaseServer(config, log, running.resolve)
    database.catch(() => undefined) // its failure is this one's, once it is waited for
    // Loaded while PostgreSQL starts, which where it makes its files takes longer; not before it does, for nothing else is done meanwhile.
    await Promise.race([running.promise, database])
    const { startSite } = await import('./start-site.ts')
    await startSite(run, { config, log, database, client })
    client.served()
    await client.whole
    flushCompileCache() // what Node has compiled is written, and let go of: 17 MiB that it would hold to the end
    if (!run.stopping.aborted) await once(run.stopping, 'abort')
  } catch (error) {
    if (error !== run.stopping.reason) throw error
  }
  return true
}
