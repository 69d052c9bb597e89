import { simplifiedPairs } from '#content/simplified.ts'

/** Every second of the pairs. */
const traditional = new Set([...simplifiedPairs].filter((_, index) => index % 2 === 1))

/** The traditional characters of a text: a reader of simplified ones should meet none. */
export function traditionalIn(text: string): string {
  return [...text].filter((character) => traditional.has(character)).join('')
}
