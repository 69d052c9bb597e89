import type { Dictionary } from '../../../i18n/language.tsx'

export const changeWords = {
  before: { 'zh-TW': (value: string) => `上期 ${value}`, en: (value: string) => `from ${value}` },
  noneBefore: { 'zh-TW': '上期沒有', en: 'None in the period before' },
  noneEither: { 'zh-TW': '上期也沒有', en: 'None before either' },
} satisfies Dictionary
