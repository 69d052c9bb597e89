import { adviceOn, StartError } from './start-error.ts'

/** Below the 30 s that Compose gives a container to stop. */
const stopLimitMs = 25_000

export interface Run {
  /** Aborted by the first SIGINT, SIGTERM or SIGHUP; later ones are ignored. */
  stopping: AbortSignal
  /** Resources of the program, closed in reverse order when it ends, however it ends. */
  opened: AsyncDisposableStack
}

/**
 * Runs a program, closes its resources and exits: with 0 where it returned true, else with 1, after one line for what it threw. A stop that
 * takes too long is cut off with 1.
 */
export async function runProgram(program: (run: Run) => Promise<boolean>, limitMs = stopLimitMs): Promise<void> {
  const stopping = stopOnSignal(limitMs)
  const opened = new AsyncDisposableStack()
  const succeeded = await program({ stopping, opened }).catch(complain)
  const closed = await opened.disposeAsync().then(() => true, complain)
  process.exit(succeeded && closed ? 0 : 1)
}

/** @throws StartError where the work takes longer than the limit */
export async function within<T>(limitMs: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StartError(`${what} took longer than ${limitMs} ms`)), limitMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Aborts on the first signal only: npm passes a terminal's Ctrl-C on, so that it arrives twice. */
function stopOnSignal(limitMs: number): AbortSignal {
  const stopping = new AbortController()
  function stop(): void {
    if (stopping.signal.aborted) return
    setTimeout(giveUp, limitMs, limitMs)
    stopping.abort(new StartError('Stopped by a signal'))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  return stopping.signal
}

function giveUp(limitMs: number): void {
  complain(new StartError(`It did not stop within ${limitMs} ms`))
  process.exit(1)
}

function complain(error: unknown): false {
  const line = error instanceof StartError ? error.message : (adviceOn(String(error)) ?? format(error))
  process.stderr.write(`${line}\n`)
  return false
}

function format(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
