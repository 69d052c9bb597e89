import * as z from 'zod/mini'
import { readerLanguageSchema } from '../i18n/languages.ts'
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

/** Customers (/admin/customers; spec §2, §3, §4): companies with their contacts, and people who buy for themselves. */

export const customerTypes = ['enterprise', 'business', 'individual'] as const
export type CustomerType = (typeof customerTypes)[number]
/** By the rule that staff set (settings, sales), unless staff say otherwise of one. */
export const customerStatuses = ['active', 'vip', 'inactive'] as const
export type CustomerStatus = (typeof customerStatuses)[number]

export const staffCustomerSchema = z.object({
  id: z.uuid(),
  type: z.enum(customerTypes),
  name: z.string(),
  nameEn: z.string(),
  /** Its own; else its primary contact's. */
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  status: z.enum(customerStatuses),
  /** Staff said so, not the rule. */
  isStatusSet: z.boolean(),
  /** Of orders that are not cancelled; HKD (docs/figures.md). */
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
  /** When they became one. */
  from: moment,
  to: moment,
})
export type CustomerTableQuery = z.infer<typeof customerTableQuerySchema>
export const customerPageSchema = pageOf(staffCustomerSchema)

/** GET /admin/customers/stats: spec §2's cards, HKD. */
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

/** Everything they sent and got: by their contacts' addresses, and by being theirs. */
export const customerItemSchema = z.object({
  kind: z.enum(['enquiry', 'demo-request', 'quote', 'order']),
  id: z.uuid(),
  reference: z.string(),
  at: z.iso.datetime(),
  status: z.string(),
  /** Of a quote or order, HKD. */
  totalHkd: z.nullable(z.number()),
  summary: z.string(),
})

export const customerDetailSchema = z.extend(staffCustomerSchema, {
  address: z.string(),
  language: readerLanguageSchema,
  notes: z.string(),
  /** What is kept of itself, for its form: empty where `email` and `phone` are its primary contact's. */
  ownEmail: z.string(),
  ownPhone: z.string(),
  /** null: its status is by the rule. */
  statusSet: z.nullable(z.enum(customerStatuses)),
  source: z.string(),
  erasedAt: z.nullable(z.iso.datetime()),
  /** Whether it is there because of this one: this one was merged into it. */
  mergedIntoId: z.nullable(z.uuid()),
  contacts: z.array(contactSchema),
  /** The newest first, at most 200. */
  items: z.array(customerItemSchema),
  thread: threadSchema,
  /** Others that may be the same: by address, phone or name. */
  duplicates: z.array(z.object({ id: z.uuid(), name: z.string(), reason: z.enum(['email', 'phone', 'name']) })),
})
export type CustomerDetail = z.infer<typeof customerDetailSchema>

const contactInput = z.strictObject({
  /** Of one that is there; without it, another. */
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
  language: readerLanguageSchema,
  notes: optionalText(lengths.message),
  /** null: by the rule. */
  statusSet: z._default(z.nullable(z.enum(customerStatuses)), null),
  contacts: z._default(z.array(contactInput).check(z.maxLength(50)), []),
}
/** POST /admin/customers: 201. An address that another contact has is refused as `contacts.N.email`. */
export const newCustomerSchema = z.strictObject(customerInput)
export type NewCustomer = z.infer<typeof newCustomerSchema>
/** PUT /admin/customers/{id}. */
export const customerChangeSchema = z.strictObject({ version: z.int32(), ...customerInput })
export type CustomerChange = z.infer<typeof customerChangeSchema>

/** POST /admin/customers/{id}/merge: takes over the other's contacts, quotes, orders and timeline; the other leads here from then on. */
export const customerMergeSchema = z.strictObject({ version: z.int32(), otherId: z.uuid(), otherVersion: z.int32() })
/**
 * GET /admin/customers/{id}/data.json: all that is kept of a person (PDPO's right of access); POST …/erase: forgets them for good
 * (password confirmed). Orders keep their figures, not the person; open quotations are withdrawn, their links good no more; what
 * they sent is erased. `name` is typed again to confirm.
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
  conversations: kept,
  timeline: kept,
  letters: kept,
  deliveries: kept,
})
export const customerEraseSchema = z.strictObject({ version: z.int32(), name: z.string().check(z.maxLength(200)) })

/** GET /admin/customers/search?q: a few, for a form that names one; without `q`, the newest. */
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
      language: readerLanguageSchema,
    }),
  ),
})
