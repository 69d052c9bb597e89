import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import * as endpoints from '#contract/endpoints/figures.ts'
import type { reportQuerySchema } from '#contract/staff/figures.ts'
import { readerLanguage, type SettingsSource } from '#server/modules/settings/index.ts'
import { sendCsv } from '#server/platform/documents/csv.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import type { ReportRequest, Reports } from './report.service.ts'
import { reportColumns } from './rows.ts'

type ReportQuery = z.output<typeof reportQuerySchema>

export function reportRoutes(reports: Reports, settings: SettingsSource): FastifyPluginAsync {
  function askedOf(request: FastifyRequest, { range, headings }: ReportQuery): ReportRequest {
    const staff = staffOf(request)
    return { range, language: readerLanguage(settings, staff, headings), withMargins: staff.may('figures.costs') }
  }

  return async (app) => {
    route(
      app,
      endpoints.exportAnalytics,
      (request, reply) => {
        const asked = askedOf(request, request.query)
        const rows = reports.rows(actorOf(request), asked)
        sendCsv(reply, `analytics-${asked.range}`, rows, reportColumns(asked.language))
      },
      {
        exposeHeadRoute: false, // a HEAD request would read and audit a whole export
      },
    )

    route(
      app,
      endpoints.getAnalyticsReport,
      async (request, reply) => {
        const asked = askedOf(request, request.query)
        const bytes = await reports.pdf(actorOf(request), asked)
        const day = new Date().toISOString().slice(0, 10)
        reply.header('content-type', 'application/pdf')
        reply.header('content-disposition', `attachment; filename="analytics-${asked.range}-${day}.pdf"`)
        return reply.send(bytes)
      },
      { exposeHeadRoute: false },
    )
  }
}
