import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod'
import { type Answer, error, invalidCursor, json, severalDataSources } from './answers.ts'

/** A fault of a request. A write that is answered with a status is not done, unless the fault says `done`. */
export type Fault =
  | { kind: 'status'; status: number; code?: string; message?: string; retryAfter?: string; done?: true }
  | { kind: 'html'; status?: number }
  | { kind: 'broken-json' }
  | { kind: 'results-not-a-list' }
  /** A page without rows that says that there are more. */
  | { kind: 'no-rows' }
  /** More rows are said to be where one was before. */
  | { kind: 'looping-cursor' }
  | { kind: 'more-without-cursor' }
  /** Rows come without a column that the database has. */
  | { kind: 'column-left-out'; id: string }
  | { kind: 'cut' }
  /** The connection ends before a byte of the answer. */
  | { kind: 'lost' }
  /** The answer waits for this. */
  | { kind: 'held'; until: Promise<unknown> }
  /** Carried out at once, and answered later. */
  | { kind: 'slow'; ms: number }
  /** Carried out later, whether or not the caller still waits. */
  | { kind: 'late'; ms: number }
  | { kind: 'several-data-sources' }
  | { kind: 'invalid-start-cursor' }

const html = '<!DOCTYPE html><html><head><title>Bad gateway</title></head><body>cloudflare</body></html>'

/** Faults that wait for the requests they are to spoil. */
export function createFaultScript<Request>() {
  const script: { fault: Fault; left: number; when: (request: Request) => boolean }[] = []
  return {
    /** Spoils the next request that `when` picks, or the next few. */
    add(
      fault: Fault,
      { times = 1, when = () => true }: { times?: number; when?: (request: Request) => boolean } = {},
    ): void {
      script.push({ fault, left: times, when })
    },
    take(request: Request): Fault | undefined {
      const next = script.find(({ left, when }) => left > 0 && when(request))
      if (next) next.left -= 1
      return next?.fault
    },
  }
}

/** Whether a request comes to nothing, rather than its answer. */
export function preventsWork(fault: Fault): boolean {
  if (fault.kind === 'status') return fault.done !== true
  return ['html', 'several-data-sources', 'invalid-start-cursor'].includes(fault.kind)
}

/** The answer with the fault in it; nothing is asked for one where the fault prevents the work. */
export function spoil(answered: () => Answer, fault: Fault): Answer {
  const answer = preventsWork(fault) ? json(200, {}) : answered()
  switch (fault.kind) {
    case 'status':
      return statusAnswer(fault)
    case 'html':
      return { status: fault.status ?? 200, contentType: 'text/html; charset=utf-8', body: html }
    case 'broken-json':
      return { ...answer, body: answer.body.slice(0, answer.body.length / 2) }
    case 'results-not-a-list':
      return json(200, { object: 'list', results: { first: 1 }, next_cursor: null, has_more: false })
    case 'no-rows':
      return changed(answer, () => ({ results: [], has_more: true, next_cursor: 'more' }))
    case 'looping-cursor':
      return changed(answer, ({ results }) => ({ has_more: true, next_cursor: results[0]?.id }))
    case 'more-without-cursor':
      return changed(answer, () => ({ has_more: true, next_cursor: null }))
    case 'column-left-out':
      return changed(answer, ({ results }) => ({
        results: results.map((row) => ({
          ...row,
          properties: Object.fromEntries(Object.entries(row.properties).filter(([, { id }]) => id !== fault.id)),
        })),
      }))
    case 'several-data-sources':
      return severalDataSources({ id: 'a database', sources: [] })
    case 'invalid-start-cursor':
      return invalidCursor('4c2b1c9e-6a0d-4ad8-8a52-2f8c1f0e7b11')
    default:
      return answer
  }
}

const listSchema = z.looseObject({
  results: z.array(
    z.looseObject({ id: z.string(), properties: z.record(z.string(), z.looseObject({ id: z.string() })) }),
  ),
})

function changed(answer: Answer, change: (list: z.infer<typeof listSchema>) => object): Answer {
  const list = listSchema.parse(JSON.parse(String(answer.body)))
  return { ...answer, body: JSON.stringify({ ...list, ...change(list) }) }
}

function statusAnswer(fault: Extract<Fault, { kind: 'status' }>): Answer {
  const { status, code = codes[status] ?? 'internal_server_error', message = `Scripted answer ${status}` } = fault
  const headers = fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter }
  return { ...error(status, code, message), headers }
}

const codes: Record<number, string> = {
  400: 'validation_error',
  401: 'unauthorized',
  403: 'restricted_resource',
  404: 'object_not_found',
  409: 'conflict_error',
  429: 'rate_limited',
  503: 'service_unavailable',
  504: 'gateway_timeout',
  529: 'service_overload',
}

/** Sends an answer; a fault of the connection delays it or cuts it off in the middle. */
export async function deliver(response: ServerResponse, answer: Answer, fault: Fault | undefined): Promise<void> {
  const body = Buffer.from(answer.body)
  if (fault?.kind === 'slow' && !(await stayed(response, fault.ms))) return
  if (fault?.kind === 'held') await fault.until
  if (fault?.kind === 'lost') {
    response.destroy()
    return
  }
  response.writeHead(answer.status, {
    'content-type': answer.contentType ?? 'application/json; charset=utf-8',
    'content-length': body.length,
    ...answer.headers,
  })
  if (fault?.kind !== 'cut') response.end(body)
  else response.write(body.subarray(0, body.length / 2), () => response.destroy())
}

/** Waits; false where the caller has hung up meanwhile. */
async function stayed(response: ServerResponse, ms: number): Promise<boolean> {
  const hungUp = new AbortController()
  response.once('close', () => hungUp.abort())
  return delay(ms, true, { signal: hungUp.signal }).catch(() => false)
}
