import type { Span } from './masking-spans.rules.ts'

/** One or two letters, six digits and a check character, often in brackets, with spaces anywhere. */
const shape =
  /(?<![a-z0-9])(?<![a-z0-9][-_/])([a-z]) {0,2}([a-z])?-?(?: {0,2}\d){6} {0,2}(?:[([{] {0,2}([0-9a]) {0,2}[)\]}]|([0-9a])(?![a-z0-9]|-[a-z0-9]))/gi

/**
 * Finds Hong Kong identity card numbers. In brackets the form suffices; otherwise the check character must be right, or model numbers would
 * be masked.
 * @param plain text from `plainCharacters`
 */
export function hkidSpans(plain: string): Span[] {
  return [...plain.matchAll(shape)]
    .filter(({ 0: whole, 3: bracketed }) => bracketed !== undefined || isChecked(whole))
    .map(({ index, 0: { length } }) => ({ from: index, to: index + length }))
}

/** Verifies the check character: weights 9 to 1, A = 10 and so on, a missing first letter 36. */
function isChecked(whole: string): boolean {
  const characters = whole.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const values = [...characters].map((character) => Number.parseInt(character, 36))
  const nine = values.length === 8 ? [36, ...values] : values
  return nine.reduce((sum, value, index) => sum + value * (9 - index), 0) % 11 === 0
}
