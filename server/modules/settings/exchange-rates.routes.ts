import type { FastifyPluginAsync } from 'fastify'
import { baseCurrency, currencies, type ExchangeRates } from '#contract/catalogue/money.ts'
import { ratesNow } from '#contract/catalogue/prices.ts'
import * as endpoints from '#contract/endpoints/site.ts'
import { route } from '#server/platform/http/route.ts'
import type { SettingsSource } from './settings.service.ts'

/** GET /exchange-rates: spec §9's table; from HKD what quotations go by (settings, sales), so that a visitor reads what is quoted. */
export function exchangeRatesRoutes(settings: Pick<SettingsSource, 'current'>): FastifyPluginAsync {
  return async (app) => {
    route(
      app,
      endpoints.getExchangeRates,
      async (): Promise<ExchangeRates> => ({
        baseCurrency,
        currencies: [...currencies],
        rates: ratesNow(settings.current().sales),
      }),
    )
  }
}
