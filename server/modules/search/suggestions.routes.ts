import type { FastifyPluginAsync } from 'fastify'
import { suggestionsSchema } from '#contract/catalogue/searches.ts'
import { listSuggestions } from '#contract/endpoints/catalogue/search.ts'
import type { CatalogueCache } from '#server/modules/catalogue/index.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import type { SuggestionsService } from './suggestions.service.ts'

/** Caches answers as bytes like the catalogue's lists. @param budget rate limit for uncached answers */
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
        shows: () => ({ products: [] }), // stock is not part of the answer
        budget,
      })
      return reply
    })
  }
}
