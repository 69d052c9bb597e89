import * as z from 'zod/mini'
import { paymentTerms } from '../billing/terms.ts'
import { countries } from '../catalogue/values/countries.ts'
import { readerLanguageSchema } from '../i18n/languages.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import {
  emailSchema,
  lengths,
  optionalLine,
  optionalText,
  phoneSchema,
  plainSearch,
  requiredLine,
  withoutControls,
} from '../requests/visitors.ts'
import { pageOf } from '../site/pages.ts'
import { choices, moment, tableQuery } from '../tables.ts'
import { threadSchema } from './activities.ts'

/** Customers (/admin/customers): companies with their contacts, and individuals. */

export const customerTypes = ['enterprise', 'business', 'individual'] as const
export type CustomerType = (typeof customerTypes)[number]
/** By the rule in the sales settings, unless staff set a status. */
export const customerStatuses = ['active', 'vip', 'inactive'] as const
export type CustomerStatus = (typeof customerStatuses)[number]

export const staffCustomerSchema = z.object({
  id: z.uuid(),
  type: z.enum(customerTypes),
  name: z.string(),
  nameEn: z.string(),
  /** Its own, or else its primary contact's. */
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  status: z.enum(customerStatuses),
  /** Set by staff, not by the rule. */
  isStatusSet: z.boolean(),
  /** Counts orders that are not cancelled; amounts in HKD (docs/figures.md). */
  totalOrders: z.int(),
  totalSpent: z.number(),
  lastOrder: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type StaffCustomer = z.infer<typeof staffCustomerSchema>
export const customerTableQuerySchema = tableQuery(['name', 'totalSpent', 'totalOrders', 'lastOrder', 'createdAt'], {
  type: choices(customerTypes),
  status: choices(customerStatuses),
  /** Date on which they became a customer. */
  from: moment,
  to: moment,
})
export type CustomerTableQuery = z.infer<typeof customerTableQuerySchema>
export const customerPageSchema = pageOf(staffCustomerSchema)

/** In HKD. */
export const customerStatsSchema = z.object({
  total: z.int(),
  active: z.int(),
  vip: z.int(),
  totalRevenue: z.number(),
  averageOrderValue: z.number(),
})
export type CustomerStats = z.infer<typeof customerStatsSchema>

export const contactSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  position: z.string(),
  isPrimary: z.boolean(),
})
export type Contact = z.infer<typeof contactSchema>

/** Messages, quotations and orders, found by the addresses of the contacts or the customer's id. */
export const customerItemSchema = z.object({
  kind: z.enum(['enquiry', 'demo-request', 'quote', 'order']),
  id: z.uuid(),
  reference: z.string(),
  at: z.iso.datetime(),
  status: z.string(),
  /** For quotations and orders, in HKD. */
  totalHkd: z.nullable(z.number()),
  summary: z.string(),
})

export const customerDetailSchema = z.extend(staffCustomerSchema, {
  address: z.string(),
  /** Where it is delivered to, for tax. */
  country: z.enum(countries),
  language: readerLanguageSchema,
  notes: z.string(),
  /** For the form: empty when `email` and `phone` are the primary contact's. */
  ownEmail: z.string(),
  ownPhone: z.string(),
  /** null: by the rule. */
  statusSet: z.nullable(z.enum(customerStatuses)),
  paymentTerms: z.enum(paymentTerms),
  /** Percentage of the deposit, for `deposit`. */
  depositPercent: z.number(),
  /** Orders above it wait for a release; null: no limit. */
  creditLimitHkd: z.nullable(z.number()),
  source: z.string(),
  erasedAt: z.nullable(z.iso.datetime()),
  /** The customer that this one was merged into. */
  mergedIntoId: z.nullable(z.uuid()),
  contacts: z.array(contactSchema),
  /** Newest first, at most 200. */
  items: z.array(customerItemSchema),
  thread: threadSchema,
  /** Customers that may be the same: by address, phone or name. */
  duplicates: z.array(z.object({ id: z.uuid(), name: z.string(), reason: z.enum(['email', 'phone', 'name']) })),
})
export type CustomerDetail = z.infer<typeof customerDetailSchema>

const contactInput = z.strictObject({
  /** Id of an existing contact; without it, a new one. */
  id: z.optional(z.uuid()),
  name: requiredLine(lengths.name),
  email: z.union([emailSchema, z.literal('')]),
  phone: phoneSchema,
  position: optionalLine(100),
  isPrimary: z._default(z.boolean(), false),
})
export const customerInput = {
  type: z.enum(customerTypes),
  name: requiredLine(lengths.company),
  nameEn: optionalLine(lengths.company),
  email: z.union([emailSchema, z.literal('')]),
  phone: phoneSchema,
  location: optionalLine(100),
  address: optionalText(500),
  country: z._default(z.enum(countries), 'HK'),
  language: readerLanguageSchema,
  notes: optionalText(lengths.message),
  /** null: by the rule. */
  statusSet: z._default(z.nullable(z.enum(customerStatuses)), null),
  paymentTerms: z._default(z.enum(paymentTerms), 'prepaid'),
  /** In percent, for `deposit`. */
  depositPercent: z._default(
    z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.01, staffFault('many_decimals'))),
    0,
  ),
  creditLimitHkd: z._default(
    z.nullable(
      z.number().check(z.minimum(0), z.maximum(999_999_999.99), z.multipleOf(0.01, staffFault('many_decimals'))),
    ),
    null,
  ),
  contacts: z._default(z.array(contactInput).check(z.maxLength(50)), []),
}
/** An address that another contact has is rejected as `contacts.N.email`. */
export const newCustomerSchema = z.strictObject(customerInput)
export type NewCustomer = z.infer<typeof newCustomerSchema>
export const customerChangeSchema = z.strictObject({ version: z.int32(), ...customerInput })
export type CustomerChange = z.infer<typeof customerChangeSchema>

/** Moves the other's contacts, quotations, orders and timeline here; the other redirects to this one from then on. */
export const customerMergeSchema = z.strictObject({ version: z.int32(), otherId: z.uuid(), otherVersion: z.int32() })
/**
 * GET …/data.json returns all data of a person (right of access of the PDPO). POST …/erase erases the person
 * permanently, with the password confirmed: figures of orders stay, open quotations are withdrawn with their links,
 * messages are deleted. `name` is typed again to confirm.
 */
const kept = z.array(z.record(z.string(), z.unknown()))
export const customerDataSchema = z.object({
  madeAt: z.iso.datetime(),
  customers: kept,
  contacts: kept,
  enquiries: kept,
  demoRequests: kept,
  quotations: kept,
  orders: kept,
  documents: kept,
  payments: kept,
  subscriptions: kept,
  conversations: kept,
  timeline: kept,
  letters: kept,
  deliveries: kept,
})
export const customerEraseSchema = z.strictObject({ version: z.int32(), name: z.string().check(z.maxLength(200)) })

/** A few matches for a form; without `q`, the newest. */
export const customerSearchQuerySchema = z.strictObject({
  q: z._default(z.string().check(plainSearch, z.trim(), z.maxLength(200), withoutControls), ''),
})
export const customerChoicesSchema = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      type: z.enum(customerTypes),
      email: z.string(),
      phone: z.string(),
      address: z.string(),
      country: z.enum(countries),
      language: readerLanguageSchema,
    }),
  ),
})
