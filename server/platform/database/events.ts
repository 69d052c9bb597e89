import type pg from 'pg'
import { connect, type DatabaseHandle } from './database.ts'

const channel = 'harbour_iot'
const reconnectPauseMs = 500

const defaultHeartbeat = { everyMs: 10_000, limitMs: 5000 }

export const eventNames = [
  'catalogue.changed',
  'settings.changed',
  'sessions.changed',
  'notifications.changed',
  'messages.changed',
  'sales.changed',
  'conversations.changed',
  'questions.changed',
  'content.changed',
  'sync.changed',
  /** The whole catalogue was compared with its source; a run's progress is `sync.changed`. */
  'sync.compared',
  'sync.cancelled',
  'sync.due',
  'webhooks.due',
] as const
export type EventName = (typeof eventNames)[number]

/**
 * Notifies every instance, this one included, once the surrounding transaction is committed.
 * @param payload payload of at most 7,900 bytes
 */
export async function publish(database: DatabaseHandle, event: EventName, payload = ''): Promise<void> {
  await database.$executeRaw`SELECT pg_notify(${channel}, ${`${event} ${payload}`.trimEnd()})`
}

export interface EventListener {
  on: EventName
  /** Called with the event's payload, and with an empty one after every gap in which an event may have been missed. */
  run: (payload: string) => void
}

export interface Events {
  subscribe: (listener: EventListener) => () => void
  isListening: () => boolean
  close: () => Promise<void>
}

/**
 * Listens for events on a connection of its own, and reconnects when the database is back.
 * @param initial listeners from the start
 */
export function listen(url: string, initial: EventListener[] = [], heartbeat = defaultHeartbeat): Events {
  let client: pg.Client | undefined
  let beat: NodeJS.Timeout | undefined
  let retry: NodeJS.Timeout | undefined
  let opening = Promise.resolve()
  let closed = false
  const listeners = new Set(initial)

  function notify(payload: string): void {
    const [event = ''] = payload.split(' ', 1)
    for (const { on, run } of listeners) if (on === event) run(payload.slice(event.length + 1))
  }

  function notifyGap(): void {
    for (const { run } of listeners) run('')
  }

  async function open(): Promise<void> {
    const fresh = await connect(url, { query_timeout: heartbeat.limitMs })
    fresh.on('notification', ({ payload }) => notify(payload ?? ''))
    fresh.on('end', () => handleLoss(fresh))
    await runQuery(fresh, `LISTEN ${channel}`)
    if (closed) return fresh.end()
    notifyGap()
    client = fresh
    beat = setTimeout(checkConnection, heartbeat.everyMs, fresh)
  }

  async function runQuery(connection: pg.Client, text: string): Promise<void> {
    await connection.query(text).catch(async (error: unknown) => {
      await connection.end()
      throw error
    })
  }

  /** Checks the connection: nothing else is sent over it, so a silent loss would go unnoticed. */
  function checkConnection(current: pg.Client): void {
    runQuery(current, 'SELECT 1').then(
      () => {
        if (client === current && !closed) beat = setTimeout(checkConnection, heartbeat.everyMs, current)
      },
      () => handleLoss(current),
    )
  }

  function handleLoss(lost?: pg.Client): void {
    if (lost !== client && client) return
    client = undefined
    if (closed) return
    clearTimeout(beat)
    clearTimeout(retry)
    retry = setTimeout(start, reconnectPauseMs)
  }

  function start(): void {
    opening = open().catch(() => handleLoss())
  }

  start()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isListening: () => client !== undefined,
    async close() {
      closed = true
      clearTimeout(beat)
      clearTimeout(retry)
      await opening // a connection half open would count as another process's use of the database
      await client?.end()
    },
  }
}
