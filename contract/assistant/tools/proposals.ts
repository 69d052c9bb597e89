import * as z from 'zod/mini'
import { currencyCodeSchema } from '../../catalogue/money.ts'
import { pricePeriods } from '../../catalogue/values/product-values.ts'
import { bilingualSchema } from '../../i18n/languages.ts'
import { demoKinds, demoTimes, industries, useCases } from '../../requests/demo-values.ts'

/**
 * What the assistant proposes to send for a visitor: everything but the visitor's own details, which the card asks for. Only the visitor
 * sends it, to the public endpoint of the form.
 */

const amount = z.nullable(z.number())

/** POST /demo-requests. */
export const bookingProposalSchema = z.object({
  kind: z.literal('booking'),
  demo: z.enum(demoKinds),
  /** In Hong Kong; null: whenever suits. */
  date: z.nullable(z.iso.date()),
  time: z.nullable(z.enum(demoTimes)),
  product: z.string(),
  industry: z.nullable(z.enum(industries)),
  useCase: z.nullable(z.enum(useCases)),
  message: z.string(),
})
export type BookingProposal = z.infer<typeof bookingProposalSchema>

/** POST /quote-requests. Amounts are in `currency`. */
export const quoteProposalSchema = z.object({
  kind: z.literal('quote'),
  currency: currencyCodeSchema,
  lines: z.array(
    z.object({
      slug: z.string(),
      name: bilingualSchema,
      sku: z.nullable(z.string()),
      quantity: z.int(),
      unitPrice: amount,
      period: z.enum(pricePeriods),
      total: amount,
      connectivityFee: amount,
    }),
  ),
  totals: z.object({ once: z.number(), monthly: z.number(), yearly: z.number(), firstYear: z.number() }),
  /** Lines without a price. */
  onRequest: z.int(),
  message: z.string(),
})
export type QuoteProposal = z.infer<typeof quoteProposalSchema>

export const proposalSchema = z.discriminatedUnion('kind', [bookingProposalSchema, quoteProposalSchema])
export type Proposal = z.infer<typeof proposalSchema>
