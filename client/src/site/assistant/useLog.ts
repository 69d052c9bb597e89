import { useCallback, useEffect, useState } from 'react'
import { loadRequestAnswer } from './conversation.ts'
import type { Log } from './log/Log.tsx'

interface LazyLog {
  Log: typeof Log | undefined
  hasFailed: boolean
  load: () => void
  tryAgain: () => void
}

/**
 * Loads the code that shows a conversation and sends questions, once a question is likely.
 * @param reload reloads the page; returns false if the server is unreachable
 */
export function useLog(isWanted: boolean, reload: () => Promise<boolean>): LazyLog {
  const [shown, setShown] = useState<{ Log?: typeof Log; failures: number }>({ failures: 0 })
  const load = useCallback(() => {
    Promise.all([import('./log/Log.tsx'), loadRequestAnswer()]).then(
      ([{ Log }]) => setShown({ Log, failures: 0 }),
      () => setShown((before) => ({ ...before, failures: before.failures + 1 })),
    )
  }, [])
  useEffect(() => {
    if (isWanted) load()
  }, [isWanted, load])
  async function tryAgain() {
    // Some browsers cache a failed import, and a new release has other file names: then only a reload helps.
    if (shown.failures < 2 || !(await reload())) load()
  }
  return { Log: shown.Log, hasFailed: shown.failures > 0 && !shown.Log, load, tryAgain }
}
