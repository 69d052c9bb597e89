import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync } from 'fastify'
import { apiRoot } from '#contract/endpoint.ts'
import { agentPagesRoutes, mcpRoutes, ucpProfileRoutes } from '#server/modules/agents/index.ts'
import type { RenderPreview } from '#server/modules/catalogue/index.ts'
import { changesRoutes } from '#server/modules/changes/index.ts'
import { createThrottledNotifier, type EventPace } from '#server/modules/notifications/index.ts'
import { createPagesService, manifestRoutes, sitemapRoutes } from '#server/modules/site/index.ts'
import { registerSessionTokens } from '#server/modules/staff/index.ts'
import { defaultLimits, type Limits, type StaffLimits, visitorLimits } from './composition/limits.ts'
import { metricsOf } from './composition/metrics.ts'
import { registerAgentCalls, registerAgents } from './composition/routes/agents.ts'
import { registerConversations, registerQuestions } from './composition/routes/assistant.ts'
import { registerBackOffice, registerReports } from './composition/routes/back-office.ts'
import { registerCatalogue, registerContent, registerMedia } from './composition/routes/catalogue.ts'
import { registerInbox } from './composition/routes/inbox.ts'
import { registerCustomers, registerSales } from './composition/routes/sales.ts'
import { registerSettings } from './composition/routes/settings.ts'
import { registerAccounts, registerSignIn } from './composition/routes/staff.ts'
import { registerSync } from './composition/routes/sync.ts'
import { registerVisitors } from './composition/routes/visitors.ts'
import { registerCors } from './platform/cors.ts'
import { createApi } from './platform/http/api.ts'
import { healthRoutes, type Readiness } from './platform/http/health.ts'
import { createSharedLimits, type SharedLimits } from './platform/http/shared-limits.ts'
import { guardAccess, guardZone } from './platform/http/staff-zone.ts'
import { keepAnswers } from './platform/idempotency.ts'
import { registerMetrics } from './platform/metrics.ts'
import type { Renderer, RenderTimes } from './platform/rendering/renderer.ts'
import type { PageStore } from './platform/web/page-purge.ts'
import type { Pages } from './platform/web/pages.ts'
import { registerWeb } from './platform/web/web.ts'
import type { OpenServices } from './services.ts'

export interface Services extends OpenServices {
  readiness: Readiness
  publicUrl: string | undefined
  pageStore?: PageStore | undefined
  /** Without it, there is no /metrics. */
  metricsToken?: string | undefined
  trustProxy: string[]
  client: string | undefined
  /** Resolves once the admin is built; its page waits for it. Undefined where it is built already. */
  adminBuilt?: Promise<void>
  logger: FastifyBaseLogger | undefined
  /** Overrides of the rate limits per visitor and per staff session. */
  limits?: Partial<Limits>
  /** How long a client may take to send a request, in milliseconds. */
  requestMs?: number
  renderTimes?: Partial<RenderTimes>
  /** Renders pages; without it, the app starts a thread of its own. Its `close` is called when the app closes. */
  renderer?: Renderer
  eventPace?: EventPace
}

export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { readiness, publicUrl, site, client: directory, adminBuilt } = services
  const { translateWidgetUrl } = site()
  const isTlsRequired = () => services.settings.current().security.sslRequired
  const { app, policyWith } = await createApi({ ...services, translateWidgetUrl, isTlsRequired })
  const limits = { ...defaultLimits, ...services.limits }
  const shared = createSharedLimits(app, services)
  const { database, staff, notifications } = services
  const noticeServices = { database, notify: notifications.notify, backgroundTasks: staff.backgroundTasks }
  const onFlood = createThrottledNotifier(noticeServices, 'forms.flooded', 'of a flood of forms')
  const ofVisitors = visitorLimits(app, limits, shared, services, onFlood)
  await registerSessionTokens(app, services.secrets)
  if (services.metricsToken) registerMetrics(app, services.metricsToken, metricsOf(services))
  await app.register(healthRoutes(readiness))
  let pages: Pages | undefined
  const renderPreview: RenderPreview = async (address, answers) =>
    (await pages?.preview(address, publicUrl ?? '', answers)) ?? null
  await app.register(
    async (api) => {
      await registerCors(api, () => services.settings.current().security.corsOrigins)
      await registerVisitors(api, services, ofVisitors)
      await registerAgents(api, services, ofVisitors)
      await api.register(staffApi({ ...services, renderPreview }, limits, shared))
    },
    { prefix: apiRoot },
  )
  await app.register(ucpProfileRoutes(publicUrl))
  await app.register(agentPagesRoutes(services, ofVisitors.agents))
  await app.register(mcpRoutes(services.mcp, publicUrl, ofVisitors))
  await app.register(sitemapRoutes(services))
  await app.register(manifestRoutes(() => services.site().name))
  pages = await registerWeb(app, {
    ...createPagesService(services.products, services.industries),
    directory,
    adminBuilt,
    publicUrl,
    pageStore: services.pageStore,
    renderTimes: services.renderTimes,
    renderer: services.renderer,
    site,
    policyWith,
    budget: ofVisitors.reads,
    exchangeKey: services.terminalKeys.exchange,
    isFresh: services.isFresh,
    onChange: services.onChange,
  })
  return app
}

/** Registers the staff routes: sign-in behind the access policy alone, all others behind a session and a permission. */
function staffApi(
  services: Services & { renderPreview: RenderPreview },
  limits: StaffLimits,
  shared: SharedLimits,
): FastifyPluginAsync {
  return async (staff) => {
    guardAccess(staff, services.access)
    await registerSignIn(staff, services, limits, shared)
    await staff.register(async (zone) => {
      guardZone(zone, services.access, limits)
      keepAnswers(zone, services)
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
      await registerAgentCalls(zone, services)
      await registerReports(zone, services)
      await zone.register(changesRoutes(services.changes))
    })
  }
}
