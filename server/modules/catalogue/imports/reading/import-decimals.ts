import type { DecimalMark } from '#contract/catalogue/product-imports.ts'

/** Decimal mark of a column; `unsure` where its numbers allow for either. */
export type Decimals = DecimalMark | 'unsure'

const figureLengthMax = 40
const figure = /^[^\d]*(\d+(?:[.,]\d+)+)[^\d]*$/
/** Reads as thousands with one decimal mark, and as a fraction with the other. */
const ambiguous = /^[1-9]\d{0,2}[.,]\d{3}$/

/**
 * Detects the decimal mark of a column from all its texts. A comma counts as a decimal mark only in files that usually have them: elsewhere
 * "12,50" is as likely a mistake.
 * @param hasCommas whether the file is of that kind
 * @returns null where no text has a separator
 */
export function decimalsOf(texts: Iterable<string>, hasCommas: boolean): Decimals | null {
  const seen = { point: false, comma: false, thousands: false, thousandths: false }
  for (const text of texts) {
    const digits = text.length <= figureLengthMax ? figure.exec(text.normalize('NFKC'))?.[1] : undefined
    if (digits === undefined) continue
    if (!ambiguous.test(digits)) seen[markOf(digits)] = true
    else if (digits.includes(',')) seen.thousands = true
    else seen.thousandths = true
  }
  if (seen.comma) return seen.point || !hasCommas ? 'unsure' : 'comma'
  if (seen.point) return 'point'
  if (seen.thousandths || (seen.thousands && hasCommas)) return 'unsure'
  return seen.thousands ? 'point' : null
}

function markOf(digits: string): DecimalMark {
  const [comma, point] = [digits.lastIndexOf(','), digits.lastIndexOf('.')]
  const [last, isComma] = [Math.max(comma, point), comma > point]
  const isRepeated = digits.indexOf(isComma ? ',' : '.') !== last
  return isComma !== isRepeated ? 'comma' : 'point'
}

/** Converts a figure to a decimal point. Returns undefined where its value is uncertain. */
export function withPoint(text: string, decimals: Decimals | null | undefined): string | undefined {
  if (!decimals || decimals === 'point') return text
  const plain = text.normalize('NFKC')
  let isCertain = true
  const converted = plain.replace(/\d+(?:[.,]\d+)+/g, (digits) => {
    if (decimals === 'unsure') {
      isCertain &&= !ambiguous.test(digits) && markOf(digits) === 'point'
      return digits
    }
    const [whole = '', ...fractions] = digits.split(',')
    isCertain &&= fractions.length <= 1 && /^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)$/.test(whole)
    return [whole.replaceAll('.', ''), ...fractions].join('.')
  })
  if (!isCertain) return undefined
  return converted === plain ? text : converted
}
