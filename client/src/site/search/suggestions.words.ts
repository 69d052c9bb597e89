import type { Dictionary } from '../../i18n/language.tsx'

export const searchWords = {
  search: { 'zh-TW': '搜尋', en: 'Search' },
} satisfies Dictionary

export const searchBoxWords = {
  hint: { 'zh-TW': '產品、網頁、問題', en: 'Products, pages, questions' },
} satisfies Dictionary

export const suggestionsWords = {
  suggestions: { 'zh-TW': '搜尋建議', en: 'Suggestions' },
  products: { 'zh-TW': '產品', en: 'Products' },
  pages: { 'zh-TW': '網頁', en: 'Pages' },
  questions: { 'zh-TW': '常見問題', en: 'Questions' },
  all: {
    'zh-TW': (typed: string) => `在產品目錄搜尋「${typed}」`,
    en: (typed: string) => `Search the catalogue for “${typed}”`,
  },
  meant: { 'zh-TW': (meant: string) => `「${meant}」的結果`, en: (meant: string) => `Results for “${meant}”` },
  count: {
    'zh-TW': (count: number) => (count === 0 ? '沒有建議，按 Enter 搜尋產品目錄' : `${count} 項建議，用上下鍵選擇`),
    en: (count: number) =>
      count === 0
        ? 'No suggestions. Press Enter to search the catalogue'
        : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Use the arrow keys`,
  },
  none: { 'zh-TW': '沒有相符的產品、網頁或問題', en: 'No product, page or question matches' },
  failed: { 'zh-TW': '暫時未能提供建議', en: 'Suggestions are not available at the moment' },
} satisfies Dictionary
