import type { PricePeriod } from '#contract/catalogue/products.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { saleWords } from '#contract/sales/quote-words.ts'

/** Texts common to quotations, invoices and packing slips. */
export const documentWords = {
  to: { 'zh-TW': '致', en: 'To' },
  businessRegistration: { 'zh-TW': '商業登記號碼', en: 'Business registration' },
  item: saleWords.item,
  quantity: { 'zh-TW': '數量', en: 'Qty' },
  unitPrice: saleWords.unitPrice,
  amount: saleWords.amount,
  connectivity: { 'zh-TW': '連接費用', en: 'Connectivity' },
  due: { 'zh-TW': '應付（包括首月及首年費用）', en: 'Due, with the first month and year' },
} as const satisfies Record<string, Bilingual>

export const discountWords = {
  'zh-TW': (percent: number) => `已減 ${percent}%`,
  en: (percent: number) => `less ${percent}%`,
}

/** Shown below a recurring amount. */
export const periodWords: Record<PricePeriod, Bilingual> = {
  once: { 'zh-TW': '', en: '' },
  month: { 'zh-TW': '每月', en: 'per month' },
  year: { 'zh-TW': '每年', en: 'per year' },
}

/** Label of a total converted to HKD. */
export const inHkdWords = {
  'zh-TW': (label: string) => `${label}，折合港元`,
  en: (label: string) => `${label}, in Hong Kong dollars`,
}
