import type { Bilingual } from '#contract/i18n/languages.ts'

export const continuedWords: Bilingual = { 'zh-TW': '（續）', en: ' (continued)' }

export const pageOfWords = {
  'zh-TW': (page: number, pages: number) => `第 ${page} 頁，共 ${pages} 頁`,
  en: (page: number, pages: number) => `Page ${page} of ${pages}`,
}
