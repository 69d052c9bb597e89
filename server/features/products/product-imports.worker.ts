import { setPriority } from 'node:os'
import { isMainThread, workerData } from 'node:worker_threads'

// On Linux this is the thread's alone: whoever waits for an answer goes first, also while the modules below are loaded.
if (process.platform === 'linux' && !isMainThread) setPriority(19)
const { runTask } = await import('./product-imports.task.ts')
await runTask(workerData.url, workerData.task)
