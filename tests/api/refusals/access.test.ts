import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '#tests/support/app.ts'
import { unlimited } from '#tests/support/limits.ts'
import { createStaff, staffPassword } from '#tests/support/staff.ts'
import { declaring, operationsOf } from './operations.ts'
import { asker, type Given } from './requests.ts'

const app = await startTestApp({}, { limits: unlimited })
afterAll(() => app.close())

await app.services.database.prisma.settingGroup.create({
  data: { name: 'security', values: { ipWhitelist: ['127.0.0.1'] } },
})
await app.services.settings.refresh()
const { cookie, email } = await createStaff(app, 'super_admin', { password: true })
const ask = asker(app)
const operations = operationsOf(app)
const ownPage = { 'sec-fetch-site': 'same-origin' }

describe('401 of whoever is not signed in', () => {
  const wrongPassword: Given = { headers: ownPage, body: { username: email, password: `not ${staffPassword}` } }
  const strangers: Record<string, Given[]> = {
    signIn: [wrongPassword],
    createAccessToken: [wrongPassword],
    receiveStripeWebhook: [{ body: {} }, { body: {}, headers: { 'stripe-signature': 't=1,v1=0' } }],
    receiveNotionWebhook: [{ body: {} }, { body: {}, headers: { 'x-notion-signature': 'sha256=0' } }],
  }

  it.each(declaring(operations, 401))('%s', async (_, operation) => {
    const requests = strangers[operation.id] ?? [
      { headers: ownPage },
      { headers: { authorization: 'Bearer a.b.c' } },
      { headers: { ...ownPage, cookie: `session=${'x'.repeat(43)}` } },
    ]
    for (const given of requests) expect((await ask(operation, given)).status, JSON.stringify(given)).toBe(401)
  })
})

describe('403 of whoever comes from an address that is not on the allow-list', () => {
  it.each(declaring(operations, 403))('%s', async (_, operation) => {
    const { status, problem } = await ask(operation, { headers: cookie, address: '203.0.113.9' })
    expect([status, problem?.code]).toEqual([403, 'address.refused'])
  })
})

describe('403 of a change that a page of another site asks for', () => {
  const changes = declaring(operations, 403).filter(([, { method }]) => method !== 'GET')

  it.each(changes)('%s', async (_, operation) => {
    const session = { cookie: cookie.cookie }
    const isForPrograms = operation.id === 'createAccessToken'
    const pages: Record<string, string>[] = [
      ...(isForPrograms ? [] : [session]), // what says nothing is no browser of today
      { ...session, 'sec-fetch-site': 'cross-site' },
      { ...session, 'sec-fetch-site': 'same-site' },
      { ...session, 'sec-fetch-site': 'none' },
      { ...session, origin: 'https://evil.example' },
      { ...session, origin: 'null' },
    ]
    for (const headers of pages) {
      const { status, problem } = await ask(operation, { headers })
      expect([status, problem?.code], JSON.stringify(headers)).toEqual([403, 'origin.refused'])
    }
  })
})
