import { quoteQuantityMax } from '#contract/sales/offerings.ts'

/** A product's name and quantity in a buyer's list. */
export interface PastedLine {
  key: string
  quantity: number
}
/** A line without a product, or with an impossible quantity. */
export interface UnreadableLine {
  text: string
  problem: 'no-product' | 'quantity'
}
export interface PastedList {
  lines: PastedLine[]
  unreadable: UnreadableLine[]
}

/**
 * Parses "SKU, quantity" lines: cells separated by commas, semicolons or tabs (from a spreadsheet), full or half width;
 * "SKU x 3", "3 x SKU", "SKU 3 pcs". A line without a quantity means one. Headings are skipped; quantities of the same
 * SKU are added.
 */
export function readPastedLines(text: string): PastedList {
  const list: PastedList = { lines: [], unreadable: [] }
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((row) => row.trim())
    .filter((row) => row !== '' && !isHeading(row))
  for (const row of rows) {
    const read = readRow(row)
    if ('problem' in read) list.unreadable.push(read)
    else addLine(list.lines, read)
  }
  return list
}

function addLine(lines: PastedLine[], added: PastedLine): void {
  const present = lines.find(({ key }) => key.toLowerCase() === added.key.toLowerCase())
  if (present) present.quantity = Math.min(quoteQuantityMax, present.quantity + added.quantity)
  else lines.push(added)
}

const heading =
  /^"?(?:sku|item|part|product|model|code|型號|產品|貨號|編號)[^,，;；\t]*[,，;；\t].*(?:qty|quantit|amount|數量|件數)/i

function isHeading(row: string): boolean {
  return heading.test(row)
}

const units = '(?:pcs?|pieces?|units?|sets?|nos?|ea|licen[cs]es?|件|個|部|套|隻|台|枚|支)'
const amount = '(\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)'
const quantityCell = new RegExp(`^[x×*]?\\s*(-?)${amount}\\s*[x×*]?\\s*${units}?\\.?$`, 'i')
const groupedAtEnd = new RegExp(`(?<=[,;\\t\\s])\\s*\\d{1,3}(?:,\\d{3})+(?=\\s*${units}?\\.?$)`, 'i')
const timesAfter = new RegExp(`^(.+?)\\s*(?:\\s[x*]|×)\\s*${amount}\\s*${units}?\\.?$`, 'i')
const timesBefore = new RegExp(`^${amount}\\s*${units}?\\s*(?:[x*]\\s|×)\\s*(.+)$`, 'i')
const quantityAfter = new RegExp(`^(.+?)\\s+${amount}\\s*${units}?\\.?$`, 'i')
const keyMax = 200
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029]/u

function readRow(text: string): PastedLine | UnreadableLine {
  const cells = cellsOf(text)
  const [first = '', ...others] = cells.filter((cell) => cell !== '')
  if (others.length > 0) return lineOf(text, first, others)
  const after = timesAfter.exec(first) ?? quantityAfter.exec(first)
  if (after) return lineOf(text, after[1] ?? '', [after[2] ?? ''])
  const before = timesBefore.exec(first)
  if (before) return lineOf(text, before[2] ?? '', [before[1] ?? ''])
  return lineOf(text, first, ['1'])
}

/** The first cell that parses as a quantity counts, because a spreadsheet may have a name in between. */
function lineOf(text: string, name: string, others: string[]): PastedLine | UnreadableLine {
  const key = name.trim()
  if (key === '' || key.length > keyMax || unprintable.test(key)) return { text, problem: 'no-product' }
  const quantity = others.map(quantityOf).find((found) => found !== undefined)
  const isQuotable = Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= quoteQuantityMax
  return quantity !== undefined && isQuotable ? { key, quantity } : { text, problem: 'quantity' }
}

function quantityOf(cell: string): number | undefined {
  const found = quantityCell.exec(cell)
  if (!found) return undefined
  return Number(`${found[1]}${found[2]?.replaceAll(',', '')}`)
}

/** Splits a row into cells in half width, respecting thousands separators and quotes. */
function cellsOf(row: string): string[] {
  const narrow = row.normalize('NFKC').replace(/[、；]/g, ',')
  const whole = narrow.replace(groupedAtEnd, (number) => number.replaceAll(',', ''))
  const separator = whole.includes('\t') ? '\t' : /[,;]/
  return split(whole, separator).map((cell) => cell.trim())
}

function split(row: string, separator: string | RegExp): string[] {
  if (!row.includes('"')) return row.split(separator)
  const quoted = /"((?:[^"]|"")*)"|([^,;\t"]+)/g
  return [...row.matchAll(quoted)].map(([, inner, plain]) => inner?.replaceAll('""', '"') ?? plain ?? '')
}
