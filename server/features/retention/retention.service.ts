import type { ChatRetentionRepo } from './chat-retention.repo.ts'
import type { RetentionRepo } from './retention.repo.ts'

/** What client/src/site/legal/privacy.copy.ts promises, after the last change. */
const enquiryYears = 2
const quoteYears = 7
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
const dayMs = 86_400_000

interface RetentionServices {
  repo: RetentionRepo
  chat: ChatRetentionRepo
  /** Days after its last message that a conversation with the assistant is kept: by the settings. */
  conversationDays: () => number
}

/** Keeps personal data as long as the privacy statement says, and no longer. */
export function createRetention({ repo, chat, conversationDays }: RetentionServices) {
  return {
    /** Erases what is due. May run in several processes at once: what one has erased, the others do not find. */
    async erase(now: Date) {
      const conversationsBefore = daysBefore(now, conversationDays())
      return {
        enquiries: await repo.erase('Enquiry', yearsBefore(now, enquiryYears)),
        demoRequests: await repo.erase('DemoRequest', yearsBefore(now, enquiryYears)),
        quoteRequests: await repo.erase('Quote', yearsBefore(now, quoteYears)),
        notifications: await repo.eraseNotifications(daysBefore(now, notificationDays)),
        imports: await repo.eraseImports(daysBefore(now, importDays)),
        conversations: await chat.eraseConversations(conversationsBefore),
        questionGaps: await chat.eraseGaps(conversationsBefore),
        chatUsage: await chat.eraseUsage(now),
        deadAnswers: await chat.endDeadTurns(now, new Date(now.getTime() - answerMs)),
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

function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now)
  then.setUTCFullYear(then.getUTCFullYear() - years)
  return then
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}
