import { Worker } from 'node:worker_threads'
import { type ImportFault, importFaultCodes } from '#contract/product-import-faults.ts'
import { createPool } from '#server/platform/pool.ts'
import { ImportFaultError } from './product-imports.faults.ts'
import type { FileToKeep } from './product-imports.worker.repo.ts'

/** What a thread is asked to do: read a file and keep it, or compare one that is kept with the catalogue. */
export type ImportTask =
  | {
      kind: 'upload'
      bytes: ArrayBuffer
      file: Pick<FileToKeep, 'id' | 'fileName' | 'createdById' | 'createdBy'>
    }
  | { kind: 'preview'; id: string }

const limitMs = 60_000
const heapMb = 1024
/** Each may take that much memory. */
const threadsMax = 2

/** Threads that read files: other requests are answered meanwhile, and no file brings the site down. */
export function createImportThreads(url: string, limits = { limitMs, heapMb }) {
  const running = new Set<Worker>()
  const inTurn = createPool(threadsMax)
  return {
    isBusy: () => running.size >= threadsMax,

    /**
     * Of several at once, some wait for their turn.
     * @throws ImportFaultError what is wrong with the file; too_slow, too_much_memory, stopped
     */
    run: (task: ImportTask): Promise<void> =>
      inTurn(async () => {
        const worker = new Worker(new URL('./product-imports.worker.ts', import.meta.url), {
          workerData: { url, task },
          transferList: task.kind === 'upload' ? [task.bytes] : [],
          resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
        })
        running.add(worker)
        await ended(worker, limits.limitMs).finally(() => running.delete(worker))
      }),

    async close(): Promise<void> {
      while (running.size > 0) await Promise.all([...running].map((worker) => worker.terminate())) // of which each makes room
    },
  }
}

export type ImportThreads = ReturnType<typeof createImportThreads>

function ended(worker: Worker, limitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new ImportFaultError('too_slow'))
      void worker.terminate()
    }, limitMs)
    worker.once('error', (error: unknown) => reject(faultOf(error)))
    worker.once('exit', (code) => {
      clearTimeout(late)
      if (code === 0) resolve()
      else reject(new ImportFaultError('stopped'))
    })
  })
}

/** Errors come out of a thread without their class. */
function faultOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return new ImportFaultError('too_much_memory')
  const code = importFaultCodes.find((one): one is ImportFault => one === error.message)
  return code ? new ImportFaultError(code) : error
}
