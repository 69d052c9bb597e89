import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod'
import { createLogger } from '#server/platform/logging.ts'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'

let test: TestApp
let viewer: StaffMember

beforeAll(async () => {
  test = await startTestApp()
  viewer = await createStaff(test, 'viewer')
})
afterAll(() => test.close())

const lineSchema = z.object({ msg: z.string(), reqId: z.string(), code: z.string(), userId: z.string().optional() })

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
const guess = { username: 'nobody@staff.example', password: 'guess-of-a-stranger' }

it.each([
  ['a role that is too low', '/admin/users', {}, 'permission.denied', true],
  ['bad input', '/admin/products?page=0', {}, 'request.invalid', true],
  ['no session', '/admin/users', { headers: {} }, 'session.required', false],
  ['a page of another site', '/auth/logout', { method: 'POST', headers: {} }, 'origin.refused', false],
  [
    'a wrong password',
    '/auth/login',
    { method: 'POST', headers: json, payload: guess },
    'session.invalid_credentials',
    false,
  ],
] as const)(
  'the log says who was refused for %s, and nothing of what was sent',
  async (_why, url, request, code, isKnown) => {
    const lines: string[] = []
    const logger = createLogger('info', { write: (line) => lines.push(line) })
    await using app = await appWith(test, { logger })
    const answer = await app.inject({ url: `/api/v1${url}`, headers: viewer.cookie, ...request })
    expect(answer.json()).toMatchObject({ code })
    const refusals = lines.filter((line) => line.includes('A request was refused'))
    const logged = z.array(lineSchema).parse(refusals.map((line) => JSON.parse(line)))
    const reqId = answer.headers['x-request-id']
    expect(logged).toEqual([{ msg: 'A request was refused', reqId, code, ...(isKnown && { userId: viewer.id }) }])
    expect(lines.join()).not.toMatch(/guess-of-a-stranger|nobody@staff/)
  },
)
