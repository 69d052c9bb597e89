import { afterAll, beforeAll, expect, it } from 'vitest'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, staffPassword } from '#tests/support/staff.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

it('over HTTPS every cookie is Secure, of this host alone, out of reach of scripts and of other sites', async () => {
  const { email: username } = await createStaff(test, 'viewer', { password: true })
  await using app = await appWith(test, { trustProxy: ['127.0.0.1'] })
  const headers = { host: 'shop.example', 'x-forwarded-proto': 'https', 'sec-fetch-site': 'same-origin' }
  const payload = { username, password: staffPassword }
  const answer = await app.inject({ method: 'POST', url: '/api/v1/auth/login', headers, payload })
  const chatAnswer = await app.inject({ method: 'POST', url: '/api/v1/chat', headers, payload: { message: 'Hello' } })
  const cookies = [answer.headers['set-cookie'] ?? [], chatAnswer.headers['set-cookie'] ?? []].flat()
  expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual([
    '__Host-assistant',
    '__Host-device',
    '__Host-session',
  ])
  for (const cookie of cookies) {
    const attributes = cookie.split('; ').slice(1)
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']))
    expect(cookie).not.toContain('Domain')
    expect(cookie.split(';')[0]?.length).toBeLessThan(4096)
  }
  const token = cookies.map((cookie) => /^__Host-session=([^;]+)/.exec(cookie)?.[1]).find(Boolean)
  expect(token).toBeDefined()
  expect(answer.body).not.toContain(token)
})
