import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/catalogue/products.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { ProductAnalyticsService } from '../staff-products/product-analytics.service.ts'
import type { ProductEditing } from './product-editing.service.ts'
import type { PagePreview, RenderPreview } from './product-page-preview.ts'

/** Enough for a record with the longest texts, in Chinese. */
const bodyLimit = 1024 * 1024

export interface ProductEditingArea {
  productEditing: ProductEditing
  productAnalytics: ProductAnalyticsService
  pagePreview: PagePreview
  renderPreview: RenderPreview
}

export function productEditingRoutes(services: ProductEditingArea): FastifyPluginAsync {
  const { productEditing: products, productAnalytics: analytics, pagePreview, renderPreview } = services
  return async (app) => {
    route(app, endpoints.createProduct, (request) => products.create(actorOf(request), request.body.record), {
      bodyLimit,
    })

    route(app, endpoints.previewProduct, (request) => products.preview(request.body.record), { bodyLimit })

    route(app, endpoints.previewProductPage, (request) => pagePreview(renderPreview, request.body), { bodyLimit })

    route(app, endpoints.getStaffProduct, (request) => products.get(request.params.id))

    route(
      app,
      endpoints.editProduct,
      (request) => products.edit(actorOf(request), request.params.id, request.body.version, request.body.record),
      { bodyLimit },
    )

    route(app, endpoints.retireProduct, (request) =>
      products.retire(actorOf(request), request.params.id, request.body.version),
    )

    route(app, endpoints.restoreProduct, (request) =>
      products.restore(actorOf(request), request.params.id, request.body.version),
    )

    route(app, endpoints.listProductVersions, ({ params, query }) =>
      products.history(params.id, query.before, query.limit),
    )

    route(app, endpoints.getProductAnalytics, (request) => analytics.of(request.params.id, Number(request.query.days)))

    route(app, endpoints.revertProduct, (request) =>
      products.revert(actorOf(request), request.params.id, request.body.version, request.body.to),
    )
  }
}
