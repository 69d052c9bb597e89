import { useSyncExternalStore } from 'react'

const tickMs = 30_000

/** Returns the current time, updated twice a minute. */
export function useClock(): Date {
  return new Date(useSyncExternalStore(subscribeToClock, currentTick) * tickMs)
}

function subscribeToClock(listener: () => void): () => void {
  const timer = setInterval(listener, tickMs)
  return () => clearInterval(timer)
}

function currentTick(): number {
  return Math.floor(Date.now() / tickMs)
}
