import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/billing.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { Bank } from './bank.service.ts'

/** Bytes of a statement: its text in JSON takes up to four a character. */
const bodyLimit = 1024 * 1024

export function bankRoutes(bank: Bank): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listBankRows, () => bank.rows())

    route(app, endpoints.uploadBankStatement, (request) => bank.upload(actorOf(request), request.body), { bodyLimit })

    route(app, endpoints.confirmBankRow, (request) =>
      bank.confirm(actorOf(request), request.params.id, request.body.documentId),
    )

    route(app, endpoints.confirmCertainBankRows, (request) => bank.confirmCertain(actorOf(request)))

    route(app, endpoints.ignoreBankRow, (request) => bank.ignore(actorOf(request), request.params.id))
  }
}
