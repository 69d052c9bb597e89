import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { interruptDeadRuns, scheduleSync } from '#server/modules/sync/index.ts'
import { buildApp } from './app.ts'
import { type Config, listed } from './platform/config.ts'
import type { DatabaseServer } from './platform/database/database-server.ts'
import { requestInternally } from './platform/http/own-requests.ts'
import { listenAt } from './platform/listening.ts'
import type { Run } from './platform/run.ts'
import { StartError } from './platform/start-error.ts'
import { pageStoreOf } from './platform/web/page-purge.ts'
import { scheduleAll } from './rounds.ts'
import { type OpenServices, openServices } from './services.ts'

const clientFolder = fileURLToPath(new URL('../dist/client', import.meta.url))
const syncProgram = fileURLToPath(new URL('./sync-run.process.ts', import.meta.url))
const backupProgram = fileURLToPath(new URL('./backup.ts', import.meta.url))

/** How long, in production, a load balancer has to notice that readiness is false while new requests are still served. */
const noticeMs = 2000

/** How long open connections may take to finish; one that never sent a request would otherwise stay open for ever. */
const answersMs = 10_000

interface Beginning {
  config: Config
  log: Logger
  database: Promise<DatabaseServer>
  client: ComingClient
}

export interface ComingClient {
  /** Resolves once the public site is built: pages are served from then on. */
  site: Promise<void>
  whole: Promise<void>
  served: () => void
}

export async function startSite(
  { stopping, opened }: Run,
  { config, log, database, client }: Beginning,
): Promise<void> {
  const services = await openServices(config, log, { stopping, server: database, syncProgram, backupProgram })
  opened.defer(services.close)
  await services.staff.firstStart.makeAccounts()
  await client.site
  stopping.throwIfAborted()
  const app = await site(config, services, log, { stopping, adminBuilt: client.whole })
  let stopSync: () => Promise<void> = async () => undefined
  let stopRounds: () => Promise<void> = async () => undefined
  opened.defer(async () => {
    await Promise.all([close(app), stopSync(), stopRounds(), services.syncRuns.stop(), services.jobs.stop()])
  })
  await services.jobs.start()
  stopping.throwIfAborted()
  const address = await listenAt(app, config.HOST, config.PORT).catch((error: NodeJS.ErrnoException) => {
    throw cannotListen(config, error)
  })
  await interruptDeadRuns(services.database)
  stopping.throwIfAborted()
  stopRounds = scheduleAll(services, log)
  stopSync = scheduleSync(services.sync, config.SYNC_CRON, log, (run) =>
    services.events.subscribe({ on: 'sync.due', run }),
  )
  const origin = config.PUBLIC_URL ?? urlOf(config.HOST, address)
  if (!config.PUBLIC_URL && process.env.NODE_ENV === 'production')
    log.warn('PUBLIC_URL is not set: links in pages, mails and datasheets lead to this machine')
  process.stdout.write(`${services.site().name.en} is at ${origin}\n`)
  await printDemoAccounts(config, services, origin)
  const setupLink = await services.staff.firstStart.setupLink(origin)
  if (setupLink) process.stdout.write(`Nobody can sign in yet: make the first account at ${setupLink}\n`)
  else if (!config.DEMO) printTerminalLink(services, origin)
  await requestInternally(app, '/') // renders the first page before work that can wait takes up the processor
  stopping.throwIfAborted()
  if (config.DEMO) opened.defer(fillSamples(services, log, stopping))
}

/**
 * Prints the demo accounts. Without DEMO=1, only a browser that opened the one-time link sees them on the sign-in screen; each time it is
 * used, the next one is printed.
 */
async function printDemoAccounts({ DEMO }: Config, services: OpenServices, origin: string): Promise<void> {
  const accounts = await services.staff.firstStart.demoAccounts()
  if (accounts.length === 0) return
  const lines = accounts.map(({ email, password }) => `  ${email}  ${password}\n`)
  if (DEMO === 'everywhere') {
    process.stdout.write(`Demo accounts, shown to everybody (DEMO=1):\n${lines.join('')}`)
    return
  }
  const link = () => services.terminalKeys.linkTo(`${origin}/admin`, 'demo')
  process.stdout.write(
    `Back office, with demo accounts (none with DEMO=0): open this link, it works once:\n  ${link()}\n`,
  )
  process.stdout.write(`Their passwords, for browsers that opened it:\n${lines.join('')}`)
  services.terminalKeys.onUsed(() => process.stdout.write(`The link was used. For another browser:\n  ${link()}\n`))
}

function printTerminalLink({ terminalKeys, settings }: OpenServices, origin: string): void {
  const address = `${origin}/admin`
  const link = () => terminalKeys.linkTo(address, 'terminal')
  if (!settings.current().security.sslRequired || link() === address) return
  process.stdout.write(`Staff sign in over HTTPS, or after opening this link, which works once:\n  ${link()}\n`)
  terminalKeys.onUsed(() => process.stdout.write(`The link was used. For another browser:\n  ${link()}\n`))
}

/** Makes the sample sales after listening, so that they do not delay the start. Returns a function that waits until they are made. */
function fillSamples({ samples }: OpenServices, log: Logger, stopping: AbortSignal): () => Promise<void> {
  const filled = (async () => {
    log.info({ added: await samples.fill() }, 'Made sample sales')
    log.info({ added: await samples.keepBooks(stopping) }, 'Kept the books of sample sales')
  })().catch((error: unknown) => log.error({ err: error }, 'Sample sales could not be made'))
  return () => filled
}

function site(
  config: Config,
  services: OpenServices,
  log: Logger,
  { stopping, adminBuilt }: { stopping: AbortSignal; adminBuilt: Promise<void> },
): Promise<FastifyInstance> {
  return buildApp({
    ...services,
    readiness: {
      get stopping() {
        return stopping.aborted
      },
      trouble: services.trouble,
    },
    client: clientFolder,
    adminBuilt,
    publicUrl: config.PUBLIC_URL,
    pageStore: pageStoreOf(config),
    metricsToken: config.METRICS_TOKEN,
    trustProxy: listed(config.TRUST_PROXY ?? ''),
    logger: log,
  })
}

async function close(app: FastifyInstance): Promise<void> {
  if (process.env.NODE_ENV === 'production' && app.server.listening) await setTimeout(noticeMs)
  const late = globalThis.setTimeout(() => app.server.closeAllConnections(), answersMs)
  await app.close().finally(() => clearTimeout(late))
}

/** Returns the address at which a browser on this machine reaches the site: localhost for an address that means every interface. */
function urlOf(host: string, address: string): string {
  const url = new URL(address)
  if (['localhost', '0.0.0.0', '::'].includes(host)) url.hostname = 'localhost'
  return url.origin
}

function cannotListen({ HOST, PORT }: Config, error: NodeJS.ErrnoException): StartError {
  if (error.code === 'EADDRINUSE') {
    return new StartError(`Port ${PORT} is in use: stop the program that has it, or set PORT to another`)
  }
  return new StartError(`Cannot listen on HOST ${HOST}, PORT ${PORT}: ${error.message}`)
}
