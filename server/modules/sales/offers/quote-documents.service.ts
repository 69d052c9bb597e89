import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Site } from '#contract/site/site.ts'
import type { MailFile } from '#server/modules/mail/index.ts'
import { type SettingsSource, shopDay } from '#server/modules/settings/index.ts'
import { loadFonts } from '#server/platform/documents/document-fonts.ts'
import { type DocumentRow, priceColumns, pricedLines, type SalesDocument, totalRows } from '../documents/document.ts'
import { documentWords } from '../documents/document.words.ts'
import { setSalesDocument } from '../documents/document-pdf.ts'
import { dayText, termsIn } from '../lines/texts.ts'
import type { QuoteRow } from '../quotes/quotes.repo.ts'
import { rateWords, quoteDocumentWords as words } from './quote-documents.words.ts'
import type { StoredRevision } from './quote-revisions.repo.ts'

interface DocumentServices {
  settings: SettingsSource
  site: () => Site
  now: () => Date
}

export function createQuoteDocuments({ settings, site, now }: DocumentServices) {
  function documentOf(quote: QuoteRow, revision: StoredRevision): SalesDocument {
    const { general, sales } = settings.current()
    const { reference, language } = quote
    const madeAt = revision.sentAt ? new Date(revision.sentAt) : now()
    const title = inLanguage(revision.sentAt ? words.title : words.draft, language)
    const terms = revision.sentAt ? revision.terms : termsIn(sales, language)
    return {
      language,
      title,
      name: `${title} ${reference}`,
      site: site(),
      businessRegistration: sales.businessRegistration,
      facts: factsOf({ language, reference }, revision, shopDay(madeAt, general.timezone)),
      parties: [
        {
          label: inLanguage(documentWords.to, language),
          lines: [quote.company || quote.name, quote.company ? quote.name : '', quote.email, quote.phone],
        },
      ],
      columns: priceColumns(language, revision.currency),
      lines: revision.lines.flatMap((line) => pricedLines(line, language)),
      totals: totalRows({ ...revision, language }),
      paragraphs: [
        { title: inLanguage(words.notes, language), text: revision.notes },
        { title: inLanguage(words.terms, language), text: terms },
      ],
      madeAt,
    }
  }

  return {
    /** Returns a revision as a PDF in the buyer's language; drafts are marked as such. */
    async file(quote: QuoteRow, revision: StoredRevision): Promise<MailFile> {
      const bytes = await setSalesDocument(documentOf(quote, revision), await loadFonts(quote.language))
      const suffix = revision.number > 1 ? `-${revision.number}` : ''
      return { name: `${quote.reference}${suffix}.pdf`, contentType: 'application/pdf', bytes }
    },
  }
}

export type QuoteDocuments = ReturnType<typeof createQuoteDocuments>

function factsOf(
  { language, reference }: { language: ReaderLanguage; reference: string },
  revision: StoredRevision,
  day: string,
): DocumentRow[] {
  const { number, currency, rate, rateDate, validUntil } = revision
  return [
    { label: inLanguage(words.reference, language), value: reference, isStrong: true },
    ...(number > 1 ? [{ label: inLanguage(words.revision, language), value: String(number) }] : []),
    { label: inLanguage(words.date, language), value: dayText(day, language) },
    { label: inLanguage(words.validUntil, language), value: dayText(validUntil, language) },
    { label: inLanguage(words.currency, language), value: currency },
    ...(currency === 'HKD'
      ? []
      : [
          {
            label: inLanguage(words.rate, language),
            value: inLanguage(rateWords, language)(rate, currency, dayText(rateDate, language)),
          },
        ]),
  ]
}
