import { expect } from 'vitest'
import { type AnyProblem, anyProblemSchema } from '#contract/problems/staff-problems.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { StaffMember } from '#tests/support/staff.ts'

/** Asks as somebody who is signed in, or as nobody. */
export function ask(
  app: Pick<TestApp, 'url'>,
  path: string,
  staff?: StaffMember,
  { method = 'GET', body }: { method?: string; body?: object } = {},
): Promise<Response> {
  return fetch(`${app.url}/api/v1${path}`, {
    method,
    headers: { ...staff?.cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}

/** An answer that must be taken, as the contract has it. */
export async function answered<Value>(answer: Response, schema: { parse: (value: unknown) => Value }): Promise<Value> {
  const body: unknown = await answer.json()
  expect(answer.status, JSON.stringify(body)).toBe(200)
  const value = schema.parse(body)
  expect(body).toEqual(value)
  return value
}

/** An answer that must be this problem. */
export async function refused(answer: Response, status: number, code: AnyProblem['code']): Promise<AnyProblem> {
  const body: unknown = await answer.json()
  expect([answer.status, body], JSON.stringify(body)).toEqual([status, expect.objectContaining({ code })])
  return anyProblemSchema.parse(body)
}
