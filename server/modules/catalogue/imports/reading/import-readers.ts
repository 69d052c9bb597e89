import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type ImportFault, importFaultCodes } from '#contract/catalogue/product-import-faults.ts'
import type { FileEncoding } from '#contract/catalogue/product-imports.ts'
import { variableNames } from '#server/platform/config.ts'
import { createPool } from '#server/platform/pool.ts'
import { ImportFaultError } from '../import-faults.ts'
import type { FileToKeep } from './import-reader.repo.ts'
import type { FileTable } from './import-table.ts'

/** What a reader is asked to do: read a file and keep it, also in another encoding, or answer with it; or compare one that is kept with the catalogue. */
export type ImportTask =
  | { kind: 'upload'; bytes: ArrayBuffer; file: Pick<FileToKeep, 'id' | 'fileName' | 'createdById' | 'createdBy'> }
  | { kind: 'encoding'; id: string; encoding: FileEncoding }
  | { kind: 'preview'; id: string }
  | { kind: 'read'; bytes: ArrayBuffer }

/** Answered with an error, or with what was read. */
export interface ReaderAnswer {
  error?: unknown
  table?: FileTable | undefined
}

export interface ReaderOrder {
  /** Of the database. */
  url: string
  task: ImportTask
}

const usualLimits = {
  limitMs: 60_000,
  heapMb: 1024,
  /** How long one waits for its next file: columns are mapped in between, and a preview is often made twice. */
  idleMs: 300_000,
}
export type ReaderLimits = typeof usualLimits

/** Each may take that much memory. */
const readersMax = 2

const program = fileURLToPath(new URL('./import-reader.ts', import.meta.url))

/**
 * Processes that read files: other requests are answered meanwhile, no file brings the site down, and of the site's secrets they know
 * the database's alone.
 */
export function createImportReaders(url: string, unusual: Partial<ReaderLimits> = {}) {
  const limits = { ...usualLimits, ...unusual }
  const readers = new Set<ChildProcess>()
  const idle = new Map<ChildProcess, NodeJS.Timeout>()
  const inTurn = createPool(readersMax)

  function open(): ChildProcess {
    const reader = fork(program, {
      execArgv: [`--max-old-space-size=${limits.heapMb}`],
      env: withoutOurs(process.env),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    readers.add(reader)
    reader.once('exit', () => forget(reader))
    return reader
  }

  function forget(reader: ChildProcess): void {
    readers.delete(reader)
    waitsNoMore(reader)
  }

  function waitsNoMore(reader: ChildProcess): void {
    clearTimeout(idle.get(reader))
    idle.delete(reader)
  }

  function takeWaiting(): ChildProcess | undefined {
    const reader = [...idle.keys()].find(isUsable)
    if (reader) waitsNoMore(reader)
    return reader
  }

  function leaveWaiting(reader: ChildProcess): void {
    if (!isUsable(reader)) return
    const ending = setTimeout(() => reader.kill(), limits.idleMs)
    idle.set(reader, ending)
  }

  function isUsable(reader: ChildProcess): boolean {
    return readers.has(reader) && reader.connected && !reader.killed
  }

  const order = (task: ImportTask): Promise<FileTable | undefined> =>
    inTurn(async () => {
      const reader = takeWaiting() ?? open()
      return answered(reader, { url, task }, limits.limitMs).finally(() => leaveWaiting(reader))
    })

  return {
    isBusy: () => readers.size - idle.size >= readersMax,

    /**
     * Of several at once, some wait for their turn.
     * @throws ImportFaultError what is wrong with the file; too_slow, too_much_memory, stopped
     */
    run: async (task: ImportTask): Promise<void> => {
      await order(task)
    },

    /** The table that a file holds. @throws likewise */
    async read(bytes: Buffer): Promise<FileTable> {
      const table = await order({ kind: 'read', bytes: Uint8Array.from(bytes).buffer })
      if (!table) throw new ImportFaultError('stopped')
      return table
    },

    async close(): Promise<void> {
      await Promise.all([...readers].map(end))
    },
  }
}

export type ImportReaders = ReturnType<typeof createImportReaders>

/** The configuration is not theirs to know. */
function withoutOurs(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !variableNames.includes(name)))
}

/** @throws ImportFaultError */
async function answered(reader: ChildProcess, order: ReaderOrder, limitMs: number): Promise<FileTable | undefined> {
  const over = new AbortController()
  const late = AbortSignal.timeout(limitMs)
  late.addEventListener('abort', () => void end(reader), over)
  try {
    reader.send(order)
    const [{ error, table }]: [ReaderAnswer] = await Promise.race([answerOf(reader, over), death(reader, over)])
    if (error) throw faultOf(error)
    return table
  } catch (error) {
    throw late.aborted ? new ImportFaultError('too_slow') : error
  } finally {
    over.abort()
  }
}

async function answerOf(reader: ChildProcess, over: AbortController): Promise<[ReaderAnswer]> {
  const [answer] = await once(reader, 'message', over)
  return [answer]
}

async function death(reader: ChildProcess, over: AbortController): Promise<[ReaderAnswer]> {
  const [code, signal] = await once(reader, 'exit', over)
  const isOutOfMemory = signal === 'SIGABRT' || code === 134 // how V8 ends a process
  return [{ error: new ImportFaultError(isOutOfMemory ? 'too_much_memory' : 'stopped') }]
}

async function end(reader: ChildProcess): Promise<void> {
  const exit = once(reader, 'exit')
  reader.kill('SIGKILL')
  await exit
}

/** Errors come out of a process without their class. */
function faultOf(error: unknown): unknown {
  const code = importFaultCodes.find((one): one is ImportFault => error instanceof Error && one === error.message)
  return code ? new ImportFaultError(code) : error
}
