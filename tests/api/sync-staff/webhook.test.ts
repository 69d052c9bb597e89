import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type SyncWebhook, syncWebhookSchema, syncWebhookTokenSchema } from '#contract/sync/sync-webhook.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createWebhookSender, type WebhookSender, webhookEvent } from '#tests/support/notion/webhooks.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { answered, ask, refused } from '../back-office/ask.ts'
import { quick } from '../deliveries/deliveries.ts'

let app: TestApp
let viewer: StaffMember
let admin: StaffMember
let notion: WebhookSender

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://shop.example/' }, { pace: quick })
  viewer = await createStaff(app, 'viewer')
  admin = await createStaff(app, 'super_admin')
  notion = createWebhookSender(app.url)
})
afterAll(() => app.close())
afterEach(async () => {
  await app.services.database.prisma.notionWebhook.deleteMany()
  await app.services.database.prisma.notionWebhookEvent.deleteMany()
})

const prisma = () => app.services.database.prisma
const state = async () => answered(await ask(app, '/admin/sync/webhook', viewer), syncWebhookSchema)
const press = async (method: 'POST' | 'DELETE'): Promise<SyncWebhook> =>
  answered(await ask(app, '/admin/sync/webhook', admin, { method }), syncWebhookSchema)
const show = () => ask(app, '/admin/sync/webhook/token', admin, { method: 'POST' })
const anEvent = () => webhookEvent({ entity: { id: '5f2b7a34-90bb-4c8e-a5c1-7e0f2b4d6a88', type: 'page' } })

describe('A subscription', () => {
  it('is made in four steps: we wait, Notion sends its token, staff paste it, an event comes', async () => {
    const before = await prisma().auditEntry.findFirst({ orderBy: { seq: 'desc' } })
    expect(await state()).toEqual({
      state: 'off',
      address: 'https://shop.example/api/v1/webhooks/notion',
      isReachable: true,
      waitsUntil: null,
      lastEventAt: null,
    })
    const waiting = await press('POST')
    expect(waiting.state).toBe('waiting')
    const leftMs = Date.parse(waiting.waitsUntil ?? '') - Date.now()
    expect(Math.abs(leftMs - 600_000)).toBeLessThan(60_000)
    expect((await notion.sendToken()).status).toBe(204)
    expect(await state()).toMatchObject({ state: 'unverified', waitsUntil: null })
    expect((await answered(await show(), syncWebhookTokenSchema)).token).toBe(notion.token)
    expect((await notion.send(anEvent())).status).toBe(204)
    expect(await state()).toMatchObject({ state: 'connected', lastEventAt: expect.any(String) })
    expect((await answered(await show(), syncWebhookTokenSchema)).token).toBe(notion.token)
    const where = { action: { startsWith: 'sync.webhook' }, seq: { gt: before?.seq ?? 0 } }
    const select = { action: true, actorName: true } as const
    expect(await prisma().auditEntry.findMany({ where, select, orderBy: { seq: 'asc' } })).toEqual([
      { action: 'sync.webhook_awaited', actorName: 'A super_admin' },
      { action: 'sync.webhook_token_received', actorName: 'Notion' },
      { action: 'sync.webhook_token_shown', actorName: 'A super_admin' },
      { action: 'sync.webhook_token_shown', actorName: 'A super_admin' },
    ])
  })

  it('keeps its token encrypted, and in no answer but that to a Super Admin', async () => {
    await press('POST')
    await notion.sendToken()
    const kept = await prisma().notionWebhook.findUniqueOrThrow({ where: { id: 1 } })
    expect(kept.token).not.toContain(notion.token)
    expect(await (await ask(app, '/admin/sync/webhook', viewer)).text()).not.toContain(notion.token)
    const entries = await prisma().auditEntry.findMany()
    expect(JSON.stringify(entries, (_, value) => (typeof value === 'bigint' ? `${value}` : value))).not.toContain(
      notion.token,
    )
  })

  it('takes no token that nobody waits for, nor a second one, nor one that comes too late', async () => {
    await refused(await notion.sendToken(), 409, 'webhook.not_awaited')
    expect(await state()).toMatchObject({ state: 'off' })
    await refused(await show(), 409, 'webhook.no_token')
    await press('POST')
    await notion.sendToken()
    await refused(await createWebhookSender(app.url, 'secret_of_another').sendToken(), 409, 'webhook.not_awaited')
    expect((await answered(await show(), syncWebhookTokenSchema)).token).toBe(notion.token)
    await press('POST')
    const receivedAt = new Date(Date.now() - 10 * 60_000)
    await prisma().notionWebhook.updateMany({ data: { receivedAt } })
    await refused(await notion.sendToken(), 409, 'webhook.not_awaited')
    expect(await state()).toMatchObject({ state: 'off' })
  })

  it('that is made anew takes the place of the former one', async () => {
    await press('POST')
    await notion.sendToken()
    await press('POST')
    await refused(await notion.send(anEvent()), 401, 'webhook.unsigned')
    const renewed = createWebhookSender(app.url)
    await renewed.sendToken()
    await refused(await notion.send(anEvent()), 401, 'webhook.unsigned')
    expect(await state()).toMatchObject({ state: 'unverified', lastEventAt: null })
    expect((await renewed.send(anEvent())).status).toBe(204)
  })

  it('that is removed takes no event, and waits for no token', async () => {
    await press('POST')
    await notion.sendToken()
    expect(await press('DELETE')).toMatchObject({ state: 'off' })
    expect(await press('DELETE')).toMatchObject({ state: 'off' })
    await refused(await notion.send(anEvent()), 401, 'webhook.unsigned')
    await refused(await notion.sendToken(), 409, 'webhook.not_awaited')
  })
})

