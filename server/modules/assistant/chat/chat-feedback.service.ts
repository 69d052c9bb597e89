import type { Database } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { type ProblemError, problem } from '#server/platform/http/problems.ts'
import { createChatFeedbackRepo, type Rating } from './chat-feedback.repo.ts'

export function createChatFeedback({ database, now }: { database: Database; now: () => Date }) {
  return {
    /**
     * Sets, changes or removes the rating of an answer.
     * @param visitorHash undefined where the browser has no cookie
     * @throws chat.conversation_not_found, also where the turn has no answer
     */
    async rate(
      visitorHash: string | undefined,
      { id, turnId }: { id: string; turnId: string },
      rating: Rating | null,
    ): Promise<void> {
      await database.prisma.$transaction(async (tx) => {
        const repo = createChatFeedbackRepo(tx)
        if (!visitorHash || !(await repo.lock(id, visitorHash))) throw notFound()
        const turn = await repo.answered(id, turnId)
        if (!turn) throw notFound()
        if (turn.rating === rating) return
        await repo.rate(id, turnId, turn.rating, rating)
        await publish(tx, 'conversations.changed')
      })
    },

    /** Records that the visitor continues with staff; the first channel counts. Throws chat.conversation_not_found. */
    async handOver(visitorHash: string | undefined, id: string, to: 'messaging'): Promise<void> {
      await database.prisma.$transaction(async (tx) => {
        const repo = createChatFeedbackRepo(tx)
        if (!visitorHash || !(await repo.lock(id, visitorHash))) throw notFound()
        if (await repo.handOver(id, to, now())) await publish(tx, 'conversations.changed')
      })
    },
  }
}

function notFound(): ProblemError {
  return problem('chat.conversation_not_found', 'No conversation of this visitor has that id')
}
