import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/settings.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { SalesSettingsService } from './sales-settings.service.ts'

export function salesSettingsRoutes(salesSettings: SalesSettingsService): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getSalesSettings, () => salesSettings.answer())

    route(app, endpoints.putSalesSettings, (request) => salesSettings.change(actorOf(request), request.body))
  }
}
