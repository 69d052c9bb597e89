import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { qualitySchema } from '#contract/data-quality.ts'
import { productStatsSchema, staffProductPageSchema, staffProductQuerySchema } from '#contract/staff-products.ts'
import { exportQuery } from '#contract/tables.ts'
import { csvResponse, sendCsv } from '#server/platform/csv.ts'
import { actorOf, staffOf } from '#server/platform/staff-zone.ts'
import { sendXlsx, xlsxResponse } from '#server/platform/xlsx.ts'
import { readerLanguage } from '../settings/reader-language.ts'
import type { SettingsSource } from '../settings/settings.service.ts'
import { recordColumns } from './staff-products.columns.ts'
import type { StaffProducts } from './staff-products.service.ts'

const tags = ['Staff catalogue']
const exported =
  'The SKU, then every field of the record under the heading that an import knows it by; behind them what follows from it, which an import leaves alone, and the id, by which it finds the product. Imported again unedited, it changes nothing.'

/** GET /admin/products, …/stats, …/quality, …/export.csv and …/export.xlsx. */
export function staffProductsRoutes(products: StaffProducts, settings: SettingsSource): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/products',
      {
        config: { permission: 'products.read' },
        schema: {
          tags,
          operationId: 'listStaffProducts',
          summary: 'The catalogue, retired products too',
          description:
            'In stroke order of the Chinese names, unless `sort` says otherwise; `nameEn` orders as English readers are shown them. `ids` asks for these alone. Amounts are HKD.',
          querystring: staffProductQuerySchema,
          response: { 200: staffProductPageSchema },
        },
      },
      (request) => products.page(request.query),
    )

    app.get(
      '/admin/products/stats',
      {
        config: { permission: 'products.read' },
        schema: {
          tags,
          operationId: 'getProductStats',
          summary: 'How many products are listed, how many are in stock, and what the stock is worth',
          description: 'Amounts are HKD.',
          response: { 200: productStatsSchema },
        },
      },
      () => products.stats(),
    )

    app.get(
      '/admin/products/quality',
      {
        config: { permission: 'products.read' },
        schema: {
          tags,
          operationId: 'getProductQuality',
          summary: 'How many listed products have something that staff should mend, and what',
          response: { 200: qualitySchema },
        },
      },
      () => products.quality(),
    )

    app.get(
      '/admin/products/export.csv',
      {
        exposeHeadRoute: false, // it would read and note a whole export
        config: { permission: 'products.export' },
        schema: {
          tags,
          operationId: 'exportProducts',
          summary: 'All products that match, as a CSV file that can be edited and imported again',
          description: exported,
          querystring: exportQuery(staffProductQuerySchema),
          response: { 200: csvResponse },
        },
      },
      (request, reply) => {
        const { headings, ...filter } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'products', products.all(actorOf(request), filter), recordColumns(language))
      },
    )

    app.get(
      '/admin/products/export.xlsx',
      {
        exposeHeadRoute: false,
        config: { permission: 'products.export' },
        schema: {
          tags,
          operationId: 'exportProductRecords',
          summary: 'All products that match, as an Excel workbook that can be edited and imported again',
          description: exported,
          querystring: exportQuery(staffProductQuerySchema),
          response: { 200: xlsxResponse },
        },
      },
      (request, reply) => {
        const { headings, ...filter } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        sendXlsx(reply, 'products', products.all(actorOf(request), filter), recordColumns(language))
      },
    )
  }
}
