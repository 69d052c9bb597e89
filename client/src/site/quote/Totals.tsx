import { listLine, totalsOf } from '#contract/catalogue/prices.ts'
import { baseCurrency } from '#contract/catalogue/values/money-values.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { TotalRows, useMoney } from '../catalogue/index.ts'
import { listWords } from './list.words.ts'
import { requestWords } from './quote.words.ts'
import type { ListedLine } from './useBasketLines.ts'

/** Renders the totals at list prices; nothing until the prices have loaded. */
export function Totals({ lines }: { lines: readonly ListedLine[] }) {
  const t = useTranslate()
  const { currency, convert, write } = useMoney()
  const priced = lines.flatMap(({ line, price }) => (price ? [listLine(price, line.quantity, convert)] : []))
  const { totals, onRequest } = totalsOf(priced)
  if (priced.length === 0) return null
  return (
    <section className="max-lg:-order-1 lg:col-2" aria-labelledby="quote-totals">
      <h2 id="quote-totals" className="text-body font-semibold">
        {t(listWords.totals)}
      </h2>
      <TotalRows
        totals={totals}
        write={write}
        rowClass="quote-sum flex items-baseline justify-between gap-4 border-b border-hairline py-2"
        amountClass="text-title font-semibold"
      />
      {onRequest > 0 && (
        <p className="mt-2">
          {totals.length === 0 ? t(requestWords.onRequestOnly) : t(requestWords.onRequest)(onRequest)}
        </p>
      )}
      <p className="mt-2 text-ink-quiet text-fine">
        {t(listWords.totalsNote)} {currency !== baseCurrency && t(listWords.converted)(currency)}
      </p>
    </section>
  )
}
