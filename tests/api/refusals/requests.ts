import { text } from 'node:stream/consumers'
import * as z from 'zod'
import { type AnyProblem, anyProblemSchema } from '#contract/problems/staff-problems.ts'
import type { TestApp } from '#tests/support/app.ts'
import { methodOf } from '#tests/support/routes.ts'
import { unknownId } from './examples.ts'
import type { Operation } from './operations.ts'

export interface Given {
  params?: Record<string, string>
  query?: Record<string, string | string[]>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is, in place of `body`. */
  file?: { type: string; content: string | Buffer }
  headers?: Record<string, string>
  /** Where it comes from. */
  address?: string
}

export interface Answer {
  status: number
  headers: Record<string, unknown>
  /** Of a refusal. */
  problem: AnyProblem | undefined
}

/** How an operation is asked. @throws where its answer is none that it declares, or a refusal is no problem details, or has nothing to say */
export type Ask = (operation: Operation, given?: Given) => Promise<Answer>

/** @param who headers of whoever asks */
export function asker({ app }: Pick<TestApp, 'app'>, who: Record<string, string> = {}): Ask {
  return async ({ route, method, path, statuses }, given = {}) => {
    const { body, headers, address: remoteAddress } = given
    const file =
      given.file ?? (body === undefined ? undefined : { type: 'application/json', content: JSON.stringify(body) })
    const answer = await app.inject({
      method: methodOf(method),
      url: addressOf(path, given),
      headers: { ...who, ...(file && { 'content-type': file.type }), ...headers },
      ...(file && { payload: file.content }),
      ...(remoteAddress && { remoteAddress }),
      payloadAsStream: true,
    })
    const { statusCode: status } = answer
    if (!statuses.has(status)) throw new Error(`${route} answered ${status}, which it does not declare`)
    if (status < 400) {
      answer.stream().destroy() // a stream of events would never end
      return { status, headers: answer.headers, problem: undefined }
    }
    const problem = anyProblemSchema.parse(JSON.parse(await text(answer.stream())))
    const type = String(answer.headers['content-type'])
    if (problem.status !== status || !type.startsWith('application/problem+json'))
      throw new Error(`${route} answered ${status} as ${type}, of status ${problem.status}`)
    if (problem.detail === '') throw new Error(`${route} answered ${status} without a word`)
    return { status, headers: answer.headers, problem }
  }
}

/** The version that a refused write should have named. @param current of the problem: the record, or a group of it */
export function presentVersion({ path }: Operation, current: unknown): { version: number } | undefined {
  const group = Object(current)[path.split('/').at(-1) ?? '']
  return z.object({ version: z.int() }).safeParse(group ?? current).data
}

/** The address of an operation. */
export function addressOf(pattern: string, { params = {}, query = {} }: Given): string {
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? unknownId))
  const search = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  return `${path}?${new URLSearchParams(search)}`
}
