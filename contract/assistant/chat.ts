import * as z from 'zod/mini'
import { productSummarySchema } from '../catalogue/products.ts'
import { readerLanguageSchema } from '../i18n/languages.ts'
import { visitorFault } from '../problems/field-faults.ts'
import { plainBreaks, withoutControls } from '../requests/visitors.ts'
import { chatMessageMax } from './chat-problems.ts'
import { proposalSchema } from './tools/proposals.ts'
import { toolNames } from './tools/tool-names.ts'

export { chatMessageMax }

/**
 * The assistant's API. The server stores the conversation; a visitor sends its id and one message. Only the browser
 * that began a conversation (identified by a cookie) may continue, rate or hand it over; others get 404
 * `chat.conversation_not_found`.
 */

/** Models that staff may choose, and the parameters of every request. */
export const chatModels = ['anthropic/claude-sonnet-4.5', 'qwen/qwen3-235b-a22b-2507', 'qwen/qwen3-30b-a3b'] as const
export const chatMaxTokens = 1000
export const chatTemperature = 0.3

/** 409 `chat.busy` while an answer is pending; 429 `chat.limit_reached` until the next day in Hong Kong. */
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
  /**
   * Language of the page, zh-TW by default. Answers are in the language of the question, Chinese ones in the page's
   * script.
   */
  language: z.optional(readerLanguageSchema),
})
export type ChatRequest = z.infer<typeof chatRequestSchema>

/** Replaces the last answer by another one. */
export const chatRegenerateSchema = z.strictObject({ language: z.optional(readerLanguageSchema) })

export const chatSourceKinds = ['product', 'technology', 'question', 'regulation', 'page'] as const
export const chatSourceSchema = z.object({
  /** As cited in the answer: [1]. */
  number: z.int(),
  kind: z.enum(chatSourceKinds),
  title: z.string(),
  /** Path without language prefix: /products/water-leak-sensor, /support#how-many. */
  path: z.string(),
})
export type ChatSource = z.infer<typeof chatSourceSchema>

/** `ai`: by the model; `demo`: from search results alone. */
export const chatModes = ['ai', 'demo'] as const
export type ChatMode = (typeof chatModes)[number]

/** Problem codes of failed answers; their titles are shown to visitors. */
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

/** Why demo mode answers although a key is configured: the gateway is down or the day's budget is used up. */
export const chatFallbacks = ['chat.unavailable', 'chat.budget_spent'] as const
export type ChatFallback = (typeof chatFallbacks)[number]

/** A complete answer. */
export const chatAnswerSchema = z.object({
  conversationId: z.uuid(),
  turnId: z.uuid(),
  mode: z.enum(chatModes),
  fallback: z.nullable(z.enum(chatFallbacks)),
  /** Markdown; citations such as [1] refer to `sources`. */
  answer: z.string(),
  /** Only sources that the answer cites. */
  sources: z.array(chatSourceSchema),
  /** Numbers in the answer that none of its sources contains. */
  unverified: z.array(z.string()),
  /** Products named in the answer, at most `chatCardsMax`. */
  products: z.array(productSummarySchema),
  /** Proposals that the visitor can check and send, each by its form's endpoint. */
  proposals: z._default(z.array(proposalSchema), []),
})
export type ChatAnswer = z.infer<typeof chatAnswerSchema>
export const chatCardsMax = 3

/**
 * Events that POST /chat streams for `Accept: text/event-stream`: `begun`, any number of `looking` and `text`, then `answered` with
 * the complete answer, or `failed`. Closing the connection cancels the request to the model. Without streaming, the
 * response is `chatAnswerSchema` or a problem of `chatFailures`.
 */
export const chatEventSchemas = {
  begun: z.object({ conversationId: z.uuid(), turnId: z.uuid() }),
  /** The running tool; null: none. Discards the `text` so far. */
  looking: z.object({ tool: z.nullable(z.enum(toolNames)) }),
  text: z.object({ text: z.string() }),
  answered: chatAnswerSchema,
  failed: z.object({ code: chatFailureSchema, turnId: z.uuid() }),
} as const
export type ChatEvents = { [Name in keyof typeof chatEventSchemas]: z.infer<(typeof chatEventSchemas)[Name]> }

export const chatConversationParametersSchema = z.object({ id: z.uuid() })
export const chatTurnParametersSchema = z.object({ id: z.uuid(), turnId: z.uuid() })

export const chatRatings = ['up', 'down'] as const
export type ChatRating = (typeof chatRatings)[number]
export const chatRatingSchema = z.strictObject({ rating: z.nullable(z.enum(chatRatings)) })

/** Records that the visitor continues with staff. Enquiries record it by their `conversationId`. */
export const chatHandOverSchema = z.strictObject({ to: z.enum(['messaging']) })

/** The conversation as stored; `answer` is Markdown. */
export const chatTranscriptSchema = z.object({
  turns: z.array(z.object({ question: z.string(), answer: z.string() })),
})

/** `stopped`: cancelled by the visitor. */
export const turnStates = ['pending', 'answered', 'stopped', 'failed'] as const
export type TurnState = (typeof turnStates)[number]
