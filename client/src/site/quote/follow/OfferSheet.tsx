import { currencyWords } from '#contract/catalogue/values/money-values.ts'
import type { QuoteFollow, QuoteOffer } from '#contract/sales/quote-requests.ts'
import { useSite } from '../../../api/site.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { offerWords as words } from './offer.words.ts'
import { useOfferDays } from './offer-days.ts'
import { PricedLines } from './PricedLines.tsx'

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
      <PricedLines lines={lines} charges={charges} currency={currency} />
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

function Text({ title, text }: { title: string; text: string }) {
  return (
    <div className="max-w-[40em] mt-5">
      <h3 className="text-ink-quiet text-fine">{title}</h3>
      <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
    </div>
  )
}
