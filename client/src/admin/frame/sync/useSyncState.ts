import { useQuery } from '@tanstack/react-query'
import { syncStatusOptions } from '../../api/sync.ts'
import { syncWords } from '../../words/sync.words.ts'

const states = {
  loading: { words: syncWords.loading, tone: 'quiet' },
  syncing: { words: syncWords.syncing, tone: 'signal' },
  connected: { words: syncWords.connected, tone: 'signal' },
  disconnected: { words: syncWords.disconnected, tone: 'caution' },
} as const

/** The sync's state, as its badge says it (spec §2), with what is known of it. */
export function useSyncState() {
  const { data, error, refetch } = useQuery(syncStatusOptions)
  const connection = data?.isConnected ? 'connected' : 'disconnected'
  const name = data?.syncInProgress ? ('syncing' as const) : connection
  const state = data ? states[name] : states.loading
  return { status: data, error: data ? null : error, refetch, ...state }
}
