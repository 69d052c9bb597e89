import type { Bilingual } from '../i18n/languages.ts'

/** Labels common to quotations and orders, on screens, the buyer's page and documents. */
export const saleWords = {
  currency: { 'zh-TW': '貨幣', en: 'Currency' },
  rate: { 'zh-TW': '匯率', en: 'Rate' },
  item: { 'zh-TW': '項目', en: 'Item' },
  unitPrice: { 'zh-TW': '單價', en: 'Unit price' },
  /** Of a line, for the buyer. */
  amount: { 'zh-TW': '金額', en: 'Amount' },
  notes: { 'zh-TW': '備註', en: 'Notes' },
  terms: { 'zh-TW': '條款', en: 'Terms' },
} as const satisfies Record<string, Bilingual>
