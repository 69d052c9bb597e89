import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { SyncProgress } from '#contract/sync.ts'
import type { Config } from './config.ts'
import { createActivitiesFeed } from './features/activities/activities-feed.service.ts'
import { createAuditLog } from './features/audit/audit.service.ts'
import { createAssistant } from './features/chat/assistant.ts'
import type { Patience } from './features/chat/gateway.patience.ts'
import { createGateway } from './features/chat/gateway.ts'
import { createConversations } from './features/conversations/conversations.service.ts'
import { createVisitorTranscripts } from './features/conversations/visitor-transcripts.service.ts'
import { createCustomerData } from './features/customers/customer-data.service.ts'
import { createCustomerErasing } from './features/customers/customer-erasing.service.ts'
import { createCustomerMerge } from './features/customers/customer-merge.service.ts'
import { createCustomerWriting } from './features/customers/customer-writing.service.ts'
import { createCustomers } from './features/customers/customers.service.ts'
import { createChannels } from './features/deliveries/deliveries.channels.ts'
import { createDeliveriesRepo } from './features/deliveries/deliveries.repo.ts'
import { createDeliveries, usualRetry } from './features/deliveries/deliveries.service.ts'
import { createMessagesRepo } from './features/deliveries/messages.repo.ts'
import { createAppointments } from './features/demo-requests/appointments.service.ts'
import { createDemoRequestsService } from './features/demo-requests/demo-requests.service.ts'
import { createBadges } from './features/desk/badges.service.ts'
import { createNotificationMails } from './features/desk/notification-mails.service.ts'
import { createNotificationPreferences } from './features/desk/notification-preferences.service.ts'
import { createNotifications } from './features/desk/notifications.service.ts'
import { createStaffSearch } from './features/desk/search.service.ts'
import { createViews } from './features/desk/views.service.ts'
import { createEnquiriesService } from './features/enquiries/enquiries.service.ts'
import { createAnalyticsTabs } from './features/figures/analytics-tabs.service.ts'
import { createFigures } from './features/figures/figures.service.ts'
import { createReports } from './features/figures/report.service.ts'
import { createImagesRepo } from './features/images/images.repo.ts'
import { createKnowledge } from './features/knowledge/knowledge.service.ts'
import { writePassages } from './features/knowledge/passages.repo.ts'
import { createInbox } from './features/messages/inbox.service.ts'
import { createStaffMessages } from './features/messages/staff-messages.service.ts'
import { createThreads } from './features/messages/threads.service.ts'
import { createOrderChanges } from './features/orders/order-changes.service.ts'
import { createOrderDocuments } from './features/orders/order-documents.service.ts'
import { createOrders } from './features/orders/orders.service.ts'
import { createOutbox } from './features/outbox/outbox.service.ts'
import { createCatalogueCache } from './features/products/catalogue.cache.ts'
import { createLookupRepo } from './features/products/lookup.repo.ts'
import { createLookupService } from './features/products/lookup.service.ts'
import { createTellFalls } from './features/products/low-stock.ts'
import { createProductAnalytics } from './features/products/product-analytics.service.ts'
import { createProductEditing } from './features/products/product-editing.service.ts'
import { createImportReaders } from './features/products/product-imports.readers.ts'
import { createProductImports } from './features/products/product-imports.service.ts'
import { createProductOperations } from './features/products/product-operations.service.ts'
import type { CopyPictures } from './features/products/product-pictures.ts'
import { createEditPush } from './features/products/product-push.ts'
import { createProductsRepo } from './features/products/products.repo.ts'
import { createProductsService } from './features/products/products.service.ts'
import { seedSamples } from './features/products/samples.seed.ts'
import { createStaffProducts } from './features/products/staff-products.service.ts'
import { createGaps } from './features/questions/gaps.service.ts'
import { createQuestions } from './features/questions/questions.service.ts'
import { createQuoteAnswers } from './features/quote-requests/quote-answers.service.ts'
import { createQuoteFollow } from './features/quote-requests/quote-follow.service.ts'
import { createQuoteRequestsService } from './features/quote-requests/quote-requests.service.ts'
import { createQuoteDocuments } from './features/quotes/quote-documents.service.ts'
import { createQuoteExpiry } from './features/quotes/quote-expiry.service.ts'
import { createQuoteLinks } from './features/quotes/quote-links.ts'
import { createQuoteWork } from './features/quotes/quote-work.service.ts'
import { createStaffQuotes } from './features/quotes/staff-quotes.service.ts'
import { createChatRetentionRepo } from './features/retention/chat-retention.repo.ts'
import { createRetentionRepo } from './features/retention/retention.repo.ts'
import { createRetention } from './features/retention/retention.service.ts'
import { createSamples } from './features/samples/samples.service.ts'
import { createGatewayTest } from './features/settings/gateway-test.service.ts'
import { type MailPresets, notionAccess } from './features/settings/integrations.rules.ts'
import { createMail } from './features/settings/mail.service.ts'
import { createMailTest } from './features/settings/mail-test.service.ts'
import { createSalesSettings } from './features/settings/sales-settings.service.ts'
import { createSettingsRepo } from './features/settings/settings.repo.ts'
import { createSettings, type SettingsSource } from './features/settings/settings.service.ts'
import { createSettingsChanges } from './features/settings/settings-changes.service.ts'
import { siteOf } from './features/site/site.service.ts'
import { createDoor } from './features/staff/door.ts'
import { createSessionsRepo } from './features/staff/sessions.repo.ts'
import { createSessions } from './features/staff/sessions.service.ts'
import { createStaff } from './features/staff/staff.service.ts'
import { createImageCopier } from './features/sync/import.images.ts'
import { createNotion } from './features/sync/notion/notion.client.ts'
import { createPlaceMemory } from './features/sync/notion/notion.places.ts'
import { createPushQueue, createRetryPush } from './features/sync/push.jobs.ts'
import { createPace } from './features/sync/sync.pace.ts'
import type { SyncServices } from './features/sync/sync.run.ts'
import { createSyncService } from './features/sync/sync.service.ts'
import { createSyncSource, type SyncSource } from './features/sync/sync.source.ts'
import { createSyncConflicts } from './features/sync/sync-conflicts.service.ts'
import { createSyncConnection } from './features/sync/sync-connection.service.ts'
import { createSyncDatabase } from './features/sync/sync-database.service.ts'
import { createSyncPushes } from './features/sync/sync-pushes.service.ts'
import { createSyncRuns } from './features/sync/sync-runs.service.ts'
import { createSyncStatus } from './features/sync/sync-status.service.ts'
import { createTranslator } from './features/sync/translate.ts'
import { createUserAccess } from './features/users/access.service.ts'
import { createRescue } from './features/users/rescue.service.ts'
import { createUsers } from './features/users/users.service.ts'
import { createAfterwards } from './platform/afterwards.ts'
import { createAudit } from './platform/audit.ts'
import { connect, type Database, isDatabaseAway, openDatabase, withPassword } from './platform/database.ts'
import { listen } from './platform/events.ts'
import { type JobPace, openJobs, type RetryPlan, usualPace } from './platform/jobs.ts'
import { migrate } from './platform/migrations.ts'
import { within } from './platform/run.ts'
import { appSecrets, createSecrets } from './platform/secrets.ts'
import { StartError } from './platform/start-error.ts'

