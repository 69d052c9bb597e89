import { FileText } from 'lucide-react'
import { lineTotals } from '#contract/catalogue/prices.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import type { QuoteDetail, QuoteLineDetail, QuoteRevision } from '#contract/sales/quotes.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { langOf } from '../../../i18n/useLocalizedText.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { revisionPdfUrl } from '../../api/sales/quotes.ts'
import { useFormats } from '../../i18n/formats.ts'
import { ConnectivityNote, LineNote, LinesTable, SalesTotals } from '../../sales/index.ts'
import { perWords } from '../../words/products.words.ts'
import { quotesWords as words } from '../quotes.words.ts'
import { usePeriodTotals } from '../usePeriodTotals.ts'
import { RevisionChanges } from './RevisionChanges.tsx'

export function Revisions({ quote }: { quote: QuoteDetail }) {
  const t = useTranslate()
  const { revisions } = quote
  return (
    <section className="message-panel">
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
    <details className="group border-t border-hairline" open={isOpen}>
      <summary className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-3 before:size-2 before:-rotate-45 before:border-ink-quiet before:border-r-[1.5px] before:border-b-[1.5px] group-open:before:rotate-45 [&::-webkit-details-marker]:hidden">
        <h3 className="font-semibold">
          {t(words.revision)(number)}
          {sentAt === null && (
            <span className="ml-2 rounded-control border border-caution px-1.5 text-fine font-normal text-caution">
              {t(words.draft)}
            </span>
          )}
        </h3>
        <strong>{totals}</strong>
        <span className="text-ink-quiet text-fine">{history}</span>
      </summary>
      <p className="mb-3 flex flex-wrap items-baseline gap-x-5 gap-y-0.5 text-fine text-ink-quiet">
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
        <p className="message-text mb-3">
          <span className="text-ink-quiet">{t(words.notes)}: </span>
          {notes}
        </p>
      )}
      {overrideReason && <p className="mb-3 text-caution">{t(words.below)(overrideBy ?? createdBy, overrideReason)}</p>}
    </details>
  )
}

function RevisionLines({ revision: { lines, charges, currency } }: { revision: QuoteRevision }) {
  const t = useTranslate()
  const heads = [words.product, words.quantity, words.unitPrice, words.discount, words.lineTotal]
  return (
    <>
      <LinesTable heads={heads.map(t)} className="mb-3 sm:[&_td]:whitespace-nowrap">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike
          <Row key={index} line={line} currency={currency} />
        ))}
      </LinesTable>
      <SalesTotals lines={lines} charges={charges} currency={currency} look="offer" className="my-3" />
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
        <LineNote className="wrap-anywhere">{[sku, note].filter(Boolean).join(' · ')}</LineNote>
      </th>
      <td data-head={t(words.quantity)}>{number(quantity)}</td>
      <td data-head={t(words.unitPrice)}>
        <span>
          {exactMoney(unitPrice, currency) + t(perWords[period])}
          {currency !== 'HKD' && <LineNote className="wrap-anywhere">{exactMoney(unitPriceHkd)}</LineNote>}
          <ConnectivityNote amount={connectivityFee} currency={currency} className="wrap-anywhere" />
        </span>
      </td>
      <td data-head={t(words.discount)}>{discount > 0 ? `${discount}%` : '—'}</td>
      <td data-head={t(words.lineTotal)}>
        <span>
          {exactMoney(total, currency) + t(perWords[period])}
          <ConnectivityNote amount={lineTotals(line).connectivity} currency={currency} className="wrap-anywhere" />
        </span>
      </td>
    </tr>
  )
}
