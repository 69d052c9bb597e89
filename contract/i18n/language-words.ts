import type { Bilingual, ReaderLanguage } from './languages.ts'

/** Names of the languages that something is written in, for staff. */
export const writtenInWords: Record<ReaderLanguage, Bilingual> = {
  'zh-TW': { 'zh-TW': '中文', en: 'Chinese' },
  'zh-CN': { 'zh-TW': '簡體中文', en: 'Simplified Chinese' },
  en: { 'zh-TW': '英文', en: 'English' },
}
