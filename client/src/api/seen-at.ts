import { useSyncExternalStore } from 'react'
import { seenAtHeader } from './seen-at-header.ts'

const listeners = new Set<() => void>()
let seenAt: string | undefined

function set(next: string | undefined): void {
  if (next === seenAt) return
  seenAt = next
  for (const listener of listeners) listener()
}

/** Of the page that this code came with. */
export function beginSeenAt(): string | undefined {
  seenAt = document.documentElement.dataset.seenAt
  return seenAt
}

/** Of several that were kept, the oldest counts; one from the server says that it is there again. */
export function noteAnswer({ headers }: Response): void {
  const kept = headers.get(seenAtHeader)
  if (!kept) set(undefined)
  else if (!seenAt || kept < seenAt) set(kept)
}

/** Whether what is shown was kept, since the server cannot be reached. */
export function isOffLine(): boolean {
  return seenAt !== undefined
}

/** As of when that is which is shown; undefined while it comes from the server. */
export function useSeenAt(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => seenAt,
    () => undefined,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
