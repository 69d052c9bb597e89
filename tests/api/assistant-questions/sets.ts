import type { Language } from '#contract/i18n/languages.ts'
import type { Asked, Kind, QuestionSet } from './asked.ts'
import { buyers as buyersEn } from './en/buyers.ts'
import { company as companyEn } from './en/company.ts'
import { fitting as fittingEn } from './en/fitting.ts'
import { needs as needsEn } from './en/needs.ts'
import { prices as pricesEn } from './en/prices.ts'
import { products as productsEn } from './en/products.ts'
import { service as serviceEn } from './en/service.ts'
import { talk as talkEn } from './en/talk.ts'
import { trade as tradeEn } from './en/trade.ts'
import { reported } from './reported.ts'
import { buyers as buyersZh } from './zh/buyers.ts'
import { company as companyZh } from './zh/company.ts'
import { fitting as fittingZh } from './zh/fitting.ts'
import { needs as needsZh } from './zh/needs.ts'
import { prices as pricesZh } from './zh/prices.ts'
import { products as productsZh } from './zh/products.ts'
import { service as serviceZh } from './zh/service.ts'
import { talk as talkZh } from './zh/talk.ts'
import { trade as tradeZh } from './zh/trade.ts'

const joined = (...sets: QuestionSet[]) => sets.flatMap((set) => Object.entries(set) as [Kind, Asked[]][])

export const sets: Record<Language, [Kind, Asked[]][]> = {
  en: joined(
    pricesEn,
    productsEn,
    fittingEn,
    companyEn,
    serviceEn,
    talkEn,
    buyersEn,
    tradeEn,
    needsEn,
    ...reported.map(({ en }) => en),
  ),
  'zh-TW': joined(
    pricesZh,
    productsZh,
    fittingZh,
    companyZh,
    serviceZh,
    talkZh,
    buyersZh,
    tradeZh,
    needsZh,
    ...reported.map((set) => set['zh-TW']),
  ),
}
