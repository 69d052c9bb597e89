import { folded } from './asking.rules.ts'

/** Longer ones are sentences, which no synonym is for. */
const termMost = 60

/**
 * What a missed search is counted under: lower case, traditional characters, single spaces.
 * @returns undefined where it may tell of a person (an e-mail address, a phone number, a link), or is no word
 */
export function missedTerm(search: string): string | undefined {
  const term = folded(search).replace(/\s+/gu, ' ').trim()
  if (term.length > termMost || !/[\p{L}\p{N}]/u.test(term)) return undefined
  if (/@|https?:|www\.|\/\//.test(term)) return undefined
  return term.replace(/(?<=\d)[\s().+\p{Pd}\p{Cf}]+(?=\d)/gu, '').match(/\d{6}/) ? undefined : term
}
