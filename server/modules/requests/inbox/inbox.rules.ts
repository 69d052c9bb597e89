import type { DemoStatus, EnquiryStatus } from '#contract/requests/messages.ts'

interface Clock {
  answeredAt: Date | null
  /** A reply was emailed to the visitor. */
  hasReply: boolean
  /** "Answered", set by hand, is undone. */
  isTakenBack?: boolean
}

/**
 * Returns when an enquiry counts as first answered after its status is set by hand. "Answered" stops the 24 hours,
 * for replies given another way; "new" restarts them unless a reply was emailed. Other statuses change nothing: a
 * closed enquiry has no due time.
 */
export function answeredAtOf(to: EnquiryStatus, clock: Clock, now: Date): Date | null {
  const { answeredAt, hasReply, isTakenBack = to === 'new' } = clock
  if (to === 'answered') return answeredAt ?? now
  if (isTakenBack && !hasReply) return null
  return answeredAt
}

/** Returns the status after a reply; only the first one changes it. */
export function statusOnceAnswered(status: EnquiryStatus, answeredAt: Date | null): EnquiryStatus {
  const isFirst = answeredAt === null && (status === 'new' || status === 'in_progress')
  return isFirst ? 'answered' : status
}

/** Returns whether a demo may be marked as completed, or back to confirmed. */
export function mayBecome(from: DemoStatus, to: 'completed' | 'confirmed'): boolean {
  return from === to || (from === 'confirmed' && to === 'completed') || (from === 'completed' && to === 'confirmed')
}
