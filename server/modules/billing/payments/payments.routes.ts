import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/billing.ts'
import { readerLanguage, type SettingsSource } from '#server/modules/settings/index.ts'
import { sendCsv } from '#server/platform/documents/csv.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import { paymentColumns } from './payments.columns.ts'
import type { Payments } from './payments.service.ts'

export function paymentsRoutes(payments: Payments, settings: SettingsSource): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listPayments, (request) => payments.page(request.query))

    route(
      app,
      endpoints.exportPayments,
      (request, reply) => {
        const { headings, ...query } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'payments', payments.all(actorOf(request), query), paymentColumns(language))
      },
      {
        exposeHeadRoute: false, // a HEAD request would read and audit a whole export
      },
    )

    route(app, endpoints.getPayment, (request) => payments.find(request.params.id))

    route(app, endpoints.recordPayment, (request) => payments.record(actorOf(request), request.body))

    route(app, endpoints.allocatePayment, (request) =>
      payments.allocate(actorOf(request), request.params.id, request.body.version, request.body.allocations),
    )

    route(app, endpoints.voidPayment, (request) =>
      payments.void(actorOf(request), request.params.id, request.body.version, request.body.reason),
    )

    route(app, endpoints.recordRefund, (request) => payments.refund(actorOf(request), request.body))

    route(app, endpoints.getCustomerAccount, (request) => payments.account(request.params.id))

    route(app, endpoints.getReceivables, () => payments.receivables())
  }
}
