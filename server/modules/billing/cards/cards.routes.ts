import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/billing.ts'
import { keepRawBodies } from '#server/platform/http/file-body.ts'
import { originOf } from '#server/platform/http/origin.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import type { CardLinks } from './card-links.service.ts'
import type { CardPayments } from './card-payments.service.ts'

const bodyMaxBytes = 256 * 1024

/** Registers POST /webhooks/stripe. @param limit per address */
export function stripeWebhookRoutes(cardPayments: CardPayments, limit: VisitorLimit): FastifyPluginAsync {
  return async (app) => {
    const rawOf = keepRawBodies(app)
    route(
      app,
      endpoints.receiveStripeWebhook,
      async (request) => {
        await cardPayments.receive(rawOf(request), String(request.headers['stripe-signature'] ?? ''))
      },
      { onRequest: limit, bodyLimit: bodyMaxBytes },
    )
  }
}

/** Registers the card link that staff hand to a buyer. */
export function cardLinksRoutes(cardLinks: CardLinks, publicUrl: string | undefined): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.makeCardLink, (request) => cardLinks.open(request.params.id, originOf(request, publicUrl)))
  }
}