describe('An event', () => {
  it('that is forged is refused and leaves nothing behind', async () => {
    await press('POST')
    await notion.sendToken()
    const body = JSON.stringify(anEvent())
    const right = notion.signatureOf(body)
    const forged: Record<string, string>[] = [
      {},
      { 'x-notion-signature': '' },
      { 'x-notion-signature': right.replace('sha256=', '') },
      { 'x-notion-signature': right.slice(0, -1) },
      { 'x-notion-signature': `${right.slice(0, -1)}${right.endsWith('0') ? '1' : '0'}` },
      { 'x-notion-signature': createWebhookSender(app.url, '').signatureOf(body) },
      { 'x-notion-signature': createWebhookSender(app.url, 'secret_of_another').signatureOf(body) },
    ]
    for (const headers of forged) await refused(await notion.post(body, headers), 401, 'webhook.unsigned')
    const changed = body.replace('page.properties_updated', 'page.deleted')
    await refused(await notion.post(changed, { 'x-notion-signature': right }), 401, 'webhook.unsigned')
    expect(await prisma().notionWebhookEvent.count()).toBe(0)
    expect(await state()).toMatchObject({ state: 'unverified', lastEventAt: null })
  })

  it('is signed as it came: its bytes, however they are spelt', async () => {
    await press('POST')
    await notion.sendToken()
    const spaced = JSON.stringify({ ...anEvent(), workspace_name: '目錄 ☂' }, null, 2)
    expect((await notion.post(spaced, { 'x-notion-signature': notion.signatureOf(spaced) })).status).toBe(204)
  })

  it('that says nothing to us is taken and changes nothing', async () => {
    await press('POST')
    await notion.sendToken()
    for (const odd of [{}, { id: 'no uuid', type: 'page.created' }, { ...anEvent(), timestamp: 'now' }]) {
      expect((await notion.send(odd)).status).toBe(204)
    }
    expect(await prisma().notionWebhookEvent.count()).toBe(0)
  })

  it('may be no larger than an event is', async () => {
    const large = JSON.stringify({ ...anEvent(), more: 'x'.repeat(40_000) })
    expect((await notion.post(large, { 'x-notion-signature': notion.signatureOf(large) })).status).toBe(413)
  })
})

it.each([
  ['http://shop.example', false],
  ['https://localhost:3000', false],
  ['https://127.0.0.1', false],
])('says whether Notion can reach the site: %s', async (PUBLIC_URL, isReachable) => {
  const own = await startTestApp({ PUBLIC_URL })
  const as = await createStaff(own, 'viewer')
  const answer = await answered(await ask(own, '/admin/sync/webhook', as), syncWebhookSchema)
  await own.close()
  expect(answer).toMatchObject({ isReachable, address: `${PUBLIC_URL}/api/v1/webhooks/notion` })
})
