import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/sales/subscriptions.ts'
import { readerLanguage, type SettingsSource } from '#server/modules/settings/index.ts'
import { sendCsv } from '#server/platform/documents/csv.ts'
import { originOf } from '#server/platform/http/origin.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import { subscriptionColumns } from './subscriptions.columns.ts'
import type { Subscriptions } from './subscriptions.service.ts'

export function subscriptionsRoutes(
  subscriptions: Subscriptions,
  settings: SettingsSource,
  publicUrl: string | undefined,
): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listSubscriptions, (request) => subscriptions.page(request.query))

    route(
      app,
      endpoints.exportSubscriptions,
      (request, reply) => {
        const { headings, ...query } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'subscriptions', subscriptions.all(actorOf(request), query), subscriptionColumns(language))
      },
      {
        exposeHeadRoute: false, // a HEAD request would read and audit a whole export
      },
    )

    route(app, endpoints.getRecurring, () => subscriptions.recurring())

    route(app, endpoints.getSubscription, (request) => subscriptions.detail(request.params.id))

    route(app, endpoints.startSubscriptions, (request) =>
      subscriptions.start(actorOf(request), request.params.id, request.body.startsOn),
    )

    route(app, endpoints.editSubscription, (request) =>
      subscriptions.edit(actorOf(request), request.params.id, request.body),
    )

    route(app, endpoints.moveSubscription, (request) =>
      subscriptions.move(actorOf(request), request.params.id, request.body.version, request.body.to),
    )

    route(app, endpoints.renewSubscription, (request) =>
      subscriptions.renew(actorOf(request), request.params.id, request.body, originOf(request, publicUrl)),
    )
  }
}
