import * as z from 'zod/mini'
import {
  type ChatAnswer,
  type ChatEvents,
  type ChatRating,
  type ChatRequest,
  chatEventSchemas,
  type chatRegenerateSchema,
} from '#contract/assistant/chat.ts'
import { type ChatProblemCode, chatProblemCodes } from '#contract/assistant/chat-problems.ts'
import type { ToolName } from '#contract/assistant/tools/tool-names.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as endpoints from '#contract/endpoints/chat.ts'
import { parseJson } from '../parse-json.ts'
import { type RequestOf, urlOf } from './endpoint.ts'
import { readEvents } from './event-stream.ts'

/** Why there is no answer: its sentences are in i18n/chat-problems.words.ts. */
export class ChatFailure extends Error {
  override readonly name = 'ChatFailure'
  readonly code: ChatProblemCode

  constructor(code: ChatProblemCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

/** Receives an answer's parts as they arrive. */
export interface ChatListener {
  onBegun: (begun: ChatEvents['begun']) => void
  onText: (text: string) => void
  /** Discards the text so far. @param tool the running tool; null: none */
  onLooking: (tool: ToolName | null) => void
}

// The server says every few seconds that it is still there, and gives up on a silent model long before.
const silenceMilliseconds = 45_000

/**
 * POST /chat, streamed.
 * @param signal stops the model's work
 * @throws ChatFailure, or the signal's own reason where it was aborted
 */
export function sendChatMessage(
  request: ChatRequest,
  listener: ChatListener,
  signal: AbortSignal,
): Promise<ChatAnswer> {
  return stream(endpoints.askAssistant, { body: request }, listener, signal)
}

/**
 * POST /chat/conversations/{id}/regenerate, streamed.
 * @throws ChatFailure, or the signal's own reason where it was aborted
 */
export function regenerateChatAnswer(
  conversationId: string,
  request: z.infer<typeof chatRegenerateSchema>,
  listener: ChatListener,
  signal: AbortSignal,
): Promise<ChatAnswer> {
  return stream(endpoints.regenerateAnswer, { params: { id: conversationId }, body: request }, listener, signal)
}

/**
 * PUT /chat/conversations/{id}/turns/{turnId}/rating.
 * @param rating null takes it back
 * @throws ChatFailure
 */
export async function rateChatAnswer(
  { conversationId, turnId }: { conversationId: string; turnId: string },
  rating: ChatRating | null,
): Promise<void> {
  const request = { params: { id: conversationId, turnId }, body: { rating } }
  const signal = AbortSignal.timeout(15_000)
  const response = await send(endpoints.rateAnswer, request, { signal, keepalive: true }) // whoever leaves has rated all the same
  if (!response.ok) throw await failureOf(response)
}

async function stream<const Of extends Endpoint>(
  endpoint: Of,
  request: RequestOf<Of>,
  listener: ChatListener,
  signal: AbortSignal,
): Promise<ChatAnswer> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), silenceMilliseconds)
  const onBytes = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), silenceMilliseconds)
  }
  try {
    const both = AbortSignal.any([signal, silence.signal])
    return await answerIn(await send(endpoint, request, { signal: both }), listener, onBytes)
  } catch (cause) {
    signal.throwIfAborted()
    throw cause instanceof ChatFailure ? cause : new ChatFailure('chat.failed', { cause })
  } finally {
    clearTimeout(timer)
  }
}

async function send<const Of extends Endpoint>(
  endpoint: Of,
  request: RequestOf<Of>,
  options: Pick<RequestInit, 'signal' | 'keepalive'>,
): Promise<Response> {
  try {
    return await fetch(urlOf(endpoint, request), {
      method: endpoint.method,
      headers: { accept: 'text/event-stream, application/problem+json', 'content-type': 'application/json' },
      body: JSON.stringify(request.body),
      ...options,
    })
  } catch (cause) {
    throw new ChatFailure('chat.failed', { cause })
  }
}

/** Reads until the whole answer is there. A stream that ends without it was cut. */
async function answerIn(response: Response, listener: ChatListener, onBytes: () => void): Promise<ChatAnswer> {
  if (!response.ok) throw await failureOf(response)
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!isStream || !response.body) throw new ChatFailure('chat.error')
  for await (const { name, data } of readEvents(response.body, onBytes)) {
    if (name === 'begun') listener.onBegun(parse(chatEventSchemas.begun, data))
    else if (name === 'looking') listener.onLooking(parse(chatEventSchemas.looking, data).tool)
    else if (name === 'text') listener.onText(parse(chatEventSchemas.text, data).text)
    else if (name === 'answered') return parse(chatEventSchemas.answered, data)
    else if (name === 'failed') throw new ChatFailure(parse(chatEventSchemas.failed, data).code)
  }
  throw new ChatFailure('chat.failed')
}

function parse<Schema extends z.core.$ZodType>(schema: Schema, data: string): z.output<Schema> {
  const parsed = z.safeParse(schema, parseJson(data))
  if (!parsed.success) throw new ChatFailure('chat.error', { cause: parsed.error })
  return parsed.data
}

const problemSchema = z.object({ code: z.enum(chatProblemCodes) })

/** Falls back to the status of what is no problem of the assistant's, such as a proxy's page. */
async function failureOf(response: Response): Promise<ChatFailure> {
  const problem = z.safeParse(problemSchema, parseJson(await response.text().catch(() => null)))
  return new ChatFailure(problem.success ? problem.data.code : codeOf(response.status))
}

function codeOf(status: number): ChatProblemCode {
  if (status === 401) return 'chat.unauthorized'
  if (status === 429) return 'chat.rate_limited'
  return status >= 500 ? 'chat.unavailable' : 'chat.failed'
}

/** POST /chat/conversations/{id}/hand-overs: the visitor goes on in the messaging app, whether or not this is heard. */
export function noteHandOver(conversationId: string): void {
  const { handConversationOver } = endpoints
  void fetch(urlOf(handConversationOver, { params: { id: conversationId } }), {
    method: handConversationOver.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: 'messaging' }),
    keepalive: true, // a phone leaves for the app at once
  }).catch(() => {})
}
