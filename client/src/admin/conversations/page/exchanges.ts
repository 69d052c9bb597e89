import type { ConversationTurn } from '#contract/assistant/conversations.ts'

/** A question with its current answer, if any, and the answers that it replaced. */
export interface Exchange {
  question: ConversationTurn
  replaced: ConversationTurn[]
  answer: ConversationTurn | undefined
}

/** Groups turns by question; a regenerated answer belongs to the question of the answer that it replaced. */
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
