import { type ChildProcess, fork } from 'node:child_process'
import type { Logger } from 'pino'
import type { SyncResult } from '#contract/sync/sync.ts'
import type { SyncNote } from '#contract/sync/sync-notes.ts'
import { noteOf } from './sync-error.ts'
import type { CarryOutElsewhere, SyncOptions } from './sync-run.ts'

/** Messages to the child: its order first, later that it must end (stopped, or the lock was lost). */
export type ToRun = RunOrder | { end: 'stop' | 'lost'; note: SyncNote }

export interface RunOrder {
  runId: string
  options: Omit<SyncOptions, 'stop'>
  url: string
  memory: object
}

export interface FromRun {
  result: SyncResult
  memory: object
}

interface RunProcessesOptions {
  program: string
  url: string
  /** Cache of the source's adapter, passed from run to run. */
  memory: object
  log: Logger
}

/** A stopped run may take 10 s for its page, and the server 25 s to stop. */
const endLimitMs = 18_000
const closeLimitMs = 10_000

/** Carries out runs in child processes, so that requests are not blocked. The server keeps the lock. */
export function createRunProcesses({ program, url, memory, log }: RunProcessesOptions) {
  const running = new Map<ChildProcess, Promise<void>>()

  function open(): ChildProcess {
    const child = fork(program, {
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const { promise: gone, resolve } = Promise.withResolvers<void>()
    running.set(child, gone)
    child.once('close', resolve)
    child.once('error', (error) => {
      log.error({ err: error }, 'The process of a sync could not be started')
      if (child.pid === undefined) resolve()
    })
    void gone.then(() => running.delete(child))
    return child
  }

  function send(child: ChildProcess, message: ToRun): void {
    child.send(message, () => undefined) // if it is gone, its exit is handled below
  }

  function endWith(child: ChildProcess, signal: AbortSignal, end: 'stop' | 'lost', over: AbortSignal): void {
    const sendEnd = () => {
      send(child, { end, note: noteOf(signal.reason) })
      killAfter(child, endLimitMs)
    }
    signal.addEventListener('abort', sendEnd, { once: true, signal: over })
  }

  function answerOf(child: ChildProcess): Promise<FromRun | undefined> {
    return new Promise((resolve) => {
      // `node --watch` sends messages of its own.
      child.on('message', (message: FromRun | object) => 'result' in message && resolve(message))
      void running.get(child)?.then(() => resolve(undefined))
    })
  }

  function killAfter(child: ChildProcess, ms: number): void {
    const timer = setTimeout(() => child.kill('SIGKILL'), ms)
    child.once('close', () => clearTimeout(timer))
  }

  const carryOut: CarryOutElsewhere = async (runId, { stop, ...options }, lost) => {
    const child = open()
    const over = new AbortController()
    endWith(child, stop, 'stop', over.signal)
    endWith(child, lost, 'lost', over.signal)
    send(child, { runId, options, url, memory })
    const answer = await answerOf(child)
    over.abort()
    if (!answer) {
      log.error({ runId, code: child.exitCode, signal: child.signalCode }, 'The process of a sync ended before its run')
      return undefined
    }
    killAfter(child, closeLimitMs)
    Object.assign(memory, answer.memory)
    return answer.result
  }

  return {
    carryOut,

    /** Kills remaining children. Call it when no run is in progress. */
    async close(): Promise<void> {
      for (const child of running.keys()) child.kill('SIGKILL')
      await Promise.all(running.values())
    },
  }
}
