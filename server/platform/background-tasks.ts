import type { Logger } from 'pino'

/** Work that a response does not wait for, so that its duration reveals nothing to the caller. */
export interface BackgroundTasks {
  /** Starts the work; failures are logged. */
  run: (what: string, work: () => Promise<unknown>) => void
  /** Waits for all work that was started; called before the database closes. */
  settled: () => Promise<void>
}

export function createBackgroundTasks(log: Logger): BackgroundTasks {
  const running = new Set<Promise<unknown>>()
  return {
    run(what, work) {
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
