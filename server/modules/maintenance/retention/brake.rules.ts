import type { RetentionKind, RetentionReason } from '#contract/staff/retention.ts'

/** More than clocks drift while a time server is away. */
const clockToleranceMs = 3_600_000
/** A longer gap means that the site was off, its data is a restored backup, or its clock jumped. */
const gapDays = 30
/** Smaller tables are not checked: their shares mean little. */
const guardedRows = 20
/** Days before the same question is asked again after staff declined. */
const declinedDays = 7
const dayMs = 86_400_000

export interface Due {
  kind: RetentionKind
  due: number
  of: number
}

export interface BrakeFacts {
  now: Date
  databaseNow: Date
  /** When the site last wrote data; null if it never did. */
  lastSeenAt: Date | null
  due: readonly Due[]
}

/** Returns the reasons to ask staff before erasing. A clock that is behind only erases too little. */
export function reasonsToHold({ now, databaseNow, lastSeenAt, due }: BrakeFacts): RetentionReason[] {
  const reasons: RetentionReason[] = []
  if (Math.abs(now.getTime() - databaseNow.getTime()) > clockToleranceMs) reasons.push('clocks_differ')
  if (lastSeenAt && now.getTime() - lastSeenAt.getTime() > gapDays * dayMs) reasons.push('long_gap')
  if (due.some((each) => each.of > guardedRows && each.due > each.of / 2)) reasons.push('unusual_amount')
  return reasons
}

/** Returns whether staff declined recently, measured in either direction because a clock may be wrong. */
export function wasDeclinedRecently(decidedAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - decidedAt.getTime()) < declinedDays * dayMs
}
