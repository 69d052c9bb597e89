import { changeDays } from '#contract/changes.ts'
import type { ChatRetentionRepo } from './chat-retention.repo.ts'
import type { RetentionRepo } from './retention.repo.ts'
import { daysBefore, erasedBefore, yearsBefore } from './retention.rules.ts'

const notificationDays = 90
/** Only the uploaded file; the imported data and its undo stay. */
const importDays = 7
const endedDays = 7
/** Failed sign-ins stop counting after a day (staff/sessions/throttle.repo.ts). */
const failureDays = 1
/** Known devices; browsers drop the cookie by then. */
const deviceDays = 400
/** Far longer than an answer can take (two minutes). */
const answerMs = 10 * 60_000

interface RetentionServices {
  repo: RetentionRepo
  chat: ChatRetentionRepo
  conversationDays: () => number
  documentYears: () => number
  /** Erases what programs of buyers asked before a moment. @returns the number of calls */
  eraseAgentCalls: (before: Date) => Promise<number>
  removeUnusedUploads: () => Promise<number>
}

export function createRetention({
  repo,
  chat,
  conversationDays,
  documentYears,
  eraseAgentCalls,
  removeUnusedUploads,
}: RetentionServices) {
  function endDeadAnswers(now: Date): Promise<number> {
    return chat.endDeadTurns(now, new Date(now.getTime() - answerMs))
  }

  return {
    endDeadAnswers,

    /** Erases what is due. May run in several processes at once. */
    async erase(now: Date, days = conversationDays()) {
      const before = erasedBefore(now, days)
      return {
        enquiries: await repo.erase('Enquiry', before.enquiries),
        demoRequests: await repo.erase('DemoRequest', before.demoRequests),
        quoteRequests: await repo.erase('Quote', before.quoteRequests),
        notifications: await repo.eraseNotifications(daysBefore(now, notificationDays)),
        imports: await repo.eraseImports(daysBefore(now, importDays)),
        uploads: await removeUnusedUploads(),
        sealedDocuments: await repo.eraseSealedDocuments(yearsBefore(now, documentYears())),
        rateCounts: await repo.eraseRateCounts(),
        repeatedAnswers: await repo.eraseAnswers(),
        changes: await repo.eraseChanges(daysBefore(now, changeDays)),
        webhookEvents: await repo.eraseWebhookEvents(),
        conversations: await chat.eraseConversations(before.conversations),
        agentCalls: await eraseAgentCalls(before.conversations),
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
