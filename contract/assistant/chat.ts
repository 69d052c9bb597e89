import * as z from 'zod/mini'
import { productSummarySchema } from '../catalogue/products.ts'
import { readerLanguageSchema } from '../i18n/languages.ts'
import { visitorFault } from '../problems/field-faults.ts'
import { plainBreaks, withoutControls } from '../requests/visitors.ts'
import { chatMessageMax } from './chat-limits.ts'

export { chatMessageMax }

/**
 * The assistant (spec §2, "Home"; §4; §7; §8). The server keeps the conversation: a visitor sends its id, once there is one, and
 * one message. Whoever goes on with it, rates it or hands it over must be the browser that began it (a cookie); to everybody
 * else it is not there: 404 `chat.conversation_not_found`.
 */

/** Spec §9. */
export const chatModels = ['anthropic/claude-sonnet-4.5', 'qwen/qwen3-235b-a22b-2507', 'qwen/qwen3-30b-a3b'] as const
export const chatMaxTokens = 1000
export const chatTemperature = 0.3

/** POST /chat. 409 `chat.busy` while an answer is on its way; 429 `chat.limit_reached` until the next day in Hong Kong. */
export const chatRequestSchema = z.strictObject({
  conversationId: z.optional(z.uuid()),
  message: z
    .string()
    .check(
      plainBreaks,
      z.trim(),
      z.minLength(1, visitorFault('required')),
      z.maxLength(chatMessageMax),
      withoutControls,
    ),
  /** Of the page; zh-TW where it is not said. The answer is in the language of the question, in the page's Chinese where that is Chinese. */
  language: z.optional(readerLanguageSchema),
})
export type ChatRequest = z.infer<typeof chatRequestSchema>

/** POST /chat/conversations/{id}/regenerate: another answer to the last question, which takes the place of the former. */
export const chatRegenerateSchema = z.strictObject({ language: z.optional(readerLanguageSchema) })

/** What an answer stands on. */
export const chatSourceKinds = ['product', 'technology', 'question', 'regulation', 'page'] as const
export const chatSourceSchema = z.object({
  /** As the answer cites it: [1]. */
  number: z.int(),
  kind: z.enum(chatSourceKinds),
  title: z.string(),
  /** On this site, in no language: /products/water-leak-sensor, /support#how-many. */
  path: z.string(),
})
export type ChatSource = z.infer<typeof chatSourceSchema>

/** `ai`: by the model; `demo`: by the search alone. */
export const chatModes = ['ai', 'demo'] as const
export type ChatMode = (typeof chatModes)[number]

/** Why there is no answer: problem codes, whose titles are the texts of spec §8. */
export const chatFailures = [
  'chat.unauthorized',
  'chat.rate_limited',
  'chat.unavailable',
  'chat.failed',
  'chat.empty',
  'chat.error',
] as const
export const chatFailureSchema = z.enum(chatFailures)
export type ChatFailureCode = z.infer<typeof chatFailureSchema>

/** Why it is the demo mode's answer though there is a key: the gateway is down, or the day's budget is spent. */
export const chatFallbacks = ['chat.unavailable', 'chat.budget_spent'] as const
export type ChatFallback = (typeof chatFallbacks)[number]

/** An answer, whole. */
export const chatAnswerSchema = z.object({
  conversationId: z.uuid(),
  turnId: z.uuid(),
  mode: z.enum(chatModes),
  fallback: z.nullable(z.enum(chatFallbacks)),
  /** Markdown, with [1] where it cites `sources`. */
  answer: z.string(),
  /** Those that it cites; of an answer that cites none, none. */
  sources: z.array(chatSourceSchema),
  /** Figures in it, as it writes them, that none of its sources has. */
  unverified: z.array(z.string()),
  /** Named in it: cards, at most `chatCardsMax`. */
  products: z.array(productSummarySchema),
})
export type ChatAnswer = z.infer<typeof chatAnswerSchema>
export const chatCardsMax = 3

/**
 * What POST /chat streams where `text/event-stream` is asked for: `begun`, then `text` again and again, then either `answered`,
 * which holds the whole anew, or `failed`. A connection that is closed ends the model's work. Else it answers in one piece:
 * `chatAnswerSchema`, or a problem of one of `chatFailures`.
 */
export const chatEventSchemas = {
  begun: z.object({ conversationId: z.uuid(), turnId: z.uuid() }),
  text: z.object({ text: z.string() }),
  answered: chatAnswerSchema,
  failed: z.object({ code: chatFailureSchema, turnId: z.uuid() }),
} as const
export type ChatEvents = { [Name in keyof typeof chatEventSchemas]: z.infer<(typeof chatEventSchemas)[Name]> }

export const chatConversationParametersSchema = z.object({ id: z.uuid() })
export const chatTurnParametersSchema = z.object({ id: z.uuid(), turnId: z.uuid() })

/** PUT /chat/conversations/{id}/turns/{turnId}/rating: 204. */
export const chatRatings = ['up', 'down'] as const
export type ChatRating = (typeof chatRatings)[number]
export const chatRatingSchema = z.strictObject({ rating: z.nullable(z.enum(chatRatings)) })

/** POST /chat/conversations/{id}/hand-overs: the visitor goes on with people. 204. Enquiries say so by their `conversationId`. */
export const chatHandOverSchema = z.strictObject({ to: z.enum(['messaging']) })

/** GET /chat/conversations/{id}: what was said, as it is kept and as people would read it; `answer` is Markdown. */
export const chatTranscriptSchema = z.object({
  turns: z.array(z.object({ question: z.string(), answer: z.string() })),
})

/** As kept: `stopped` by the visitor. */
export const turnStates = ['pending', 'answered', 'stopped', 'failed'] as const
export type TurnState = (typeof turnStates)[number]
