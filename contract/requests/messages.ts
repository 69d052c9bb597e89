import * as z from 'zod/mini'
import { readerLanguageSchema, readerLanguages } from '../i18n/languages.ts'
import { activityLengths, threadSchema } from '../sales/activities.ts'
import { pageOf } from '../site/pages.ts'
import { choices, moment, tableQuery } from '../tables.ts'
import { demoKinds, demoTimeSchema, industries, useCases } from './demo-requests.ts'
import { inquiryTypes } from './enquiries.ts'
import { optionalText, requiredLine, requiredText } from './visitors.ts'

/** What visitors sent, as staff read and answer it: /admin/enquiries, /admin/demo-requests; quotations are contract/sales/quotes.ts. */

export const deliveryStatuses = ['pending', 'delivered', 'parked'] as const
export const deliveryChannels = ['form', 'staff_mail', 'visitor_mail', 'visitor_copy'] as const
const deliveryChannelSchema = z.enum(deliveryChannels)
export const deliveriesSchema = z.array(
  z.object({
    channel: deliveryChannelSchema,
    status: z.enum(deliveryStatuses),
    attempts: z.int(),
    lastError: z.nullable(z.string()),
    deliveredAt: z.nullable(z.iso.datetime()),
  }),
)

/** Spec §1 promises contact within these hours of a message. */
export const answerHours = 24

/** Where the work on it stands. `dueAt`: when the 24 hours end; null once it was answered, or where nobody is promised anything. */
export const workFields = {
  assigneeId: z.nullable(z.uuid()),
  assigneeName: z.nullable(z.string()),
  answeredAt: z.nullable(z.iso.datetime()),
  dueAt: z.nullable(z.iso.datetime()),
  version: z.int(),
}
/** `mine` is the session's own; `nobody`: not given to anybody. */
export const workFilters = {
  assignee: z.optional(z.union([z.enum(['mine', 'nobody']), z.uuid()])),
  /** Past their 24 hours without an answer; or still within them. */
  due: choices(['overdue', 'due']),
}

export const senderFields = {
  id: z.uuid(),
  reference: z.string(),
  language: readerLanguageSchema,
  name: z.string(),
  email: z.string(),
  /** By the link in the mail that answers the form; null where none was sent. */
  isEmailConfirmed: z.nullable(z.boolean()),
  phone: z.string(),
  company: z.string(),
  /** A machine probably sent it. */
  suspect: z.boolean(),
  marketingConsent: z.boolean(),
  createdAt: z.iso.datetime(),
}
export const messageFilters = {
  suspect: choices(['true', 'false']),
  language: choices(readerLanguages),
  /** The id of a product that they are about: the rows behind its figures. */
  product: z.optional(z.uuid()),
  from: moment,
  to: moment,
}

export const enquiryStatuses = ['new', 'in_progress', 'answered', 'closed'] as const
export type EnquiryStatus = (typeof enquiryStatuses)[number]
export const staffEnquirySchema = z.object({
  ...senderFields,
  ...workFields,
  status: z.enum(enquiryStatuses),
  product: z.string(),
  inquiryType: z.nullable(z.enum(inquiryTypes)),
  message: z.string(),
})
export type StaffEnquiry = z.infer<typeof staffEnquirySchema>
export const enquiryTableQuerySchema = tableQuery(['due', 'createdAt', 'name', 'company'], {
  ...messageFilters,
  ...workFilters,
  status: choices(enquiryStatuses),
  inquiryType: choices(inquiryTypes),
})
export type EnquiryTableQuery = z.infer<typeof enquiryTableQuerySchema>
export const enquiryPageSchema = pageOf(staffEnquirySchema)
/** `customerId`: whose contact has the address. */
export const enquiryDetailSchema = z.extend(staffEnquirySchema, {
  customerId: z.nullable(z.uuid()),
  /** With the assistant, before it; null where the visitor attached none, or it is kept no more. `answer` is Markdown. */
  conversation: z.nullable(
    z.object({ id: z.uuid(), turns: z.array(z.object({ question: z.string(), answer: z.string() })) }),
  ),
  deliveries: deliveriesSchema,
  thread: threadSchema,
})
export type EnquiryDetail = z.infer<typeof enquiryDetailSchema>

export const demoStatuses = ['requested', 'confirmed', 'declined', 'completed'] as const
export type DemoStatus = (typeof demoStatuses)[number]
/** How long the calendar keeps free, minutes (spec §2, '/demo'). */
export const demoMinutes = { live: 45, 'deep-dive': 60, tour: 60 } as const satisfies Record<
  (typeof demoKinds)[number],
  number
