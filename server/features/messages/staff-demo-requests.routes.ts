import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { demoRequestDetailSchema, demoRequestPageSchema, demoRequestTableQuerySchema } from '#contract/messages.ts'
import { exportQuery } from '#contract/tables.ts'
import { csvResponse, sendCsv } from '#server/platform/csv.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf, staffOf } from '#server/platform/staff-zone.ts'
import { readerLanguage } from '../settings/reader-language.ts'
import type { SettingsSource } from '../settings/settings.service.ts'
import { demoRequestColumns } from './messages.columns.ts'
import type { StaffMessages } from './staff-messages.service.ts'

const tags = ['Inbox']

/** GET /admin/demo-requests, …/{id} and …/export.csv. */
export function staffDemoRequestsRoutes(
  messages: StaffMessages['demoRequests'],
  settings: SettingsSource,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/demo-requests',
      {
        config: { permission: 'inbox.read' },
        schema: {
          tags,
          operationId: 'listDemoRequests',
          summary: 'Demo requests, the newest first',
          description:
            '`from` is included, `to` is not; both are of when it was sent. Searched are reference, name, e-mail, company, phone, product and the first 1,000 signs of the message.',
          querystring: demoRequestTableQuerySchema,
          response: { 200: demoRequestPageSchema },
        },
      },
      (request) => messages.page({ ...request.query, me: staffOf(request).user.id }),
    )

    app.get(
      '/admin/demo-requests/:id',
      {
        config: { permission: 'inbox.read' },
        schema: {
          tags,
          operationId: 'getDemoRequest',
          summary: 'A demo request, and what became of its deliveries',
          params: z.object({ id: z.uuid() }),
          response: { 200: demoRequestDetailSchema, 404: problemResponse },
        },
      },
      (request) => messages.find(request.params.id),
    )

    app.get(
      '/admin/demo-requests/export.csv',
      {
        exposeHeadRoute: false, // it would read and note a whole export
        config: { permission: 'inbox.export' },
        schema: {
          tags,
          operationId: 'exportDemoRequests',
          summary: 'All demo requests that match, as a CSV file',
          querystring: exportQuery(demoRequestTableQuerySchema),
          response: { 200: csvResponse },
        },
      },
      (request, reply) => {
        const { headings, ...query } = request.query
        const filter = { ...query, me: staffOf(request).user.id }
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'demo-requests', messages.all(actorOf(request), filter), demoRequestColumns(language))
      },
    )
  }
}