/** Everything that stands on the database, with the database itself underneath. */
export type OpenServices = Awaited<ReturnType<typeof openServices>>

export interface OpeningOptions {
  onProgress?: (progress: SyncProgress) => void
  /** Ends the opening between two steps, with its reason. */
  stopping?: AbortSignal
  /**
   * How often deliveries are looked for, how they are tried again, how long the form service may take, and how long a person is not
   * mailed again of one kind.
   */
  pace?: { jobs: JobPace; retry: RetryPlan; formLimitMs?: number; mailPauseMs?: number }
  /** Where the known mail services are, in place of the real ones. */
  presets?: MailPresets
  /** How long the model gateway may be silent, and take, where it is not the usual. */
  patience?: Patience
  /** The time, where it is not the machine's. */
  now?: () => Date
}

/** All pictures of one edit, whose answer waits for them. */
const picturesLimitMs = 25_000

/** What is told of one kind within five minutes goes out as one mail. */
const usualMailPauseMs = 5 * 60_000

/** A query that hangs must not keep PostgreSQL from being stopped. */
const closeLimitMs = 3000

/**
 * Opens the database (the configured one, or PostgreSQL from npm), brings it to the newest migration, fills an empty
 * catalogue with the samples, and puts the features on it.
 * @throws StartError where the database cannot be reached; whatever is open by then is closed again
 */
