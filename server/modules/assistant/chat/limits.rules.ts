import type { ChatSettings } from '#contract/site/settings.ts'

/** An address, which an office shares, may send this many times as many messages as one visitor. */
export const addressFactor = 10
export const addressAnswersMax = 8

/** Duration of a lease, which the answering process renews after each third. Milliseconds. */
export const leaseMs = 30_000

/** Reserved for an answer: the longest prompt and the longest completion. */
export const reservedTokens = { prompt: 9000, completion: 1000 }

const dayMs = 24 * 3600_000
const hongKongAheadMs = 8 * 3600_000

/** Returns the day in Hong Kong, such as 2026-11-21. */
export function hongKongDay(now: Date): string {
  return new Date(now.getTime() + hongKongAheadMs).toISOString().slice(0, 10)
}

export function untilMidnightS(now: Date): number {
  return (dayMs - ((now.getTime() + hongKongAheadMs) % dayMs)) / 1000
}

type Prices = Pick<ChatSettings, 'promptUsdPerMillion' | 'completionUsdPerMillion'>

export function costOf(tokens: { prompt: number; completion: number }, prices: Prices): number {
  return (tokens.prompt * prices.promptUsdPerMillion + tokens.completion * prices.completionUsdPerMillion) / 1_000_000
}

const wideCharacter =
  /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\p{So}\u3000-\u303f\uff00-\uffef]/gu
const narrowCharactersInToken = 4

/** Estimates the tokens of a text: one for a Chinese character, one for four of other scripts. */
export function estimatedTokens(text: string): number {
  const wide = text.match(wideCharacter)?.length ?? 0
  return Math.ceil(wide + (text.length - wide) / narrowCharactersInToken)
}
