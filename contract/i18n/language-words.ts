import type { Bilingual, ReaderLanguage } from './languages.ts'

/** What something is written in, as staff read it. */
export const writtenInWords: Record<ReaderLanguage, Bilingual> = {
  'zh-TW': { 'zh-TW': '中文', en: 'Chinese' },
  'zh-CN': { 'zh-TW': '簡體中文', en: 'Simplified Chinese' },
  en: { 'zh-TW': '英文', en: 'English' },
}
