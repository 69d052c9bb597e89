import type { RetentionKind } from '#contract/staff/retention.ts'

/** What content/legal/privacy.words.ts promises, after the last change. */
const enquiryYears = 2
const quoteYears = 7
const dayMs = 86_400_000

/**
 * Before when, of each kind, what was last changed is erased.
 * @param conversationDays by the settings
 */
export function erasedBefore(now: Date, conversationDays: number): Record<RetentionKind, Date> {
  return {
    enquiries: yearsBefore(now, enquiryYears),
    demoRequests: yearsBefore(now, enquiryYears),
    quoteRequests: yearsBefore(now, quoteYears),
    conversations: daysBefore(now, conversationDays),
  }
}

function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now)
  then.setUTCFullYear(then.getUTCFullYear() - years)
  return then
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}
