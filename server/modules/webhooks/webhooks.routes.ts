import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/integrations/webhooks.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { Webhooks } from './webhooks.service.ts'

export function webhooksRoutes(webhooks: Webhooks): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listWebhooks, () => webhooks.list())

    route(app, endpoints.createWebhook, (request) => webhooks.create(actorOf(request), request.body))

    route(app, endpoints.changeWebhook, (request) => webhooks.change(actorOf(request), request.params.id, request.body))

    route(app, endpoints.deleteWebhook, (request) => webhooks.remove(actorOf(request), request.params.id))

    route(app, endpoints.rotateWebhookSecret, (request) => webhooks.rotate(actorOf(request), request.params.id))

    route(app, endpoints.testWebhook, (request) => webhooks.test(request.params.id))

    route(app, endpoints.listWebhookDeliveries, (request) => webhooks.log(request.params.id, request.query))

    route(app, endpoints.resendWebhookDelivery, (request) =>
      webhooks.resend(actorOf(request), request.params.id, request.params.delivery),
    )
  }
}
