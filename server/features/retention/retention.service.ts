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
const dayMs = 86_400_000

/** Keeps personal data as long as the privacy statement says, and no longer. */
export function createRetention(repo: RetentionRepo) {
  return {
    /** Erases what is due. May run in several processes at once: what one has erased, the others do not find. */
    async erase(now: Date) {
      return {
        enquiries: await repo.erase('Enquiry', yearsBefore(now, enquiryYears)),
        demoRequests: await repo.erase('DemoRequest', yearsBefore(now, enquiryYears)),
        quoteRequests: await repo.erase('Quote', yearsBefore(now, quoteYears)),
        notifications: await repo.eraseNotifications(daysBefore(now, notificationDays)),
        imports: await repo.eraseImports(daysBefore(now, importDays)),
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
