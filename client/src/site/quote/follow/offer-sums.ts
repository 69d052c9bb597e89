import type { Bilingual } from '#contract/languages.ts'
import type { PricePeriod } from '#contract/products.ts'
import type { QuoteOffer } from '#contract/quote-requests.ts'
import { documentAmounts } from '#contract/sales-amounts.ts'
import { totalWords } from '../quote.words.ts'
import { offerWords } from './offer.words.ts'

/** What an offer comes to, by what is paid once, a month and a year; where nothing recurs, that is its total. */
export function offerSums(lines: QuoteOffer['lines']): { period: PricePeriod; label: Bilingual; total: number }[] {
  const { byPeriod } = documentAmounts(lines.map(({ total, period }) => ({ total, period, totalHkd: 0 })))
  const isAll = byPeriod.length === 1
  return byPeriod.map(({ period, total }) => ({
    period,
    total,
    label: isAll && period === 'once' ? offerWords.sum : totalWords[period],
  }))
}
