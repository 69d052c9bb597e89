import type { Logger } from 'pino'
import type { SyncProgress } from '#contract/sync/sync.ts'
import { createKnowledge, createPassages, type Knowledge, type Timeouts } from '#server/modules/assistant/index.ts'
import { openCardGateway } from '#server/modules/billing/index.ts'
import {
  createAsOf,
  createAsOfRepo,
  createCatalogueCache,
  createCatalogueChanges,
  createProductsRepo,
  type ReaderLimits,
  seedSamples,
} from '#server/modules/catalogue/index.ts'
import {
  createContentRepo,
  createPromotions,
  createPublishedContent,
  type FirstVersions,
  firstVersionsOf,
  industriesNow,
  industryKeys,
  navigationOf,
  type PublishedContent,
  plansOf,
  regulationsNow,
  socialLinksOf,
} from '#server/modules/content/index.ts'
import { seedReplyTemplates, usualRetry } from '#server/modules/requests/index.ts'
import { createSettings, createSettingsRepo, type MailPresets } from '#server/modules/settings/index.ts'
import { createStockedCategories, type StockedCategories, siteOf } from '#server/modules/site/index.ts'
import type { AddressMemory, NotionOptions } from '#server/modules/sync/index.ts'
import { createAudit } from '../platform/audit.ts'
import { createBackgroundTasks } from '../platform/background-tasks.ts'
import type { Config } from '../platform/config.ts'
import { backgroundConnections, type Database, openDatabase } from '../platform/database/database.ts'
import { type DatabaseServer, databaseServer, poolUrl } from '../platform/database/database-server.ts'
import { listen } from '../platform/database/events.ts'
import { defaultPace, type JobPace, openJobs, type RetryPlan } from '../platform/database/jobs.ts'
import { migrate } from '../platform/database/migrations.ts'
import { openRedis } from '../platform/database/redis.ts'
import { createReadiness } from '../platform/http/readiness.ts'
import { createOneTimeTokens } from '../platform/one-time-tokens.ts'
import { within } from '../platform/run.ts'
import { appSecrets, createSecrets } from '../platform/secrets.ts'
import { createTerminalKeys } from '../platform/terminal-keys.ts'
import { staleGraceMs } from '../platform/web/pages.ts'

export type Dependencies = Awaited<ReturnType<typeof openDependencies>>

export interface StartOptions {
  onProgress?: (progress: SyncProgress) => void
  /** Aborts the start between two steps, with its reason. */
  stopping?: AbortSignal
  /** A database server that is starting already; released when everything is closed. Without it, one is started. */
  server?: Promise<DatabaseServer>
  /**
   * Overrides of polling and retry intervals, the form service's time limit, the pause between mails of one kind to a person, and the
   * hourly limit of confirmation mails per mailbox.
   */
  pace?: { jobs: JobPace; retry: RetryPlan; formLimitMs?: number; mailPauseMs?: number; copiesAnHour?: number }
  /** How long a form may wait for its turn to be written, in milliseconds. */
  formsWaitMs?: number
  presets?: MailPresets
  timeouts?: Timeouts
  notionWaits?: Partial<Pick<NotionOptions, 'pace' | 'sleep'>>
  /** Program that carries out complete sync runs in a process of its own; without it, this process does. */
  syncProgram?: string
  /** Program that makes backups; without it, automatic backups are off. */
  backupProgram?: string
  fileMemory?: AddressMemory
  readers?: Partial<ReaderLimits>
  now?: () => Date
}

/** A query that hangs must not keep PostgreSQL from being stopped. */
const closeLimitMs = 3000

/**
 * Opens the database, seeds an empty catalogue, and creates what all areas share. Everything that has to be closed is deferred on
 * `resources`, in the order in which it was opened.
 * @throws StartError where the database cannot be reached
 */
