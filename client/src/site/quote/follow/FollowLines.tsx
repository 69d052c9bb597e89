import '../../../ui/figures/data-grid.css'
import { lineTotals, listLine, totalsOf } from '#contract/catalogue/prices.ts'
import { numberText } from '#contract/i18n/formats.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import type { QuoteFollow } from '#contract/sales/quote-requests.ts'
import { LocalLink } from '../../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { periodWords, productsWords } from '../../../i18n/products.words.ts'
import { displayText } from '../../../i18n/useLocalizedText.ts'
import { TotalRows, useMoney } from '../../catalogue/index.ts'
import { ConnectivityFee, Note, pageOfLine } from '../line-parts.tsx'
import { requestWords } from '../quote.words.ts'
import { followWords } from './follow.words.ts'

type Line = QuoteFollow['lines'][number]

export function FollowLines({ request: { lines, currency } }: { request: QuoteFollow }) {
  const t = useTranslate()
  const { convert, write } = useMoney(currency)
  const { totals, onRequest } = totalsOf(lines.map((line) => listLine(line, line.quantity, convert)))
  const heads = [
    followWords.product,
    followWords.sku,
    followWords.quantity,
    followWords.listPrice,
    followWords.subtotal,
  ]
  return (
    <section className="mt-12 max-w-240 wrap-anywhere in-[details]:mt-2" aria-labelledby="follow-lines">
      <h2 id="follow-lines" className="heading text-title">
        {t(followWords.lines)}
      </h2>
      <table className="data-grid mt-2 print:[&_tr]:break-inside-avoid sm:[&_tr>:last-child]:pr-0 sm:[&_tr>:nth-child(n+3)]:text-right sm:[&_tr>:nth-child(n+3)]:whitespace-nowrap">
        <caption>{t(followWords.linesNote)}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head.en} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are never moved, and two may be alike
            <Row key={index} line={line} currency={currency} />
          ))}
        </tbody>
      </table>
      <TotalRows
        totals={totals}
        write={write}
        className="sm:ml-auto sm:max-w-88"
        rowClass="flex items-baseline justify-between py-1.5"
        amountClass="text-body font-semibold"
      />
      {onRequest > 0 && (
        <p className="text-right">
          {totals.length === 0 ? t(requestWords.onRequestOnly) : t(requestWords.onRequest)(onRequest)}
        </p>
      )}
    </section>
  )
}

function Row({ line, currency }: { line: Line; currency: QuoteFollow['currency'] }) {
  const t = useTranslate()
  const language = useLanguage()
  const { convert, write } = useMoney(currency)
  const priced = listLine(line, line.quantity, convert)
  const { unitPrice, connectivityFee } = priced
  const { total, connectivity } = lineTotals(priced)
  const fee = (amount: number) => <ConnectivityFee amount={write(amount)} />
  const period = t(periodWords[line.period])
  const name = displayText(nameIn(line, language), language)
  return (
    <tr>
      <th scope="row">
        {line.slug === null ? (
          <>
            <span lang={name.lang}>{name.text}</span>
            <span className="text-ink-quiet font-normal">{t(followWords.noLongerListed)}</span>
          </>
        ) : (
          <LocalLink to={pageOfLine(line.slug)} className="link" lang={name.lang}>
            {name.text}
          </LocalLink>
        )}
        {line.note && <Note>{line.note}</Note>}
      </th>
      <td data-head={t(followWords.sku)}>
        {line.sku ?? <span className="text-ink-quiet font-normal">{t(followWords.noSku)}</span>}
      </td>
      <td data-head={t(followWords.quantity)}>{numberText(line.quantity)}</td>
      <td data-head={t(followWords.listPrice)}>
        <span>
          {unitPrice === null ? t(productsWords.priceOnRequest) : write(unitPrice) + period}
          {connectivityFee ? <Note>{fee(connectivityFee)}</Note> : null}
        </span>
      </td>
      <td data-head={t(followWords.subtotal)}>
        <span>
          {total === null ? '—' : write(total) + period}
          {connectivity !== null && <Note>{fee(connectivity)}</Note>}
        </span>
      </td>
    </tr>
  )
}
