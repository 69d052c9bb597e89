import '../../../ui/figures/data-grid.css'
import { lineTotals } from '#contract/catalogue/prices.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { currencyWords } from '#contract/catalogue/values/money-values.ts'
import { numberText } from '#contract/i18n/formats.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { totalLines } from '#contract/sales/charges.ts'
import type { QuoteFollow, QuoteOffer } from '#contract/sales/quote-requests.ts'
import { useSite } from '../../../api/site.ts'
import { LocalLink } from '../../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { periodWords } from '../../../i18n/products.words.ts'
import { displayText } from '../../../i18n/useLocalizedText.ts'
import { paths } from '../../../paths.ts'
import { TotalRows } from '../../catalogue/index.ts'
import { ConnectivityFee, Note } from '../line-parts.tsx'
import { offerWords as words } from './offer.words.ts'
import { useOfferDays } from './offer-days.ts'

interface OfferSheetProps {
  request: Pick<QuoteFollow, 'reference' | 'name' | 'company'>
  offer: QuoteOffer
}

export function OfferSheet({ request, offer }: OfferSheetProps) {
  const t = useTranslate()
  const { currency, notes, terms, lines, charges } = offer
  return (
    <section
      className="p-5 border border-hairline rounded-panel bg-raised wrap-anywhere sm:p-8 lg:row-1 lg:col-1 print:p-0 print:border-0"
      aria-labelledby="offer-lines"
    >
      <SheetHead request={request} offer={offer} />
      <h2 id="offer-lines" className="sr-only">
        {t(words.lines)}
      </h2>
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
        amountClass="text-title font-semibold"
      />
      {notes && <Text title={t(words.notes)} text={notes} />}
      {terms && <Text title={t(words.terms)} text={terms} />}
    </section>
  )
}

function SheetHead({ request: { name, company }, offer }: OfferSheetProps) {
  const t = useTranslate()
  const { day, dayOf } = useOfferDays()
  const site = useSite()
  const { sentAt, validUntil, revision, currency } = offer
  return (
    <header className="flex flex-wrap justify-between gap-y-4 gap-x-8 pb-5">
      <div>
        <p className="text-body font-semibold">
          {site && t(site.name)}{' '}
          <span className="ml-2 text-ink-quiet text-fine font-normal">{t(words.revision)(revision)}</span>
        </p>
        <p className="mt-2">
          <span className="block text-ink-quiet text-fine">{t(words.preparedFor)}</span>
          {[name, company].filter(Boolean).join(' · ')}
        </p>
      </div>
      <dl className="flex flex-wrap items-start gap-x-8 gap-y-2">
        <div>
          <dt className="text-fine text-ink-quiet">{t(words.sentOn)}</dt>
          <dd>{dayOf(sentAt)}</dd>
        </div>
        <div>
          <dt className="text-fine text-ink-quiet">{t(words.until)}</dt>
          <dd>{day(validUntil)}</dd>
        </div>
        <div>
          <dt className="text-fine text-ink-quiet">{t(words.currency)}</dt>
          <dd>{t(currencyWords[currency])}</dd>
        </div>
      </dl>
    </header>
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

function Text({ title, text }: { title: string; text: string }) {
  return (
    <div className="max-w-[40em] mt-5">
      <h3 className="text-ink-quiet text-fine">{title}</h3>
      <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
    </div>
  )
}
