import * as z from 'zod/mini'
import { demoKinds, industries, useCases } from './demo-requests.ts'
import { inquiryTypes } from './enquiries.ts'
import { languageSchema } from './languages.ts'
import { currencyCodeSchema } from './money.ts'
import { pageOf } from './pages.ts'
import { pricePeriods } from './products.ts'
import { quoteStatuses } from './quote-requests.ts'
import { choices, moment, tableQuery } from './tables.ts'

/** What visitors sent, as staff read it: /admin/enquiries, /admin/demo-requests, /admin/quotes. */

export const deliveryStatuses = ['pending', 'delivered', 'parked'] as const
const deliveries = z.array(
  z.object({
    channel: z.enum(['form', 'staff_mail', 'visitor_mail']),
    status: z.enum(deliveryStatuses),
    attempts: z.int(),
    lastError: z.nullable(z.string()),
    deliveredAt: z.nullable(z.iso.datetime()),
  }),
)

const sender = {
  id: z.uuid(),
  reference: z.string(),
  language: languageSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  /** A machine probably sent it. */
  suspect: z.boolean(),
  marketingConsent: z.boolean(),
  createdAt: z.iso.datetime(),
}
const messageFilters = {
  suspect: choices(['true', 'false']),
  language: choices(['zh-TW', 'en']),
  /** The id of a product that they are about: the rows behind its figures. */
  product: z.optional(z.uuid()),
  from: moment,
  to: moment,
}

export const staffEnquirySchema = z.object({
  ...sender,
  product: z.string(),
  inquiryType: z.nullable(z.enum(inquiryTypes)),
  message: z.string(),
})
export type StaffEnquiry = z.infer<typeof staffEnquirySchema>
export const enquiryTableQuerySchema = tableQuery(['createdAt', 'name', 'company'], {
  ...messageFilters,
  inquiryType: choices(inquiryTypes),
})
export type EnquiryTableQuery = z.infer<typeof enquiryTableQuerySchema>
export const enquiryPageSchema = pageOf(staffEnquirySchema)
export const enquiryDetailSchema = z.extend(staffEnquirySchema, { deliveries })
export type EnquiryDetail = z.infer<typeof enquiryDetailSchema>

export const staffDemoRequestSchema = z.object({
  ...sender,
  kind: z.enum(demoKinds),
  product: z.string(),
  industry: z.enum(industries),
  useCase: z.nullable(z.enum(useCases)),
  /** A day in Hong Kong, YYYY-MM-DD. */
  preferredDate: z.nullable(z.string()),
  preferredTime: z.nullable(z.string()),
  holdsSlot: z.boolean(),
  message: z.string(),
})
export type StaffDemoRequest = z.infer<typeof staffDemoRequestSchema>
export const demoRequestTableQuerySchema = tableQuery(['createdAt', 'name', 'company', 'preferredDate'], {
  ...messageFilters,
  industry: choices(industries),
})
export type DemoRequestTableQuery = z.infer<typeof demoRequestTableQuerySchema>
export const demoRequestPageSchema = pageOf(staffDemoRequestSchema)
export const demoRequestDetailSchema = z.extend(staffDemoRequestSchema, { deliveries })
export type DemoRequestDetail = z.infer<typeof demoRequestDetailSchema>

export const staffQuoteSchema = z.object({
  ...sender,
  status: z.enum(quoteStatuses),
  currency: currencyCodeSchema,
  message: z.string(),
  linesCount: z.int(),
  /** Sum of list price × quantity of the lines that have a price, HKD, as it was when the request came. */
  listTotal: z.number(),
})
export type StaffQuote = z.infer<typeof staffQuoteSchema>
export const quoteTableQuerySchema = tableQuery(['createdAt', 'name', 'company', 'listTotal'], {
  ...messageFilters,
  status: choices(quoteStatuses),
})
export type QuoteTableQuery = z.infer<typeof quoteTableQuerySchema>
export const quotePageSchema = pageOf(staffQuoteSchema)
export const quoteDetailSchema = z.extend(staffQuoteSchema, {
  deliveries,
  lines: z.array(
    z.object({
      productId: z.nullable(z.uuid()),
      name: z.string(),
      nameEn: z.nullable(z.string()),
      sku: z.nullable(z.string()),
      quantity: z.int(),
      note: z.string(),
      listPrice: z.nullable(z.number()),
      period: z.enum(pricePeriods),
    }),
  ),
})
export type QuoteDetail = z.infer<typeof quoteDetailSchema>
