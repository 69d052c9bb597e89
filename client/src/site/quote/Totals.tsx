import { baseCurrency } from '#contract/money.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useMoney } from '../catalogue/useMoney.ts'
import { quoteWords, totalWords } from './quote.words.ts'
import { totalsOf } from './totals.ts'
import type { ListedLine } from './useBasketLines.ts'

/** What the list comes to at list prices; nothing until the prices are here. */
export function Totals({ lines }: { lines: readonly ListedLine[] }) {
  const t = useTranslate()
  const { currency, convert, write } = useMoney()
  const products = lines.flatMap(({ line, product }) => (product ? [{ line, price: product.price }] : []))
  const { sums, onRequest } = totalsOf(
    products.map(({ line, price }) => ({
      unitPrice: price.msrp === null ? null : convert(price.msrp),
      period: price.period,
      quantity: line.quantity,
    })),
  )
  if (products.length === 0) return null
  return (
    <section className="quote-totals" aria-labelledby="quote-totals">
      <h2 id="quote-totals">{t(quoteWords.totals)}</h2>
      <dl>
        {sums.map(({ period, amount }) => (
          <div key={period} className="quote-sum">
            <dt>{t(totalWords[period])}</dt>
            <dd>{write(amount)}</dd>
          </div>
        ))}
      </dl>
      {onRequest > 0 && (
        <p className="quote-on-request">
          {sums.length === 0 ? t(quoteWords.onRequestOnly) : t(quoteWords.onRequest)(onRequest)}
        </p>
      )}
      <p className="quote-totals-note">
        {t(quoteWords.totalsNote)} {currency !== baseCurrency && t(quoteWords.converted)(currency)}
      </p>
    </section>
  )
}
