import * as z from 'zod/mini'
import { inquiryTypes } from './visitor-values.ts'
import {
  emailSchema,
  lengths,
  optionalLine,
  phoneSchema,
  requiredLine,
  requiredText,
  submissionFields,
} from './visitors.ts'

export * from './visitor-values.ts'

export const inquiryTypeSchema = z.enum(inquiryTypes)

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

export const enquirySchema = z.extend(enquiryFieldsSchema, {
  ...submissionFields,
  /** The visitor's own conversation with the assistant (identified by cookie); others are ignored. */
  conversationId: z.optional(z.uuid()),
})
export type NewEnquiry = z.infer<typeof enquirySchema>
