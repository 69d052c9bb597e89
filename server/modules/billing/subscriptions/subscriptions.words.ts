import type { Bilingual } from '#contract/i18n/languages.ts'

/** Texts of renewal invoices and of the exported table. */
export const subscriptionWords = {
  connectivity: { 'zh-TW': '連接費', en: 'Connectivity' },
  product: { 'zh-TW': '產品', en: 'Product' },
  kind: { 'zh-TW': '種類', en: 'Kind' },
  quantity: { 'zh-TW': '數量', en: 'Quantity' },
  unitPrice: { 'zh-TW': '單價', en: 'Unit price' },
  period: { 'zh-TW': '週期', en: 'Period' },
  renewsOn: { 'zh-TW': '下次續期', en: 'Renews' },
  startsOn: { 'zh-TW': '開始', en: 'Started' },
  endsOn: { 'zh-TW': '結束', en: 'Ends' },
  yearlyHkd: { 'zh-TW': '每年（港元）', en: 'Yearly, HKD' },
} as const satisfies Record<string, Bilingual>
