import * as z from 'zod/mini'
import { bulkOf, printedIds } from '../bulk.ts'
import { readerLanguageSchema, readerLanguages } from '../i18n/languages.ts'
import { activityLengths, threadSchema } from '../sales/activities.ts'
import { pageOf } from '../site/pages.ts'
import { choices, moment, tableQuery } from '../tables.ts'
import { demoKinds, demoTimeSchema, industries, useCases } from './demo-requests.ts'
import { inquiryTypes } from './enquiries.ts'
import { replyFilesMax } from './reply-files.ts'
import { withoutVariables } from './reply-variables.ts'
import { optionalText, requiredLine, requiredText } from './visitors.ts'

/** Messages from visitors, as staff read and answer them; quotations are in contract/sales/quotes.ts. */

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

/** Visitors are promised an answer within these hours. */
export const answerHours = 24

/** `dueAt`: end of the 24 hours; null once answered, or when no answer is due. */
export const workFields = {
  assigneeId: z.nullable(z.uuid()),
  assigneeName: z.nullable(z.string()),
  answeredAt: z.nullable(z.iso.datetime()),
  dueAt: z.nullable(z.iso.datetime()),
  version: z.int(),
}
/** `mine`: assigned to the session's user; `nobody`: unassigned. */
export const workFilters = {
  assignee: z.optional(z.union([z.enum(['mine', 'nobody']), z.uuid()])),
  /** `overdue`: unanswered after 24 hours; `due`: still within them. */
  due: choices(['overdue', 'due']),
}

export const senderFields = {
  id: z.uuid(),
  reference: z.string(),
  language: readerLanguageSchema,
  name: z.string(),
  email: z.string(),
  /** By the link in the reply to the form; null when none was sent. */
  isEmailConfirmed: z.nullable(z.boolean()),
  phone: z.string(),
  company: z.string(),
  /** Probably spam. */
  suspect: z.boolean(),
  marketingConsent: z.boolean(),
  createdAt: z.iso.datetime(),
}
export const messageFilters = {
  suspect: choices(['true', 'false']),
  language: choices(readerLanguages),
  /** Id of the product that a message is about. */
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
/** `customerId`: the customer whose contact has the address. */
export const enquiryDetailSchema = z.extend(staffEnquirySchema, {
  customerId: z.nullable(z.uuid()),
  /**
   * Earlier conversation with the assistant; null when none was attached or it has been deleted. `answer` is
   * Markdown.
   */
  conversation: z.nullable(
    z.object({ id: z.uuid(), turns: z.array(z.object({ question: z.string(), answer: z.string() })) }),
  ),
  deliveries: deliveriesSchema,
  thread: threadSchema,
})
export type EnquiryDetail = z.infer<typeof enquiryDetailSchema>

export const demoStatuses = ['requested', 'confirmed', 'declined', 'completed'] as const
export type DemoStatus = (typeof demoStatuses)[number]
/** Minutes reserved in the calendar. */
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
  /** Date in Hong Kong, YYYY-MM-DD. */
  preferredDate: z.nullable(z.string()),
  preferredTime: z.nullable(z.string()),
  /** The reserved or confirmed slot. */
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

/** 409 `record.changed` for another version. */
const workChange = { version: z.int32(), assigneeId: z.optional(z.nullable(z.uuid())) }
export const enquiryChangeSchema = z.strictObject({ ...workChange, status: z.optional(z.enum(enquiryStatuses)) })
/** `answeredAt: null` takes back that it was answered by hand; one that was emailed a reply stays answered. */
export const enquiryChangesSchema = bulkOf(z.extend(enquiryChangeSchema, { answeredAt: z.optional(z.null()) }))
export const demoChangeSchema = z.strictObject({
  ...workChange,
  status: z.optional(z.enum(['completed', 'confirmed'])),
})
export const demoChangesSchema = bulkOf(demoChangeSchema)
export const messagePrintSchema = z.strictObject({ ids: printedIds })

/**
 * Emails the visitor in one thread (In-Reply-To). The first reply stops the 24 hours and sets a new or open enquiry
 * to `answered`. Answers go to the company's address. 409 `mail.not_configured` without a mail server.
 */
export const replySchema = z.strictObject({
  subject: requiredLine(activityLengths.subject).check(withoutVariables),
  text: requiredText(activityLengths.letter).check(withoutVariables),
  /** Uploaded before, in the order in which they are attached. */
  files: z._default(z.array(z.uuid()).check(z.maxLength(replyFilesMax)), []),
})
export type NewReply = z.infer<typeof replySchema>

/**
 * Confirms a slot, or moves a confirmed demo, and emails a calendar entry that replaces the last one. Without a mail
 * server the demo is confirmed without an email. 409 `demo_slot.taken`, `demo_slot.closed` (not a working day or
 * time, or past), `demo.state` (declined or completed).
 */
export const demoConfirmSchema = z.strictObject({
  version: z.int32(),
  date: z.iso.date(),
  time: demoTimeSchema,
  /** Added to the standard text. */
  message: optionalText(activityLengths.letter),
})
/** Frees the slot and emails the visitor; a confirmed demo is removed from their calendar. */
export const demoDeclineSchema = z.strictObject({ version: z.int32(), message: optionalText(activityLengths.letter) })
export const demoDeclinesSchema = bulkOf(demoDeclineSchema)

/** At most 62 days; demos with a slot in them, and requests that prefer one of the days. */
export const demoCalendarQuerySchema = z.strictObject({ from: z.iso.date(), to: z.iso.date() })
export const demoCalendarSchema = z.object({
  items: z.array(staffDemoRequestSchema),
  /** Days without demos. */
  closed: z.array(z.object({ date: z.string(), reason: z.enum(['weekend', 'holiday']) })),
})
export type DemoCalendar = z.infer<typeof demoCalendarSchema>

/** Active staff who may answer. */
export const assigneesSchema = z.object({ items: z.array(z.object({ id: z.uuid(), name: z.string() })) })

/** Retries a dead-lettered delivery from the start. */
export const deliveryParamsSchema = z.object({
  reference: z.string().check(z.maxLength(20)),
  channel: deliveryChannelSchema,
})
