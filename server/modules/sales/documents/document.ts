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
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { SalesLine } from '#contract/sales/quotes.ts'
import type { Site } from '#contract/site/site.ts'
import { amountText } from '../lines/texts.ts'
import { discountWords, documentWords, inHkdWords, periodWords } from './document.words.ts'

/** A quotation, an invoice or a packing slip before it is set. Every text is plain: it may come from a buyer. */
export interface SalesDocument {
  language: ReaderLanguage
  /** What kind of document it is, and what it is called in a list. */
  title: string
  name: string
  site: Pick<Site, 'name' | 'email' | 'phone' | 'address'>
  /** Empty: not said. */
  businessRegistration: string
  /** Its number, its dates. */
  facts: DocumentRow[]
  /** Whom it is for: label, then lines of which the first stands out. */
  parties: { label: string; lines: string[] }[]
  columns: DocumentColumn[]
  lines: DocumentLine[]
  /** The last one stands out. */
  totals: DocumentRow[]
  /** Notes and terms, beneath. */
  paragraphs: { title: string; text: string }[]
  /** When it was made: the same input makes the same bytes. */
  madeAt: Date
}

export interface DocumentRow {
  label: string
  value: string
  isStrong?: boolean
}

/** Of figures, at the right. */
export interface DocumentColumn {
  heading: string
  /** Points. */
  width: number
}

export interface DocumentLine {
  name: string
  /** Beneath, smaller. */
  details: string[]
  /** As many as there are columns; `under` is smaller. */
  cells: { text: string; under?: string }[]
}

/** What each line is asked for: quantity, unit price, amount. */
export function priceColumns(language: ReaderLanguage, currency: CurrencyCode): DocumentColumn[] {
  return [
    { heading: inLanguage(documentWords.quantity, language), width: 42 },
    { heading: `${inLanguage(documentWords.unitPrice, language)} (${currency})`, width: 84 },
    { heading: `${inLanguage(documentWords.amount, language)} (${currency})`, width: 100 },
  ]
}

/** A line as `priceColumns` have it, and one for its connection, where that costs something. */
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

/** What a line is called, in the reader's language where it has a name there. */
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

/** What it comes to, each total by what it is, the widest last; and that in HKD, where the document has another currency. */
export function totalRows(document: Totalled): DocumentRow[] {
  return rowsOf(document, (lines) => totalsIn(lines, document.language))
}

/** The same of a bill: where it is not a first year, what is to be paid now comes last. */
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
