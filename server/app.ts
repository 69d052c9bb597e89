import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import {
  type FastifyPluginAsyncZod,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import * as z from 'zod'
import type { Site } from '#contract/site.ts'
import { activitiesRoutes } from './features/activities/activities.routes.ts'
import type { ActivitiesFeed } from './features/activities/activities-feed.service.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import type { AuditLog } from './features/audit/audit.service.ts'
import type { Assistant } from './features/chat/assistant.ts'
import { chatRoutes } from './features/chat/chat.routes.ts'
import { conversationsRoutes } from './features/conversations/conversations.routes.ts'
import type { Conversations } from './features/conversations/conversations.service.ts'
import { visitorTranscriptRoutes } from './features/conversations/visitor-transcript.routes.ts'
import type { VisitorTranscripts } from './features/conversations/visitor-transcripts.service.ts'
import type { CustomerData } from './features/customers/customer-data.service.ts'
import type { CustomerErasing } from './features/customers/customer-erasing.service.ts'
import type { CustomerMerge } from './features/customers/customer-merge.service.ts'
import { customerPrivacyRoutes } from './features/customers/customer-privacy.routes.ts'
import type { CustomerWriting } from './features/customers/customer-writing.service.ts'
import { customersRoutes } from './features/customers/customers.routes.ts'
import type { Customers } from './features/customers/customers.service.ts'
import { customersWriteRoutes } from './features/customers/customers-write.routes.ts'
import { datasheetsRoutes } from './features/datasheets/datasheets.routes.ts'
import { appointmentsRoutes } from './features/demo-requests/appointments.routes.ts'
import type { Appointments } from './features/demo-requests/appointments.service.ts'
import { demoRequestsRoutes } from './features/demo-requests/demo-requests.routes.ts'
import type { DemoRequestsService } from './features/demo-requests/demo-requests.service.ts'
import { badgesRoutes } from './features/desk/badges.routes.ts'
import type { BadgesService } from './features/desk/badges.service.ts'
import { eventsRoutes } from './features/desk/events.routes.ts'
import type { DeskPace } from './features/desk/events.service.ts'
import { notificationPreferencesRoutes } from './features/desk/notification-preferences.routes.ts'
import type { NotificationPreferencesService } from './features/desk/notification-preferences.service.ts'
import { notificationsRoutes } from './features/desk/notifications.routes.ts'
import type { NotificationsService } from './features/desk/notifications.service.ts'
import { staffSearchRoutes } from './features/desk/search.routes.ts'
import type { StaffSearch } from './features/desk/search.service.ts'
import { viewsRoutes } from './features/desk/views.routes.ts'
import type { ViewsService } from './features/desk/views.service.ts'
import { enquiriesRoutes } from './features/enquiries/enquiries.routes.ts'
import type { EnquiriesService } from './features/enquiries/enquiries.service.ts'
import { exchangeRatesRoutes } from './features/exchange-rates/exchange-rates.routes.ts'
import { analyticsTabsRoutes } from './features/figures/analytics-tabs.routes.ts'
import type { AnalyticsTabs } from './features/figures/analytics-tabs.service.ts'
import { figuresRoutes } from './features/figures/figures.routes.ts'
import type { Figures } from './features/figures/figures.service.ts'
import { reportRoutes } from './features/figures/report.routes.ts'
import type { Reports } from './features/figures/report.service.ts'
import type { ImagesRepo } from './features/images/images.repo.ts'
import { imagesRoutes } from './features/images/images.routes.ts'
import { demoInboxRoutes, inboxRoutes } from './features/messages/inbox.routes.ts'
import type { Inbox } from './features/messages/inbox.service.ts'
import { staffDemoRequestsRoutes } from './features/messages/staff-demo-requests.routes.ts'
import { staffEnquiriesRoutes } from './features/messages/staff-enquiries.routes.ts'
import type { StaffMessages } from './features/messages/staff-messages.service.ts'
import type { OrderChanges } from './features/orders/order-changes.service.ts'
import { orderDocumentsRoutes } from './features/orders/order-documents.routes.ts'
import type { OrderDocuments } from './features/orders/order-documents.service.ts'
import { orderThreadRoutes } from './features/orders/order-thread.routes.ts'
import { ordersRoutes } from './features/orders/orders.routes.ts'
import type { Orders } from './features/orders/orders.service.ts'
import { ordersWriteRoutes } from './features/orders/orders-write.routes.ts'
import { createPagesService } from './features/pages/pages.service.ts'
import type { CatalogueCache } from './features/products/catalogue.cache.ts'
import { lookupRoutes } from './features/products/lookup.routes.ts'
import type { LookupService } from './features/products/lookup.service.ts'
import type { ProductAnalyticsService } from './features/products/product-analytics.service.ts'
import { productEditingRoutes } from './features/products/product-editing.routes.ts'
import type { ProductEditing } from './features/products/product-editing.service.ts'
import { productImportsRoutes } from './features/products/product-imports.routes.ts'
import type { ProductImports } from './features/products/product-imports.service.ts'
import { productOperationsRoutes } from './features/products/product-operations.routes.ts'
import type { ProductOperations } from './features/products/product-operations.service.ts'
import { productsRoutes } from './features/products/products.routes.ts'
import type { ProductsService } from './features/products/products.service.ts'
import { staffProductsRoutes } from './features/products/staff-products.routes.ts'
import type { StaffProducts } from './features/products/staff-products.service.ts'
import type { Gaps } from './features/questions/gaps.service.ts'
import { questionsRoutes } from './features/questions/questions.routes.ts'
import type { Questions } from './features/questions/questions.service.ts'
import { gapsRoutes, staffQuestionsRoutes } from './features/questions/staff-questions.routes.ts'
import type { QuoteAnswersService } from './features/quote-requests/quote-answers.service.ts'
import type { QuoteFollowService } from './features/quote-requests/quote-follow.service.ts'
import { quoteRequestsRoutes } from './features/quote-requests/quote-requests.routes.ts'
import type { QuoteRequestsService } from './features/quote-requests/quote-requests.service.ts'
import { quoteDecisionsRoutes } from './features/quotes/quote-decisions.routes.ts'
import { quoteThreadRoutes } from './features/quotes/quote-thread.routes.ts'
import { quoteWorkRoutes } from './features/quotes/quote-work.routes.ts'
import type { QuoteWork } from './features/quotes/quote-work.service.ts'
import { staffQuotesRoutes } from './features/quotes/staff-quotes.routes.ts'
import type { StaffQuotes } from './features/quotes/staff-quotes.service.ts'
import type { GatewayTest } from './features/settings/gateway-test.service.ts'
import type { MailTest } from './features/settings/mail-test.service.ts'
import { salesSettingsRoutes } from './features/settings/sales-settings.routes.ts'
import type { SalesSettingsService } from './features/settings/sales-settings.service.ts'
import { settingsRoutes } from './features/settings/settings.routes.ts'
import type { SettingsSource } from './features/settings/settings.service.ts'
import type { SettingsChanges } from './features/settings/settings-changes.service.ts'
import { siteRoutes } from './features/site/site.routes.ts'
import { sitemapRoutes } from './features/sitemap/sitemap.routes.ts'
import { accountRoutes } from './features/staff/account.routes.ts'
import { linksRoutes } from './features/staff/links.routes.ts'
import { ownSessionsRoutes } from './features/staff/own-sessions.routes.ts'
import { signInRoutes } from './features/staff/sign-in.routes.ts'
import type { Staff } from './features/staff/staff.service.ts'
import { twoFactorRoutes } from './features/staff/two-factor.routes.ts'
import { syncConflictsRoutes } from './features/sync/sync-conflicts.routes.ts'
import type { SyncConflicts } from './features/sync/sync-conflicts.service.ts'
import { syncConnectionRoutes, syncDatabaseRoutes } from './features/sync/sync-connection.routes.ts'
import type { SyncConnectionService } from './features/sync/sync-connection.service.ts'
import type { SyncDatabaseService } from './features/sync/sync-database.service.ts'
import { syncPushesRoutes } from './features/sync/sync-pushes.routes.ts'
import type { SyncPushes } from './features/sync/sync-pushes.service.ts'
import { syncRunsRoutes, syncRunsWriteRoutes } from './features/sync/sync-runs.routes.ts'
import type { SyncRuns } from './features/sync/sync-runs.service.ts'
import { syncStatusRoutes } from './features/sync/sync-status.routes.ts'
import type { SyncStatusService } from './features/sync/sync-status.service.ts'
import { userAccessRoutes } from './features/users/access.routes.ts'
import type { UserAccess } from './features/users/access.service.ts'
import { usersRoutes, usersWriteRoutes } from './features/users/users.routes.ts'
import type { UsersService } from './features/users/users.service.ts'
import { registerDocs } from './platform/docs.ts'
import type { Events } from './platform/events.ts'
import { healthRoutes, type Readiness } from './platform/health.ts'
import { answerFrameworkError, registerProblems } from './platform/problems.ts'
import { personLimit, type RateLimit, registerRateLimits, visitorLimit } from './platform/rate-limits.ts'
import { registerSecurityHeaders } from './platform/security-headers.ts'
import { type DeskLimits, guardDoor, guardZone, type StaffDoor } from './platform/staff-zone.ts'
import { registerWeb } from './platform/web.ts'

/** Everything the API is made of; main.ts and the tests build the same one. */
export interface Services {
  site: () => Site
  door: StaffDoor
  staff: Staff
  auditLog: AuditLog
  users: UsersService
  userAccess: UserAccess
  assistant: Assistant
  settings: SettingsSource
  settingsChanges: SettingsChanges
  salesSettings: SalesSettingsService
  mailTest: MailTest
  gatewayTest: GatewayTest
  products: ProductsService
  productImports: ProductImports
  lookup: LookupService
  images: ImagesRepo
  enquiries: EnquiriesService
  visitorTranscripts: VisitorTranscripts
  demoRequests: DemoRequestsService
  quoteRequests: QuoteRequestsService
  quoteFollow: QuoteFollowService
  quoteAnswers: QuoteAnswersService
  staffProducts: StaffProducts
  productEditing: ProductEditing
  productAnalytics: ProductAnalyticsService
  productOperations: ProductOperations
  staffMessages: StaffMessages
  inbox: Inbox
  appointments: Appointments
  activitiesFeed: ActivitiesFeed
  staffQuotes: StaffQuotes
  orders: Orders
  orderChanges: OrderChanges
  orderDocuments: OrderDocuments
  quoteWork: QuoteWork
  questions: Questions
  gaps: Gaps
  conversations: Conversations
  customers: Customers
  customerWriting: CustomerWriting
  customerMerge: CustomerMerge
  customerData: CustomerData
  customerErasing: CustomerErasing
  figures: Figures
  analyticsTabs: AnalyticsTabs
  reports: Reports
  notifications: NotificationsService
  notificationPreferences: NotificationPreferencesService
  badges: BadgesService
  events: Pick<Events, 'subscribe'>
  staffSearch: StaffSearch
  views: ViewsService
  syncStatus: SyncStatusService
  syncRuns: SyncRuns
  syncConnection: SyncConnectionService
  syncDatabase: SyncDatabaseService
  syncConflicts: SyncConflicts
  syncPushes: SyncPushes
  cache: CatalogueCache
  readiness: Readiness
  publicUrl: string | undefined
  /** Addresses and ranges of proxies. */
  trustProxy: string[]
  /** Folder of the built client. */
  client: string | undefined
  logger: FastifyBaseLogger | undefined
  /** What one visitor, or one session of staff, may do, where it is not the usual. */
  limits?: Partial<Limits>
  /** Of the events that open pages hear, where it is not the usual. */
  deskPace?: DeskPace
}

/** Counted by each instance for itself. */
interface Limits extends StaffLimits {
  /** Enquiries and requests for quotation together. */
  submissions: RateLimit
  /** Over a day, for each may hold a slot: one address shall not empty the calendar. */
  demos: RateLimit
  /** What the forms ask on the way, together: free slots, products by their codes, a quotation by its link. */
  lookups: RateLimit
  datasheets: RateLimit
  /** Messages to the assistant, in front of what is counted of a day, so that a flood is not even counted. */
  messages: RateLimit
}

interface StaffLimits extends DeskLimits {
  /** Signing in, of people and programs: in front of the lock-out, so that a flood is not even counted. */
  signIns: RateLimit
  /** Looking at one-time links, and using them. */
  links: RateLimit
  /** Asking for a link by mail. */
  resets: RateLimit
}

const minuteMs = 60_000
/** Neither a mail server nor a model gateway is to be tried out by us: both together. */
const mailTestLimit: RateLimit = { max: 5, windowMs: minuteMs }
/** Nor is Notion, which counts what we ask. */
const connectionTestLimit: RateLimit = { max: 20, windowMs: minuteMs }
const usualLimits: Limits = {
  submissions: { max: 20, windowMs: 10 * minuteMs },
  demos: { max: 20, windowMs: 24 * 60 * minuteMs },
  lookups: { max: 120, windowMs: minuteMs },
  datasheets: { max: 60, windowMs: minuteMs },
  messages: { max: 120, windowMs: minuteMs },
  signIns: { max: 60, windowMs: minuteMs },
  links: { max: 30, windowMs: minuteMs },
  resets: { max: 10, windowMs: 10 * minuteMs },
  desk: { max: 600, windowMs: minuteMs },
  exports: { max: 20, windowMs: minuteMs },
}

/** The longest request for quotation, in Chinese, takes less. */
const bodyMaxBytes = 256 * 1024

/** Builds the whole API, ready to listen or to be injected into. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  z.config(z.locales.en())
  const app = Fastify({
    ...(services.logger && { loggerInstance: services.logger }),
    trustProxy: services.trustProxy.length > 0 ? services.trustProxy : false,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    forceCloseConnections: 'idle',
    return503OnClosing: false, // a request that a proxy had already sent is answered, not refused
    frameworkErrors: answerFrameworkError,
    bodyLimit: bodyMaxBytes,
    routerOptions: { maxParamLength: 300 },
  }).withTypeProvider<ZodTypeProvider>()
  app.removeContentTypeParser('text/plain') // JSON alone: a page of another origin cannot send it without asking first
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (services.readiness.stopping) reply.header('connection', 'close') // else keep-alive would hold the shutdown up
    done()
  })
  registerProblems(app)
  registerSecurityHeaders(
    app,
    services.site().translateWidgetUrl,
    () => services.settings.current().security.sslRequired,
  )
  await registerDocs(app, services.publicUrl)
  await registerRateLimits(app)
  await app.register(cookie)
  const { submissions, demos, lookups, datasheets, messages, ...staffLimits } = { ...usualLimits, ...services.limits }
  const limits = {
    submissions: visitorLimit(app, submissions),
    demos: visitorLimit(app, demos),
    lookups: visitorLimit(app, lookups),
    datasheets: visitorLimit(app, datasheets),
    messages: visitorLimit(app, messages),
  }

  const { visitors } = services.assistant
  await app.register(healthRoutes(services.readiness))
  await app.register(
    async (api) => {
      await api.register(siteRoutes(services.site))
      await api.register(exchangeRatesRoutes(services.settings))
      await api.register(productsRoutes(services.products, services.cache))
      await api.register(questionsRoutes(services.questions, services.cache))
      await api.register(lookupRoutes(services.lookup, limits.lookups))
      await api.register(datasheetsRoutes(services, limits.datasheets))
      await api.register(imagesRoutes(services.images))
      await api.register(enquiriesRoutes(services.enquiries, visitors, limits.submissions))
      await api.register(demoRequestsRoutes(services.demoRequests, limits))
      await api.register(quoteRequestsRoutes(services, limits))
      await api.register(visitorTranscriptRoutes(services.visitorTranscripts, visitors, limits.lookups))
      await api.register(chatRoutes(services.assistant, { messages: limits.messages, feedback: limits.lookups }))
      await api.register(staffApi(services, staffLimits))
    },
    { prefix: '/api/v1' },
  )
  await app.register(sitemapRoutes(services))
  const { answerAt } = createPagesService(services.products)
  const { client: directory, publicUrl, site } = services
  await registerWeb(app, { directory, publicUrl, site, answerAt })
  return app
}

/** What staff use: behind the door without a session, then behind a session, each route with its permission. */
function staffApi(services: Services, limits: StaffLimits): FastifyPluginAsyncZod {
  return async (staff) => {
    guardDoor(staff, services.door)
    await staff.register(signInRoutes(services.staff, visitorLimit(staff, limits.signIns)))
    const [links, resets] = [visitorLimit(staff, limits.links), visitorLimit(staff, limits.resets)]
    await staff.register(linksRoutes(services.staff, { links, resets }))
    await staff.register(async (zone) => {
      guardZone(zone, services.door, limits)
      await zone.register(accountRoutes(services.staff))
      await zone.register(twoFactorRoutes(services.staff))
      await zone.register(ownSessionsRoutes(services.staff))
      await zone.register(auditRoutes(services.auditLog, services.settings))
      await zone.register(usersRoutes(services.users, services.settings))
      await zone.register(usersWriteRoutes(services.users))
      await zone.register(userAccessRoutes(services.userAccess))
      const { settingsChanges, mailTest, gatewayTest } = services
      await zone.register(settingsRoutes(settingsChanges, mailTest, gatewayTest, personLimit(zone, mailTestLimit)))
      await zone.register(salesSettingsRoutes(services.salesSettings))
      await zone.register(notificationsRoutes(services.notifications))
      await zone.register(notificationPreferencesRoutes(services.notificationPreferences))
      await zone.register(badgesRoutes(services.badges))
      await zone.register(eventsRoutes(services, services.deskPace))
      await zone.register(staffSearchRoutes(services.staffSearch, services.settings))
      await zone.register(viewsRoutes(services.views))
      await zone.register(syncStatusRoutes(services.syncStatus))
      await zone.register(syncRunsRoutes(services.syncRuns))
      await zone.register(syncRunsWriteRoutes(services.syncRuns))
      await zone.register(syncConnectionRoutes(services.syncConnection, services.syncStatus))
      await zone.register(syncDatabaseRoutes(services.syncDatabase, personLimit(zone, connectionTestLimit)))
      await zone.register(syncConflictsRoutes(services.syncConflicts))
      await zone.register(syncPushesRoutes(services.syncPushes))
      await zone.register(staffProductsRoutes(services.staffProducts, services.settings))
      await zone.register(productImportsRoutes(services.productImports, services.settings))
      await zone.register(productEditingRoutes(services.productEditing, services.productAnalytics))
      await zone.register(productOperationsRoutes(services.productOperations))
      await zone.register(staffEnquiriesRoutes(services.staffMessages.enquiries, services.settings))
      await zone.register(staffDemoRequestsRoutes(services.staffMessages.demoRequests, services.settings))
      await zone.register(inboxRoutes(services.inbox))
      await zone.register(demoInboxRoutes(services.inbox))
      await zone.register(appointmentsRoutes(services.appointments))
      await zone.register(activitiesRoutes(services.activitiesFeed))
      await zone.register(ordersRoutes(services.orders, services.settings))
      await zone.register(ordersWriteRoutes(services.orderChanges))
      await zone.register(orderThreadRoutes(services.orderChanges))
      await zone.register(orderDocumentsRoutes(services.orderDocuments))
      await zone.register(staffQuotesRoutes(services.staffQuotes, services.settings, services.publicUrl))
      await zone.register(quoteWorkRoutes(services.quoteWork, services.staffQuotes, services.publicUrl))
      await zone.register(quoteDecisionsRoutes(services.quoteWork, services.staffQuotes, services.publicUrl))
      await zone.register(quoteThreadRoutes(services.quoteWork, services.staffQuotes, services.publicUrl))
      await zone.register(staffQuestionsRoutes(services.questions))
      await zone.register(gapsRoutes(services.gaps))
      await zone.register(customersRoutes(services.customers, services.settings))
      await zone.register(customersWriteRoutes(services.customerWriting, services.customerMerge))
      await zone.register(customerPrivacyRoutes(services))
      await zone.register(conversationsRoutes(services.conversations, services.settings))
      await zone.register(figuresRoutes(services.figures))
      await zone.register(analyticsTabsRoutes(services.analyticsTabs))
      await zone.register(reportRoutes(services.reports, services.settings))
    })
  }
}

/** A caller's own id is kept where it is safe to log, so that one id follows a request through every system. */
function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID()
}
