import type { chatRatings } from '#contract/assistant/chat.ts'
import type { HandOver } from '#contract/assistant/conversations.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { anyRow, readRows } from '#server/platform/database/rows.ts'

export type Rating = (typeof chatRatings)[number]

export function createChatFeedbackRepo(tx: Transaction) {
  return {
    /** Locks a visitor's conversation until the end of the transaction; false where it is not theirs or does not exist. */
    async lock(id: string, visitorHash: string): Promise<boolean> {
      const rows = await readRows(tx, anyRow)`
        SELECT 1 FROM "Conversation" WHERE "id" = ${id}::uuid AND "visitorHash" = ${visitorHash} FOR UPDATE`
      return rows.length === 1
    },

    async answered(conversationId: string, id: string): Promise<{ rating: string | null } | undefined> {
      const turn = await tx.chatTurn.findFirst({
        where: { id, conversationId, state: { in: ['answered', 'stopped'] } },
        select: { rating: true },
      })
      return turn ?? undefined
    },

    async rate(conversationId: string, id: string, before: string | null, rating: Rating | null): Promise<void> {
      const change = (of: Rating) => ({ increment: Number(rating === of) - Number(before === of) })
      await tx.chatTurn.updateMany({ where: { id }, data: { rating } })
      await tx.conversation.updateMany({
        where: { id: conversationId },
        data: { up: change('up'), down: change('down') },
      })
    },

    /** Returns false where the conversation was handed over before. */
    async handOver(id: string, handedOverTo: HandOver, handedOverAt: Date): Promise<boolean> {
      const { count } = await tx.conversation.updateMany({
        where: { id, handedOverTo: null },
        data: { handedOverTo, handedOverAt },
      })
      return count === 1
    },
  }
}
