import { exchangeRatesSchema } from '../catalogue/money.ts'
import { endpoint } from '../endpoint.ts'
import { siteSchema } from '../site/site.ts'

export const getSite = endpoint({
  method: 'GET',
  path: '/site',
  permission: 'public',
  tags: ['Site'],
  operationId: 'getSite',
  summary: 'Get company name, contact details, languages and currencies',
  answer: siteSchema,
})

export const getExchangeRates = endpoint({
  method: 'GET',
  path: '/exchange-rates',
  permission: 'public',
  tags: ['Site'],
  operationId: 'getExchangeRates',
  summary: 'List currencies with the rate from each to each',
  description:
    'Multiply an amount in the source currency; round to two decimals, half away from zero. Never chain rates. The rates from HKD are those that quotations go by, set by staff.',
  answer: exchangeRatesSchema,
})
