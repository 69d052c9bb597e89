import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { EmbeddedPostgres } from './embedded-postgres.ts'

/** Pause before a restart; doubles while PostgreSQL cannot be started. */
const firstPauseMs = 1000
const longestPauseMs = 30_000

/** A server that ran this long is restarted without a pause. */
const steadyMs = 60_000

const pollMs = 1000

/**
 * Reconnects whenever the connection to PostgreSQL ends, and restarts it where it has died. A polite stop (SIGTERM) would refuse new
 * connections for as long as this site holds its own, so it is turned into a fast one.
 * @returns a function that stops the supervision once a start in progress is complete
 */
export function supervise(
  { reconnect, endPoliteStop }: Pick<EmbeddedPostgres, 'reconnect' | 'endPoliteStop'>,
  log: Logger,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  let client: pg.Client | undefined

  async function watch(): Promise<void> {
    for (let failures = 0; !signal.aborted; ) {
      const since = Date.now()
      const stopped = new AbortController()
      void watchForStops(stopped.signal)
      const wasReached = await stayConnected().catch((error: unknown) => {
        log.error({ err: error }, 'PostgreSQL could not be started again')
        return false
      })
      stopped.abort()
      failures = wasReached ? 0 : failures + 1
      const isSteady = wasReached && Date.now() - since > steadyMs
      const pauseMs = isSteady ? 0 : Math.min(firstPauseMs * 2 ** Math.max(failures - 1, 0), longestPauseMs)
      await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  }

  async function watchForStops(stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted && !signal.aborted) {
      await setTimeout(pollMs)
      if (!signal.aborted) await endPoliteStop().catch(() => undefined) // tried again a second later
    }
  }

  async function stayConnected(): Promise<boolean> {
    const isBack = client !== undefined
    client = await reconnect()
    const fresh = client
    const ended = new Promise((resolve) => fresh.once('end', resolve))
    if (signal.aborted) {
      await fresh.end()
      return true
    }
    if (isBack) log.info('PostgreSQL runs again')
    await ended
    if (!signal.aborted) log.warn('PostgreSQL has ended: it is started again')
    return true
  }

  const watching = watch()
  return async () => {
    stopping.abort()
    await client?.end()
    await watching
  }
}
