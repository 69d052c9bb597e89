import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { reportQuerySchema } from '#contract/figures.ts'
import { writtenLanguage } from '#contract/i18n/languages.ts'
import { csvResponse, sendCsv } from '#server/platform/csv.ts'
import { actorOf, staffOf } from '#server/platform/staff-zone.ts'
import { readerLanguage } from '../settings/reader-language.ts'
import type { SettingsSource } from '../settings/settings.service.ts'
import { reportColumns } from './report.rows.ts'
import type { Reports } from './report.service.ts'

const tags = ['Figures']
const config = { permission: 'figures.export' } as const

/** GET /admin/analytics/export.csv and …/report.pdf. */
export function reportRoutes(reports: Reports, settings: SettingsSource): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/analytics/export.csv',
      {
        exposeHeadRoute: false, // it would read and note a whole export
        config,
        schema: {
          tags,
          operationId: 'exportAnalytics',
          summary: 'Every figure of a range as a CSV file, a line each',
          description: 'Days are those of the shop’s time zone; money is HKD.',
          querystring: reportQuerySchema,
          response: { 200: csvResponse },
        },
      },
      (request, reply) => {
        const { range, headings } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, `analytics-${range}`, reports.rows(actorOf(request), range, language), reportColumns(language))
      },
    )

    app.get(
      '/admin/analytics/report.pdf',
      {
        exposeHeadRoute: false,
        config,
        schema: {
          tags,
          operationId: 'getAnalyticsReport',
          summary: 'The figures of a range as a PDF with their charts and definitions',
          description: 'A4. Days are those of the shop’s time zone; money is HKD.',
          querystring: reportQuerySchema,
          response: { 200: { content: { 'application/pdf': { schema: z.any() } } } },
        },
      },
      async (request, reply) => {
        const { range, headings } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        const bytes = await reports.pdf(actorOf(request), range, writtenLanguage(language))
        const day = new Date().toISOString().slice(0, 10)
        reply.header('content-type', 'application/pdf')
        reply.header('content-disposition', `attachment; filename="analytics-${range}-${day}.pdf"`)
        return reply.send(bytes)
      },
    )
  }
}
