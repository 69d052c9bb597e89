import type { Dictionary } from '../../i18n/language.tsx'

export const nothingFoundWords = {
  noMatch: { 'zh-TW': '沒有符合條件的產品', en: 'No matching products' },
  noMatchHint: {
    'zh-TW': '試試別的字眼，或放寬篩選條件。',
    en: 'Try another word, or loosen the filters.',
  },
  categories: { 'zh-TW': '瀏覽類別', en: 'Browse' },
  count: {
    'zh-TW': (label: string, count: number) => `${label}（${count}）`,
    en: (label: string, count: number) => `${label} (${count})`,
  },
  question: {
    'zh-TW': (search: string) => `你們有沒有「${search}」？`,
    en: (search: string) => `Do you have “${search}”?`,
  },
  noProducts: { 'zh-TW': '暫時未有產品資料', en: 'No product data yet' },
  noProductsHint: {
    'zh-TW': '請稍後再來，或直接聯絡我們。',
    en: 'Please try again later, or contact us directly.',
  },
} satisfies Dictionary
