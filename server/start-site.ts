import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { scheduleRetention } from '#server/modules/maintenance/index.ts'
import { scheduleQuoteExpiry } from '#server/modules/sales/index.ts'
import { interruptDeadRuns, scheduleSync } from '#server/modules/sync/index.ts'
import { buildApp } from './app.ts'
import { type Config, listed } from './platform/config.ts'
import type { DatabaseServer } from './platform/database/database-server.ts'
import { askOwn } from './platform/http/own-requests.ts'
import { listenAt } from './platform/listening.ts'
import type { Run } from './platform/run.ts'
import { StartError } from './platform/start-error.ts'
import { type OpenServices, openServices } from './services.ts'

const clientFolder = fileURLToPath(new URL('../dist/client', import.meta.url))
const syncProgram = fileURLToPath(new URL('./sync-run.process.ts', import.meta.url))

/** How long a balancer has, in production, to see that readiness turned false while new requests are still answered. */
const noticeMs = 2000

/** How long an answer may still take; a connection that never asked for anything would stay for good. */
const answersMs = 10_000

interface Beginning {
  config: Config
  log: Logger
  database: Promise<DatabaseServer>
  client: ComingClient
}

/** A client that may still be built as the server starts. */
export interface ComingClient {
  /** Waited for before a page is served; what needs no client is opened meanwhile. */
  site: Promise<void>
  /** With the admin, whose page waits for it. */
  whole: Promise<void>
  /** Called once pages are answered. */
  served: () => void
}

/** Starts all but the database server, which was begun before this was loaded, and says where the site is. */
export async function startSite(
  { stopping, opened }: Run,
  { config, log, database, client }: Beginning,
): Promise<void> {
  const services = await openServices(config, log, { stopping, server: database, syncProgram })
  opened.defer(services.close)
  await services.staff.firstStart.makeAccounts()
  await client.site
  stopping.throwIfAborted()
  const app = await site(config, services, log, { stopping, adminBuilt: client.whole })
  let stopSync: () => Promise<void> = async () => undefined
  let stopRetention: () => Promise<void> = async () => undefined
  let stopExpiry: () => Promise<void> = async () => undefined
  opened.defer(async () => {
    await Promise.all([
      close(app),
      stopSync(),
      stopRetention(),
      stopExpiry(),
      services.syncRuns.stop(),
      services.jobs.stop(),
    ])
  })
  await services.jobs.start()
  stopping.throwIfAborted()
  const address = await listenAt(app, config.HOST, config.PORT).catch((error: NodeJS.ErrnoException) => {
    throw cannotListen(config, error)
  })
  await interruptDeadRuns(services.database)
  stopping.throwIfAborted()
  stopRetention = scheduleRetention(services.retentionBrake, log)
  stopExpiry = scheduleQuoteExpiry(services.quoteExpiry, log)
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
  await askOwn(app, '/') // the first page is drawn before what can wait for it takes the processor, here and beside
  stopping.throwIfAborted()
  if (config.DEMO) opened.defer(fillSamples(services, log))
}

/** Without DEMO=1, only a browser that opened the link is shown the accounts; each link is good once, so the next one follows. */
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

/** For staff on a machine without HTTPS. */
function printTerminalLink({ terminalKeys, settings }: OpenServices, origin: string): void {
  const address = `${origin}/admin`
  const link = () => terminalKeys.linkTo(address, 'terminal')
  if (!settings.current().security.sslRequired || link() === address) return
  process.stdout.write(`Staff sign in over HTTPS, or after opening this link, which works once:\n  ${link()}\n`)
  terminalKeys.onUsed(() => process.stdout.write(`The link was used. For another browser:\n  ${link()}\n`))
}

/** After listening, so that a start under DEMO is no slower. Returns what waits until it is done. */
function fillSamples(services: OpenServices, log: Logger): () => Promise<void> {
  const filled = services.samples.fill().then(
    (added) => log.info({ added }, 'Made sample sales'),
    (error) => log.error({ err: error }, 'Sample sales could not be made'),
  )
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
    trustProxy: listed(config.TRUST_PROXY ?? ''),
    logger: log,
  })
}

/** Lets requests in flight finish. */
async function close(app: FastifyInstance): Promise<void> {
  if (process.env.NODE_ENV === 'production' && app.server.listening) await setTimeout(noticeMs)
  const late = globalThis.setTimeout(() => app.server.closeAllConnections(), answersMs)
  await app.close().finally(() => clearTimeout(late))
}

/** Where a browser on this machine finds it: an address that stands for every interface is none to go to. */
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
