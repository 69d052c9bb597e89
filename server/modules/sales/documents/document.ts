import * as z from 'zod/mini'
import {
  type ChargedLine,
  type Charges,
  chargedInHkd,
  chargedTotals,
  chargesInHkd,
} from '#contract/catalogue/charges.ts'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { lineTotals } from '#contract/catalogue/prices.ts'
import { exactFigure } from '#contract/catalogue/values/exact-money.ts'
import { convertedTo, inLanguage, nameIn } from '#contract/i18n/in-language.ts'
import { type Bilingual, type ReaderLanguage, readerLanguageSchema } from '#contract/i18n/languages.ts'
import { type TotalLine, totalLines } from '#contract/sales/charges.ts'
import type { SalesLine } from '#contract/sales/quotes.ts'
import { siteSchema } from '#contract/site/site.ts'
import { amountText } from '../lines/texts.ts'
import { discountWords, documentWords, inHkdWords, periodWords } from './document.words.ts'

const rowSchema = z.object({ label: z.string(), value: z.string(), isStrong: z.optional(z.boolean()) })

/** A sales document before it becomes a PDF. All texts are plain, as buyers typed some of them. */
const salesDocumentSchema = z.object({
  language: readerLanguageSchema,
  title: z.string(),
  name: z.string(),
  site: z.pick(siteSchema, { name: true, email: true, phone: true, address: true }),
  /** Left out when empty. */
  businessRegistration: z.string(),
  /** Number and dates. */
  facts: z.array(rowSchema),
  /** The first line of each party is emphasized. */
  parties: z.array(z.object({ label: z.string(), lines: z.array(z.string()) })),
  /** Columns of figures, aligned right; the width is in points. */
  columns: z.array(z.object({ heading: z.string(), width: z.number() })),
  lines: z.array(
    z.object({
      name: z.string(),
      /** In smaller type below the name. */
      details: z.array(z.string()),
      /** One per column; `under` is in smaller type. */
      cells: z.array(z.object({ text: z.string(), under: z.optional(z.string()) })),
    }),
  ),
  /** The last one is emphasized. */
  totals: z.array(rowSchema),
  /** QR code of a payment, below the totals. */
  code: z.optional(z.object({ title: z.string(), hint: z.string(), payload: z.string() })),
  /** Notes and terms, below the totals. */
  paragraphs: z.array(z.object({ title: z.string(), text: z.string() })),
  /** Creation time; the same input gives the same bytes. */
  madeAt: z.date(),
})
/** As a column has it. */
const storedSchema = z.extend(salesDocumentSchema, {
  madeAt: z.pipe(
    z.string(),
    z.transform((text) => new Date(text)),
  ),
})
export type SalesDocument = z.infer<typeof salesDocumentSchema>
export type DocumentRow = SalesDocument['facts'][number]
export type DocumentColumn = SalesDocument['columns'][number]
export type DocumentLine = SalesDocument['lines'][number]

/** @param snapshot as stored */
export function storedDocument(snapshot: unknown): SalesDocument {
  return storedSchema.parse(snapshot)
}

/** Returns the columns quantity, unit price and amount. */
export function priceColumns(language: ReaderLanguage, currency: CurrencyCode): DocumentColumn[] {
  return [
    { heading: inLanguage(documentWords.quantity, language), width: 42 },
    { heading: `${inLanguage(documentWords.unitPrice, language)} (${currency})`, width: 84 },
    { heading: `${inLanguage(documentWords.amount, language)} (${currency})`, width: 100 },
  ]
}

/** Returns a line for `priceColumns`, and a second one for its connectivity fee if there is one. */
export function pricedLines(line: Omit<SalesLine, 'productId' | 'category'>, language: ReaderLanguage): DocumentLine[] {
  const { discount, quantity, unitPrice, total, period, connectivityFee } = line
  const { connectivity } = lineTotals(line)
  const pieces = { text: quantity.toLocaleString('en-HK') }
  const named = namedLine(line, language)
  return [
    {
      ...named,
      cells: [
        pieces,
        { text: exactFigure(unitPrice), ...(discount > 0 && { under: inLanguage(discountWords, language)(discount) }) },
        { text: exactFigure(total), under: inLanguage(periodWords[period], language) },
      ],
    },
    ...(connectivity === null
      ? []
      : [
          {
            name: inLanguage(documentWords.connectivity, language),
            details: [named.name],
            cells: [
              pieces,
              { text: exactFigure(connectivityFee) },
              { text: exactFigure(connectivity), under: inLanguage(periodWords.year, language) },
            ],
          },
        ]),
  ]
}

/** Uses the line's name in the reader's language, if it has one. */
export function namedLine(
  { name, nameEn, sku, note }: Pick<SalesLine, 'name' | 'nameEn' | 'sku' | 'note'>,
  language: ReaderLanguage,
): Pick<DocumentLine, 'name' | 'details'> {
  const shown = convertedTo(language, nameIn({ name, nameEn }, language))
  return { name: shown, details: [sku ?? '', note].filter((text) => text !== '') }
}

interface Totalled {
  language: ReaderLanguage
  currency: CurrencyCode
  charges: Charges
  lines: Pick<
    SalesLine,
    | 'quantity'
    | 'period'
    | 'category'
    | 'unitPrice'
    | 'unitPriceHkd'
    | 'discount'
    | 'connectivityFee'
    | 'connectivityFeeHkd'
  >[]
}

/** Returns the totals by period, the most comprehensive last, followed by HKD for another currency. */
export function totalRows(document: Totalled): DocumentRow[] {
  return rowsOf(document, totalLines)
}

/** Returns the totals of an invoice; unless it covers a first year, the amount due now comes last. */
export function billRows(document: Totalled): DocumentRow[] {
  return rowsOf(document, (lines, charges) => {
    const totals = totalLines(lines, charges)
    const due = { label: documentWords.due, amount: chargedTotals(lines, charges).due, isTotal: true }
    return totals.at(-1)?.amount === due.amount ? totals : [...totals, due]
  })
}

function rowsOf(
  { language, currency, charges, lines }: Totalled,
  totalsFor: (lines: ChargedLine[], charges: Charges) => TotalLine[],
): DocumentRow[] {
  const own = totalsFor(lines, charges)
  const rows = own.map(({ label, amount }, index) => ({
    label: inLanguage(label, language),
    value: amountText(amount, currency),
    ...(index === own.length - 1 && { isStrong: true }),
  }))
  const hkd = totalsFor(lines.map(chargedInHkd), chargesInHkd(charges, currency)).at(-1)
  return hkd ? [...rows, ...hkdRows(language, currency, hkd.label, hkd.amount)] : rows
}

/** Returns a total converted to HKD, for another currency. */
export function hkdRows(
  language: ReaderLanguage,
  currency: CurrencyCode,
  label: Bilingual,
  amountHkd: number,
): DocumentRow[] {
  if (currency === 'HKD') return []
  return [{ label: inLanguage(inHkdWords, language)(inLanguage(label, language)), value: amountText(amountHkd, 'HKD') }]
}
