import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/figures.ts'
import { readerLanguage, type SettingsSource } from '#server/modules/settings/index.ts'
import { sendCsv } from '#server/platform/documents/csv.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import type { Reports } from './report.service.ts'
import { reportColumns } from './rows.ts'

export function reportRoutes(reports: Reports, settings: SettingsSource): FastifyPluginAsync {
  return async (app) => {
    route(
      app,
      endpoints.exportAnalytics,
      (request, reply) => {
        const { range, headings } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, `analytics-${range}`, reports.rows(actorOf(request), range, language), reportColumns(language))
      },
      {
        exposeHeadRoute: false, // a HEAD request would read and audit a whole export
      },
    )

    route(
      app,
      endpoints.getAnalyticsReport,
      async (request, reply) => {
        const { range, headings } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        const bytes = await reports.pdf(actorOf(request), range, language)
        const day = new Date().toISOString().slice(0, 10)
        reply.header('content-type', 'application/pdf')
        reply.header('content-disposition', `attachment; filename="analytics-${range}-${day}.pdf"`)
        return reply.send(bytes)
      },
      { exposeHeadRoute: false },
    )
  }
}