export async function openDependencies(
  resources: AsyncDisposableStack,
  config: Config,
  log: Logger,
  {
    onProgress = () => undefined,
    stopping,
    server: begun,
    pace = { jobs: defaultPace, retry: usualRetry },
    formsWaitMs,
    presets,
    timeouts,
    notionWaits,
    syncProgram,
    backupProgram,
    fileMemory = {},
    now = () => new Date(),
  }: StartOptions,
) {
  const server = await (begun ?? databaseServer(config, log))
  resources.defer(server.release)
  stopping?.throwIfAborted()
  const migrations = await migrate(server.url)
  if (migrations.length > 0) log.info({ migrations }, 'Migrated the database')
  stopping?.throwIfAborted()
  const broke = (error: Error) => log.warn({ err: error }, 'A database connection broke')
  const pools = await poolUrl(config, server)
  const background = openDatabase(pools, broke, { connections: backgroundConnections, sessionUrl: server.url })
  resources.defer(() => within(closeLimitMs, 'Closing the database', background.close()))
  const database = openDatabase(pools, broke, { sessionUrl: server.url })
  resources.defer(() => within(closeLimitMs, 'Closing the database', database.close()))
  await seedSamples(database, new Date())
  await seedReplyTemplates(database)
  const knowledge = createKnowledge({
    database,
    isShown: (key, text) => {
      subscribed.publishedContent.tick()
      return subscribed.passages.isShown(key, text)
    },
    promotionOf: (...given) => subscribed.promotionOf(...given),
  })
  stopping?.throwIfAborted()
  const shelves = createStockedCategories(createProductsRepo(database.prisma).shelves)
  await shelves.refresh()
  const configured = await readSettings(config, database, shelves, () => subscribed.publishedContent)
  const firstVersions = firstVersionsOf(config.DEMO !== false, now())
  const tokens = createOneTimeTokens({ database, secrets: configured.secrets, now })
  const terminalKeys = createTerminalKeys(tokens, config)
  const subscribed = subscribeToChanges(server.url, log, database, {
    ...configured,
    knowledge,
    shelves,
    firstVersions,
    now,
  })
  resources.defer(subscribed.publishedContent.stop)
  resources.defer(subscribed.passages.stop)
  resources.defer(() => within(closeLimitMs, 'Closing the event connection', subscribed.events.close()))
  await subscribed.publishedContent.refresh()
  const jobs = openJobs(server.url, log, pace.jobs)
  resources.defer(() => within(closeLimitMs, 'Closing the job queue', jobs.close()))
  const backgroundTasks = createBackgroundTasks(log)
  resources.defer(() => within(closeLimitMs, 'What answers did not wait for', backgroundTasks.settled()))
  const redis = config.REDIS_URL === undefined ? undefined : await openRedis(config.REDIS_URL, log)
  resources.defer(async () => redis?.disconnect())
  const cardGateway = await openCardGateway(config)
  const folder = config.DATABASE_URL ? undefined : config.DATA_DIR
  const trouble = createReadiness({ database, log, now, folder })
  const given = {
    config,
    log,
    onProgress,
    pace,
    formsWaitMs,
    presets,
    timeouts,
    notionWaits,
    syncProgram,
    backupProgram,
    fileMemory,
    now,
  }
  return {
    ...given,
    url: server.url,
    database,
    background,
    redis,
    cardGateway,
    firstVersions,
    knowledge,
    ...configured,
    ...subscribed,
    jobs,
    backgroundTasks,
    trouble,
    tokens,
    terminalKeys,
  }
}

async function readSettings(
  config: Config,
  database: Database,
  shelves: StockedCategories,
  shown: () => PublishedContent,
) {
  const secrets = createSecrets(await appSecrets(config.APP_SECRET, config.APP_SECRET_FILE, config.DATA_DIR))
  const settings = createSettings({ repo: createSettingsRepo(database.prisma), secrets, config })
  await settings.refresh()
  return {
    secrets,
    audit: createAudit(secrets),
    settings,
    site: () => {
      const links = { navigation: navigationOf(shown()), socialLinks: socialLinksOf(shown()) }
      return siteOf(config, settings.current(), shelves.current(), links)
    },
  }
}

