import type { ChatRetentionRepo } from './chat-retention.repo.ts'
import type { RetentionRepo } from './retention.repo.ts'
import { daysBefore, erasedBefore } from './retention.rules.ts'

/** What staff were told is of no use any more. */
const notificationDays = 90
/** Files of products, once uploaded; what an import wrote, and its undo, stay. */
const importDays = 7
/** Sessions and one-time links that have ended. */
const endedDays = 7
/** Failed sign-ins are forgotten after a day (staff/throttle.rules.ts). */
const failureDays = 1
/** A browser that forgot its cookie by itself. */
const deviceDays = 400
/** An answer takes two minutes at most. */
const answerMs = 10 * 60_000

interface RetentionServices {
  repo: RetentionRepo
  chat: ChatRetentionRepo
  /** Days after its last message that a conversation with the assistant is kept: by the settings. */
  conversationDays: () => number
  /** Removes uploaded files that nothing names. */
  removeUnusedUploads: () => Promise<number>
}

/** Keeps personal data as long as the privacy statement says, and no longer. */
export function createRetention({ repo, chat, conversationDays, removeUnusedUploads }: RetentionServices) {
  /** @returns how many answers have failed, since their process died */
  function endDeadAnswers(now: Date): Promise<number> {
    return chat.endDeadTurns(now, new Date(now.getTime() - answerMs))
  }

  return {
    endDeadAnswers,

    /** Erases what is due. May run in several processes at once: what one has erased, the others do not find. */
    async erase(now: Date, days = conversationDays()) {
      const before = erasedBefore(now, days)
      return {
        enquiries: await repo.erase('Enquiry', before.enquiries),
        demoRequests: await repo.erase('DemoRequest', before.demoRequests),
        quoteRequests: await repo.erase('Quote', before.quoteRequests),
        notifications: await repo.eraseNotifications(daysBefore(now, notificationDays)),
        imports: await repo.eraseImports(daysBefore(now, importDays)),
        uploads: await removeUnusedUploads(),
        rateCounts: await repo.eraseRateCounts(),
        conversations: await chat.eraseConversations(before.conversations),
        questionGaps: await chat.eraseGaps(before.conversations),
        chatUsage: await chat.eraseUsage(now),
        deadAnswers: await endDeadAnswers(now),
        ...(await repo.eraseSignIns({
          ended: daysBefore(now, endedDays),
          failed: daysBefore(now, failureDays),
          unused: daysBefore(now, deviceDays),
        })),
      }
    },
  }
}

export type Retention = ReturnType<typeof createRetention>
