import type { Bilingual, Language } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

export const rowsWords = {
  untitled: { 'zh-TW': (number: number) => `第 ${number} 項`, en: (number: number) => `Entry ${number}` },
  moveUp: { 'zh-TW': (title: string) => `上移「${title}」`, en: (title: string) => `Move ${title} up` },
  moveDown: { 'zh-TW': (title: string) => `下移「${title}」`, en: (title: string) => `Move ${title} down` },
  remove: { 'zh-TW': (title: string) => `移除「${title}」`, en: (title: string) => `Remove ${title}` },
  moved: {
    'zh-TW': (title: string, place: number, count: number) => `「${title}」現在排第 ${place}，共 ${count} 項`,
    en: (title: string, place: number, count: number) => `${title} is now number ${place} of ${count}`,
  },
  inLanguage: {
    'zh-TW': (label: string, language: string) => `${label}（${language}）`,
    en: (label: string, language: string) => `${label} (${language})`,
  },
} satisfies Dictionary

/** Language name beside a field's label. */
export const fieldLanguageWords: Record<Language, Bilingual> = {
  'zh-TW': { 'zh-TW': '中文', en: 'Chinese' },
  en: { 'zh-TW': '英文', en: 'English' },
}
