import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { anyProblemSchema } from '#contract/problems/staff-problems.ts'
import { urlOf } from '../../../api/endpoint.ts'
import { StaffFailure } from '../request.ts'

/** Enough for 20 MB on a slow line, plus parsing. */
const uploadLimitMs = 10 * 60_000

/**
 * Sends a file as the body of a request. Uses XMLHttpRequest because `fetch` reports no upload progress.
 * @param onSent called with the share that is sent, from 0 to 1
 */
export function sendFile<Schema extends z.ZodMiniType>(
  endpoint: Endpoint & { answer: Schema },
  query: Record<string, string>,
  file: File,
  onSent: (share: number) => void,
  signal: AbortSignal,
): Promise<z.output<Schema>> {
  const request = new XMLHttpRequest()
  request.open(endpoint.method, urlOf(endpoint, { query: new URLSearchParams(query) }))
  request.setRequestHeader('content-type', 'application/octet-stream')
  request.timeout = uploadLimitMs
  request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0))
  signal.addEventListener('abort', () => request.abort())
  const answer = new Promise<z.output<Schema>>((resolve, reject) => {
    const fail = () => reject(new StaffFailure('network.unreachable', true))
    for (const event of ['error', 'timeout', 'abort']) request.addEventListener(event, fail)
    request.addEventListener('load', () => {
      const body = jsonOf(request.responseText)
      const parsed = z.safeParse(endpoint.answer, body)
      if (request.status === 201 && parsed.success) resolve(parsed.data)
      else reject(failureOf(request.status, body))
    })
  })
  request.send(file)
  return answer
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function failureOf(status: number, body: unknown): StaffFailure {
  const problem = z.safeParse(anyProblemSchema, body)
  if (!problem.success) return new StaffFailure('server.error', status >= 500)
  return new StaffFailure(problem.data.code, status >= 500, { problem: problem.data })
}
