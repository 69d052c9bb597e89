import { useQuery } from '@tanstack/react-query'
import { isOfFiles } from '#contract/sync/source.ts'
import type { SyncStatus } from '#contract/sync/sync.ts'
import { syncStatusOptions } from '../api/sync.ts'
import { lastEndedRun } from './run/run-state.ts'
import { syncWords } from './sync.words.ts'
import { type SyncWatch, useSyncWatch } from './sync-watch.ts'

const states = {
  loading: { words: syncWords.loading, tone: 'quiet' },
  syncing: { words: syncWords.syncing, tone: 'signal' },
  connected: { words: syncWords.connected, tone: 'signal' },
  disconnected: { words: syncWords.disconnected, tone: 'caution' },
} as const

export function useSyncState() {
  const { tested } = useSyncWatch()
  const { data, error, refetch } = useQuery(syncStatusOptions)
  const isConnected = data !== undefined && isConnectedBy(data, tested)
  const connection = isConnected ? 'connected' : 'disconnected'
  const name = data?.syncInProgress ? ('syncing' as const) : connection
  const state = data ? states[name] : states.loading
  return { status: data, isConnected, error: data ? null : error, refetch, ...state }
}

/** A connection test after the last run is more recent than that run. */
function isConnectedBy(status: SyncStatus, tested: SyncWatch['tested']): boolean {
  const isNewer = tested !== undefined && tested.lastRun === lastEndedRun(status)?.id
  return isNewer ? tested.isConnected && status.isConfigured : status.isConnected
}

/** Returns whether the catalogue comes from files, which are never written to. */
export function useIsFileSource(): boolean {
  const { data } = useQuery(syncStatusOptions)
  return data !== undefined && isOfFiles(data.source)
}
