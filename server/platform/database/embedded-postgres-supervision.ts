import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'

/** Before a restart; doubled while it does not help. */
const firstPauseMs = 1000
const longestPauseMs = 30_000

/** What ran for so long is started again at once. */
const steadyMs = 60_000

/**
 * Keeps PostgreSQL up: whenever the connection to it ends, it is reached again, after pauses that grow, and started where it has
 * died.
 * @param reach connects to it, started where it does not run; throws where it cannot be
 * @returns what ends that, once a start in progress is through
 */
export function keepUp(reach: () => Promise<pg.Client>, log: Logger): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  let client: pg.Client | undefined

  async function watch(): Promise<void> {
    for (let pauseMs = 0; !signal.aborted; ) {
      const since = Date.now()
      await stay().catch((error: unknown) => log.error({ err: error }, 'PostgreSQL could not be started again'))
      const isSteady = Date.now() - since > steadyMs
      pauseMs = isSteady ? 0 : Math.min(Math.max(firstPauseMs, pauseMs * 2), longestPauseMs)
      await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  }

  /** Resolves once it is gone. */
  async function stay(): Promise<void> {
    const isBack = client !== undefined
    client = await reach()
    const fresh = client
    const ended = new Promise((resolve) => fresh.once('end', resolve))
    if (signal.aborted) return fresh.end()
    if (isBack) log.info('PostgreSQL runs again')
    await ended
    if (!signal.aborted) log.warn('PostgreSQL has ended: it is started again')
  }

  const watching = watch()
  return async () => {
    stopping.abort()
    await client?.end()
    await watching
  }
}
