import * as z from 'zod/mini'
import type { Bilingual } from '../i18n/languages.ts'
import {
  emailSchema,
  lengths,
  optionalLine,
  phoneSchema,
  requiredLine,
  requiredText,
  submissionFields,
} from './visitors.ts'

/** Spec §5, enquiry form. */
export const inquiryTypes = ['product', 'quote', 'demo', 'partnership', 'support', 'other'] as const
export const inquiryTypeSchema = z.enum(inquiryTypes)
export type InquiryType = z.infer<typeof inquiryTypeSchema>

/** Spec §5. */
export const inquiryTypeLabels: Record<InquiryType, Bilingual> = {
  product: { 'zh-TW': '產品資料', en: 'Product Information' },
  quote: { 'zh-TW': '索取報價', en: 'Request Quote' },
  demo: { 'zh-TW': '安排示範', en: 'Schedule Demo' },
  partnership: { 'zh-TW': '合作', en: 'Partnership' },
  support: { 'zh-TW': '技術支援', en: 'Technical Support' },
  other: { 'zh-TW': '其他', en: 'Other' },
}

/** What a visitor fills in (spec §3). */
export const enquiryFieldsSchema = z.strictObject({
  product: optionalLine(lengths.product),
  firstName: requiredLine(lengths.name),
  lastName: requiredLine(lengths.name),
  email: emailSchema,
  company: optionalLine(lengths.company),
  phone: phoneSchema,
  inquiryType: z.optional(inquiryTypeSchema),
  message: requiredText(lengths.message),
})
export type EnquiryFields = z.infer<typeof enquiryFieldsSchema>

/** POST /enquiries. */
export const enquirySchema = z.extend(enquiryFieldsSchema, {
  ...submissionFields,
  /** A conversation with the assistant, to go along: the visitor's own, by their cookie. Any other is left out. */
  conversationId: z.optional(z.uuid()),
})
export type NewEnquiry = z.infer<typeof enquirySchema>
