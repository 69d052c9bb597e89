import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/catalogue/products.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import type { ProductOperations } from './product-operations.service.ts'

export function productOperationsRoutes(operations: ProductOperations): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.changeProducts, (request) => operations.bulk(actorOf(request), request.body))

    route(app, endpoints.undoProductsChange, (request) => {
      const mayImport = staffOf(request).may('products.import')
      return operations.undo(actorOf(request), request.params.id, mayImport)
    })
  }
}
