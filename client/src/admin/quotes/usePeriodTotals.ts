import { totalsOf } from '#contract/catalogue/prices.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import type { QuoteRevision } from '#contract/sales/quotes.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { perWords } from '../words/products.words.ts'

/** Formats a revision's totals by payment period: "US$6,043.44 + US$179.76/mo". */
export function usePeriodTotals(): (revision: Pick<QuoteRevision, 'lines' | 'currency'>) => string {
  const t = useTranslate()
  return ({ lines, currency }) =>
    totalsOf(lines)
      .totals.flatMap(({ kind, amount }) =>
        kind === 'firstYear' ? [] : [exactMoney(amount, currency) + t(perWords[kind])],
      )
      .join(' + ')
}
