import { inspect } from 'node:util'
import type { LogFn, Logger } from 'pino'

const errorLevel = 50

const kindsMax = 500

const requestsMax = 1000

/**
 * Returns a pino hook that logs an error at once, and while it recurs, once every `everyMs` with its count and request ids: logging each
 * would fill a disk.
 */
export function countRepeats(everyMs: number) {
  const kinds = new Map<string, { repeated: number; reqIds: string[] }>()

  return function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, level: number): void {
    const kind = level < errorLevel ? undefined : kindOf(args)
    const known = kind === undefined ? undefined : kinds.get(kind)
    if (known) {
      count(known, this)
      return
    }
    if (kind !== undefined && kinds.size < kindsMax) watch(kind, args, (more) => method.apply(this, more))
    method.apply(this, args)
  }

  function watch(kind: string, [fields, message]: Parameters<LogFn>, say: (args: Parameters<LogFn>) => void): void {
    const came = { repeated: 0, reqIds: [] }
    kinds.set(kind, came)
    const timer = setTimeout(() => {
      kinds.delete(kind)
      if (came.repeated === 0) return
      watch(kind, [fields, message], say)
      say(typeof fields === 'object' ? [{ ...fields, ...came }, message] : [came, String(fields)])
    }, everyMs)
    timer.unref()
  }
}

function count(came: { repeated: number; reqIds: string[] }, log: Logger): void {
  came.repeated += 1
  const { reqId } = log.bindings()
  if (typeof reqId === 'string' && came.reqIds.length < requestsMax) came.reqIds.push(reqId)
}

/** Returns the key of an error: a named fault is the same wherever it occurs, other errors where they come from the same line. */
function kindOf([fields, message]: Parameters<LogFn>): string {
  if (typeof fields !== 'object' || fields === null) return inspect(fields)
  const { err, ...others } = Object.fromEntries(Object.entries(fields))
  const source = 'fault' in others ? undefined : err instanceof Error ? err.stack : err
  return inspect([message, others, source], { breakLength: Number.POSITIVE_INFINITY })
}
