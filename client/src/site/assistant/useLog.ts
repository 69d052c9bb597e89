import { useCallback, useEffect, useState } from 'react'
import { loadAsking } from './conversation.ts'
import type { Log } from './log/Log.tsx'

interface LaterLog {
  Log: typeof Log | undefined
  hasFailed: boolean
  load: () => void
}

/** What shows a conversation, and what asks: their code comes once a question is likely. */
export function useLog(isWanted: boolean): LaterLog {
  const [shown, setShown] = useState<{ Log?: typeof Log; hasFailed: boolean }>({ hasFailed: false })
  const load = useCallback(() => {
    setShown((before) => ({ ...before, hasFailed: false }))
    Promise.all([import('./log/Log.tsx'), loadAsking()]).then(
      ([{ Log }]) => setShown({ Log, hasFailed: false }),
      () => setShown((before) => ({ ...before, hasFailed: !before.Log })),
    )
  }, [])
  useEffect(() => {
    if (isWanted) load()
  }, [isWanted, load])
  return { Log: shown.Log, hasFailed: shown.hasFailed, load }
}
