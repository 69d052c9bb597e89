import { createFormats } from './import-formats.ts'
import type { RawCell } from './import-table.ts'
import { attribute, elementsIn, unescaped } from './import-xml.ts'

interface Workbook {
  strings: string[]
  styles: string
  /** Dates count from 1904, as in old Mac files. */
  isFrom1904: boolean
}

/** A spreadsheet stores fifteen digits of a number and replaces others by 0. */
const digitsMax = 15

/** @returns a function from a cell's attributes and content to its text */
export function createCellReader({ strings, styles, isFrom1904 }: Workbook) {
  const formats = createFormats(styles)
  return (attributes: string, inner: string): string | RawCell => {
    const type = attribute(attributes, 't') ?? 'n'
    if (type === 'inlineStr') return stringOf(inner)
    const value = storedValue(inner)
    if (value === '') {
      const isUnknown = type !== 'str' && elementsIn(inner, 'f').next().value !== undefined
      return isUnknown ? { text: '', fault: 'formula_empty' } : ''
    }
    if (type === 's') return strings[Number(value)] ?? ''
    if (type === 'b') return value === '1' ? 'Yes' : 'No' // as Notion writes a checkbox
    if (type === 'd') return value.slice(0, 10)
    const number = Number(value)
    if (type !== 'n' || !Number.isFinite(number)) return value
    if (Math.abs(number) >= 10 ** digitsMax) return { text: value, fault: 'too_many_digits' }
    return formats.of(Number(attribute(attributes, 's') ?? 0))(number, isFrom1904)
  }
}

function storedValue(inner: string): string {
  const [value] = elementsIn(inner, 'v')
  return value ? unescaped(value.inner) : ''
}

export function stringOf(inner: string): string {
  const spoken = inner.includes('<rPh') ? inner.replace(/<rPh\b[^>]*>[\s\S]*?<\/rPh>/g, '') : inner
  const pieces = [...elementsIn(spoken, 't')].map((piece) => unescaped(piece.inner))
  return pieces.join('').replace(/_x([\dA-F]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
}
