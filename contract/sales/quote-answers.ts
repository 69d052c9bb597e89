import * as z from 'zod/mini'
import { quoteAcceptanceSchema, quoteQuestionSchema, quoteRefusalSchema } from './quote-requests.ts'

// Apart from quote-requests.ts: a union by a field is a part of the library that no page of the site has to load.

/**
 * POST /quote-requests/{token}/answer: accepts, declines or asks. Answered with what is followed, as it is then. Accepting twice
 * makes one order. 409 `quote.revised` where another revision was sent meanwhile, `quote.expired`, `quote.closed`.
 * GET /quote-requests/{token}/quotation.pdf: the offer as a document.
 */
export const quoteAnswerSchema = z.discriminatedUnion('answer', [
  z.extend(quoteAcceptanceSchema, { answer: z.literal('accept'), revision: z.int32() }),
  z.extend(quoteRefusalSchema, { answer: z.literal('decline'), revision: z.int32() }),
  z.extend(quoteQuestionSchema, { answer: z.literal('question'), submissionId: z.uuid() }),
])
export type QuoteAnswer = z.infer<typeof quoteAnswerSchema>
