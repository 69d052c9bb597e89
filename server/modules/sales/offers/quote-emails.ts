import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { totalLines } from '#contract/sales/charges.ts'
import type { QuoteRevision } from '#contract/sales/quotes.ts'
import type { Site } from '#contract/site/site.ts'
import { labels, renderEmail, rowsOf } from '#server/modules/mail/index.ts'
import { paragraphsOf, threadEmail } from '#server/modules/requests/index.ts'
import { amountText, dayText } from '../lines/texts.ts'
import type { QuoteRow } from '../quotes/quotes.repo.ts'
import { quoteEmailWords as words } from './quote-emails.words.ts'

interface OfferEmail {
  quote: Pick<QuoteRow, 'language' | 'reference' | 'name' | 'company'>
  offer: Pick<QuoteRevision, 'number' | 'currency' | 'lines' | 'charges' | 'validUntil'>
  /** Written by staff, added to the standard text. */
  message: string
  /** Private link. */
  url: string
}

/** Returns the email that delivers a quotation, in the buyer's language. */
export function offerEmail({ quote, offer, message, url }: OfferEmail, site: Site) {
  const { language, reference } = quote
  const company = inLanguage(site.name, language)
  const isRevised = offer.number > 1
  const content = threadEmail(
    quote,
    {
      subject: inLanguage(isRevised ? words.revisedSubject : words.subject, language)(reference, company),
      paragraphs: [inLanguage(isRevised ? words.revisedOpening : words.opening, language), ...paragraphsOf(message)],
      link: { label: inLanguage(words.follow, language), url, note: inLanguage(words.followNote, language) },
      rows: rowsOf(language, [
        [labels.reference, reference],
        [words.revision, isRevised ? String(offer.number) : undefined],
        [labels.company, quote.company],
        ...totalLines(offer.lines, offer.charges).map(
          ({ label, amount }) => [label, amountText(amount, offer.currency)] as [Bilingual, string],
        ),
        [words.validUntil, dayText(offer.validUntil, language)],
      ]),
    },
    site,
  )
  return renderEmail(content)
}
