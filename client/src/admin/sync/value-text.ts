import type { RecordValue } from '#contract/catalogue/product-edits.ts'
import { createFormats } from '../i18n/formats.ts'

/** Fields and pricebook columns that hold only an amount or a percentage. */
const hkd = new Set([
  'msrp',
  'minSellingPrice',
  'resellerCost',
  'hkdCost',
  'connectivityFee',
  'MSRP',
  'Min Selling Price',
  'Reseller Cost',
  'HKD Cost',
])
const usd = new Set(['usdCost', 'USD Cost'])
const percent = new Set(['margin', 'upMargin', 'Margin', 'UP Margin'])

const { number } = createFormats('en', 'UTC')
const amounts = new Intl.NumberFormat('en-HK', { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' })

/** Formats a field's value: amounts with currency, lists on one line; '' for none. */
export function valueText(field: string, value: RecordValue): string {
  if (value === null || value === '') return ''
  if (typeof value === 'boolean') return String(value)
  if (Array.isArray(value))
    return value.map((item) => (typeof item === 'string' ? item : item.name || item.url)).join(', ')
  const figure = figureOf(value)
  if (figure === undefined) return value
  if (hkd.has(field)) return `HK$${amounts.format(figure)}`
  if (usd.has(field)) return `US$${amounts.format(figure)}`
  return percent.has(field) ? `${number(figure)} %` : value
}

/** Returns by how many percent an amount changes; undefined if it is no amount, or was none before. */
export function movedPercent(field: string, from: RecordValue, to: RecordValue): number | undefined {
  if (!hkd.has(field) && !usd.has(field)) return undefined
  const [before, after] = [from, to].map((value) => (typeof value === 'string' ? figureOf(value) : undefined))
  if (!before || after === undefined || before === after) return undefined
  return Math.round((after / before - 1) * 100)
}

/** Parses "1180", "1,180.50" and "HK$1,180"; undefined for other text, such as "399/month". */
function figureOf(text: string): number | undefined {
  const [, figure] = /^(?:HK\$|US\$)?\s*(\d[\d,]*(?:\.\d+)?)$/.exec(text.trim()) ?? []
  return figure === undefined ? undefined : Number(figure.replaceAll(',', ''))
}
