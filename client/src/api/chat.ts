import * as z from 'zod/mini'
import { type ChatReply, type ChatRequest, chatReplySchema } from '#contract/chat.ts'
import { problemSchema } from '#contract/problems.ts'
import { parseJson } from '../parse-json.ts'

/** How an answer can fail to come, as spec §8 tells the cases apart; `absent`: nobody answers at that address yet. */
export const chatFailureKinds = [
  'absent',
  'unauthorized',
  'rate-limited',
  'unavailable',
  'unreachable',
  'empty',
  'unreadable',
] as const
export type ChatFailureKind = (typeof chatFailureKinds)[number]

export class ChatFailure extends Error {
  override readonly name = 'ChatFailure'
  readonly kind: ChatFailureKind

  constructor(kind: ChatFailureKind, options?: ErrorOptions) {
    super(kind, options)
    this.kind = kind
  }
}

// A model takes longer to write than the catalogue takes to list.
const timeoutMilliseconds = 60_000

/**
 * POST /chat.
 * @throws ChatFailure, or the signal's own reason where it was aborted
 */
export async function sendChatMessage(request: ChatRequest, signal: AbortSignal): Promise<ChatReply> {
  const { status, isOk, body } = await send(request, signal)
  if (!isOk) throw new ChatFailure(kindOf(status, body))
  const parsed = z.safeParse(chatReplySchema, body)
  if (!parsed.success) throw new ChatFailure('unreadable', { cause: parsed.error })
  if (parsed.data.reply.trim() === '') throw new ChatFailure('empty')
  return parsed.data
}

async function send(request: ChatRequest, signal: AbortSignal) {
  try {
    const response = await fetch('/api/v1/chat', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
    })
    return { status: response.status, isOk: response.ok, body: parseJson(await response.text()) }
  } catch (cause) {
    signal.throwIfAborted()
    throw new ChatFailure('unreachable', { cause })
  }
}

/** A database that is away is a passing fault; any other 503 says that there is no assistant. */
function kindOf(status: number, body: unknown): ChatFailureKind {
  const problem = z.safeParse(problemSchema, body)
  const code = problem.success ? problem.data.code : undefined
  if (code === 'route.not_found' || (status === 503 && code !== 'database.unavailable')) return 'absent'
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 429) return 'rate-limited'
  return status >= 500 ? 'unavailable' : 'unreachable'
}
