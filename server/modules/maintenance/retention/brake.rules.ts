import type { RetentionKind, RetentionReason } from '#contract/staff/retention.ts'

/** As a time server that is away for long lets clocks drift. */
const clockToleranceMs = 3_600_000
/** It runs every day: longer without it, and the site was off, its data are a backup's, or its clock has jumped. */
const gapDays = 30
/** As for what a sync retires: so few say nothing. */
const guardedRows = 20
/** Until one that was declined is asked again. */
const declinedDays = 7
const dayMs = 86_400_000

export interface Due {
  kind: RetentionKind
  /** Would be erased. */
  due: number
  of: number
}

export interface BrakeFacts {
  /** The app's clock. */
  now: Date
  /** PostgreSQL's clock. */
  databaseNow: Date
  /** When the site last ran, by what it wrote; null where it wrote nothing yet. */
  lastSeenAt: Date | null
  due: readonly Due[]
}

/** Why erasing must stop and ask staff; none on an ordinary night. A clock that is behind erases too little, which does no harm. */
export function reasonsToHold({ now, databaseNow, lastSeenAt, due }: BrakeFacts): RetentionReason[] {
  const reasons: RetentionReason[] = []
  if (Math.abs(now.getTime() - databaseNow.getTime()) > clockToleranceMs) reasons.push('clocks_differ')
  if (lastSeenAt && now.getTime() - lastSeenAt.getTime() > gapDays * dayMs) reasons.push('long_gap')
  if (due.some((each) => each.of > guardedRows && each.due > each.of / 2)) reasons.push('unusual_amount')
  return reasons
}

/** Whether staff have declined so lately that they are not asked again, whichever clock is wrong. */
export function wasDeclinedLately(decidedAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - decidedAt.getTime()) < declinedDays * dayMs
}
