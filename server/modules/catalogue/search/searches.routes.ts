import type { FastifyPluginAsync } from 'fastify'
import { countMissedSearch } from '#contract/endpoints/catalogue/search.ts'
import * as endpoints from '#contract/endpoints/catalogue/searches.ts'
import { lookUpProducts } from '#contract/endpoints/quotes.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { LookupService } from './lookup.service.ts'
import type { MissedSearches } from './missed-searches.service.ts'
import type { Synonyms } from './synonyms.service.ts'

export function missedSearchRoutes(missed: MissedSearches, limit: VisitorLimit): FastifyPluginAsync {
  return async (app) => {
    route(app, countMissedSearch, async (request) => missed.count(request.body), { onRequest: limit })
  }
}

export function staffSearchesRoutes(missed: MissedSearches, synonyms: Synonyms): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listMissedSearches, (request) => missed.page(request.query))

    route(app, endpoints.changeMissedSearch, (request) =>
      missed.put(actorOf(request), request.params.id, request.body.state),
    )

    route(app, endpoints.listSynonyms, (request) => synonyms.page(request.query))

    route(app, endpoints.addSynonym, (request) => synonyms.add(actorOf(request), request.body))

    route(app, endpoints.deleteSynonym, (request) => synonyms.remove(actorOf(request), request.params.id))
  }
}

export function lookupRoutes(service: LookupService, limit: VisitorLimit): FastifyPluginAsync {
  return async (app) => {
    route(app, lookUpProducts, (request) => service.byKeys(request.body.keys), { onRequest: limit })
  }
}
