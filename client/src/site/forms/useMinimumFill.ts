import { useEffect, useRef } from 'react'
import { minimumFillMs } from '#contract/requests/visitor-values.ts'

/**
 * Times a form from its opening. The function waits until a person could have filled it in, for a quick one would only be
 * refused, and answers with the time passed, ms.
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
