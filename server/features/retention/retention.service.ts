import type { RetentionRepo } from './retention.repo.ts'

/** What client/src/site/legal/privacy.copy.ts promises, after the last change. */
const enquiryYears = 2
const quoteYears = 7
/** What staff were told is of no use any more. */
const notificationDays = 90

/** Keeps personal data as long as the privacy statement says, and no longer. */
export function createRetention(repo: RetentionRepo) {
  return {
    /** Erases what is due. May run in several processes at once: what one has erased, the others do not find. */
    async erase(now: Date) {
      return {
        enquiries: await repo.erase('Enquiry', yearsBefore(now, enquiryYears)),
        demoRequests: await repo.erase('DemoRequest', yearsBefore(now, enquiryYears)),
        quoteRequests: await repo.erase('QuoteRequest', yearsBefore(now, quoteYears)),
        notifications: await repo.eraseNotifications(new Date(now.getTime() - notificationDays * 86_400_000)),
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
