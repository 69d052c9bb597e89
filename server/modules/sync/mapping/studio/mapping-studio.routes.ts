import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/sync.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import type { MappingStudioService } from './mapping-studio.service.ts'

/** Registers /admin/sync/mapping and below. @param limit for routes that send requests to Notion */
export function mappingStudioRoutes(studio: MappingStudioService, limit: VisitorLimit): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getSyncMapping, (request) => studio.studio(staffOf(request).may('sync.run')), {
      exposeHeadRoute: false, // HEAD would send requests to Notion
      onRequest: limit,
    })

    route(app, endpoints.previewSyncMapping, (request) => studio.preview(request.body.mapping))

    route(app, endpoints.putSyncMapping, (request) => studio.write(actorOf(request), request.body), {
      onRequest: limit,
    })

    route(app, endpoints.setSyncFieldOwner, (request) => studio.setOwner(actorOf(request), request.body))

    route(app, endpoints.getKeptSyncMapping, () => studio.current())

    route(app, endpoints.restoreSyncMapping, (request) =>
      studio.restore(actorOf(request), request.params.version, request.body.version),
    )

    route(app, endpoints.exportSyncMapping, async (_request, reply) => {
      reply.header('content-disposition', 'attachment; filename="mapping.json"')
      return studio.file()
    })

    route(app, endpoints.readSyncMapping, (request) => studio.read(request.body))
  }
}
