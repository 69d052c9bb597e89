import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import * as endpoints from '#contract/endpoints/settings.ts'
import type { VisitorLimit } from '#server/platform/rate-limits.ts'
import { route } from '#server/platform/route.ts'
import { actorOf, staffOf } from '#server/platform/staff-zone.ts'
import type { GatewayTest } from './gateway-test.service.ts'
import type { MailTest } from './mail-test.service.ts'
import type { Caller, SettingsChanges } from './settings-changes.service.ts'

/** GET and PUT /admin/settings, their history, and a mail and a word from the model to try them. */
export function settingsRoutes(
  changes: SettingsChanges,
  mailTest: MailTest,
  gatewayTest: GatewayTest,
  limit: VisitorLimit,
): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getSettings, (request) => changes.answer(request.ip))

    route(app, endpoints.putGeneralSettings, (request) => changes.general(callerOf(request), request.body))

    route(app, endpoints.putCompanySettings, (request) => changes.company(callerOf(request), request.body))

    route(app, endpoints.putNotificationSettings, (request) => changes.notifications(callerOf(request), request.body))

    route(app, endpoints.putSecuritySettings, (request) => changes.security(callerOf(request), request.body))

    route(app, endpoints.putIntegrationSettings, (request) => changes.integrations(callerOf(request), request.body))

    route(app, endpoints.putChatSettings, (request) => changes.chat(callerOf(request), request.body))

    route(app, endpoints.sendTestMail, (request) => mailTest.send(staffOf(request).user), { onRequest: limit })

    route(app, endpoints.testGateway, () => gatewayTest.ask(), { onRequest: limit })

    route(app, endpoints.listSettingsHistory, (request) => changes.history(request.query))
  }
}

function callerOf(request: FastifyRequest): Caller {
  const { ip, protocol, hostname } = request
  return { actor: actorOf(request), visit: { ip, protocol, hostname } }
}
