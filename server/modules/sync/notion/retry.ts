import { setTimeout as delay } from 'node:timers/promises'
import type { NotionError } from './errors.ts'

/** Retry policy; times in milliseconds. */
const policy = {
  attempts: 6,
  /** Doubled each time: 1, 2, 4, 8, 16 seconds. */
  firstPause: 1000,
  waits: 50,
  defaultWait: 10_000,
  /** Maximum delay of setTimeout, 24 days. */
  longestWait: 2_147_483_647,
} as const

export interface Tries {
  failures: number
  waits: number
}

/** Counts a failure and returns the delay before the next attempt in milliseconds, or undefined to give up. */
export function pauseAfter(error: NotionError, tries: Tries): number | undefined {
  if (!error.retryable) return undefined
  if (error.isOverloaded) {
    tries.waits += 1
    return tries.waits > policy.waits
      ? undefined
      : Math.min(error.retryAfterMs ?? policy.defaultWait, policy.longestWait)
  }
  tries.failures += 1
  if (tries.failures >= policy.attempts) return undefined
  return Math.max(policy.firstPause * 2 ** (tries.failures - 1), Math.min(error.retryAfterMs ?? 0, policy.longestWait))
}

export async function sleepUntil(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => signal.throwIfAborted())
}
