import { createContext, useContext } from 'react'

/** How a run was started, which decides its toasts. */
export type RunKind = 'one-click' | 'direction' | 'refresh' | 'plan'

export interface SyncWatch {
  /** Shows a toast when a run has ended, on any screen. */
  follow: (runId: string, kind: RunKind) => void
  /** Result of the last connection test; `lastRun` is the newest run that had ended before it. */
  tested: { isConnected: boolean; lastRun: string | undefined } | undefined
  recordTest: (isConnected: boolean) => void
}

export const SyncWatchContext = createContext<SyncWatch>({
  follow: () => {},
  tested: undefined,
  recordTest: () => {},
})

export function useSyncWatch(): SyncWatch {
  return useContext(SyncWatchContext)
}
