import * as z from 'zod/mini'
import { chatAnswerSchema, chatRatings } from '#contract/assistant/chat.ts'
import { type ChatProblemCode, chatProblemCodes } from '#contract/assistant/chat-problems.ts'
import { parseJson } from '../../parse-json.ts'
import { tabStorage } from '../../storage/tab-storage.ts'

/** Listed on the privacy page. */
const key = 'chatConversation'
// A tab has room for far more; who scrolls further back than this?
const turnsKept = 50

const turnSchema = z.object({
  /** Of this tab: React's key. */
  id: z.int(),
  question: z.string(),
  state: z.enum(['asking', 'answered', 'stopped', 'failed']),
  /** The server's name for it, once it has one. */
  turnId: z.optional(z.uuid()),
  /** Markdown: what has come of the answer. */
  text: z.string(),
  /** Once it is whole. */
  answer: z.optional(chatAnswerSchema),
  failure: z.optional(z.enum(chatProblemCodes)),
  rating: z.nullable(z.enum(chatRatings)),
})
/** A question and what became of it. */
export type Turn = z.infer<typeof turnSchema>

const historySchema = z.object({ conversationId: z.optional(z.uuid()), turns: z.array(z.unknown()) })
export interface ChatHistory {
  conversationId?: string | undefined
  turns: readonly Turn[]
}

/**
 * The conversation of this tab, as it was before a reload; empty where there is none, or where what is kept is not one. A
 * question that a reload left without its answer has failed, so that it can be asked again.
 */
export function readHistory(): ChatHistory {
  const stored = z.safeParse(historySchema, parseJson(tabStorage.read(key)))
  if (!stored.success) return { turns: [] }
  const turns = stored.data.turns.flatMap((turn) => z.safeParse(turnSchema, turn).data ?? [])
  if (turns.length < stored.data.turns.length) return { turns: [] }
  return { conversationId: stored.data.conversationId, turns: turns.map(cutShort) }
}

function cutShort(turn: Turn): Turn {
  return turn.state === 'asking' ? failed(turn, 'chat.failed') : turn
}

/** What has come of the answer stays. */
export function failed(turn: Turn, failure: ChatProblemCode): Turn {
  return { ...turn, state: 'failed', failure }
}

/** Does nothing where storage is full or switched off: the conversation then lasts until a reload. */
export function writeHistory({ conversationId, turns }: ChatHistory): void {
  const kept = turns.slice(-turnsKept)
  tabStorage.write(key, kept.length === 0 ? null : JSON.stringify({ conversationId, turns: kept }))
}
