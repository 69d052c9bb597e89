import { createHash } from 'node:crypto'
import { exactFigure } from '#contract/catalogue/values/exact-money.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { QuoteDetail } from '#contract/sales/quotes.ts'
import type { Site } from '#contract/site/site.ts'
import type { MailFile } from '#server/modules/mail/index.ts'
import { type SettingsSource, shopDay } from '#server/modules/settings/index.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  type DocumentRow,
  namedLine,
  priceColumns,
  pricedLines,
  type SalesDocument,
  totalRows,
} from '../documents/document.ts'
import { documentWords, periodWords } from '../documents/document.words.ts'
import { setSalesDocuments } from '../documents/document-pdf.ts'
import { dayText, termsIn } from '../lines/texts.ts'
import type { QuoteRow } from '../quotes/quotes.repo.ts'
import { rateWords, quoteDocumentWords as words } from './quote-documents.words.ts'
import {
  createQuoteRevisionsRepo,
  type IssuedRevision,
  type SentRevision,
  type StoredRevision,
} from './quote-revisions.repo.ts'

interface DocumentServices {
  database: Database
  settings: SettingsSource
  site: () => Site
  now: () => Date
}

type Buyer = Pick<QuoteRow, 'reference' | 'language' | 'name' | 'company' | 'email' | 'phone'>

/** The buyer's request. */
export interface RequestedQuote extends Buyer {
  createdAt: Date
  message: string
  lines: QuoteDetail['lines']
}

export function createQuoteDocuments({ database, settings, site, now }: DocumentServices) {
  const revisions = createQuoteRevisionsRepo(database.prisma)

  function composed(quote: Buyer, revision: StoredRevision): SalesDocument {
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
      parties: [{ label: inLanguage(documentWords.to, language), lines: partyOf(quote) }],
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

  function requestDocumentOf(quote: RequestedQuote): SalesDocument {
    const { general, sales } = settings.current()
    const { reference, language, createdAt, lines, message } = quote
    const title = inLanguage(words.request, language)
    return {
      language,
      title,
      name: `${title} ${reference}`,
      site: site(),
      businessRegistration: sales.businessRegistration,
      facts: [
        { label: inLanguage(words.reference, language), value: reference, isStrong: true },
        {
          label: inLanguage(words.date, language),
          value: dayText(shopDay(createdAt, general.timezone), language),
        },
      ],
      parties: [{ label: inLanguage(words.from, language), lines: partyOf(quote) }],
      columns: [
        { heading: inLanguage(documentWords.quantity, language), width: 42 },
        { heading: inLanguage(words.listPrice, language), width: 100 },
      ],
      lines: lines.map((line) => ({
        ...namedLine(line, language),
        cells: [
          { text: line.quantity.toLocaleString('en-HK') },
          {
            text: line.listPrice === null ? inLanguage(words.onRequest, language) : exactFigure(line.listPrice),
            under: inLanguage(periodWords[line.period], language),
          },
        ],
      })),
      totals: [],
      paragraphs: [{ title: inLanguage(words.message, language), text: message }],
      madeAt: createdAt,
    }
  }

  return {
    requestDocumentOf,

    /** Returns what a revision printed when it was sent, or prints as a draft. */
    async documentOf(quote: Buyer, revision: StoredRevision): Promise<SalesDocument> {
      return (await revisions.snapshot(revision.id)) ?? composed(quote, revision)
    },

    /** Returns what a revision that is about to be sent prints, from then on. */
    async issue(quote: QuoteRow, offer: SentRevision): Promise<IssuedRevision> {
      const snapshot = composed(quote, offer)
      const bytes = await setSalesDocuments([snapshot])
      return { snapshot, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
    },

    /** Returns a revision as a PDF in the buyer's language: as it was sent, or marked as a draft. */
    async file(quote: QuoteRow, revision: StoredRevision): Promise<MailFile> {
      const bytes = (await revisions.file(revision.id)) ?? (await setSalesDocuments([composed(quote, revision)]))
      return fileOf(quote, revision, bytes)
    },
  }
}

/** @param bytes of its PDF */
export function fileOf(
  { reference }: Pick<QuoteRow, 'reference'>,
  { number }: StoredRevision,
  bytes: Buffer<ArrayBuffer>,
): MailFile {
  const suffix = number > 1 ? `-${number}` : ''
  return { name: `${reference}${suffix}.pdf`, contentType: 'application/pdf', bytes }
}

export type QuoteDocuments = ReturnType<typeof createQuoteDocuments>

function partyOf({ company, name, email, phone }: Buyer): string[] {
  return [company || name, company ? name : '', email, phone]
}

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
