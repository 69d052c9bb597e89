import type { Bilingual } from '#contract/i18n/languages.ts'

/** Texts printed on receipts. */
export const receiptWords = {
  from: { 'zh-TW': '付款人', en: 'Received from' },
  receivedOn: { 'zh-TW': '收款日期', en: 'Received on' },
  method: { 'zh-TW': '付款方式', en: 'Method' },
  reference: { 'zh-TW': '參考編號', en: 'Reference' },
  credit: { 'zh-TW': '撥入客戶餘額', en: 'Kept as credit' },
} as const satisfies Record<string, Bilingual>
