import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/figures.ts'
import { readerLanguage, type SettingsSource } from '#server/modules/settings/index.ts'
import { sendCsv } from '#server/platform/documents/csv.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import { marginColumns } from './margins.columns.ts'
import type { Margins } from './margins.service.ts'

export function marginsRoutes(margins: Margins, settings: SettingsSource): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getMarginAnalytics, (request) => margins.analytics(request.query.range))

    route(app, endpoints.listMargins, (request) => margins.page(request.query))

    route(
      app,
      endpoints.exportMargins,
      (request, reply) => {
        const { headings, ...filter } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'margins', margins.all(actorOf(request), filter), marginColumns(language))
      },
      {
        exposeHeadRoute: false, // a HEAD request would read and audit a whole export
      },
    )
  }
}
