import type { RetentionKind } from '#contract/staff/retention.ts'

/** Years after the last change, as promised in content/legal/privacy.words.ts. */
const enquiryYears = 2
const quoteYears = 7
const dayMs = 86_400_000

/** Returns, for each kind, the moment before which records are erased. @param conversationDays from the settings */
export function erasedBefore(now: Date, conversationDays: number): Record<RetentionKind, Date> {
  return {
    enquiries: yearsBefore(now, enquiryYears),
    demoRequests: yearsBefore(now, enquiryYears),
    quoteRequests: yearsBefore(now, quoteYears),
    conversations: daysBefore(now, conversationDays),
  }
}

export function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now)
  then.setUTCFullYear(then.getUTCFullYear() - years)
  return then
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}
