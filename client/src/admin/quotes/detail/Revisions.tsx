import { nameIn } from '#contract/i18n/in-language.ts'
import { langOf } from '../../../i18n/lang-of.ts'
import '../../../ui/figures/data-grid.css'
import { FileText } from 'lucide-react'
import { lineTotals } from '#contract/catalogue/prices.ts'
import type { QuoteDetail, QuoteLineDetail, QuoteRevision } from '#contract/sales/quotes.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { salesMoney } from '../../../sales-money.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { revisionPdfUrl } from '../../api/sales/quotes.ts'
import { useFormats } from '../../i18n/formats.ts'
import { ConnectivityNote, SalesTotals } from '../../sales/index.ts'
import { perWords } from '../../words/products.words.ts'
import { quotesWords as words } from '../quotes.words.ts'
import { usePeriodTotals } from '../usePeriodTotals.ts'
import { RevisionChanges } from './RevisionChanges.tsx'

/** Every revision, the newest open: what it offers, what it changed, and its PDF. */
export function Revisions({ quote }: { quote: QuoteDetail }) {
  const t = useTranslate()
  const { revisions } = quote
  return (
    <section className="message-panel revisions">
      <h2>{t(words.revisions)}</h2>
      {revisions.length === 0 && <p className="text-ink-quiet">{t(words.noRevisions)}</p>}
      {revisions.map((revision, index) => (
        <Revision
          key={revision.number}
          quoteId={quote.id}
          revision={revision}
          before={revisions[index + 1]}
          isOpen={index === 0}
        />
      ))}
    </section>
  )
}

interface RevisionProps {
  quoteId: string
  revision: QuoteRevision
  before: QuoteRevision | undefined
  isOpen: boolean
}

function Revision({ quoteId, revision, before, isOpen }: RevisionProps) {
  const t = useTranslate()
  const { day, dateTime } = useFormats()
  const totals = usePeriodTotals()(revision)
  const { number, sentAt, sentBy, createdBy, createdAt, validUntil, currency, rate, rateDate, notes } = revision
  const history = sentAt
    ? t(words.sentBy)(sentBy ?? createdBy, dateTime(sentAt))
    : t(words.writtenBy)(createdBy, dateTime(createdAt))
  const { overrideReason, overrideBy } = revision
  return (
    <details className="revision" open={isOpen}>
      <summary>
        <h3>
          {t(words.revision)(number)}
          {sentAt === null && <span className="revision-draft">{t(words.draft)}</span>}
        </h3>
        <strong>{totals}</strong>
        <span>{history}</span>
      </summary>
      <p className="revision-facts">
        <span>{t(words.validTo)(day(validUntil))}</span>
        {currency !== 'HKD' && <span>{t(words.rateOf)(`${rate} ${currency}`, day(rateDate))}</span>}
        <a
          href={revisionPdfUrl(quoteId, number)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('quiet', 'compact', '-my-2')}
        >
          <FileText aria-hidden="true" className="size-4" />
          {t(words.pdf)}
        </a>
      </p>
      {before && <RevisionChanges before={before} after={revision} />}
      <RevisionLines revision={revision} />
      {notes && (
        <p className="message-text">
          <span className="text-ink-quiet">{t(words.notes)}: </span>
          {notes}
        </p>
      )}
      {overrideReason && <p className="text-caution">{t(words.below)(overrideBy ?? createdBy, overrideReason)}</p>}
    </details>
  )
}

function RevisionLines({ revision: { lines, currency } }: { revision: QuoteRevision }) {
  const t = useTranslate()
  const heads = [words.product, words.quantity, words.unitPrice, words.discount, words.lineTotal]
  return (
    <>
      <table className="data-grid revision-lines">
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
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike
            <Row key={index} line={line} currency={currency} />
          ))}
        </tbody>
      </table>
      <SalesTotals lines={lines} currency={currency} className="quote-sums" />
    </>
  )
}

function Row({ line, currency }: { line: QuoteLineDetail; currency: QuoteRevision['currency'] }) {
  const t = useTranslate()
  const language = useLanguage()
  const { number } = useFormats()
  const { quantity, unitPrice, unitPriceHkd, discount, total, period, sku, note, connectivityFee } = line
  const name = nameIn(line, language)
  return (
    <tr>
      <th scope="row">
        <span lang={langOf(name, language)}>{name}</span>
        <span className="asked-note">{[sku, note].filter(Boolean).join(' · ')}</span>
      </th>
      <td data-head={t(words.quantity)}>{number(quantity)}</td>
      <td data-head={t(words.unitPrice)}>
        <span>
          {salesMoney(unitPrice, currency) + t(perWords[period])}
          {currency !== 'HKD' && <span className="asked-note">{salesMoney(unitPriceHkd)}</span>}
          <ConnectivityNote amount={connectivityFee} currency={currency} className="asked-note" />
        </span>
      </td>
      <td data-head={t(words.discount)}>{discount > 0 ? `${discount}%` : '—'}</td>
      <td data-head={t(words.lineTotal)}>
        <span>
          {salesMoney(total, currency) + t(perWords[period])}
          <ConnectivityNote amount={lineTotals(line).connectivity} currency={currency} className="asked-note" />
        </span>
      </td>
    </tr>
  )
}
