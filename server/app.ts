import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync } from 'fastify'
import { apiRoot } from '#contract/endpoint.ts'
import { createRareNotice, type EventPace } from '#server/modules/notifications/index.ts'
import { createPagesService, manifestRoutes, sitemapRoutes } from '#server/modules/site/index.ts'
import { registerSessionTokens } from '#server/modules/staff/index.ts'
import { type Limits, type StaffLimits, usualLimits, visitorLimits } from './composition/limits.ts'
import { registerConversations, registerQuestions } from './composition/routes/assistant.ts'
import { registerBackOffice } from './composition/routes/back-office.ts'
import { registerCatalogue } from './composition/routes/catalogue.ts'
import { registerContent } from './composition/routes/content.ts'
import { registerCustomers } from './composition/routes/customers.ts'
import { registerInbox } from './composition/routes/inbox.ts'
import { registerMedia } from './composition/routes/media.ts'
import { registerReports } from './composition/routes/reports.ts'
import { registerSales } from './composition/routes/sales.ts'
import { registerSettings } from './composition/routes/settings.ts'
import { registerAccounts, registerSignIn } from './composition/routes/staff.ts'
import { registerSync } from './composition/routes/sync.ts'
import { registerVisitors } from './composition/routes/visitors.ts'
import type { Drawing, DrawingTimes } from './platform/drawing/drawing.ts'
import { createApi } from './platform/http/api.ts'
import { healthRoutes, type Readiness } from './platform/http/health.ts'
import { createSharedLimits, type SharedLimits } from './platform/http/shared-limits.ts'
import { guardAccess, guardZone } from './platform/http/staff-zone.ts'
import { registerWeb } from './platform/web/web.ts'
import type { OpenServices } from './services.ts'

/** Everything the API is made of; main.ts and the tests build the same one. */
export interface Services extends OpenServices {
  readiness: Readiness
  publicUrl: string | undefined
  /** Addresses, ranges and hosts of proxies. */
  trustProxy: string[]
  /** Folder of the built client. */
  client: string | undefined
  /** Where the admin is still built, what its page waits for. */
  adminBuilt?: Promise<void>
  logger: FastifyBaseLogger | undefined
  /** What one visitor, or one session of staff, may do, where it is not the usual. */
  limits?: Partial<Limits>
  /** How long a request may take to come, where it is not the usual. Milliseconds. */
  requestMs?: number
  /** How long a page may take to be drawn, where it is not the usual. */
  drawingTimes?: Partial<DrawingTimes>
  /** What draws pages, where it is no thread of the app's own; its `close` is called with the app's. */
  drawing?: Drawing
  /** Of the events that open pages hear, where it is not the usual. */
  eventPace?: EventPace
}

/** Builds the whole API, ready to listen or to be injected into. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { readiness, publicUrl, site, client: directory, adminBuilt } = services
  const { translateWidgetUrl } = site()
  const isTlsRequired = () => services.settings.current().security.sslRequired
  const { app, policyWith } = await createApi({ ...services, translateWidgetUrl, isTlsRequired })
  const limits = { ...usualLimits, ...services.limits }
  const shared = createSharedLimits(app, services)
  const { database, staff, notifications } = services
  const noticeServices = { database, notify: notifications.notify, afterwards: staff.afterwards }
  const onFlood = createRareNotice(noticeServices, 'forms.flooded', 'of a flood of forms')
  const ofVisitors = visitorLimits(app, limits, shared, services, onFlood)
  await registerSessionTokens(app, services.secrets)
  await app.register(healthRoutes(readiness))
  await app.register(
    async (api) => {
      await registerVisitors(api, services, ofVisitors)
      await api.register(staffApi(services, limits, shared))
    },
    { prefix: apiRoot },
  )
  await app.register(sitemapRoutes(services))
  await app.register(manifestRoutes(() => services.site().name))
  await registerWeb(app, {
    ...createPagesService(services.products, services.industries),
    directory,
    adminBuilt,
    publicUrl,
    drawingTimes: services.drawingTimes,
    drawing: services.drawing,
    site,
    policyWith,
    budget: ofVisitors.reads,
    exchangeKey: services.terminalKeys.exchange,
    isFresh: services.isFresh,
    onChange: services.onChange,
  })
  return app
}

/** What staff use: by the access policy without a session, then behind a session, each route with its permission. */
function staffApi(services: Services, limits: StaffLimits, shared: SharedLimits): FastifyPluginAsync {
  return async (staff) => {
    guardAccess(staff, services.access)
    await registerSignIn(staff, services, limits, shared)
    await staff.register(async (zone) => {
      guardZone(zone, services.access, limits)
      await registerAccounts(zone, services)
      await registerSettings(zone, services, limits)
      await registerBackOffice(zone, services)
      await registerSync(zone, services, limits)
      await registerCatalogue(zone, services)
      await registerInbox(zone, services)
      await registerSales(zone, services)
      await registerQuestions(zone, services)
      await registerContent(zone, services)
      await registerMedia(zone, services)
      await registerCustomers(zone, services)
      await registerConversations(zone, services)
      await registerReports(zone, services)
    })
  }
}
