import '../../../ui/figures/data-grid.css'
import { lineTotals } from '#contract/catalogue/prices.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { numberText } from '#contract/i18n/formats.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { totalLines } from '#contract/sales/charges.ts'
import type { QuoteOffer } from '#contract/sales/quote-requests.ts'
import { LocalLink } from '../../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { periodWords } from '../../../i18n/products.words.ts'
import { displayText } from '../../../i18n/useLocalizedText.ts'
import { paths } from '../../../paths.ts'
import { TotalRows } from '../../catalogue/index.ts'
import { ConnectivityFee, Note } from '../line-parts.tsx'
import { offerWords as words } from './offer.words.ts'

/** Renders lines with their prices, and the totals below them. */
export function PricedLines({ lines, charges, currency }: Pick<QuoteOffer, 'lines' | 'charges' | 'currency'>) {
  const t = useTranslate()
  return (
    <>
      <table className="data-grid print:[&_tr]:break-inside-avoid sm:[&_tr>:last-child]:pr-0 sm:[&_tr>:nth-child(n+2)]:text-right sm:[&_tr>:nth-child(n+2)]:whitespace-nowrap">
        <thead>
          <tr>
            {[words.product, words.quantity, words.unitPrice, words.lineTotal].map((head) => (
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
        totals={totalLines(lines, charges)}
        write={(amount) => exactMoney(amount, currency)}
        className="mt-2 sm:ml-auto sm:max-w-88"
        rowClass="flex items-baseline justify-between py-1.5"
        amountClass="text-title font-semibold whitespace-nowrap"
      />
    </>
  )
}

function Row({ line, currency }: { line: QuoteOffer['lines'][number]; currency: QuoteOffer['currency'] }) {
  const t = useTranslate()
  const language = useLanguage()
  const { slug, sku, note, quantity, discount, unitPrice, total, period, connectivityFee } = line
  const { connectivity } = lineTotals(line)
  const name = displayText(nameIn(line, language), language)
  const per = t(periodWords[period])
  const fee = (amount: number) => <ConnectivityFee amount={exactMoney(amount, currency)} />
  return (
    <tr>
      <th scope="row">
        {slug === null ? (
          <span lang={name.lang}>{name.text}</span>
        ) : (
          <LocalLink to={paths.product(slug)} className="link" lang={name.lang}>
            {name.text}
          </LocalLink>
        )}
        {sku && <Note>{sku}</Note>}
        {note && <Note>{note}</Note>}
      </th>
      <td data-head={t(words.quantity)}>{numberText(quantity)}</td>
      <td data-head={t(words.unitPrice)}>
        <span>
          {exactMoney(unitPrice, currency) + per}
          {discount > 0 && <Note>{t(words.off)(discount)}</Note>}
          {connectivityFee > 0 && <Note>{fee(connectivityFee)}</Note>}
        </span>
      </td>
      <td data-head={t(words.lineTotal)}>
        <span>
          {exactMoney(total, currency) + per}
          {connectivity !== null && <Note>{fee(connectivity)}</Note>}
        </span>
      </td>
    </tr>
  )
}
