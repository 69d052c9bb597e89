import type { DemoStatus, EnquiryStatus } from '#contract/requests/messages.ts'

interface Clock {
  answeredAt: Date | null
  /** A letter has left to the visitor. */
  hasLetter: boolean
}

/**
 * When it was first answered, once its status was set by hand. "Answered" stops the 24 hours, for an answer that was given another
 * way; back to "new" lets them run again, unless a letter has left. All else leaves them: what is closed has no clock.
 */
export function answeredAtOf(to: EnquiryStatus, { answeredAt, hasLetter }: Clock, now: Date): Date | null {
  if (to === 'answered') return answeredAt ?? now
  if (to === 'new' && !hasLetter) return null
  return answeredAt
}

/** What the first letter makes of an enquiry. */
export function statusOnceAnswered(status: EnquiryStatus, answeredAt: Date | null): EnquiryStatus {
  const isFirst = answeredAt === null && (status === 'new' || status === 'in_progress')
  return isFirst ? 'answered' : status
}

/** Whether a demo may be marked as held, or that be taken back. */
export function mayBecome(from: DemoStatus, to: 'completed' | 'confirmed'): boolean {
  return from === to || (from === 'confirmed' && to === 'completed') || (from === 'completed' && to === 'confirmed')
}
