import type { Bilingual, Language } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

export const previewWords = {
  language: { 'zh-TW': '語言', en: 'Language' },
  theme: { 'zh-TW': '主題', en: 'Theme' },
  light: { 'zh-TW': '淺色', en: 'Light' },
  dark: { 'zh-TW': '深色', en: 'Dark' },
  width: { 'zh-TW': '闊度', en: 'Width' },
  phone: { 'zh-TW': '手機', en: 'Phone' },
  whole: { 'zh-TW': '全闊', en: 'Full' },
} satisfies Dictionary

export const languageWords: Record<Language, Bilingual> = {
  'zh-TW': { 'zh-TW': '中文', en: 'Chinese' },
  en: { 'zh-TW': '英文', en: 'English' },
}
