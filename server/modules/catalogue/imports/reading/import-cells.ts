import { attribute, elementsIn, unescaped } from './import-xml.ts'

type NumberFormat = 'plain' | 'percent' | 'date'

interface Workbook {
  strings: string[]
  /** By the number of a cell's style. */
  formats: NumberFormat[]
  /** Days are counted from 1904, as old Macs did. */
  isFrom1904: boolean
}

/** @returns what tells the text of a cell, from its attributes and what stands in it */
export function createCellReader({ strings, formats, isFrom1904 }: Workbook) {
  return (attributes: string, inner: string): string => {
    const type = attribute(attributes, 't') ?? 'n'
    if (type === 'inlineStr') return stringOf(inner)
    const value = keptValue(inner)
    if (value === '') return ''
    if (type === 's') return strings[Number(value)] ?? ''
    if (type === 'b') return value === '1' ? 'Yes' : 'No' // as Notion tells a tick box
    if (type === 'd') return value.slice(0, 10)
    return type === 'n' ? numberText(value, formats[Number(attribute(attributes, 's') ?? 0)], isFrom1904) : value
  }
}

/** The value that was kept of a formula, or is simply there. */
function keptValue(inner: string): string {
  const [value] = elementsIn(inner, 'v')
  return value ? unescaped(value.inner) : ''
}

/** The text of a string, in one piece or several; how it is pronounced is left out. */
export function stringOf(inner: string): string {
  const spoken = inner.includes('<rPh') ? inner.replace(/<rPh\b[^>]*>[\s\S]*?<\/rPh>/g, '') : inner
  const pieces = [...elementsIn(spoken, 't')].map((piece) => unescaped(piece.inner))
  return pieces.join('').replace(/_x([\dA-F]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
}

function numberText(value: string, format: NumberFormat = 'plain', isFrom1904: boolean): string {
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  if (format === 'percent') return `${rounded(number * 100)}%`
  if (format === 'date') return dateText(number, isFrom1904) ?? value
  return rounded(number)
}

/** A spreadsheet keeps fifteen figures: 0.1 + 0.2 is 0.3 there. */
function rounded(number: number): string {
  return String(Number(number.toPrecision(15)))
}

const dayMs = 86_400_000
const unixDay = 25_569
const daysTo1904 = 1462

function dateText(days: number, isFrom1904: boolean): string | undefined {
  const date = new Date((days + (isFrom1904 ? daysTo1904 : 0) - unixDay) * dayMs)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10)
}

/** What each style of xl/styles.xml makes of a number. */
export function cellFormats(styles: string): NumberFormat[] {
  const own = new Map(
    [...elementsIn(styles, 'numFmt')].map(({ attributes }) => [
      Number(attribute(attributes, 'numFmtId')),
      attribute(attributes, 'formatCode') ?? '',
    ]),
  )
  const [cells] = elementsIn(styles, 'cellXfs')
  return [...elementsIn(cells?.inner ?? '', 'xf')].map(({ attributes }) => {
    const id = Number(attribute(attributes, 'numFmtId') ?? 0)
    return formatOf(id, own.get(id))
  })
}

function formatOf(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) {
    if (id === 9 || id === 10) return 'percent'
    return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58) ? 'date' : 'plain'
  }
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  if (bare.includes('%')) return 'percent'
  return /[ymdhs]/i.test(bare.replace(/general/gi, '')) ? 'date' : 'plain'
}
