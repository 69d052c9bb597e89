import * as z from 'zod/mini'
import { currencyCodeSchema } from '../../catalogue/money.ts'
import { bilingualSchema } from '../../i18n/languages.ts'
import {
  demoClosures,
  demoKindSchema,
  demoTimeSchema,
  demoTimeZone,
  industrySchema,
  useCaseSchema,
} from '../../requests/demo-requests.ts'
import { lengths, optionalLine, optionalText, requiredLine } from '../../requests/visitors.ts'
import { orderStatuses } from '../../sales/orders.ts'
import { quoteStatuses } from '../../sales/quote-requests.ts'
import { bookingProposalSchema, quoteProposalSchema } from './proposals.ts'
import { currency, tool, toolLines } from './tool.ts'

const date = z.iso.date().check(z.describe('A day in Hong Kong, YYYY-MM-DD'))
const message = z._default(optionalText(lengths.message), '')

export const demoSlots = tool('demo_slots', {
  description: 'Free times of live demonstrations on up to ten working days from a day on, in Hong Kong time.',
  input: z.strictObject({
    from: z.optional(date),
    days: z._default(z.int().check(z.minimum(1), z.maximum(10)), 3).check(z.describe('Days with free times to return')),
  }),
  output: z.object({
    timeZone: z.enum([demoTimeZone]),
    /** The asked day, where it has no demonstrations. */
    closed: z.nullable(z.object({ date: z.iso.date(), reason: z.enum(demoClosures) })),
    days: z.array(z.object({ date: z.iso.date(), times: z.array(demoTimeSchema) })),
  }),
})

export const proposeBooking = tool('propose_booking', {
  description:
    'Prepares the booking of a demonstration as a card. Nothing is sent: the visitor adds name, email and company there, and sends it. Never ask for these in the chat.',
  input: z.strictObject({
    demo: z._default(demoKindSchema, 'live'),
    date: z.optional(date),
    time: z.optional(demoTimeSchema),
    product: z._default(optionalLine(lengths.product), '').check(z.describe('What to show, in the visitor’s words')),
    industry: z.optional(industrySchema),
    useCase: z.optional(useCaseSchema),
    message,
  }),
  output: bookingProposalSchema,
  writes: true,
})

export const proposeQuoteRequest = tool('propose_quote_request', {
  description:
    'Prepares a request for quotation as a card with its lines and sums. Nothing is sent: the visitor adds name and email there, and sends it. Never ask for these in the chat.',
  input: z.strictObject({ lines: toolLines, currency, message }),
  output: quoteProposalSchema,
  writes: true,
})

export const requestStatus = tool('request_status', {
  description:
    'How far a request for quotation or an order has come, by the private link that its buyer was sent. Without that link nothing can be told.',
  input: z.strictObject({
    link: requiredLine(500).check(z.describe('The private link or its secret, or "[link]" for one in the question')),
  }),
  output: z.object({
    kind: z.enum(['quote', 'order']),
    reference: z.string(),
    status: z.enum([...new Set([...quoteStatuses, ...orderStatuses])]),
    createdAt: z.iso.datetime(),
    currency: currencyCodeSchema,
    lines: z.array(z.object({ name: bilingualSchema, quantity: z.int() })),
    /** First year of what was offered or ordered, with tax; null: nothing is offered yet. */
    total: z.nullable(z.number()),
    /** Last day of the offer. */
    validUntil: z.nullable(z.string()),
    orderReference: z.nullable(z.string()),
    shipments: z.array(
      z.object({
        carrier: z.string(),
        shippedAt: z.nullable(z.iso.datetime()),
        deliveredAt: z.nullable(z.iso.datetime()),
      }),
    ),
  }),
})
