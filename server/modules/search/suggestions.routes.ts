import type { FastifyPluginAsync } from 'fastify'
import { suggestionsSchema } from '#contract/catalogue/searches.ts'
import { listSuggestions } from '#contract/endpoints/catalogue/search.ts'
import type { CatalogueCache } from '#server/modules/catalogue/index.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import type { SuggestionsService } from './suggestions.service.ts'

/**
 * GET /suggestions, kept as bytes as the catalogue's lists are.
 * @param budget of what an address may ask that is not in the cache
 */
export function suggestionsRoutes(
  service: SuggestionsService,
  cache: CatalogueCache,
  budget: VisitorLimit,
): FastifyPluginAsync {
  return async (app) => {
    route(app, listSuggestions, async (request, reply) => {
      await cache.answer(request, reply, {
        schema: suggestionsSchema,
        read: () => service.for(request.query),
        shows: () => ({ products: [] }), // how many pieces there are is not shown
        budget,
      })
      return reply
    })
  }
}
