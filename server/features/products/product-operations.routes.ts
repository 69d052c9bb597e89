import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { may } from '#contract/permissions.ts'
import { bulkSchema, operationSchema, productParametersSchema, undoneSchema } from '#contract/product-edits.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf, staffOf } from '#server/platform/staff-zone.ts'
import type { ProductOperations } from './product-operations.service.ts'

const tags = ['Staff catalogue']
const config = { permission: 'products.write' } as const
const refusals = { 404: problemResponse, 409: problemResponse }

/** Many products at once: POST /admin/products/bulk and …/operations/{id}/undo. */
export function productOperationsRoutes(operations: ProductOperations): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/admin/products/bulk',
      {
        config,
        schema: {
          tags,
          operationId: 'changeProducts',
          summary: 'Does the same to each of up to 500 products, all or nothing',
          description:
            'A price by percent is rounded to cents, half away from zero, and stays by the month where it was; what has no price is left unchanged. Where one has changed meanwhile, 409 `record.changed` with those that have as `current`.',
          body: bulkSchema,
          response: { 200: operationSchema, ...refusals },
        },
      },
      (request) => operations.bulk(actorOf(request), request.body),
    )

    app.post(
      '/admin/products/operations/:id/undo',
      {
        config,
        schema: {
          tags,
          operationId: 'undoProductsChange',
          summary: 'Restores exactly what a change of many products, or an import, changed; what it made is retired',
          description:
            'All or nothing: 409 `operation.overtaken` where one of them has been changed since, with those as `current`. Taking back an import takes the permission to import.',
          params: productParametersSchema,
          response: { 200: undoneSchema, ...refusals },
        },
      },
      (request) => {
        const mayImport = may(staffOf(request).user.role, 'products.import')
        return operations.undo(actorOf(request), request.params.id, mayImport)
      },
    )
  }
}
