import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/content/staff.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { Content } from './content.service.ts'

export function staffContentRoutes(content: Content): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listContent, ({ query }) => content.list(query.kind))

    route(app, endpoints.getContent, ({ params }) => content.read(params.id))

    route(app, endpoints.getContentHistory, ({ params }) => content.history(params.id))

    route(app, endpoints.addContent, (request) => content.add(actorOf(request), request.body))

    route(app, endpoints.orderContent, (request) =>
      content.order(actorOf(request), request.body.kind, request.body.ids),
    )

    route(app, endpoints.putContent, (request) => content.write(actorOf(request), request.params.id, request.body))

    route(app, endpoints.publishContent, (request) =>
      content.publish(actorOf(request), request.params.id, request.body),
    )

    route(app, endpoints.withdrawContent, (request) =>
      content.withdraw(actorOf(request), request.params.id, request.body.version),
    )

    route(app, endpoints.deleteContent, (request) =>
      content.remove(actorOf(request), request.params.id, request.query.version),
    )

    route(app, endpoints.undeleteContent, (request) =>
      content.undelete(actorOf(request), request.params.id, request.body.version),
    )

    route(app, endpoints.restoreContent, (request) =>
      content.restore(actorOf(request), request.params.id, request.body.version, request.body.to),
    )
  }
}
