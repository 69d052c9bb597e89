import { baseCurrency } from '#contract/catalogue/money.ts'
import { listLine, listPriceOf, totalsOf } from '#contract/catalogue/prices.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useMoney } from '../catalogue/index.ts'
import { quoteWords } from './quote.words.ts'
import { TotalRows } from './TotalRows.tsx'
import type { ListedLine } from './useBasketLines.ts'

/** What the list comes to at list prices; nothing until the prices are here. */
export function Totals({ lines }: { lines: readonly ListedLine[] }) {
  const t = useTranslate()
  const { currency, convert, write } = useMoney()
  const priced = lines.flatMap(({ line, product }) =>
    product ? [listLine(listPriceOf(product.price), line.quantity, convert)] : [],
  )
  const { totals, onRequest } = totalsOf(priced)
  if (priced.length === 0) return null
  return (
    <section className="quote-totals" aria-labelledby="quote-totals">
      <h2 id="quote-totals">{t(quoteWords.totals)}</h2>
      <TotalRows totals={totals} write={write} rowClass="quote-sum" />
      {onRequest > 0 && (
        <p className="quote-on-request">
          {totals.length === 0 ? t(quoteWords.onRequestOnly) : t(quoteWords.onRequest)(onRequest)}
        </p>
      )}
      <p className="quote-totals-note">
        {t(quoteWords.totalsNote)} {currency !== baseCurrency && t(quoteWords.converted)(currency)}
      </p>
    </section>
  )
}
