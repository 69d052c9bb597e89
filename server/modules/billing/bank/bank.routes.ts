import type { FastifyPluginAsync } from 'fastify'
import { bankTextMax } from '#contract/billing/bank.ts'
import * as endpoints from '#contract/endpoints/billing.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { Bank } from './bank.service.ts'

/** Text in JSON takes up to four bytes a character. */
const bodyMaxBytes = 4 * bankTextMax

export function bankRoutes(bank: Bank): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listBankRows, () => bank.rows())

    route(app, endpoints.uploadBankStatement, (request) => bank.upload(actorOf(request), request.body), {
      bodyLimit: bodyMaxBytes,
    })

    route(app, endpoints.confirmBankRow, (request) =>
      bank.confirm(actorOf(request), request.params.id, request.body.documentId),
    )

    route(app, endpoints.confirmCertainBankRows, (request) => bank.confirmCertain(actorOf(request)))

    route(app, endpoints.ignoreBankRow, (request) => bank.ignore(actorOf(request), request.params.id))
  }
}
