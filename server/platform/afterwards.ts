import type { Logger } from 'pino'

/** Work that an answer does not wait for, so that the time it takes tells nothing. */
export interface Afterwards {
  /** Failures are logged. */
  later: (what: string, work: () => Promise<unknown>) => void
  /** Waits for all that was begun: before the database is closed. */
  settled: () => Promise<void>
}

export function createAfterwards(log: Logger): Afterwards {
  const running = new Set<Promise<unknown>>()
  return {
    later(what, work) {
      const promise = work()
        .catch((error: unknown) => log.error({ err: error }, `${what} failed`))
        .finally(() => running.delete(promise))
      running.add(promise)
    },

    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
