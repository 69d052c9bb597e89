import type { Bilingual } from '../i18n/language-values.ts'

/** The three forms. */
export const messageKinds = ['enquiry', 'demo-request', 'quote-request'] as const
export type MessageKind = (typeof messageKinds)[number]

/** Maximum characters of each field. */
export const lengths = {
  name: 100,
  email: 254,
  phone: 40,
  company: 200,
  product: 300,
  message: 5000,
  note: 500,
} as const

/** A form sent sooner after it was opened was not filled in by a person. In milliseconds. */
export const minimumFillMs = 2000

export const inquiryTypes = ['product', 'quote', 'demo', 'partnership', 'support', 'other'] as const
export type InquiryType = (typeof inquiryTypes)[number]

export const inquiryTypeLabels: Record<InquiryType, Bilingual> = {
  product: { 'zh-TW': '產品資料', en: 'Product Information' },
  quote: { 'zh-TW': '索取報價', en: 'Request Quote' },
  demo: { 'zh-TW': '安排示範', en: 'Schedule Demo' },
  partnership: { 'zh-TW': '合作', en: 'Partnership' },
  support: { 'zh-TW': '技術支援', en: 'Technical Support' },
  other: { 'zh-TW': '其他', en: 'Other' },
}
