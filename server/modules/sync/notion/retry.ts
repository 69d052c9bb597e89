import { setTimeout as delay } from 'node:timers/promises'
import type { NotionError } from './errors.ts'

/** All of the retry policy's numbers (design, "Notion sync"); times in milliseconds. */
const policy = {
  /** Tries of a request that fails. */
  attempts: 6,
  /** Pauses between them: 1, 2, 4, 8, 16 seconds. */
  firstPause: 1000,
  /** Times that one request may be told to wait. */
  waits: 50,
  /** Where 429 or 529 come without Retry-After. */
  defaultWait: 10_000,
  /** setTimeout's own limit, 24 days. */
  longestWait: 2_147_483_647,
} as const

export interface Tries {
  failures: number
  waits: number
}

/**
 * Counts a failure and says how long to pause before the next try.
 * @returns milliseconds, or undefined where the request is given up
 */
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

/** Waits; rejects with the signal's reason as soon as it is aborted. */
export async function sleepUntil(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => signal.throwIfAborted())
}
