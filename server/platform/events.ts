import type pg from 'pg'
import { connect, type DatabaseHandle } from './database.ts'

const channel = 'harbour_iot'
const reconnectPauseMs = 500

/** What instances tell each other. */
export type EventName = 'catalogue.changed'

/** Tells every instance, this one too, once the transaction that `database` may be has been committed. */
export async function publish(database: DatabaseHandle, event: EventName): Promise<void> {
  await database.$executeRaw`SELECT pg_notify(${channel}, ${event})`
}

export interface Events {
  /** Whether events reach this process now. */
  isListening: () => boolean
  close: () => Promise<void>
}

/**
 * Listens for events on a connection of its own and comes back when the database does.
 * @param onEvent hears every event
 * @param onGap hears that events may have been missed: the connection is new
 */
export function listen(url: string, onEvent: (event: string) => void, onGap: () => void): Events {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  async function open(): Promise<void> {
    const fresh = await connect(url)
    fresh.on('notification', ({ payload }) => onEvent(payload ?? ''))
    fresh.on('error', () => undefined) // 'end' follows
    fresh.on('end', () => lose(fresh))
    await fresh.query(`LISTEN ${channel}`)
    if (closed) return fresh.end()
    onGap()
    client = fresh
  }

  function lose(lost?: pg.Client): void {
    if (lost !== client && client) return
    client = undefined
    if (closed) return
    clearTimeout(retry)
    retry = setTimeout(start, reconnectPauseMs)
  }

  function start(): void {
    open().catch(() => lose())
  }

  start()
  return {
    isListening: () => client !== undefined,
    async close() {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
