import * as z from 'zod/mini'
import { companySchema } from '../company.ts'
import { endpoint, stillHolds } from '../endpoint.ts'
import { exchangeRatesSchema } from '../money.ts'
import { publicQuestionsSchema } from '../questions.ts'
import { siteSchema } from '../site.ts'

export const getSite = endpoint({
  method: 'GET',
  path: '/site',
  permission: 'public',
  tags: ['Site'],
  operationId: 'getSite',
  summary: 'Company name, contact details, languages and currencies',
  answer: siteSchema,
})

export const getCompany = endpoint({
  method: 'GET',
  path: '/company',
  permission: 'public',
  tags: ['Site'],
  operationId: 'getCompany',
  summary: 'Team, milestones, certificates, further offices and open roles',
  description: 'As staff have entered them; lists named in `samples` are invented, for demonstration.',
  answer: companySchema,
})

export const getExchangeRates = endpoint({
  method: 'GET',
  path: '/exchange-rates',
  permission: 'public',
  tags: ['Site'],
  operationId: 'getExchangeRates',
  summary: 'Currencies, and the rate from each to each',
  description:
    'Multiply an amount in the source currency; round to two decimals, half away from zero. Never chain rates. The rates from HKD are those that quotations go by, set by staff.',
  answer: exchangeRatesSchema,
})

export const listQuestions = endpoint({
  method: 'GET',
  path: '/questions',
  permission: 'public',
  tags: ['Site'],
  operationId: 'listQuestions',
  summary: 'Published questions and answers, beside those of the support page itself',
  description:
    'In both languages; where the English is empty, the Chinese is shown. `slug` is its address: /support#slug.',
  query: z.strictObject({}),
  answer: publicQuestionsSchema,
  notModified: stillHolds,
  errors: [503],
})