export async function openServices(
  config: Config,
  log: Logger,
  {
    onProgress = () => undefined,
    stopping,
    pace = { jobs: usualPace, retry: usualRetry },
    presets,
    patience,
    now = () => new Date(),
  }: OpeningOptions = {},
) {
  await using opening = new AsyncDisposableStack()
  const server = await databaseServer(config)
  opening.defer(server.release)
  stopping?.throwIfAborted()
  const migrations = await migrate(server.url)
  if (migrations.length > 0) log.info({ migrations }, 'Migrated the database')
  stopping?.throwIfAborted()
  const database = openDatabase(server.url, (error) => log.warn({ err: error }, 'A database connection broke'))
  opening.defer(() => within(closeLimitMs, 'Closing the database', database.close()))
  const productsRepo = createProductsRepo(database.prisma)
  await seedSamples(database, new Date())
  await writePassages(database)
  const knowledge = createKnowledge({ database })
  stopping?.throwIfAborted()
  const secrets = createSecrets(await appSecrets(config.APP_SECRET, config.APP_SECRET_FILE, config.DATA_DIR))
  const audit = createAudit(secrets)
  const settings = createSettings({ repo: createSettingsRepo(database.prisma), secrets, config })
  await settings.refresh()
  const site = () => siteOf(config, settings.current())
  const gateway = createGateway({ site, ...(patience && { patience }) })
  const sessionsRepo = createSessionsRepo(database.prisma)
  const door = createDoor(settings)
  const sessions = createSessions({ repo: sessionsRepo, secrets, settings, demo: config.DEMO, now })
  const cache = createCatalogueCache(() => events.isListening())
  const refreshSettings = () => settings.refresh().then(cache.clear) // datasheets carry the company's details
  const hearOfSettings = () =>
    void refreshSettings().catch((error) => log.warn({ err: error }, 'The settings could not be read anew'))
  const events = listen(server.url, [
    { on: 'catalogue.changed', run: cache.clear },
    { on: 'questions.changed', run: cache.clear },
    { on: 'settings.changed', run: hearOfSettings },
    { on: 'questions.changed', run: knowledge.refresh },
  ])
  opening.defer(() => within(closeLimitMs, 'Closing the event connection', events.close()))
  const jobs = openJobs(server.url, log, pace.jobs)
  opening.defer(() => within(closeLimitMs, 'Closing the job queue', jobs.close()))
  const mail = createMail({ settings, config, log, presets })
  if (mail.current() && !config.PUBLIC_URL) {
    log.warn('PUBLIC_URL is not set: the mail about a request for quotation carries no link to it')
  }
  const { queues: outboxQueues, ...outbox } = createOutbox({ database, jobs, mail, site, retry: pace.retry, now, log })
  const { queue: notificationMailsQueue, ...notificationMails } = createNotificationMails({
    database,
    settings,
    outbox,
    jobs,
    retry: pace.retry,
    pauseMs: pace.mailPauseMs ?? usualMailPauseMs,
    publicUrl: config.PUBLIC_URL,
    now,
  })
  const notifications = createNotifications({ database, settings, mails: notificationMails })
  const { notify } = notifications
  const onFalls = createTellFalls(notify)
  const quoteLinks = createQuoteLinks(secrets)
  const { queues, ...deliveries } = createDeliveries({
    database,
    repo: createDeliveriesRepo(database.prisma),
    messages: createMessagesRepo(database.prisma, quoteLinks),
    jobs,
    channels: createChannels({ config, settings, mail, site, formLimitMs: pace.formLimitMs }),
    retry: pace.retry,
    notify,
    log,
  })
  /** By the settings as they are at that moment; undefined where no mail server is configured. */
  const currentMailer = () => mail.current()?.mailer
  const afterwards = createAfterwards(log)
  opening.defer(() => within(closeLimitMs, 'What answers did not wait for', afterwards.settled()))
  const importReaders = createImportReaders(server.url)
  opening.defer(importReaders.close)
  const staff = createStaff({
    database,
    secrets,
    audit,
    settings,
    sessions,
    jobs,
    notify,
    afterwards,
    currentMailer,
    config,
    publicUrl: config.PUBLIC_URL,
    now,
    random: randomBytes,
    log,
    retry: pace.retry,
  })
  const { links } = staff
  const accounts = { database, audit, links, now }
  const userAccess = createUserAccess(accounts)
  const settingsChanges = createSettingsChanges({
    database,
    audit,
    secrets,
    config,
    refresh: refreshSettings,
    presets,
  })
  const notionOf = notionSource(config, database, log)
  const retryPush = createRetryPush(jobs)
  const sync = syncSource(config, settings, database, log, notionOf, {
    notify,
    onFalls,
    retryPush,
    onProgress,
    onCommit: cache.clear,
  })
  const pushQueue = createPushQueue({ database, sync, retry: pace.retry })
  const syncRuns = createSyncRuns({ database, audit, settings, sync, log })
  opening.defer(syncRuns.stop)
  const lookup = createLookupService(createLookupRepo(database.prisma))
  const asksForMarketing = () => settings.current().notifications.marketingEmails
  const submissions = { database, deliveries, notify, random: randomBytes, asksForMarketing }
  const isSynced = () => !('off' in notionAccess(settings.current(), config))
  const push = createEditPush({ settings, isSynced, tell: retryPush })
  const productWrites = { database, audit, now, push, onFalls, onCommit: cache.clear }
  const editing = { ...productWrites, copyPictures: copyPictures(database, config) }
  const customerServices = { database, audit, settings, now }
  const staffMessages = createStaffMessages({ database, audit })
  const threads = createThreads({ outbox, notify, site })
  const orders = createOrders({ database, audit })
  const quoteServices = {
    database,
    audit,
    notify,
    outbox,
    threads,
    site,
    settings,
    links: quoteLinks,
    random: randomBytes,
    now,
  }
  const quoteDocuments = createQuoteDocuments({ settings, site, now })
  const quoteFollow = createQuoteFollow({ ...quoteServices, documents: quoteDocuments })
  const figures = createFigures({ database, settings, now })
  const analyticsTabs = createAnalyticsTabs({ database, settings, now })
  const opened = opening.move()
  return {
    database,
    secrets,
    audit,
    auditLog: createAuditLog({ database, audit }),
    settings,
    settingsChanges,
    salesSettings: createSalesSettings({ database, audit, secrets, config, refresh: refreshSettings }),
    mailTest: createMailTest({ mail, settings, site, now }),
    gatewayTest: createGatewayTest({ gateway, settings, config }),
    currentMailer,
    site,
    assistant: createAssistant({
      database,
      knowledge,
      secrets,
      settings,
      config,
      site,
      notify,
      afterwards,
      gateway,
      now,
      log,
    }),
    door: { admit: door.admit, authenticate: sessions.authenticate },
    sessions,
    staff,
    notifications,
    notificationPreferences: createNotificationPreferences({ database, audit, settings, outbox }),
    badges: createBadges({ database, notifications }),
    staffSearch: createStaffSearch(database),
    views: createViews({ database, audit }),
    syncStatus: createSyncStatus({ database, settings, sync }),
    syncRuns,
    syncConnection: createSyncConnection({ database, audit, secrets, config, settings, refresh: refreshSettings }),
    syncDatabase: createSyncDatabase({ database, settings, config, notionOf }),
    syncConflicts: createSyncConflicts(editing),
    syncPushes: createSyncPushes({ database, audit, sync, retryPush }),
    staffProducts: createStaffProducts({ database, audit, isSynced }),
    productEditing: createProductEditing(editing),
    productOperations: createProductOperations(productWrites),
    productAnalytics: createProductAnalytics({ database, settings, now }),
    staffMessages,
    inbox: createInbox({ database, audit, messages: staffMessages, threads, deliveries, now }),
    appointments: createAppointments({ database, audit, messages: staffMessages, outbox, site, now }),
    activitiesFeed: createActivitiesFeed({ database, audit, outbox }),
    orders,
    orderDocuments: createOrderDocuments({ orders, settings, site }),
    orderChanges: createOrderChanges({
      database,
      audit,
      settings,
      orders,
      notify,
      outbox,
      threads,
      site,
      productWrites,
      now,
      random: randomBytes,
    }),
    staffQuotes: createStaffQuotes({ ...quoteServices, documents: quoteDocuments }),
    figures,
    analyticsTabs,
    samples: createSamples({ database, audit, settings, now }),
    reports: createReports({ database, audit, figures, analyticsTabs, site, now }),
    conversations: createConversations({ database, audit, settings, now }),
    customers: createCustomers(customerServices),
    customerWriting: createCustomerWriting(customerServices),
    customerMerge: createCustomerMerge(customerServices),
    customerData: createCustomerData(customerServices),
    customerErasing: createCustomerErasing(customerServices),
    links,
    users: createUsers(accounts),
    userAccess,
    rescue: createRescue({
      ...accounts,
      firstStart: staff.firstStart,
      access: userAccess,
      openDoor: settingsChanges.openDoor,
    }),
    events,
    cache,
    products: createProductsService(productsRepo),
    productImports: createProductImports({
      database,
      audit,
      now,
      onFalls,
      onCommit: cache.clear,
      readers: importReaders,
      afterwards,
      log,
    }),
    lookup,
    knowledge,
    images: createImagesRepo(database.prisma),
    deliveries,
    outbox,
    quoteLinks,
    enquiries: createEnquiriesService({ ...submissions, now }),
    visitorTranscripts: createVisitorTranscripts({ database }),
    demoRequests: createDemoRequestsService({ ...submissions, now }),
    quoteRequests: createQuoteRequestsService({ ...submissions, products: lookup, links: quoteLinks, now }),
    quoteFollow,
    quoteAnswers: createQuoteAnswers({ ...quoteServices, documents: quoteDocuments, following: quoteFollow }),
    quoteWork: createQuoteWork({ ...quoteServices, documents: quoteDocuments }),
    quoteExpiry: createQuoteExpiry(quoteServices),
    questions: createQuestions({ database, audit, onCommit: cache.clear }),
    gaps: createGaps({ database, audit }),
    retention: createRetention({
      repo: createRetentionRepo(database.prisma),
      chat: createChatRetentionRepo(database),
      conversationDays: () => settings.current().chat.retentionDays,
    }),
    /** Work on deliveries: for a server, between its opening and its closing. */
    jobs: {
      start: () => jobs.start([...queues, ...outboxQueues, notificationMailsQueue, links.queue, pushQueue]),
      stop: jobs.stop,
    },
    sync,
    close: () => opened.disposeAsync(),
  }
}

