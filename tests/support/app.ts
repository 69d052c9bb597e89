import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { buildApp, type Services } from '#server/app.ts'
import type { StartOptions } from '#server/composition/dependencies.ts'
import { createMappingVersionsRepo } from '#server/modules/sync/mapping/mapping-versions.repo.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/database.ts'
import { pageStoreOf } from '#server/platform/web/page-purge.ts'
import { type OpenServices, openServices } from '#server/services.ts'
import { createTestDatabase } from './test-database.ts'

export interface TestApp {
  app: FastifyInstance
  services: OpenServices
  config: Config
  /** Where it listens. */
  url: string
  databaseUrl: string
  close: () => Promise<void>
}

/** The same for every test, so that none writes one into the working directory. */
export const testSecret = 'tests-only-RjqW3vJ8mZ0kXy5uLhT2bNfC'

/** It neither paces requests nor waits before it tries again; where that is the point, a test says so itself. */
const notionWaits = { pace: async () => undefined, sleep: async () => undefined }

/** A form waits for its turn as long as this, for the machine may be busy. */
const formsTimeoutMs = 30_000

/** Gives readers of files more time, since the machine may be busy. */
export const patientReaders = { limitMs: 600_000 }

/** A page may take as long to be drawn, for the machine may be busy. */
export const patientRendering = { openMs: 40_000, renderMs: 40_000, waitMs: 40_000 }

/**
 * The real app on a database of its own, listening on a free port, with the samples in it.
 * @param environment variables beside DATABASE_URL
 * @param options `trustProxy`: whose X-Forwarded headers count; `client`: folder of the built client, for tests of pages;
 * `drawing`: what draws them, in place of a thread of the app's own; `port`: where it listens; `demo`: for whom sample accounts are, in place of what DEMO says; `isLocalSite`: whether staff may come over HTTP, as most tests do;
 * `isUnmapped`: whether nobody has confirmed the columns of the database that the environment names; `limits`: what one visitor may do; `formsWaitMs`: how long a form waits for its turn; `pace`: works on deliveries, as often as this says; `presets`: where the known mail
 * services are; `timeouts`: with the model gateway; `now`: what the clock says; `log`: where the services log
 */
export async function startTestApp(
  environment: NodeJS.ProcessEnv = {},
  options: {
    client?: string
    log?: Logger
    trustProxy?: string[]
    port?: number
    demo?: Config['DEMO']
    isLocalSite?: boolean
    isUnmapped?: boolean
  } & Pick<Services, 'limits' | 'eventPace' | 'renderer'> &
    Pick<StartOptions, 'pace' | 'formsWaitMs' | 'presets' | 'timeouts' | 'now'> = {},
): Promise<TestApp> {
  const database = await createTestDatabase()
  const given = { DATABASE_URL: database.url, LOG_LEVEL: 'silent', APP_SECRET: testSecret, ...environment }
  const { demo, isLocalSite = true } = options
  const config = { ...readConfig(given), isLocalSite, ...(demo && { DEMO: demo }) }
  const {
    pace,
    formsWaitMs = formsTimeoutMs,
    presets,
    timeouts,
    now,
    log = pino({ level: config.LOG_LEVEL }),
  } = options
  const services = await openServices(config, log, {
    readers: patientReaders,
    notionWaits,
    formsWaitMs,
    ...(pace && { pace }),
    ...(presets && { presets }),
    ...(timeouts && { timeouts }),
    ...(now && { now }),
  })
  if (config.NOTION_DATABASE_ID && !options.isUnmapped)
    await confirmColumns(services.database, config.NOTION_DATABASE_ID)
  if (pace) await services.jobs.start()
  const app = await buildApp({
    ...services,
    readiness: { stopping: false, trouble: services.trouble },
    client: options.client,
    publicUrl: undefined,
    metricsToken: config.METRICS_TOKEN,
    pageStore: pageStoreOf(config),
    trustProxy: options.trustProxy ?? [],
    logger: undefined,
    renderTimes: patientRendering,
    ...(options.limits && { limits: options.limits }),
    ...(options.eventPace && { eventPace: options.eventPace }),
    ...(options.renderer && { renderer: options.renderer }),
  })
  const url = await listen(app, options.port)
  return closable({ app, services }, { config, url, databaseUrl: database.url }, database.drop)
}

/**
 * Lets go of an app once it is closed: modules of tests live as long as their worker, and would keep every app in memory.
 * @param drop removes its database
 */
function closable(
  opened: Pick<TestApp, 'app' | 'services'> | undefined,
  place: Pick<TestApp, 'config' | 'url' | 'databaseUrl'>,
  drop: () => Promise<void>,
): TestApp {
  const present = () => {
    if (!opened) throw new Error('This app is closed')
    return opened
  }
  return {
    ...place,
    get app() {
      return present().app
    },
    get services() {
      return present().services
    },
    async close() {
      if (!opened) return
      const { app, services } = opened
      const closed = app.close()
      app.server.closeAllConnections() // a browser keeps some open that it may need
      await closed
      await services.jobs.stop()
      await services.close()
      await drop()
      opened = undefined
    },
  }
}

/** Saves the mapping that finds every column by its name, as staff do once before a database is imported. */
export async function confirmColumns({ prisma }: Database, databaseId: string): Promise<void> {
  const versions = createMappingVersionsRepo(prisma)
  if (!(await versions.current(databaseId))) await versions.add(databaseId, 1, { fields: [] }, 'Test')
}

/** On the port that is wanted, unless another program has it. */
async function listen(app: FastifyInstance, wanted = 0): Promise<string> {
  const host = '127.0.0.1'
  return app.listen({ host, port: wanted }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    return app.listen({ host, port: 0 })
  })
}
