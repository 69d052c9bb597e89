import type { ConversationTurn } from '#contract/assistant/conversations.ts'

/** A question with its answers: those that another took the place of, and the one that stands, if any does. */
export interface Exchange {
  question: ConversationTurn
  replaced: ConversationTurn[]
  answer: ConversationTurn | undefined
}

/** Turns as they were said: an answer anew belongs to the question of the one that it replaced. */
export function exchangesOf(turns: readonly ConversationTurn[]): Exchange[] {
  const exchanges: Exchange[] = []
  for (const turn of turns) {
    const last = exchanges.at(-1)
    const isAnew = last && !last.answer && last.question.question === turn.question
    const exchange = isAnew ? last : { question: turn, replaced: [], answer: undefined }
    if (!isAnew) exchanges.push(exchange)
    if (turn.isSuperseded) exchange.replaced.push(turn)
    else exchange.answer = turn
  }
  return exchanges
}
