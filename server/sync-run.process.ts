// The program of a process that carries out one run of the sync, which the server has begun (modules/sync/run/run-processes.ts).
import type { ToRun } from '#server/modules/sync/index.ts'

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined) // the server says when
process.once('disconnect', () => process.exit(1)) // the server is gone, and the lock with it

const loading = import('./sync-run.ts')
const ending = { stop: new AbortController(), lost: new AbortController() }

process.on('message', async (message: ToRun) => {
  const { carryOut, endingBy } = await loading
  if ('end' in message) ending[message.end].abort(endingBy(message.note))
  else await carryOut(message, ending.stop.signal, ending.lost.signal)
})
