import { webhookTryDays } from '#contract/webhooks/webhooks.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
export const tryMs = webhookTryDays * 24 * hourMs

/** Pauses after the first, second … failed attempt; the last repeats. */
const pausesMs = [5000, 30_000, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs, hourMs, 2 * hourMs, 4 * hourMs, 6 * hourMs]

/**
 * Returns when a delivery is tried again, up to a tenth later than its pause so that many do not come at once.
 * @param attempts failed ones, this one included
 * @param chance 0 to 1
 * @returns undefined once it was tried for three days
 */
export function nextAttempt(attempts: number, firstAt: Date, now: Date, chance: number): Date | undefined {
  const pauseMs = pausesMs[Math.min(attempts, pausesMs.length) - 1] ?? 0
  const endMs = firstAt.getTime() + tryMs
  if (now.getTime() >= endMs) return undefined
  return new Date(Math.min(now.getTime() + pauseMs * (1 + chance / 10), endMs))
}
