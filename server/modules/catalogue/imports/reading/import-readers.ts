import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type ImportFault, importFaultCodes } from '#contract/catalogue/product-import-faults.ts'
import type { FileEncoding } from '#contract/catalogue/product-imports.ts'
import { variableNames } from '#server/platform/config.ts'
import { createPool } from '#server/platform/pool.ts'
import { ImportFaultError } from '../import-faults.ts'
import type { FileToStore } from './import-reader.repo.ts'
import type { FileTable } from './import-table.ts'

/** Task for a reader: store a file, read it again in another encoding, preview a stored one, or return a file's table. */
export type ImportTask =
  | { kind: 'upload'; bytes: ArrayBuffer; file: Pick<FileToStore, 'id' | 'fileName' | 'createdById' | 'createdBy'> }
  | { kind: 'encoding'; id: string; encoding: FileEncoding }
  | { kind: 'preview'; id: string }
  | { kind: 'read'; bytes: ArrayBuffer }

export interface ReaderAnswer {
  error?: unknown
  table?: FileTable | undefined
}

export interface ReaderOrder {
  url: string
  task: ImportTask
}

const defaultLimits = {
  limitMs: 60_000,
  heapMb: 1024,
  /** How long an idle reader is kept: columns are mapped in between, and a preview is often made twice. */
  idleMs: 300_000,
}
export type ReaderLimits = typeof defaultLimits

const readersMax = 2

const program = fileURLToPath(new URL('./import-reader.ts', import.meta.url))

/**
 * Creates processes that read files, so that requests are served meanwhile, no file can crash the site, and readers know no secret but the
 * database's.
 */
export function createImportReaders(url: string, unusual: Partial<ReaderLimits> = {}) {
  const limits = { ...defaultLimits, ...unusual }
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

    /** Runs a task; further ones wait for their turn. Throws ImportFaultError for a faulty file; too_slow, too_much_memory, stopped. */
    run: async (task: ImportTask): Promise<void> => {
      await order(task)
    },

    /** Returns the table of a file. Throws as `run`. */
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

/** Restores the class of an error that came from another process. */
function faultOf(error: unknown): unknown {
  const code = importFaultCodes.find((one): one is ImportFault => error instanceof Error && one === error.message)
  return code ? new ImportFaultError(code) : error
}
