import type { FastifyPluginAsync } from 'fastify'
import { sendTestMail } from '#contract/endpoints/settings.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import { staffOf } from '#server/platform/http/staff-zone.ts'
import type { MailTest } from './mail-test.service.ts'

export function mailTestRoutes(mailTest: MailTest, limit: VisitorLimit): FastifyPluginAsync {
  return async (app) => {
    route(app, sendTestMail, (request) => mailTest.send(staffOf(request).user), { onRequest: limit })
  }
}
