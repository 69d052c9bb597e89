import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { syncStatusOptions } from '../api/sync.ts'
import { RunEnd } from './run/RunEnd.tsx'
import { lastEndedRun } from './run/run-state.ts'
import { type RunKind, type SyncWatch, SyncWatchContext } from './sync-watch.ts'

/** Follows the runs that the reader has started, and remembers the last connection test. */
export function SyncWatchProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const [followed, setFollowed] = useState<{ runId: string; kind: RunKind }>()
  const [tested, setTested] = useState<SyncWatch['tested']>()
  const follow = useCallback((runId: string, kind: RunKind) => setFollowed({ runId, kind }), [])
  const stop = useCallback(() => setFollowed(undefined), [])
  const recordTest = useCallback(
    (isConnected: boolean) => {
      const status = queries.getQueryData(syncStatusOptions.queryKey)
      setTested({ isConnected, lastRun: status && lastEndedRun(status)?.id })
    },
    [queries],
  )
  const watch = useMemo(() => ({ follow, tested, recordTest }), [follow, tested, recordTest])
  return (
    <SyncWatchContext value={watch}>
      {children}
      {followed && <RunEnd key={followed.runId} {...followed} onEnd={stop} />}
    </SyncWatchContext>
  )
}
