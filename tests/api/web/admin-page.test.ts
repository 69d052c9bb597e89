import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionKey } from '#contract/site/served.ts'
import { defaultSettings } from '#contract/site/settings.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type SmallClient, servedIn, writeClient } from '#tests/support/client/client.ts'
import { createStaff } from '#tests/support/staff.ts'

const page = '<!doctype html><html><head><title>admin</title></head><body></body></html>'
let client: SmallClient
let app: TestApp

beforeAll(async () => {
  client = await writeClient()
  await writeFile(path.join(client.folder, 'admin.html'), page)
  app = await startTestApp({ DEMO: '1' }, { client: client.folder })
  await app.services.staff.firstStart.makeAccounts()
})
afterAll(async () => {
  await app.close()
  await client.remove()
})
async function open(headers: Record<string, string> = {}) {
  const answer = await fetch(`${app.url}/admin/products`, { headers })
  return { status: answer.status, kept: answer.headers.get('cache-control'), html: await answer.text() }
}

describe('the admin’s page', () => {
  it('brings what signing in begins with to nobody who is signed in, as the API says it', async () => {
    const { html, ...answer } = await open()
    expect(answer).toEqual({ status: 200, kept: 'no-store' })
    const asked = await fetch(`${app.url}/api/v1/auth/session`)
    const session = await asked.json()
    expect(session).toMatchObject({ user: null, demoAccounts: [{}, {}, {}, {}] })
    expect(servedIn(html)).toMatchObject({
      site: { origin: app.url },
      queries: [{ key: sessionKey, data: session }],
    })
  })

  it('is the plain file from where staff may not sign in: the API says so', async () => {
    const { prisma } = app.services.database
    const values = { ...defaultSettings.security, ipWhitelist: ['203.0.113.7'] }
    await prisma.settingGroup.upsert({
      where: { name: 'security' },
      create: { name: 'security', values },
      update: { values },
    })
    await app.services.settings.refresh()
    expect(await open()).toEqual({ status: 200, kept: 'no-cache', html: page })
    await prisma.settingGroup.delete({ where: { name: 'security' } })
    await app.services.settings.refresh()
  })

  it('tells a proxy’s visitors of no sample account', async () => {
    const { html } = await open({ 'x-forwarded-for': '203.0.113.7' })
    expect(servedIn(html)).toMatchObject({ queries: [{ data: { user: null, demoAccounts: [] } }] })
  })

  it('is the plain file to who is signed in: their browser may keep it, and asks who they are', async () => {
    const { cookie } = await createStaff(app, 'viewer')
    expect(await open(cookie)).toEqual({ status: 200, kept: 'no-cache', html: page })
  })
})
