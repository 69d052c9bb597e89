import { useEffect, useRef } from 'react'
import { minimumFillMs } from '#contract/requests/visitor-values.ts'

/**
 * Returns a function that waits until the minimum fill time has passed, since the server refuses faster submissions as
 * bots, and resolves to the time since opening in ms.
 */
export function useMinimumFill(): () => Promise<number> {
  const openedAt = useRef(0)
  useEffect(() => {
    openedAt.current = performance.now()
  }, [])
  const elapsed = () => Math.floor(performance.now() - openedAt.current)
  return async () => {
    while (elapsed() < minimumFillMs) {
      await new Promise((resolve) => setTimeout(resolve, minimumFillMs - elapsed()))
    }
    return elapsed()
  }
}
