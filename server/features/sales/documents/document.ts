import type { Language } from '#contract/languages.ts'
import type { CurrencyCode } from '#contract/money.ts'
import type { SalesLine } from '#contract/quotes.ts'
import { documentAmounts } from '#contract/sales-amounts.ts'
import type { Site } from '#contract/site.ts'
import { amountText, figureText } from '../texts.ts'
import { discountWords, documentWords, periodTotals, periodWords, totalWithFirstPeriods } from './document.words.ts'

/** A quotation, an invoice or a packing slip before it is set. Every text is plain: it may come from a buyer. */
export interface SalesDocument {
  language: Language
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
export function priceColumns(language: Language, currency: CurrencyCode): DocumentColumn[] {
  return [
    { heading: documentWords.quantity[language], width: 42 },
    { heading: `${documentWords.unitPrice[language]} (${currency})`, width: 84 },
    { heading: `${documentWords.amount[language]} (${currency})`, width: 100 },
  ]
}

/** A line as `priceColumns` have it. */
export function pricedLine(line: Omit<SalesLine, 'productId' | 'category'>, language: Language): DocumentLine {
  const { discount, quantity, unitPrice, total, period } = line
  return {
    ...namedLine(line, language),
    cells: [
      { text: quantity.toLocaleString('en-HK') },
      { text: figureText(unitPrice), ...(discount > 0 && { under: discountWords[language](discount) }) },
      { text: figureText(total), under: periodWords[period][language] },
    ],
  }
}

/** What a line is called, in the reader's language where it has a name there. */
export function namedLine(
  { name, nameEn, sku, note }: Pick<SalesLine, 'name' | 'nameEn' | 'sku' | 'note'>,
  language: Language,
): Pick<DocumentLine, 'name' | 'details'> {
  return { name: language === 'en' ? nameEn || name : name, details: [sku ?? '', note].filter((text) => text !== '') }
}

interface Totalled {
  language: Language
  currency: CurrencyCode
  total: number
  totalHkd: number
  lines: Pick<SalesLine, 'total' | 'totalHkd' | 'period'>[]
}

/** What is paid once, each month and each year, where there are several; all of it; and that in HKD, where that is another. */
export function totalRows({ language, currency, total, totalHkd, lines }: Totalled): DocumentRow[] {
  const { byPeriod } = documentAmounts(lines)
  const isMixed = byPeriod.length > 1
  const isRecurring = byPeriod.some(({ period }) => period !== 'once')
  const periods = byPeriod.map(({ period, total: part }) => ({
    label: periodTotals[period][language],
    value: amountText(part, currency),
  }))
  const label = isMixed && isRecurring ? totalWithFirstPeriods[language] : documentWords.total[language]
  return [
    ...(isMixed ? periods : []),
    { label, value: amountText(total, currency), isStrong: true },
    ...(currency === 'HKD' ? [] : [{ label: documentWords.inHkd[language], value: amountText(totalHkd, 'HKD') }]),
  ]
}
