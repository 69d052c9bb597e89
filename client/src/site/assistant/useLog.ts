import { useCallback, useEffect, useState } from 'react'
import { loadAsking } from './conversation.ts'
import type { Log } from './log/Log.tsx'

interface LaterLog {
  Log: typeof Log | undefined
  hasFailed: boolean
  load: () => void
  /** After a failure. */
  tryAgain: () => void
}

/**
 * What shows a conversation, and what asks: their code comes once a question is likely.
 * @param reload reloads the page, which is then as it was; false where the server cannot be reached
 */
export function useLog(isWanted: boolean, reload: () => Promise<boolean>): LaterLog {
  const [shown, setShown] = useState<{ Log?: typeof Log; failures: number }>({ failures: 0 })
  const load = useCallback(() => {
    Promise.all([import('./log/Log.tsx'), loadAsking()]).then(
      ([{ Log }]) => setShown({ Log, failures: 0 }),
      () => setShown((before) => ({ ...before, failures: before.failures + 1 })),
    )
  }, [])
  useEffect(() => {
    if (isWanted) load()
  }, [isWanted, load])
  async function tryAgain() {
    // Some browsers keep a failure, and a newer version of the site has other files: then a reload alone helps.
    if (shown.failures < 2 || !(await reload())) load()
  }
  return { Log: shown.Log, hasFailed: shown.failures > 0 && !shown.Log, load, tryAgain }
}
