import type { ChatSettings } from '#contract/site/settings.ts'

/** An office shares an address: it may send this many times as many messages as one visitor. */
export const addressFactor = 10
/** Answers on their way to one address at once. */
export const addressAnswersMax = 8

/** A process that answers puts the end of its lease off each third of this. Milliseconds. */
export const leaseMs = 30_000

/** What is set aside of the day's budget while a model writes: the longest prompt, and the longest answer. */
export const reservedTokens = { prompt: 9000, completion: 1000 }

const dayMs = 24 * 3600_000
const hongKongAheadMs = 8 * 3600_000

/** The day in Hong Kong, such as 2026-11-21. */
export function hongKongDay(now: Date): string {
  return new Date(now.getTime() + hongKongAheadMs).toISOString().slice(0, 10)
}

/** Until the next day begins in Hong Kong. Seconds. */
export function untilMidnightS(now: Date): number {
  return (dayMs - ((now.getTime() + hongKongAheadMs) % dayMs)) / 1000
}

type Prices = Pick<ChatSettings, 'promptUsdPerMillion' | 'completionUsdPerMillion'>

/** What tokens cost by the settings' prices. US dollars. */
export function costOf(tokens: { prompt: number; completion: number }, prices: Prices): number {
  return (tokens.prompt * prices.promptUsdPerMillion + tokens.completion * prices.completionUsdPerMillion) / 1_000_000
}

const wideCharacter =
  /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\p{So}\u3000-\u303f\uff00-\uffef]/gu
const narrowCharactersInToken = 4

/** How many tokens a text is, about: a character of Chinese is one, of other scripts four are. */
export function estimatedTokens(text: string): number {
  const wide = text.match(wideCharacter)?.length ?? 0
  return Math.ceil(wide + (text.length - wide) / narrowCharactersInToken)
}
