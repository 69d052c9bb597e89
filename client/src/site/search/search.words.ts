import type { Dictionary } from '../../i18n/language.tsx'

/** What the search box itself says; every page loads these. */
export const searchWords = {
  search: { 'zh-TW': '搜尋', en: 'Search' },
  hint: { 'zh-TW': '產品、網頁、問題', en: 'Products, pages, questions' },
} satisfies Dictionary
