import type { FastifyPluginAsync } from 'fastify'
import { returnReasonWords, returnStateWords } from '#contract/billing/returns.ts'
import * as endpoints from '#contract/endpoints/sales/returns.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { orderFieldWords } from '#contract/sales/order-words.ts'
import { readerLanguage, type SettingsSource } from '#server/modules/settings/index.ts'
import { type CsvColumns, sendCsv } from '#server/platform/documents/csv.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import { billingWords } from '../documents/billing-documents.words.ts'
import type { ReturnRow } from './returns.repo.ts'
import type { Returns } from './returns.service.ts'

function returnColumns(language: ReaderLanguage): CsvColumns<ReturnRow> {
  return [
    [inLanguage(billingWords.number, language), ({ reference }) => reference],
    [inLanguage(billingWords.order, language), ({ orderReference }) => orderReference],
    [inLanguage(orderFieldWords.customer, language), ({ customerName }) => customerName],
    [inLanguage(orderFieldWords.status, language), ({ state }) => inLanguage(returnStateWords[state], language)],
    [inLanguage(billingWords.reason, language), ({ reason }) => inLanguage(returnReasonWords[reason], language)],
    [inLanguage(orderFieldWords.items, language), ({ pieces }) => pieces],
    [inLanguage(billingWords.date, language), ({ createdAt }) => createdAt.toISOString()],
  ]
}

export function returnsRoutes(returns: Returns, settings: SettingsSource): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listReturns, (request) => returns.page(request.query))

    route(
      app,
      endpoints.exportReturns,
      (request, reply) => {
        const { headings, ...query } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'returns', returns.all(actorOf(request), query), returnColumns(language))
      },
      {
        exposeHeadRoute: false, // a HEAD request would read and audit a whole export
      },
    )

    route(app, endpoints.getReturn, (request) => returns.detail(request.params.id))

    route(app, endpoints.getReturnable, (request) => returns.returnable(request.params.id))

    route(app, endpoints.addReturn, (request) => returns.add(actorOf(request), request.params.id, request.body))

    route(app, endpoints.moveReturn, (request) => returns.move(actorOf(request), request.params.id, request.body))

    route(app, endpoints.settleReturn, (request) => returns.settle(actorOf(request), request.params.id, request.body))
  }
}

/** Registers returns on a buyer's private link. */
export function buyerReturnsRoutes(
  returns: Returns,
  limits: { submissions: VisitorLimit; lookups: VisitorLimit },
): FastifyPluginAsync {
  return async (app) => {
    route(
      app,
      endpoints.getBuyerReturns,
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return returns.buyers(request.params.orderToken)
      },
      { onRequest: limits.lookups },
    )

    route(app, endpoints.requestReturn, (request) => returns.request(request.params.orderToken, request.body), {
      onRequest: limits.submissions,
    })
  }
}
