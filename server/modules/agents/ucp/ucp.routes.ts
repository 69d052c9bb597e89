import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { CatalogProduct, UcpProduct } from '#contract/agents/ucp.ts'
import * as endpoints from '#contract/endpoints/agents.ts'
import { originOf } from '#server/platform/http/origin.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import type { AgentCalls, CallMade, CallResult } from '../calls/agent-calls.service.ts'
import { clientOf } from '../calls/agent-clients.rules.ts'
import type { UcpCatalogue } from './ucp-catalogue.service.ts'

export interface AgentRouteServices {
  calls: AgentCalls
  publicUrl: string | undefined
}

/** Returns what the log says of a request by UCP. */
export function callOf({ headers, ip }: FastifyRequest, tool: string, asked: string): CallMade {
  return { channel: 'ucp', client: clientOf(headers), tool, asked, ip }
}

export function ucpRoutes(
  catalogue: UcpCatalogue,
  { calls, publicUrl }: AgentRouteServices,
  limit: VisitorLimit,
): FastifyPluginAsync {
  return async (app) => {
    const options = { onRequest: limit }

    route(
      app,
      endpoints.searchCatalog,
      (request) =>
        calls.log(
          callOf(request, 'search_catalog', request.body.query ?? ''),
          () => catalogue.search(request.body, originOf(request, publicUrl)),
          foundProducts,
        ),
      options,
    )

    route(
      app,
      endpoints.lookUpCatalog,
      (request) =>
        calls.log(
          callOf(request, 'lookup_catalog', request.body.ids.join(' ')),
          () => catalogue.lookUp(request.body, originOf(request, publicUrl)),
          foundProducts,
        ),
      options,
    )

    route(
      app,
      endpoints.getCatalogProduct,
      (request) =>
        calls.log(
          callOf(request, 'get_product', request.body.id),
          () => catalogue.product(request.body, originOf(request, publicUrl)),
          foundProduct,
        ),
      options,
    )
  }
}

export function foundProducts({ products }: { products: UcpProduct[] }): CallResult {
  return { products: products.map(({ id }) => id) }
}

export function foundProduct({ product, messages }: CatalogProduct): CallResult {
  return product ? { products: [product.id] } : { outcome: 'refused', code: messages[0]?.code ?? null }
}
