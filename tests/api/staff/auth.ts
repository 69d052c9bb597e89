import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { expect } from 'vitest'
import { type AnyProblem, anyProblemSchema } from '#contract/problems/staff-problems.ts'
import { type Session, sessionSchema } from '#contract/staff/staff.ts'
import { createStaff, type Staff, type StaffServices } from '#server/modules/staff/accounts/staff.service.ts'
import type { TestApp } from '#tests/support/app.ts'

/** A page of our own, as a browser says it. */
export const ownPage = { 'sec-fetch-site': 'same-origin' }

/** Calls the API as a browser on our own page does. */
export function call(
  { url }: { url: string },
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Response> {
  const content = body === undefined ? {} : { body: JSON.stringify(body) }
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  return fetch(`${url}/api/v1${path}`, { method, headers: { ...ownPage, ...type, ...headers }, ...content })
}

export function login(app: { url: string }, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return call(app, 'POST', '/auth/login', { body, headers })
}

/** What a browser keeps of an answer's cookies, as it sends them. */
export function cookiesOf(answer: Response): Record<string, string> {
  return Object.fromEntries(
    answer.headers.getSetCookie().map((cookie) => {
      const [pair = ''] = cookie.split(';')
      const [name = '', ...value] = pair.split('=')
      return [name, value.join('=')]
    }),
  )
}

export function cookieHeader(cookies: Record<string, string>): { cookie: string } {
  return {
    cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
  }
}

export async function sessionOf(answer: Response): Promise<Session> {
  expect(answer.status).toBe(200)
  return sessionSchema.parse(await answer.json())
}

/** The code of a refusal, which is problem details of that status. */
export async function problemOf(answer: Response, status: number): Promise<AnyProblem> {
  const body: unknown = await answer.json()
  expect([answer.status, body]).toEqual([status, expect.anything()])
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  return anyProblemSchema.parse(body)
}

export async function codeOf(answer: Response, status: number): Promise<string> {
  return (await problemOf(answer, status)).code
}

/** No more entries are on their way; those of these actions, in order. */
export async function auditEntries({ services }: TestApp, ...actions: string[]) {
  await services.staff.backgroundTasks.settled()
  const rows = await services.database.prisma.auditEntry.findMany({ orderBy: { seq: 'asc' } })
  return rows.filter(({ action }) => actions.includes(action))
}

/** The services of signing in on another's database, some of them replaced. */
export function staffWith({ services, config }: TestApp, replaced: Partial<StaffServices> = {}): Staff {
  return createStaff({
    ...services,
    notify: services.notifications.notify,
    backgroundTasks: services.staff.backgroundTasks,
    jobs: { enqueue: async () => undefined },
    config,
    publicUrl: undefined,
    now: () => new Date(),
    random: randomBytes,
    log: pino({ level: 'silent' }),
    ...replaced,
  })
}

/** More tries than any test makes. */
export const manyTries = {
  signIns: { max: 1_000_000, windowMs: 60_000 },
  links: { max: 1_000_000, windowMs: 60_000 },
  resets: { max: 1_000_000, windowMs: 60_000 },
}
