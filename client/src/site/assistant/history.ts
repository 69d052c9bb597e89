import * as z from 'zod/mini'
import { chatFailureKinds } from '../../api/chat.ts'
import { parseJson } from '../../parse-json.ts'
import { tabStorage } from '../../storage/tab-storage.ts'

/** Listed on the privacy page. */
const key = 'chatConversation'

const spokenSchema = z.object({ kind: z.enum(['question', 'answer']), id: z.int(), text: z.string() })
const failureSchema = z.object({ kind: z.enum(['failure']), id: z.int(), failure: z.enum(chatFailureKinds) })
export type ChatMessage =
  | { kind: 'question'; id: number; text: string }
  | { kind: 'answer'; id: number; text: string }
  | z.infer<typeof failureSchema>

const historySchema = z.object({ conversationId: z.optional(z.uuid()), messages: z.array(z.unknown()) })
export interface ChatHistory {
  conversationId?: string | undefined
  messages: ChatMessage[]
}

/**
 * The conversation of this tab, as it was before a reload; empty where there is none, or where what is kept is not one. A
 * question that a reload left without its answer has failed, so that it can be asked again.
 */
export function readHistory(): ChatHistory {
  const stored = z.safeParse(historySchema, parseJson(tabStorage.read(key)))
  if (!stored.success) return { messages: [] }
  const { conversationId } = stored.data
  const messages = stored.data.messages.flatMap((message) => messageIn(message) ?? [])
  if (messages.length < stored.data.messages.length) return { messages: [] }
  const isCutShort = messages.at(-1)?.kind === 'question'
  return { conversationId, messages: isCutShort ? [...messages, failure(messages.length, 'unreachable')] : messages }
}

/** By two schemas, for a union's code would be every page's to load. */
function messageIn(stored: unknown): ChatMessage | undefined {
  return z.safeParse(spokenSchema, stored).data ?? z.safeParse(failureSchema, stored).data
}

/** Does nothing where storage is full or switched off: the conversation then lasts until a reload. */
export function writeHistory({ conversationId, messages }: ChatHistory): void {
  tabStorage.write(key, messages.length === 0 ? null : JSON.stringify({ conversationId, messages }))
}

export function failure(id: number, kind: (typeof chatFailureKinds)[number]): ChatMessage {
  return { kind: 'failure', id, failure: kind }
}
