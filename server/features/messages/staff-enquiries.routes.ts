import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { enquiryDetailSchema, enquiryPageSchema, enquiryTableQuerySchema } from '#contract/messages.ts'
import { exportQuery } from '#contract/tables.ts'
import { csvResponse, sendCsv } from '#server/platform/csv.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf, staffOf } from '#server/platform/staff-zone.ts'
import { readerLanguage } from '../settings/reader-language.ts'
import type { SettingsSource } from '../settings/settings.service.ts'
import { enquiryColumns } from './messages.columns.ts'
import type { StaffMessages } from './staff-messages.service.ts'

const tags = ['Inbox']

/** GET /admin/enquiries, …/{id} and …/export.csv. */
export function staffEnquiriesRoutes(
  messages: StaffMessages['enquiries'],
  settings: SettingsSource,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/enquiries',
      {
        config: { permission: 'inbox.read' },
        schema: {
          tags,
          operationId: 'listEnquiries',
          summary: 'Enquiries, the newest first',
          description:
            '`from` is included, `to` is not. Searched are reference, name, e-mail, company, phone, product and the first 1,000 signs of the message.',
          querystring: enquiryTableQuerySchema,
          response: { 200: enquiryPageSchema },
        },
      },
      (request) => messages.page({ ...request.query, me: staffOf(request).user.id }),
    )

    app.get(
      '/admin/enquiries/:id',
      {
        config: { permission: 'inbox.read' },
        schema: {
          tags,
          operationId: 'getEnquiry',
          summary: 'An enquiry, and what became of its deliveries',
          params: z.object({ id: z.uuid() }),
          response: { 200: enquiryDetailSchema, 404: problemResponse },
        },
      },
      (request) => messages.find(request.params.id),
    )

    app.get(
      '/admin/enquiries/export.csv',
      {
        exposeHeadRoute: false, // it would read and note a whole export
        config: { permission: 'inbox.export' },
        schema: {
          tags,
          operationId: 'exportEnquiries',
          summary: 'All enquiries that match, as a CSV file',
          querystring: exportQuery(enquiryTableQuerySchema),
          response: { 200: csvResponse },
        },
      },
      (request, reply) => {
        const { headings, ...query } = request.query
        const filter = { ...query, me: staffOf(request).user.id }
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'enquiries', messages.all(actorOf(request), filter), enquiryColumns(language))
      },
    )
  }
}
