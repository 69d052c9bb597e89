import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import * as endpoints from '#contract/endpoints/settings.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { SalesSettingsService } from './sales-settings.service.ts'
import type { Caller, SettingsChanges } from './settings-changes.service.ts'

export function settingsRoutes(changes: SettingsChanges): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getSettings, (request) => changes.answer(request.ip))

    route(app, endpoints.putGeneralSettings, (request) => changes.general(callerOf(request), request.body))

    route(app, endpoints.putNotificationSettings, (request) => changes.notifications(callerOf(request), request.body))

    route(app, endpoints.putSecuritySettings, (request) => changes.security(callerOf(request), request.body))

    route(app, endpoints.putIntegrationSettings, (request) => changes.integrations(callerOf(request), request.body))

    route(app, endpoints.putChatSettings, (request) => changes.chat(callerOf(request), request.body))

    route(app, endpoints.listSettingsHistory, (request) => changes.history(request.query))
  }
}

function callerOf(request: FastifyRequest): Caller {
  const { ip, isPrivate } = request
  return { actor: actorOf(request), visit: { ip, isPrivate } }
}

export function salesSettingsRoutes(salesSettings: SalesSettingsService): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getSalesSettings, () => salesSettings.answer())

    route(app, endpoints.putSalesSettings, (request) => salesSettings.change(actorOf(request), request.body))
  }
}
