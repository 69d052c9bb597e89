import type { Language } from '#contract/i18n/languages.ts'
import { greetings } from './dashboard.words.ts'

/** Hong Kong has no daylight saving time. */
const hoursAheadOfUtc = 8

/** Returns the greeting for a moment, by Hong Kong's hour. */
export function greetingAt(moment: Date): Record<Language, (name: string) => string> | undefined {
  const hour = (moment.getUTCHours() + hoursAheadOfUtc) % 24
  return greetings.find(({ from }) => hour >= from)?.words
}
