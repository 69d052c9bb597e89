import type { Dictionary } from '../../../i18n/language.tsx'

export const componentsWords = {
  title: { 'zh-TW': '由甚麼組成', en: 'What it includes' },
  part: { 'zh-TW': '部分', en: 'Part' },
  quantity: { 'zh-TW': '數量', en: 'Quantity' },
  unitPrice: { 'zh-TW': '單價', en: 'Unit price' },
  subtotal: { 'zh-TW': '小計', en: 'Subtotal' },
  sum: { 'zh-TW': '逐件合計', en: 'All parts together' },
  note: {
    'zh-TW': '按目錄現價計算，不包括安裝。',
    en: 'At today’s catalogue prices, without installation.',
  },
  connectivity: { 'zh-TW': (amount: string) => `連接 ${amount}`, en: (amount: string) => `connectivity ${amount}` },
  retired: { 'zh-TW': '已停售', en: 'No longer sold' },
  missing: { 'zh-TW': '目錄沒有這個編號', en: 'Not in the catalogue' },
  unpriced: {
    'zh-TW': (count: number) => `未計 ${count} 項沒有價格的部分。`,
    en: (count: number) =>
      count === 1 ? 'Without 1 part that has no price.' : `Without ${count} parts that have no price.`,
  },
  dearer: {
    'zh-TW': (amount: string) => `整套購買，首年少付 ${amount}。`,
    en: (amount: string) => `Bought as a system, the first year costs ${amount} less.`,
  },
} satisfies Dictionary
