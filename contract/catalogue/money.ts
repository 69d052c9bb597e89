import * as z from 'zod/mini'
import { type Currency, currencyCodes, type ExchangeRateTable } from './values/money-values.ts'

export * from './values/money-values.ts'

export const currencyCodeSchema = z.enum(currencyCodes)
export const currencySchema: z.ZodMiniType<Currency, Currency> = z.object({
  code: currencyCodeSchema,
  name: z.string(),
  symbol: z.string(),
  enabled: z.boolean(),
})
const exchangeRateTableSchema: z.ZodMiniType<ExchangeRateTable, ExchangeRateTable> = z.record(
  z.string(),
  z.record(z.string(), z.number()),
)

export const exchangeRatesSchema = z.object({
  baseCurrency: currencyCodeSchema,
  currencies: z.array(currencySchema),
  rates: exchangeRateTableSchema,
})
export type ExchangeRates = z.infer<typeof exchangeRatesSchema>
