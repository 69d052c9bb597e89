import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/catalogue/products.ts'
import { readerLanguage, type SettingsSource } from '#server/modules/settings/index.ts'
import { sendCsv } from '#server/platform/documents/csv.ts'
import { sendXlsx } from '#server/platform/documents/xlsx.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import { recordColumns } from './staff-products.columns.ts'
import type { StaffProducts } from './staff-products.service.ts'

export function staffProductsRoutes(products: StaffProducts, settings: SettingsSource): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listStaffProducts, (request) => products.page(request.query))

    route(app, endpoints.getProductStats, () => products.stats())

    route(app, endpoints.getProductQuality, () => products.quality())

    route(
      app,
      endpoints.exportProducts,
      (request, reply) => {
        const { headings, ...filter } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'products', products.all(actorOf(request), filter), recordColumns(language))
      },
      {
        exposeHeadRoute: false, // it would read and record a whole export
      },
    )

    route(
      app,
      endpoints.exportProductRecords,
      (request, reply) => {
        const { headings, ...filter } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        sendXlsx(reply, 'products', products.all(actorOf(request), filter), recordColumns(language))
      },
      { exposeHeadRoute: false },
    )
  }
}