/** The adapter for Notion: every one of them keeps to one pace, and knows what another has learnt of the API's version. */
function notionSource(config: Config, database: Database, log: Logger) {
  const pace = createPace(database.prisma)
  const memory = createPlaceMemory()
  return ({ apiKey, dataSourceId }: { apiKey: string; dataSourceId: string | undefined }) =>
    createNotion({
      apiKey,
      ...(dataSourceId && { dataSourceId }),
      apiUrl: config.NOTION_API_URL,
      pace,
      memory,
      log: (fields, message) => log.info(fields, message),
    })
}

/** Pictures that staff add by their address are held to what Notion's are. */
function copyPictures(database: Database, config: Config): CopyPictures {
  const images = createImagesRepo(database.prisma)
  const origin = new URL(config.NOTION_API_URL).origin
  return (...given) => createImageCopier(images, origin, AbortSignal.timeout(picturesLimitMs))(...given)
}

function syncSource(
  config: Config,
  settings: SettingsSource,
  database: Database,
  log: Logger,
  notionOf: ReturnType<typeof notionSource>,
  {
    notify,
    onFalls,
    retryPush,
    onProgress,
    onCommit,
  }: Pick<SyncServices, 'notify' | 'onFalls' | 'retryPush' | 'onProgress' | 'onCommit'>,
): SyncSource {
  return createSyncSource(settings, config, ({ databaseId, pricebookDatabaseId, ...access }) =>
    createSyncService({
      database,
      databaseId,
      images: createImagesRepo(database.prisma),
      pricebookDatabaseId,
      notion: notionOf(access),
      notionOrigin: new URL(config.NOTION_API_URL).origin,
      translator: config.TRANSLATE_API_KEY
        ? createTranslator({ apiKey: config.TRANSLATE_API_KEY, apiUrl: config.TRANSLATE_API_URL })
        : undefined,
      notify,
      onFalls,
      retryPush,
      requiresApproval: () => settings.current().sync.requiresApproval,
      now: () => new Date(),
      onCommit,
      onProgress: (progress) => {
        log.info({ progress }, 'Sync progress')
        onProgress(progress)
      },
    }),
  )
}

/** The configured server, or the one from npm. @throws StartError where it cannot be reached */
export async function databaseServer(config: Config): Promise<{ url: string; release: () => Promise<void> }> {
  if (!config.DATABASE_URL) {
    const { startEmbeddedPostgres } = await import('./platform/embedded-postgres.ts')
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
