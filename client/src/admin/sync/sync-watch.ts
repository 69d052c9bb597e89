import { createContext, useContext } from 'react'

/** How a run was asked for: each is told of its end in its own words (spec §8). */
export type RunKind = 'one-click' | 'direction' | 'refresh' | 'plan'

export interface SyncWatch {
  /** Tells the reader when a run has ended, wherever in the admin they are by then. */
  follow: (runId: string, kind: RunKind) => void
  /** What the last test of the connection said; `lastRun` is the newest run that had ended by then. */
  tested: { isConnected: boolean; lastRun: string | undefined } | undefined
  noteTest: (isConnected: boolean) => void
}

export const SyncWatchContext = createContext<SyncWatch>({
  follow: () => {},
  tested: undefined,
  noteTest: () => {},
})

export function useSyncWatch(): SyncWatch {
  return useContext(SyncWatchContext)
}
