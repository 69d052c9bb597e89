import Big from 'big.js'
import { toCents } from '../../prices-stock/prices.rules.ts'
import type { RawCell } from './import-table.ts'
import { attribute, elementsIn } from './import-xml.ts'

type ShownNumber = (number: number, isFrom1904: boolean) => string | RawCell

export function createFormats(styles: string) {
  const own = new Map(
    [...elementsIn(styles, 'numFmt')].map(({ attributes }) => [
      Number(attribute(attributes, 'numFmtId')),
      attribute(attributes, 'formatCode') ?? '',
    ]),
  )
  const [cells] = elementsIn(styles, 'cellXfs')
  const formats = [...elementsIn(cells?.inner ?? '', 'xf')].map(({ attributes }) => {
    const id = Number(attribute(attributes, 'numFmtId') ?? 0)
    return formatOf(id, own.get(id))
  })
  return { of: (style: number): ShownNumber => formats[style] ?? plain }
}

function formatOf(id: number, code: string | undefined): ShownNumber {
  if (code === undefined) {
    if (id === 9 || id === 10) return percent
    return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58) ? date : plain
  }
  const [positive = ''] = code.split(/;(?=(?:[^"]|"[^"]*")*$)/)
  const bare = positive.replace(/"[^"]*"|\\.|\[[^\]]*\]|[_*]./g, '')
  if (bare.includes('%')) return percent
  if (/[ymdhs]/i.test(bare.replace(/general/gi, ''))) return date
  const currency = currencyOf(positive)
  if (currency !== '') return (number) => `${number < 0 ? '-' : ''}${currency}${inCents(Math.abs(number))}`
  return digitsFormat.test(positive) && (positive.match(/0/g) ?? []).length > 1 ? digitsIn(positive) : plain
}

/** Formats that show every digit, with other characters between: "00000", "0000-000". */
const digitsFormat = /^(?:0|"[^"]*"|\\.|[ /-])+$/

function digitsIn(code: string): ShownNumber {
  const places = (code.replace(/"[^"]*"|\\./g, '').match(/0/g) ?? []).length
  return (number) => {
    if (!Number.isInteger(number) || number < 0) return plain(number)
    const digits = [...String(number).padStart(places, '0')]
    let isFirst = true
    return code.replace(/"([^"]*)"|\\(.)|0/g, (_part, quoted?: string, escaped?: string) => {
      if (quoted !== undefined || escaped !== undefined) return quoted ?? escaped ?? ''
      const count = isFirst ? digits.length - places + 1 : 1
      isFirst = false
      return digits.splice(0, count).join('')
    })
  }
}

const plain = (number: number): RawCell => ({ text: rounded(number), isNumber: true })
const percent: ShownNumber = (number) => `${rounded(number * 100)}%`
const date: ShownNumber = (number, isFrom1904) => dateText(number, isFrom1904) ?? plain(number)

/** Dollars meant by `[$$-409]`, by the language code. */
const dollars: Record<string, string> = {
  '409': 'US$',
  '1009': 'CA$',
  c0c: 'CA$',
  c09: 'AU$',
  '1409': 'NZ$',
  '1004': 'SG$',
  '4804': 'SG$',
  '404': 'NT$',
  '1404': 'MOP$',
  c04: 'HK$',
  '3c09': 'HK$',
}

const signs =
  /[$€£¥￥₩฿₱₹]|\b(?:HKD|USD|RMB|CN[YH]|EUR|GBP|JPY|KRW|SGD|AUD|NZD|CAD|TWD|NTD|MYR|THB|VND|MOP|CHF)\b|[元圓圆]|人民[幣币]|港[幣币]/i

/** Returns the currency of a format: "US$" of `[$US$-409]`, "€" of `#,##0 "€"`; '' for none. */
function currencyOf(code: string): string {
  const [, symbol, language = ''] = /\[\$([^\]-]+)(?:-([\da-f]+))?\]/i.exec(code) ?? []
  if (symbol !== undefined) return symbol === '$' ? (dollars[language.toLowerCase()] ?? '$') : symbol.trim()
  const texts = [...code.matchAll(/"([^"]*)"|\\(.)|(?<![[$])([$€£¥￥])/g)].map(
    ([, quoted, escaped, sign]) => quoted ?? escaped ?? sign ?? '',
  )
  return texts.find((text) => signs.test(text))?.trim() ?? ''
}

function inCents(number: number): string {
  return toCents(new Big(rounded(number))).toFixed()
}

/** Rounds to fifteen digits as spreadsheets do: 0.1 + 0.2 is 0.3. */
function rounded(number: number): string {
  return String(Number(number.toPrecision(15)))
}

const dayMs = 86_400_000
const unixDay = 25_569
const daysTo1904 = 1462

function dateText(days: number, isFrom1904: boolean): string | undefined {
  const day = new Date((days + (isFrom1904 ? daysTo1904 : 0) - unixDay) * dayMs)
  return Number.isNaN(day.getTime()) ? undefined : day.toISOString().slice(0, 10)
}
