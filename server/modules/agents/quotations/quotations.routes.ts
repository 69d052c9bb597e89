import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Quotation, QuotationRequest } from '#contract/agents/quotations.ts'
import * as endpoints from '#contract/endpoints/agents.ts'
import type { createFormGuard } from '#server/modules/requests/index.ts'
import { originOf } from '#server/platform/http/origin.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import type { CallResult } from '../calls/agent-calls.service.ts'
import { type AgentRouteServices, callOf } from '../ucp/ucp.routes.ts'
import type { Quotations } from './quotations.service.ts'

type FormGuard = ReturnType<ReturnType<typeof createFormGuard>>

export function quotationsRoutes(
  quotations: Quotations,
  { calls, publicUrl }: AgentRouteServices,
  limits: { agents: VisitorLimit; messageForms: FormGuard; submissions: VisitorLimit },
): FastifyPluginAsync {
  return async (app) => {
    /** Logs a step of a quotation; its id is a secret, so the log has its reference alone. */
    function step(request: FastifyRequest, tool: string, run: (origin: string) => Promise<Quotation>, asked = '') {
      return calls.log(callOf(request, tool, asked), () => run(originOf(request, publicUrl)), madeQuotation)
    }

    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))

    route(
      app,
      endpoints.requestQuotation,
      (request) =>
        step(
          request,
          'request_quotation',
          (origin) => quotations.request(request.body, origin),
          askedLines(request.body),
        ),
      { onRequest: limits.agents, preHandler: limits.messageForms },
    )

    route(
      app,
      endpoints.getQuotation,
      (request) => step(request, 'get_quotation', (origin) => quotations.find(request.params.quotationId, origin)),
      { onRequest: limits.agents },
    )

    const answering = { onRequest: limits.submissions }
    route(
      app,
      endpoints.counterQuotation,
      (request) =>
        step(request, 'counter_quotation', (origin) =>
          quotations.counter(request.params.quotationId, request.body, origin),
        ),
      answering,
    )

    route(
      app,
      endpoints.acceptQuotation,
      (request) =>
        step(request, 'accept_quotation', (origin) =>
          quotations.accept(request.params.quotationId, request.body, origin),
        ),
      answering,
    )

    route(
      app,
      endpoints.declineQuotation,
      (request) =>
        step(request, 'decline_quotation', (origin) =>
          quotations.decline(request.params.quotationId, request.body, origin),
        ),
      answering,
    )
  }
}

export function askedLines({ lines }: Pick<QuotationRequest, 'lines'>): string {
  return lines.map(({ product, quantity }) => `${quantity} × ${product}`).join(', ')
}

export function madeQuotation({ reference, requested }: Quotation): CallResult {
  return { reference, products: requested.lines.flatMap(({ product }) => product ?? []) }
}
