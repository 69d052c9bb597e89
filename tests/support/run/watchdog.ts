import path from 'node:path'
import { Worker } from 'node:worker_threads'

const beatMs = 1000
const usualLimitMs = 55_000

const thread = new Worker(path.resolve('tests/support/run/watchdog-thread.ts'), {
  execArgv: [],
  workerData: Number(process.env.WATCHDOG_LIMIT_MS ?? usualLimitMs),
})
thread.unref()
setInterval(() => thread.postMessage({}), beatMs).unref()

/**
 * Says what this worker does from now on. One that does not come back from it, in a loop that never ends, is ended within a minute
 * with these words; what merely waits in vain is Vitest's to end.
 */
export function watch(what: string): void {
  thread.postMessage({ what })
}
