import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { type Config, listed, readConfig } from './config.ts'
import { scheduleQuoteExpiry } from './features/quotes/quote-expiry.jobs.ts'
import { scheduleRetention } from './features/retention/retention.jobs.ts'
import { scheduleSync } from './features/sync/sync.jobs.ts'
import { interruptDeadRuns } from './features/sync/sync.service.ts'
import { createLogger, outliveOutputs } from './platform/logging.ts'
import type { Run } from './platform/run.ts'
import { StartError } from './platform/start-error.ts'
import { type OpenServices, openServices } from './services.ts'

const client = fileURLToPath(new URL('../dist/client', import.meta.url))

/** How long a balancer has, in production, to see that readiness turned false while new requests are still answered. */
const noticeMs = 2000

/** How long an answer may still take; a connection that never asked for anything would stay for good. */
const answersMs = 10_000

/**
 * Starts the whole site and says where it is; stops all of it when the run is to stop, also while it starts.
 * @param clientBuilt what is waited for before a page is served; what needs no client is opened meanwhile
 * @param served called once pages are answered
 */
export async function serve(
  run: Run,
  clientBuilt: Promise<void> = Promise.resolve(),
  served: () => void = () => undefined,
): Promise<boolean> {
  outliveOutputs()
  clientBuilt.catch(() => undefined) // its failure is this one's, once it is waited for
  try {
    await start(run, clientBuilt)
    served()
    if (!run.stopping.aborted) await once(run.stopping, 'abort')
  } catch (error) {
    if (error !== run.stopping.reason) throw error
  }
  return true
}

async function start({ stopping, opened }: Run, clientBuilt: Promise<void>): Promise<void> {
  const config = readConfig(process.env)
  const log = createLogger(config.LOG_LEVEL)
  const services = await openServices(config, log, { stopping })
  opened.defer(services.close)
  await services.staff.firstStart.makeAccounts()
  await clientBuilt
  stopping.throwIfAborted()
  const app = await site(config, services, log, stopping)
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
  const address = await app.listen({ host: config.HOST, port: config.PORT }).catch((error: NodeJS.ErrnoException) => {
    throw cannotListen(config, error)
  })
  await interruptDeadRuns(services.database)
  stopping.throwIfAborted()
  stopRetention = scheduleRetention(services.retentionBrake, log)
  stopExpiry = scheduleQuoteExpiry(services.quoteExpiry, log)
  stopSync = scheduleSync(services.sync, config.SYNC_CRON, log)
  const origin = config.PUBLIC_URL ?? urlOf(config.HOST, address)
  if (!config.PUBLIC_URL && process.env.NODE_ENV === 'production')
    log.warn('PUBLIC_URL is not set: links in pages, mails and datasheets lead to this machine')
  process.stdout.write(`${services.site().name.en} is at ${origin}\n`)
  if (config.DEMO) opened.defer(fillSamples(services, log))
  await sayDemoAccounts(config, services)
  const setupLink = await services.staff.firstStart.setupLink(origin)
  if (setupLink) process.stdout.write(`Nobody can sign in yet: make the first account at ${setupLink}\n`)
}

/** Whoever reads the log runs this machine; the sign-in screen shows the passwords to who sits at it. */
async function sayDemoAccounts({ DEMO }: Config, { staff }: OpenServices): Promise<void> {
  const accounts = await staff.firstStart.demoAccounts()
  if (accounts.length === 0) return
  const whose = DEMO === 'everywhere' ? 'whoever knows their passwords' : 'this machine alone'
  const lines = accounts.map(({ email, password }) => `  ${email}  ${password}\n`)
  process.stdout.write(`Sample accounts, for ${whose} (none with DEMO=0):\n${lines.join('')}`)
}

/** After listening, so that a start under DEMO is no slower. Returns what waits until it is done. */
function fillSamples(services: OpenServices, log: Logger): () => Promise<void> {
  const filled = services.samples.fill().then(
    (added) => log.info({ added }, 'Made sample sales'),
    (error) => log.error({ err: error }, 'Sample sales could not be made'),
  )
  return () => filled
}

function site(config: Config, services: OpenServices, log: Logger, stopping: AbortSignal): Promise<FastifyInstance> {
  return buildApp({
    ...services,
    readiness: {
      get stopping() {
        return stopping.aborted
      },
      trouble: services.trouble,
    },
    client,
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
