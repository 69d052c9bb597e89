import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { baseCurrency, currencies, type ExchangeRates, exchangeRatesSchema } from '#contract/money.ts'
import { ratesNow } from '#contract/prices.ts'
import type { SettingsSource } from '../settings/settings.service.ts'

/** GET /exchange-rates: spec §9's table; from HKD what quotations go by (settings, sales), so that a visitor reads what is quoted. */
export function exchangeRatesRoutes(settings: Pick<SettingsSource, 'current'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/exchange-rates',
      {
        schema: {
          tags: ['Site'],
          operationId: 'getExchangeRates',
          summary: 'Currencies, and the rate from each to each',
          description:
            'Multiply an amount in the source currency; round to two decimals, half away from zero. Never chain rates. The rates from HKD are those that quotations go by, set by staff.',
          response: { 200: exchangeRatesSchema },
        },
      },
      async (): Promise<ExchangeRates> => ({
        baseCurrency,
        currencies: [...currencies],
        rates: ratesNow(settings.current().sales),
      }),
    )
  }
}
