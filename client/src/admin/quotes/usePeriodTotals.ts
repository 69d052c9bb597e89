import { chargedTotals } from '#contract/catalogue/charges.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import type { QuoteRevision } from '#contract/sales/quotes.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { perWords } from '../words/products.words.ts'

/** Formats a revision's totals by payment period: "US$6,043.44 + US$179.76/mo". */
export function usePeriodTotals(): (revision: Pick<QuoteRevision, 'lines' | 'charges' | 'currency'>) => string {
  const t = useTranslate()
  return ({ lines, charges, currency }) =>
    chargedTotals(lines, charges)
      .periods.map(({ period, total }) => exactMoney(total, currency) + t(perWords[period]))
      .join(' + ')
}
