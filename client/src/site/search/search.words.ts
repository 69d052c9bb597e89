import type { Dictionary } from '../../i18n/language.tsx'

export const searchWords = {
  search: { 'zh-TW': '搜尋', en: 'Search' },
} satisfies Dictionary

export const searchBoxWords = {
  hint: { 'zh-TW': '產品、網頁、問題', en: 'Products, pages, questions' },
} satisfies Dictionary
