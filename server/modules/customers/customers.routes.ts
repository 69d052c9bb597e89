import type { FastifyPluginAsync } from 'fastify'
import { listRecentActivity, retryLetter } from '#contract/endpoints/back-office.ts'
import * as endpoints from '#contract/endpoints/customers.ts'
import { readerLanguage, type SettingsSource } from '#server/modules/settings/index.ts'
import { sendCsv } from '#server/platform/documents/csv.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import type { ActivitiesFeed } from './activities/activities-feed.service.ts'
import { customerColumns } from './customers.columns.ts'
import type { Customers } from './customers.service.ts'

export function customersRoutes(customers: Customers, settings: SettingsSource): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listCustomers, (request) => customers.page(request.query))

    route(app, endpoints.getCustomerStats, () => customers.stats())

    route(app, endpoints.searchCustomers, (request) => customers.choices(request.query.q))

    route(
      app,
      endpoints.exportCustomers,
      (request, reply) => {
        const { headings, ...filter } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'customers', customers.all(actorOf(request), filter), customerColumns(language))
      },
      {
        exposeHeadRoute: false, // a HEAD request would read and audit a whole export
      },
    )

    route(app, endpoints.getCustomer, (request) => customers.find(request.params.id))
  }
}

export function activitiesRoutes(feed: ActivitiesFeed): FastifyPluginAsync {
  return async (app) => {
    route(app, listRecentActivity, (request) => feed.recent(staffOf(request), request.query))

    route(app, retryLetter, async (request) => {
      await feed.retry(actorOf(request), staffOf(request), request.params.id)
    })
  }
}
