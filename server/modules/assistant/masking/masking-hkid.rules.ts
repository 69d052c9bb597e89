import type { Span } from './masking-spans.rules.ts'

/** One or two letters, six digits and a check character, which often stands in brackets; spaces may stand anywhere. */
const shape =
  /(?<![a-z0-9])(?<![a-z0-9][-_/])([a-z]) {0,2}([a-z])?-?(?: {0,2}\d){6} {0,2}(?:[([{] {0,2}([0-9a]) {0,2}[)\]}]|([0-9a])(?![a-z0-9]|-[a-z0-9]))/gi

/**
 * Where identity card numbers of Hong Kong stand. In brackets the shape alone is enough; without, its check character must be right,
 * or model numbers would be masked.
 * @param plain as `plainCharacters` gives it
 */
export function hkidSpans(plain: string): Span[] {
  return [...plain.matchAll(shape)]
    .filter(({ 0: whole, 3: bracketed }) => bracketed !== undefined || isChecked(whole))
    .map(({ index, 0: { length } }) => ({ from: index, to: index + length }))
}

/** The weights are 9 to 1; a letter counts from A = 10, a missing first one 36, and a check character A 10. */
function isChecked(whole: string): boolean {
  const characters = whole.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const values = [...characters].map((character) => Number.parseInt(character, 36))
  const nine = values.length === 8 ? [36, ...values] : values
  return nine.reduce((sum, value, index) => sum + value * (9 - index), 0) % 11 === 0
}
