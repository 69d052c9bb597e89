import * as z from 'zod/mini'
import { optionalText } from '../requests/visitors.ts'
import { quoteAcceptanceSchema, quoteQuestionSchema, quoteRefusalSchema } from './quote-requests.ts'

// Separate from quote-requests.ts, so that pages do not load the code of discriminated unions.

/**
 * Accepts, declines or asks a question; returns the updated quotation. Accepting twice creates one order. 409
 * `quote.revised` when another revision was sent meanwhile, `quote.expired`, `quote.closed`. `address` is required unless it
 * is a renewal.
 */
export const quoteAnswerSchema = z.discriminatedUnion('answer', [
  z.extend(quoteAcceptanceSchema, { address: optionalText(500), answer: z.literal('accept'), revision: z.int32() }),
  z.extend(quoteRefusalSchema, { answer: z.literal('decline'), revision: z.int32() }),
  z.extend(quoteQuestionSchema, { answer: z.literal('question'), submissionId: z.uuid() }),
])
export type QuoteAnswer = z.infer<typeof quoteAnswerSchema>
