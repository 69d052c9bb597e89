import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/back-office.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import type { ViewsService } from './views.service.ts'

export function viewsRoutes(views: ViewsService): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listViews, async (request) => ({
      items: await views.list(staffOf(request).user, request.query.table),
    }))

    route(app, endpoints.createView, (request) => views.add(staffOf(request).user, actorOf(request), request.body))

    route(app, endpoints.writeView, (request) =>
      views.write(staffOf(request).user, actorOf(request), request.params.id, request.body),
    )

    route(app, endpoints.deleteView, async (request) => {
      await views.delete(staffOf(request).user, actorOf(request), request.params.id)
    })
  }
}
