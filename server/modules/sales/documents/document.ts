import * as z from 'zod/mini'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import {
  firstPaymentOf,
  inHkd,
  lineTotals,
  type PricedLine,
  totalLabels,
  totalsOf,
} from '#contract/catalogue/prices.ts'
import { exactFigure } from '#contract/catalogue/values/exact-money.ts'
import { convertedTo, inLanguage, nameIn } from '#contract/i18n/in-language.ts'
import { type ReaderLanguage, readerLanguageSchema } from '#contract/i18n/languages.ts'
import type { SalesLine } from '#contract/sales/quotes.ts'
import { siteSchema } from '#contract/site/site.ts'
import { amountText } from '../lines/texts.ts'
import { discountWords, documentWords, inHkdWords, periodWords } from './document.words.ts'

const rowSchema = z.object({ label: z.string(), value: z.string(), isStrong: z.optional(z.boolean()) })

/** A sales document before it becomes a PDF. All texts are plain, as buyers typed some of them. */
export const salesDocumentSchema = z.object({
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
  /** Notes and terms, below the totals. */
  paragraphs: z.array(z.object({ title: z.string(), text: z.string() })),
  /** Creation time; the same input gives the same bytes. */
  madeAt: z.date(),
})
export type SalesDocument = z.infer<typeof salesDocumentSchema>
export type DocumentRow = SalesDocument['facts'][number]
export type DocumentColumn = SalesDocument['columns'][number]
export type DocumentLine = SalesDocument['lines'][number]

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
  lines: Pick<
    SalesLine,
    'quantity' | 'period' | 'unitPrice' | 'unitPriceHkd' | 'discount' | 'connectivityFee' | 'connectivityFeeHkd'
  >[]
}

/** Returns the totals by period, the most comprehensive last, followed by HKD for another currency. */
export function totalRows(document: Totalled): DocumentRow[] {
  return rowsOf(document, (lines) => totalsIn(lines, document.language))
}

/** Returns the totals of an invoice; unless it covers a first year, the amount due now comes last. */
export function billRows(document: Totalled): DocumentRow[] {
  const { language } = document
  return rowsOf(document, (lines) => {
    const totals = totalsIn(lines, language)
    const due = { label: inLanguage(documentWords.due, language), amount: firstPaymentOf(lines) }
    return totals.at(-1)?.amount === due.amount ? totals : [...totals, due]
  })
}

interface LabelledTotal {
  label: string
  amount: number
}

function totalsIn(lines: PricedLine[], language: ReaderLanguage): LabelledTotal[] {
  return totalsOf(lines).totals.map(({ kind, amount }) => ({ label: inLanguage(totalLabels[kind], language), amount }))
}

function rowsOf(
  { language, currency, lines }: Totalled,
  totalsFor: (lines: PricedLine[]) => LabelledTotal[],
): DocumentRow[] {
  const own = totalsFor(lines)
  const rows = own.map(({ label, amount }, index) => ({
    label,
    value: amountText(amount, currency),
    ...(index === own.length - 1 && { isStrong: true }),
  }))
  const hkd = currency === 'HKD' ? undefined : totalsFor(lines.map(inHkd)).at(-1)
  return hkd
    ? [...rows, { label: inLanguage(inHkdWords, language)(hkd.label), value: amountText(hkd.amount, 'HKD') }]
    : rows
}
