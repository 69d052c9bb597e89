import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { addressRanges, type Config, readConfig } from './config.ts'
import { siteOf } from './features/site/site.service.ts'
import { scheduleSync } from './features/sync/sync.jobs.ts'
import { createLogger } from './platform/logging.ts'
import { StartError } from './platform/start-error.ts'
import { openServices } from './services.ts'

const client = fileURLToPath(new URL('../dist/client', import.meta.url))

/** Starts the whole site and says where it is; stops all of it on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLogger(config.LOG_LEVEL)
  const services = await openServices(config, log)
  const readiness = { stopping: false, pingDatabase: () => services.database.prisma.$queryRaw`SELECT 1` }
  const site = siteOf(config)
  const app = await buildApp({
    ...services,
    site,
    readiness,
    client,
    publicUrl: config.PUBLIC_URL,
    trustProxy: addressRanges(config.TRUST_PROXY ?? ''),
    logger: log,
  })

  let stopSync: () => Promise<void> = async () => undefined

  /** Readiness first, then requests and the page a sync is at, then the database: each needs the one after it. */
  async function stop(): Promise<void> {
    if (readiness.stopping) return
    readiness.stopping = true
    await Promise.all([app.close(), stopSync()])
    await services.close()
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().then(() => process.exit(0)))
  const address = await app
    .listen({ host: config.HOST, port: config.PORT })
    .catch(async (error: NodeJS.ErrnoException) => {
      await stop()
      throw cannotListen(config, error)
    })
  const url = config.PUBLIC_URL ?? `http://localhost:${new URL(address).port}`
  await services.sync?.interruptDeadRuns()
  if (services.sync) stopSync = scheduleSync(services.sync, config.SYNC_CRON, log)
  process.stdout.write(`${site.name.en} is at ${url}\n`)
}

function cannotListen({ HOST, PORT }: Config, error: NodeJS.ErrnoException): StartError {
  if (error.code === 'EADDRINUSE') {
    return new StartError(`Port ${PORT} is in use: stop the program that has it, or set PORT to another`)
  }
  return new StartError(`Cannot listen on HOST ${HOST}, PORT ${PORT}: ${error.message}`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError ? error.message : format(error)}\n`)
  process.exit(1)
})

function format(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