>

export const staffDemoRequestSchema = z.object({
  ...senderFields,
  ...workFields,
  status: z.enum(demoStatuses),
  kind: z.enum(demoKinds),
  product: z.string(),
  industry: z.enum(industries),
  useCase: z.nullable(z.enum(useCases)),
  /** A day in Hong Kong, YYYY-MM-DD. */
  preferredDate: z.nullable(z.string()),
  preferredTime: z.nullable(z.string()),
  /** The slot that it holds. */
  scheduledDate: z.nullable(z.string()),
  scheduledTime: z.nullable(z.string()),
  holdsSlot: z.boolean(),
  message: z.string(),
})
export type StaffDemoRequest = z.infer<typeof staffDemoRequestSchema>
export const demoRequestTableQuerySchema = tableQuery(
  ['due', 'createdAt', 'name', 'company', 'preferredDate', 'scheduledDate'],
  {
    ...messageFilters,
    ...workFilters,
    status: choices(demoStatuses),
    industry: choices(industries),
  },
)
export type DemoRequestTableQuery = z.infer<typeof demoRequestTableQuerySchema>
export const demoRequestPageSchema = pageOf(staffDemoRequestSchema)
export const demoRequestDetailSchema = z.extend(staffDemoRequestSchema, {
  customerId: z.nullable(z.uuid()),
  deliveries: deliveriesSchema,
  thread: threadSchema,
})
export type DemoRequestDetail = z.infer<typeof demoRequestDetailSchema>

/** PATCH /admin/enquiries/{id}, /admin/demo-requests/{id}: of another version, 409 `record.changed`. */
const workChange = { version: z.int32(), assigneeId: z.optional(z.nullable(z.uuid())) }
export const enquiryChangeSchema = z.strictObject({ ...workChange, status: z.optional(z.enum(enquiryStatuses)) })
export const demoChangeSchema = z.strictObject({
  ...workChange,
  status: z.optional(z.enum(['completed', 'confirmed'])),
})

/**
 * POST …/{id}/replies: mailed to the visitor in one thread (In-Reply-To), answered with the whole detail. The first reply ends the
 * 24 hours and makes an enquiry that is new or in progress `answered`. An answer goes to the company's address. 409 `mail.not_configured` where no mail can leave.
 */
export const replySchema = z.strictObject({
  subject: requiredLine(activityLengths.subject),
  text: requiredText(activityLengths.letter),
})
export type NewReply = z.infer<typeof replySchema>

/**
 * POST /admin/demo-requests/{id}/confirm: agrees on a slot, and mails it with an .ics entry; a confirmed one is moved the same way,
 * with an entry that replaces the last. Where no mail can leave it is agreed on all the same, and its activity has no mail. 409
 * `demo_slot.taken` (another holds it), `demo_slot.closed` (no working day or time, or past), `demo.state` (declined or completed).
 */
export const demoConfirmSchema = z.strictObject({
  version: z.int32(),
  date: z.iso.date(),
  time: demoTimeSchema,
  /** To the visitor, beside the standing words. */
  message: optionalText(activityLengths.letter),
})
/** POST …/{id}/decline: gives the slot back, and mails it; a confirmed one is taken out of their calendar. */
export const demoDeclineSchema = z.strictObject({ version: z.int32(), message: optionalText(activityLengths.letter) })

/** GET /admin/demo-requests/calendar?from&to: at most 62 days; those that hold a slot, and those that wish for a day. */
export const demoCalendarQuerySchema = z.strictObject({ from: z.iso.date(), to: z.iso.date() })
export const demoCalendarSchema = z.object({
  items: z.array(staffDemoRequestSchema),
  /** Days on which nobody gives demos. */
  closed: z.array(z.object({ date: z.string(), reason: z.enum(['weekend', 'holiday']) })),
})
export type DemoCalendar = z.infer<typeof demoCalendarSchema>

/** GET /admin/assignees: active staff who may answer. */
export const assigneesSchema = z.object({ items: z.array(z.object({ id: z.uuid(), name: z.string() })) })

/** POST /admin/deliveries/{reference}/{channel}/retry: one that was parked is tried again from the start. 202. */
export const deliveryParamsSchema = z.object({
  reference: z.string().check(z.maxLength(20)),
  channel: deliveryChannelSchema,
})
