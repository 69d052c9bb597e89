import type { FastifyPluginAsync } from 'fastify'
import { baseCurrency, currencies, type ExchangeRates } from '#contract/catalogue/money.ts'
import { ratesNow } from '#contract/catalogue/prices.ts'
import * as endpoints from '#contract/endpoints/site.ts'
import { route } from '#server/platform/http/route.ts'
import type { SettingsSource } from './settings.service.ts'

/** Rates from HKD are those of the sales settings, so that visitors see what quotations use; the others are fixed. */
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
