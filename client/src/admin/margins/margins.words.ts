import { countedWords } from '#contract/staff/figure-words.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const marginsWords = {
  title: { 'zh-TW': '毛利明細', en: 'Margins' },
  customer: countedWords.customer,
  uncosted: {
    'zh-TW': (count: string) => `另有 ${count} 行未知成本，未有計入`,
    en: (count: string) =>
      count === '1' ? '1 line without a known cost is left out' : `${count} lines without a known cost are left out`,
  },
  ofOneProduct: { 'zh-TW': '一件產品', en: 'One product' },
  ofOneOrder: { 'zh-TW': '一張訂單', en: 'One order' },
  search: { 'zh-TW': '搜尋訂單、客戶或產品', en: 'Search order, customer or product' },
  count: {
    'zh-TW': (total: number) => `${total.toLocaleString('en-HK')} 行`,
    en: (total: number) => (total === 1 ? '1 line' : `${total.toLocaleString('en-HK')} lines`),
  },
  none: { 'zh-TW': '未有已發貨的訂單', en: 'Nothing has been shipped yet' },
  noneHint: {
    'zh-TW': '訂單發貨時，成本便會固定下來，毛利在這裏列出。',
    en: 'When an order is shipped, its costs are fixed and its margins are listed here.',
  },
} satisfies Dictionary
