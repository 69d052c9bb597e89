import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followDesk } from '#contract/endpoints/back-office.ts'
import { type StaffEvent, staffEvents } from '#contract/staff/notifications.ts'
import { urlOf } from '../../api/endpoint.ts'

const messageTables = ['enquiries', 'demo-requests'].map((table) => ['tables', table])

const salesTables = ['quotes', 'orders', 'customers'].map((table) => ['tables', table])

const conversationTables = ['conversations', 'questions', 'question-gaps', 'question-intents'].map((table) => [
  'tables',
  table,
])

/** Query key prefixes to invalidate for each server event. */
const affected: Record<StaffEvent, string[][]> = {
  notifications: [['notifications'], ['badges']],
  badges: [['badges'], ['products'], ['tables', 'products'], ['sync']],
  messages: [['messages'], ...messageTables, ['badges'], ['activities'], ['figures']],
  sales: [
    ['quotes'],
    ['orders'],
    ['products', 'lines'],
    ['customers'],
    ...salesTables,
    ['badges'],
    ['activities'],
    ['figures'],
  ],
  conversations: [['conversations'], ['questions'], ...conversationTables],
  content: [['content']],
  session: [['session']],
  settings: [['settings'], ['site'], ['session'], ['sync'], ['conversations', 'figures']],
  sync: [['sync'], ['badges'], ['tables', 'sync-runs'], ['tables', 'sync-conflicts'], ['tables', 'sync-pushes']],
  products: [
    ['products'],
    ['tables', 'products'],
    ['tables', 'sync-pushes'],
    ['sync', 'status'],
    ['badges'],
    ['orders', 'one'],
  ],
}

const firstPauseMs = 1000
const longestPauseMs = 30_000

/**
 * Subscribes to GET /admin/events (server-sent events) and invalidates the queries that each event names. After a
 * reconnect all of them are invalidated.
 */
export function useLiveUpdates(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = (event: StaffEvent) => {
      for (const queryKey of affected[event]) void queries.invalidateQueries({ queryKey })
    }
    return listenToEvents(refresh)
  }, [queries])
}

/**
 * Listens only while the page is visible: over HTTP/1.1 a browser has six connections per site, and each open tab would
 * hold one.
 * @returns a function that stops listening
 */
function listenToEvents(refresh: (event: StaffEvent) => void): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = firstPauseMs
  let wasOpen = false

  function open(): void {
    close()
    source = new EventSource(urlOf(followDesk, {}))
    for (const event of staffEvents) source.addEventListener(event, () => refresh(event))
    source.addEventListener('open', () => {
      pauseMs = firstPauseMs
      if (wasOpen) for (const event of staffEvents) refresh(event)
      wasOpen = true
    })
    source.addEventListener('error', () => {
      // The browser reconnects by itself unless the source is closed.
      if (source?.readyState !== EventSource.CLOSED) return
      refresh('session')
      timer = setTimeout(open, pauseMs)
      pauseMs = Math.min(2 * pauseMs, longestPauseMs)
    })
  }
  function close(): void {
    clearTimeout(timer)
    source?.close()
  }
  function follow(): void {
    if (document.visibilityState === 'visible') open()
    else close()
  }

  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    close()
  }
}
