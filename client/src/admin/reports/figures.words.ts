import { countedWords } from '#contract/staff/figure-words.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const figureWords = {
  range: { 'zh-TW': '時段', en: 'Period' },
  revenue: countedWords.revenue,
  orders: countedWords.orders,
  before: { 'zh-TW': '上一個時段', en: 'Previous period' },
  category: { 'zh-TW': '類別', en: 'Category' },
  products: { 'zh-TW': '產品', en: 'Products' },
  failed: { 'zh-TW': '未能載入數字', en: 'The figures could not be loaded' },
  noSales: { 'zh-TW': '這段時間沒有訂單', en: 'No orders in this period' },
  noSalesHint: {
    'zh-TW': '訂單一經建立，就會計入這裏；已取消的不計。可以選較長的時段，或新增訂單。',
    en: 'Orders count here from the moment they are placed, unless they are cancelled. Choose a longer period, or place one.',
  },
  asOf: { 'zh-TW': (time: string) => `數字截至 ${time}`, en: (time: string) => `Figures as of ${time}` },
  refresh: { 'zh-TW': '重新載入', en: 'Refresh' },
  seeOrders: { 'zh-TW': '查看訂單', en: 'See the orders' },
} satisfies Dictionary
