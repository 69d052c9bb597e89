import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { baseCurrency, currencies, type ExchangeRates, exchangeRates, exchangeRatesSchema } from '#contract/money.ts'

const answer: ExchangeRates = { baseCurrency, currencies: [...currencies], rates: exchangeRates }

/** GET /exchange-rates: spec §9's table. */
export const exchangeRatesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/exchange-rates',
    {
      schema: {
        tags: ['Site'],
        operationId: 'getExchangeRates',
        summary: 'Currencies, and the rate from each to each',
        description:
          'Multiply an amount in the source currency; round to two decimals, half away from zero. Never chain rates.',
        response: { 200: exchangeRatesSchema },
      },
    },
    async () => answer,
  )
}
