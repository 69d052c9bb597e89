import type pg from 'pg'
import { connect, type DatabaseHandle } from './database.ts'

const channel = 'harbour_iot'
const reconnectPauseMs = 500

/** How often the connection proves itself, and how long that may take. */
const defaultHeartbeat = { everyMs: 10_000, limitMs: 5000 }

/** What instances tell each other. */
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
  /** All of the catalogue was compared with its source; a run that merely gets on says `sync.changed`. */
  'sync.compared',
  'sync.cancelled',
  'sync.due',
] as const
export type EventName = (typeof eventNames)[number]

/**
 * Tells every instance, this one too, once the transaction that `database` may be has been committed.
 * @param news more of it, of 7,900 bytes at most
 */
export async function publish(database: DatabaseHandle, event: EventName, news = ''): Promise<void> {
  await database.$executeRaw`SELECT pg_notify(${channel}, ${`${event} ${news}`.trimEnd()})`
}

export interface EventListener {
  on: EventName
  /** Hears of it, with what else was said, and of every gap in which it may have been missed, with nothing. */
  run: (news: string) => void
}

export interface Events {
  /** Hears an event from now on; the answer ends that. */
  subscribe: (listener: EventListener) => () => void
  /** Whether events reach this process now. */
  isListening: () => boolean
  close: () => Promise<void>
}

/**
 * Listens for events on a connection of its own and comes back when the database does.
 * @param initial hear events from the start
 */
export function listen(url: string, initial: EventListener[] = [], heartbeat = defaultHeartbeat): Events {
  let client: pg.Client | undefined
  let beat: NodeJS.Timeout | undefined
  let retry: NodeJS.Timeout | undefined
  let opening = Promise.resolve()
  let closed = false
  const listeners = new Set(initial)

  function tell(payload: string): void {
    const [event = ''] = payload.split(' ', 1)
    for (const { on, run } of listeners) if (on === event) run(payload.slice(event.length + 1))
  }

  /** The connection is new: whatever happened before it was not heard. */
  function tellGap(): void {
    for (const { run } of listeners) run('')
  }

  async function open(): Promise<void> {
    const fresh = await connect(url, { query_timeout: heartbeat.limitMs })
    fresh.on('notification', ({ payload }) => tell(payload ?? ''))
    fresh.on('end', () => lose(fresh))
    await ask(fresh, `LISTEN ${channel}`)
    if (closed) return fresh.end()
    tellGap()
    client = fresh
    beat = setTimeout(prove, heartbeat.everyMs, fresh)
  }

  /** A connection without an answer is given up: 'end' follows. */
  async function ask(connection: pg.Client, text: string): Promise<void> {
    await connection.query(text).catch(async (error: unknown) => {
      await connection.end()
      throw error
    })
  }

  /** Nothing else is ever sent over this connection, so a loss without a word would go unnoticed. */
  function prove(current: pg.Client): void {
    ask(current, 'SELECT 1').then(
      () => {
        if (client === current && !closed) beat = setTimeout(prove, heartbeat.everyMs, current)
      },
      () => lose(current),
    )
  }

  function lose(lost?: pg.Client): void {
    if (lost !== client && client) return
    client = undefined
    if (closed) return
    clearTimeout(beat)
    clearTimeout(retry)
    retry = setTimeout(start, reconnectPauseMs)
  }

  function start(): void {
    opening = open().catch(() => lose())
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
