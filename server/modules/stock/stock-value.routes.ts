import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/stock/stock.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { type StockValue, stockValueWords as words } from '#contract/stock/value.ts'
import { readerLanguage, type SettingsSource } from '#server/modules/settings/index.ts'
import type { Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type CsvColumns, sendCsv } from '#server/platform/documents/csv.ts'
import { recordedExport } from '#server/platform/documents/exports.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import { createStockValueRepo } from './stock-value.repo.ts'

interface ValueServices {
  database: Database
  audit: Audit
  settings: SettingsSource
}

export function stockValueRoutes(services: ValueServices): FastifyPluginAsync {
  const repo = createStockValueRepo(services.database)

  return async (app) => {
    route(app, endpoints.listStockValue, (request) => repo.page(request.query))

    route(
      app,
      endpoints.exportStockValue,
      (request, reply) => {
        const { headings, ...filter } = request.query
        const language = readerLanguage(services.settings, staffOf(request), headings)
        const rows = recordedExport(services, actorOf(request), 'stock_value', filter, repo.all(filter))
        sendCsv(reply, 'stock-value', rows, columnsIn(language))
      },
      {
        exposeHeadRoute: false, // a HEAD request would read and audit a whole export
      },
    )
  }
}

function columnsIn(language: ReaderLanguage): CsvColumns<StockValue> {
  return [
    [inLanguage(words.product, language), ({ name }) => name],
    ['SKU', ({ sku }) => sku ?? ''],
    [inLanguage(words.location, language), ({ location }) => location],
    [inLanguage(words.quantity, language), ({ quantity }) => quantity],
    [inLanguage(words.unitCostHkd, language), ({ unitCost }) => unitCost ?? ''],
    [inLanguage(words.valueHkd, language), ({ value }) => value ?? ''],
  ]
}
