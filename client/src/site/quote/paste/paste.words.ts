import type { Dictionary } from '../../../i18n/language.tsx'

export const pasteWords = {
  title: { 'zh-TW': '貼上清單', en: 'Paste a list' },
  hint: {
    'zh-TW': '每行一款：SKU 或型號，然後數量。可直接由 Excel 貼上。',
    en: 'One product per line: SKU or model number, then the quantity. Straight from Excel is fine.',
  },
  label: { 'zh-TW': 'SKU 及數量', en: 'SKU and quantity' },
  check: { 'zh-TW': '核對清單', en: 'Check the list' },
  checking: { 'zh-TW': '核對中…', en: 'Checking…' },
  nothing: { 'zh-TW': '還未貼上任何產品。', en: 'There is no product in the list yet.' },
  tooMany: {
    'zh-TW': (most: number) => `一次最多核對 ${most} 款產品，請分開貼上。`,
    en: (most: number) => `At most ${most} products at a time: please paste the rest afterwards.`,
  },
  add: {
    'zh-TW': (count: number) => `加入 ${count} 款產品`,
    en: (count: number) => (count === 1 ? 'Add 1 product' : `Add ${count} products`),
  },
  added: {
    'zh-TW': (count: number) => `已加入 ${count} 款產品`,
    en: (count: number) => (count === 1 ? '1 product was added' : `${count} products were added`),
  },
} satisfies Dictionary
