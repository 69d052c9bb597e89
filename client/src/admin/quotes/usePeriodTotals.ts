import type { QuoteRevision } from '#contract/quotes.ts'
import { documentAmounts } from '#contract/sales-amounts.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { salesMoney } from '../../site/quote/sales-money.ts'
import { perWords } from '../products/products.words.ts'

/** What a revision comes to, by what it is paid for: "US$6,043.44 + US$179.76/mo". */
export function usePeriodTotals(): (revision: Pick<QuoteRevision, 'lines' | 'currency'>) => string {
  const t = useTranslate()
  return ({ lines, currency }) => {
    const { byPeriod } = documentAmounts(lines)
    return byPeriod.map(({ period, total }) => salesMoney(total, currency) + t(perWords[period])).join(' + ')
  }
}
