import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { readConfig } from './platform/config.ts'
import { databaseServer } from './platform/database/database-server.ts'
import { createLogger, ignoreOutputErrors } from './platform/logging.ts'
import type { Run } from './platform/run.ts'
import type { ComingClient } from './start-site.ts'

const builtClient: ComingClient = { site: Promise.resolve(), whole: Promise.resolve(), served: () => undefined }

/** Whether traces are asked for; without, nothing of OpenTelemetry is loaded. */
function isTraced({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT }: NodeJS.ProcessEnv): boolean {
  return Boolean(OTEL_EXPORTER_OTLP_ENDPOINT || OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)
}

/** Starts the whole site and prints its address; stops all of it when the run is to stop, also during the start. */
export async function serve(run: Run, client = builtClient): Promise<boolean> {
  ignoreOutputErrors()
  try {
    if (isTraced(process.env)) run.opened.defer((await import('./platform/tracing.ts')).startTracing(process.env))
    const config = readConfig(process.env)
    const log = createLogger(config.LOG_LEVEL)
    const running = Promise.withResolvers<void>()
    const database = databaseServer(config, log, running.resolve)
    database.catch(() => undefined) // Handled where it is awaited below.
    // Loaded while PostgreSQL starts or initialises its files, which takes longer; not earlier, because loading blocks everything else.
    await Promise.race([running.promise, database])
    const { startSite } = await import('./start-site.ts')
    await startSite(run, { config, log, database, client })
    client.served()
    await client.whole
    flushCompileCache() // writes Node's compile cache and frees the 17 MiB that it would otherwise keep
    if (!run.stopping.aborted) await once(run.stopping, 'abort')
  } catch (error) {
    if (error !== run.stopping.reason) throw error
  }
  return true
}
