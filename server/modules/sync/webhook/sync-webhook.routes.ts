import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/sync.ts'
import { keepRawBodies } from '#server/platform/http/file-body.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { SyncWebhookService } from './sync-webhook.service.ts'

/** Events contain ids only. */
const bodyMaxBytes = 32 * 1024

/** Registers POST /webhooks/notion. @param limit per address */
export function notionWebhookRoutes(webhook: SyncWebhookService, limit: VisitorLimit): FastifyPluginAsync {
  return async (app) => {
    const rawOf = keepRawBodies(app)
    route(
      app,
      endpoints.receiveNotionWebhook,
      async (request) => {
        const signature = String(request.headers['x-notion-signature'] ?? '')
        await webhook.receive({ raw: rawOf(request), signature, body: request.body })
      },
      { onRequest: limit, bodyLimit: bodyMaxBytes },
    )
  }
}

export function syncWebhookRoutes(webhook: SyncWebhookService): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getSyncWebhook, () => webhook.state())
    route(app, endpoints.connectSyncWebhook, (request) => webhook.connect(actorOf(request)))
    route(app, endpoints.showSyncWebhookToken, (request) => webhook.token(actorOf(request)))
    route(app, endpoints.disconnectSyncWebhook, (request) => webhook.disconnect(actorOf(request)))
  }
}
