import type { Language } from '#contract/i18n/languages.ts'
import { greetings } from './dashboard.words.ts'

const hongKong = new Intl.DateTimeFormat('en-HK', { timeZone: 'Asia/Hong_Kong', hour: 'numeric', hourCycle: 'h23' })

/** Returns the greeting for a moment, by Hong Kong's hour. */
export function greetingAt(moment: Date): Record<Language, (name: string) => string> | undefined {
  const hour = Number(hongKong.format(moment))
  return greetings.find(({ from }) => hour >= from)?.words
}
