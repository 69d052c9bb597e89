// The program of a process that reads files (import-readers.ts).
import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import type { ReaderAnswer, ReaderOrder } from './import-readers.ts'

// Also while modules are loaded. On Linux each thread has a priority of its own: V8's helpers too.
const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
for (const thread of threads) setPriority(thread, Number(process.argv[2]))

const loading = import('./import-task.ts')

process.on('message', async ({ url, task }: ReaderOrder) => {
  const { runTask } = await loading
  await runTask(url, task).then(
    (table) => process.send?.({ table } satisfies ReaderAnswer),
    (error: unknown) => process.send?.({ error } satisfies ReaderAnswer),
  )
})
process.once('disconnect', () => process.exit()) // whoever asked is gone
