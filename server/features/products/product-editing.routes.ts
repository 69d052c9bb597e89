import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  editedProductSchema,
  historyQuerySchema,
  historySchema,
  productAnalyticsQuerySchema,
  productAnalyticsSchema,
  productCreationSchema,
  productEditSchema,
  productParametersSchema,
  productStateSchema,
  recordPreviewAnswerSchema,
  recordPreviewSchema,
  revertSchema,
} from '#contract/product-edits.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf } from '#server/platform/staff-zone.ts'
import type { ProductAnalyticsService } from './product-analytics.service.ts'
import type { ProductEditing } from './product-editing.service.ts'

const tags = ['Staff catalogue']
/** A record whose texts are as long as they may be, in Chinese. */
const bodyLimit = 1024 * 1024
const reading = { permission: 'products.read' } as const
const writing = { permission: 'products.write' } as const
const ofOne = { 404: problemResponse }
const ofVersion = { ...ofOne, 409: problemResponse }

/** One product: GET and PATCH /admin/products/{id}, POST /admin/products, …/retire, …/restore, …/revert, …/preview, …/history, …/analytics. */
export function productEditingRoutes(
  products: ProductEditing,
  analytics: ProductAnalyticsService,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/admin/products',
      {
        bodyLimit,
        config: writing,
        schema: {
          tags,
          operationId: 'createProduct',
          summary: 'Makes a product',
          description:
            'What is not given is blank, and follows from the rest by the rules of the catalogue. A value that no rule can read is refused by its field. Where the catalogue is synced with Notion, the next export makes its page.',
          body: productCreationSchema,
          response: { 201: editedProductSchema },
        },
      },
      async (request, reply) => reply.code(201).send(await products.create(actorOf(request), request.body.record)),
    )

    app.post(
      '/admin/products/preview',
      {
        bodyLimit,
        config: writing,
        schema: {
          tags,
          operationId: 'previewProduct',
          summary: 'What would follow from a record, before it is saved',
          body: recordPreviewSchema,
          response: { 200: recordPreviewAnswerSchema },
        },
      },
      (request) => products.preview(request.body.record),
    )

    app.get(
      '/admin/products/:id',
      {
        config: reading,
        schema: {
          tags,
          operationId: 'getStaffProduct',
          summary: 'A product with everything that staff see of it',
          params: productParametersSchema,
          response: { 200: editedProductSchema, ...ofOne },
        },
      },
      (request) => products.get(request.params.id),
    )

    app.patch(
      '/admin/products/:id',
      {
        bodyLimit,
        config: writing,
        schema: {
          tags,
          operationId: 'editProduct',
          summary: 'Changes the fields that are given, over the version that was edited',
          description:
            'Of another version, 409 `record.changed` with the product as `current`. `pending` of the answer names what Notion has not been told.',
          params: productParametersSchema,
          body: productEditSchema,
          response: { 200: editedProductSchema, ...ofVersion },
        },
      },
      (request) => products.edit(actorOf(request), request.params.id, request.body.version, request.body.record),
    )

    app.post(
      '/admin/products/:id/retire',
      {
        config: writing,
        schema: {
          tags,
          operationId: 'retireProduct',
          summary: 'Takes a product off the site, for as long as it is not restored',
          params: productParametersSchema,
          body: productStateSchema,
          response: { 200: editedProductSchema, ...ofVersion },
        },
      },
      (request) => products.retire(actorOf(request), request.params.id, request.body.version),
    )

    app.post(
      '/admin/products/:id/restore',
      {
        config: writing,
        schema: {
          tags,
          operationId: 'restoreProduct',
          summary: 'Lists a retired product again',
          params: productParametersSchema,
          body: productStateSchema,
          response: { 200: editedProductSchema, ...ofVersion },
        },
      },
      (request) => products.restore(actorOf(request), request.params.id, request.body.version),
    )

    app.get(
      '/admin/products/:id/history',
      {
        config: reading,
        schema: {
          tags,
          operationId: 'listProductVersions',
          summary: 'What each version of a product changed, the newest first',
          params: productParametersSchema,
          querystring: historyQuerySchema,
          response: { 200: historySchema, ...ofOne },
        },
      },
      ({ params, query }) => products.history(params.id, query.before, query.limit),
    )

    app.get(
      '/admin/products/:id/analytics',
      {
        config: reading,
        schema: {
          tags,
          operationId: 'getProductAnalytics',
          summary: 'What visitors asked of a product, and how its price and stock went',
          description:
            'By week, in the shop’s time zone, beside the period of the same length before. What a machine probably sent is left out. Amounts are HKD.',
          params: productParametersSchema,
          querystring: productAnalyticsQuerySchema,
          response: { 200: productAnalyticsSchema, ...ofOne },
        },
      },
      (request) => analytics.of(request.params.id, Number(request.query.days)),
    )

    app.post(
      '/admin/products/:id/revert',
      {
        config: writing,
        schema: {
          tags,
          operationId: 'revertProduct',
          summary: 'Makes a product what it was as of a version: a change like any other',
          params: productParametersSchema,
          body: revertSchema,
          response: { 200: editedProductSchema, ...ofVersion },
        },
      },
      (request) => products.revert(actorOf(request), request.params.id, request.body.version, request.body.to),
    )
  }
}