/** Creates this instance's caches and subscribes them to change events. */
function subscribeToChanges(
  url: string,
  log: Logger,
  database: Database,
  {
    settings,
    knowledge,
    shelves,
    firstVersions,
    now,
  }: {
    settings: ReturnType<typeof createSettings>
    knowledge: Knowledge
    shelves: StockedCategories
    firstVersions: FirstVersions
    now: () => Date
  },
) {
  const onChange: ((graceMs: number) => void)[] = []
  const notifyChange = (graceMs = 0) => {
    for (const run of onChange) run(graceMs)
  }
  /** Returns whether cached responses may be served; first invalidates those affected by content that has begun or ended by now. */
  const isFresh = () => {
    publishedContent.tick()
    return events.isListening()
  }
  const cache = createCatalogueCache(isFresh, undefined, () => notifyChange())
  const catalogueChanges = createCatalogueChanges()
  catalogueChanges.subscribe(cache.invalidate)
  catalogueChanges.subscribe(({ what }) => {
    const graceMs = what === 'step' || what === 'end' ? staleGraceMs[what] : 0
    notifyChange(graceMs)
    if (what !== 'stock') onCatalogueChanged(graceMs)
  })
  const asOf = createAsOf(createAsOfRepo(database.prisma), () => events.isListening())
  const refreshSettings = () => settings.refresh().then(cache.clear) // datasheets carry the company's details
  const onSettingsChanged = () =>
    void refreshSettings().catch((error) => log.warn({ err: error }, 'The settings could not be read anew'))
  const onCatalogueChanged = (graceMs: number) =>
    void shelves
      .refresh()
      .then((areOthers) => areOthers && notifyChange(graceMs))
      .catch((error) => log.warn({ err: error }, 'The categories could not be read anew'))
  const publishedContent = createPublishedContent({
    repo: createContentRepo(database.prisma),
    firstVersions,
    now,
    log,
    onChange: () => {
      const present = pricing()
      if (present === priced) notifyChange()
      else cache.clear() // which also calls the onChange listeners
      priced = present
      return passages.refresh()
    },
  })
  const plans = () => plansOf(publishedContent)
  /** Serialises what catalogue responses depend on besides database rows. */
  const pricing = () => JSON.stringify([publishedContent.current('promotions'), plans()])
  let priced = pricing()
  const passages = createPassages({
    database,
    log,
    content: () => ({
      plans: plans(),
      industries: industriesNow(publishedContent),
      regulations: regulationsNow(publishedContent),
    }),
    onWritten: () => {
      knowledge.refresh()
      cache.clear() // suggestions, and the sitemap
    },
  })
  const onContentChanged = () =>
    void publishedContent.refresh().catch((error) => log.warn({ err: error }, 'The content could not be read anew'))
  const events = listen(url, [
    { on: 'catalogue.changed', run: catalogueChanges.receive },
    { on: 'sync.compared', run: asOf.forget },
    { on: 'sync.compared', run: () => notifyChange(staleGraceMs.end) }, // cached pages may state the previous time of comparison until then
    { on: 'questions.changed', run: cache.clear },
    { on: 'settings.changed', run: onSettingsChanged },
    { on: 'content.changed', run: onContentChanged },
    { on: 'questions.changed', run: knowledge.refresh },
  ])
  return {
    cache,
    catalogueChanges,
    asOf,
    isFresh,
    publishedContent,
    passages,
    industries: () => industryKeys(publishedContent),
    promotionOf: createPromotions(publishedContent),
    plans,
    refreshSettings,
    events,
    /**
     * Subscribes to every change that may affect a page, with how long that may be deferred, in milliseconds; changes by an import may be.
     */
    onChange: (run: (graceMs: number) => void) => void onChange.push(run),
  }
}
