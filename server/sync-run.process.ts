// Program of a process that carries out one sync run (started by modules/sync/run/run-processes.ts).
import type { ToRun } from '#server/modules/sync/index.ts'

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined) // the server tells it when to stop
process.once('disconnect', () => process.exit(1)) // the server has died, and its lock with it

const loading = import('./sync-run.ts')
const ending = { stop: new AbortController(), lost: new AbortController() }

process.on('message', async (message: ToRun) => {
  const { carryOut, abortReason: endingBy } = await loading
  if ('end' in message) ending[message.end].abort(endingBy(message.note))
  else await carryOut(message, ending.stop.signal, ending.lost.signal)
})
