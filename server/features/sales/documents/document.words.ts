import type { Bilingual } from '#contract/languages.ts'
import type { PricePeriod } from '#contract/products.ts'

/** What quotations, invoices and packing slips say alike. */
export const documentWords = {
  to: { 'zh-TW': '致', en: 'To' },
  businessRegistration: { 'zh-TW': '商業登記號碼', en: 'Business registration' },
  item: { 'zh-TW': '項目', en: 'Item' },
  quantity: { 'zh-TW': '數量', en: 'Qty' },
  unitPrice: { 'zh-TW': '單價', en: 'Unit price' },
  amount: { 'zh-TW': '金額', en: 'Amount' },
  total: { 'zh-TW': '總額', en: 'Total' },
  inHkd: { 'zh-TW': '折合港元', en: 'In Hong Kong dollars' },
} as const satisfies Record<string, Bilingual>

export const discountWords = {
  'zh-TW': (percent: number) => `已減 ${percent}%`,
  en: (percent: number) => `less ${percent}%`,
}

/** Under the amount of what recurs. */
export const periodWords: Record<PricePeriod, Bilingual> = {
  once: { 'zh-TW': '', en: '' },
  month: { 'zh-TW': '每月', en: 'a month' },
  year: { 'zh-TW': '每年', en: 'a year' },
}

/** Where a document has several. */
export const periodTotals: Record<PricePeriod, Bilingual> = {
  once: { 'zh-TW': '一次性費用', en: 'One-off' },
  month: { 'zh-TW': '每月費用', en: 'Each month' },
  year: { 'zh-TW': '每年費用', en: 'Each year' },
}

/** Such a total counts what recurs once. */
export const totalWithFirstPeriods: Bilingual = {
  'zh-TW': '總額（包括首期費用）',
  en: 'Total with the first month or year',
}
