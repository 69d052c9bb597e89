import * as z from 'zod/mini'
import { chatAnswerSchema, chatRatings } from '#contract/assistant/chat.ts'
import { chatProblemCodes } from '#contract/assistant/chat-problems.ts'
import { parseJson } from '../../parse-json.ts'
import { type ChatHistory, failed, type Turn } from './history.ts'

const turnSchema: z.ZodMiniType<Turn> = z.object({
  id: z.int(),
  question: z.string(),
  state: z.enum(['asking', 'answered', 'stopped', 'failed']),
  turnId: z.optional(z.uuid()),
  text: z.string(),
  answer: z.optional(chatAnswerSchema),
  failure: z.optional(z.enum(chatProblemCodes)),
  rating: z.nullable(z.enum(chatRatings)),
  sent: z.optional(z.object({ reference: z.string(), asksToConfirm: z.boolean(), token: z.optional(z.string()) })),
})

const historySchema = z.object({ conversationId: z.optional(z.uuid()), turns: z.array(z.unknown()) })

/**
 * Parses the stored conversation; empty if it is invalid. A question without an answer becomes a failed one, so that it
 * can be asked again.
 */
export function parseHistory(text: string): ChatHistory {
  const stored = z.safeParse(historySchema, parseJson(text))
  if (!stored.success) return { turns: [] }
  const turns = stored.data.turns.flatMap((turn) => z.safeParse(turnSchema, turn).data ?? [])
  if (turns.length < stored.data.turns.length) return { turns: [] }
  return { conversationId: stored.data.conversationId, turns: turns.map(cutShort) }
}

function cutShort(turn: Turn): Turn {
  return turn.state === 'asking' ? failed(turn, 'chat.failed') : turn
}
