import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import {
  customerChoicesSchema,
  customerDetailSchema,
  customerPageSchema,
  customerSearchQuerySchema,
  customerStatsSchema,
  customerTableQuerySchema,
} from '#contract/customers.ts'
import { exportQuery } from '#contract/tables.ts'
import { csvResponse, sendCsv } from '#server/platform/csv.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf, staffOf } from '#server/platform/staff-zone.ts'
import { readerLanguage } from '../settings/reader-language.ts'
import type { SettingsSource } from '../settings/settings.service.ts'
import { customerColumns } from './customers.columns.ts'
import type { Customers } from './customers.service.ts'

const tags = ['Sales']
export const customerParams = z.strictObject({ id: z.uuid() })
const config = { permission: 'sales.read' } as const

/** Reading: GET /admin/customers, …/stats, …/search, …/{id}, …/export.csv. */
export function customersRoutes(customers: Customers, settings: SettingsSource): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/customers',
      {
        config,
        schema: {
          tags,
          operationId: 'listCustomers',
          summary: 'Customers, by name',
          description:
            'Searched are names, addresses, phones and the location, of its contacts too. `from` is included, `to` is not: when they became one. Those that were merged or erased are not listed.',
          querystring: customerTableQuerySchema,
          response: { 200: customerPageSchema },
        },
      },
      (request) => customers.page(request.query),
    )

    app.get(
      '/admin/customers/stats',
      {
        config,
        schema: {
          tags,
          operationId: 'getCustomerStats',
          summary: 'How many customers there are, and what they ordered',
          description: 'HKD, of orders that are not cancelled, of erased customers too (docs/figures.md).',
          response: { 200: customerStatsSchema },
        },
      },
      () => customers.stats(),
    )

    app.get(
      '/admin/customers/search',
      {
        config,
        schema: {
          tags,
          operationId: 'searchCustomers',
          summary: 'A few customers for a form that names one',
          querystring: customerSearchQuerySchema,
          response: { 200: customerChoicesSchema },
        },
      },
      (request) => customers.choices(request.query.q),
    )

    app.get(
      '/admin/customers/export.csv',
      {
        exposeHeadRoute: false, // it would read and note a whole export
        config: { permission: 'sales.export' },
        schema: {
          tags,
          operationId: 'exportCustomers',
          summary: 'All customers that match, as a CSV file',
          querystring: exportQuery(customerTableQuerySchema),
          response: { 200: csvResponse },
        },
      },
      (request, reply) => {
        const { headings, ...filter } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'customers', customers.all(actorOf(request), filter), customerColumns(language))
      },
    )

    app.get(
      '/admin/customers/:id',
      {
        config,
        schema: {
          tags,
          operationId: 'getCustomer',
          summary: 'A customer with its contacts, and everything they sent and got',
          description: 'One that was merged names the customer that it is now in `mergedIntoId`.',
          params: customerParams,
          response: { 200: customerDetailSchema, 404: problemResponse },
        },
      },
      (request) => customers.find(request.params.id),
    )
  }
}
