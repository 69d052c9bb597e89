import { folded } from './asking.rules.ts'

/** Longer searches are sentences, which need no synonym. */
const termMost = 60

/**
 * Normalises a search without result for counting.
 * @returns undefined where it may contain personal data (an e-mail address, a phone number, a link), or is no word
 */
export function missedTerm(search: string): string | undefined {
  const term = folded(search).replace(/\s+/gu, ' ').trim()
  if (term.length > termMost || !/[\p{L}\p{N}]/u.test(term)) return undefined
  if (/@|https?:|www\.|\/\//.test(term)) return undefined
  return term.replace(/(?<=\d)[\s().+\p{Pd}\p{Cf}]+(?=\d)/gu, '').match(/\d{6}/) ? undefined : term
}
