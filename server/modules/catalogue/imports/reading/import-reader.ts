// Program of a process that reads files (import-readers.ts).
import type { ReaderAnswer, ReaderOrder } from './import-readers.ts'

const loading = import('./import-task.ts')

process.on('message', async ({ url, task }: ReaderOrder) => {
  const { runTask } = await loading
  await runTask(url, task).then(
    (table) => process.send?.({ table } satisfies ReaderAnswer),
    (error: unknown) => process.send?.({ error } satisfies ReaderAnswer),
  )
})
process.once('disconnect', () => process.exit()) // the parent process is gone
