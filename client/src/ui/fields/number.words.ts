import { numberText } from '#contract/i18n/formats.ts'
import type { Dictionary } from '../../i18n/language.tsx'

/** Notes below a number that was changed to one that is allowed. @param typed as it was typed */
export const numberWords = {
  tooHigh: {
    'zh-TW': (typed: string, value: number) => `${typed} 高於上限，已改為 ${numberText(value)}。`,
    en: (typed: string, value: number) => `${typed} is above the limit: changed to ${numberText(value)}.`,
  },
  tooLow: {
    'zh-TW': (typed: string, value: number) => `${typed} 低於下限，已改為 ${numberText(value)}。`,
    en: (typed: string, value: number) => `${typed} is below the limit: changed to ${numberText(value)}.`,
  },
  notWhole: {
    'zh-TW': (typed: string, value: number) => `${typed} 不是整數，已改為 ${numberText(value)}。`,
    en: (typed: string, value: number) => `${typed} is not a whole number: changed to ${numberText(value)}.`,
  },
} satisfies Dictionary
