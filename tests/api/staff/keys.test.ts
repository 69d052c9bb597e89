import { afterAll, expect, it } from 'vitest'
import { apiKeySchema, createdApiKeySchema } from '#contract/staff/keys.ts'
import { lineOf, orderForm } from '#tests/api/orders/orders.ts'
import { startTestApp } from '#tests/support/app.ts'
import { createStaff, keyOf } from '#tests/support/staff.ts'
import { call, codeOf } from './auth.ts'

let now = new Date()
const app = await startTestApp({}, { now: () => now })
afterAll(() => app.close())
const { prisma } = app.services.database
const admin = await createStaff(app, 'super_admin')

const post = (path: string, headers: Record<string, string>, body: object = {}) =>
  call(app, 'POST', path, { headers, body })
const products = (headers: Record<string, string>) => call(app, 'GET', '/admin/products', { headers })

async function made(given: object = {}) {
  const body = { name: 'Warehouse ERP', scopes: ['products.read', 'sales.write'], expiresAt: null, ...given }
  const answer = await post('/admin/api-keys', admin.cookie, body)
  expect(answer.status).toBe(201)
  const { key, secret } = createdApiKeySchema.parse(await answer.json())
  return { key, secret, headers: { authorization: `Bearer ${secret}` } }
}

it('is shown once, stored as a hash, and audited without the key', async () => {
  const { key, secret } = await made()
  expect(secret).toMatch(/^hk_[\w-]{43}$/)
  expect(key).toMatchObject({ prefix: secret.slice(0, 11), rate: 600, lastUsedAt: null, revokedAt: null })
  const listed = await (await call(app, 'GET', '/admin/api-keys', { headers: admin.cookie })).text()
  expect(listed).toContain(key.id)
  const stored = JSON.stringify([
    listed,
    await prisma.apiKey.findMany(),
    await prisma.auditEntry.findMany({ where: { entityId: key.id }, omit: { seq: true } }),
  ])
  expect(stored).toContain('api_key.created')
  expect(stored).not.toContain(secret.slice(11))
})

it.each([
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['settings.manage'] }, 'scopes.0'],
  [{ rate: 5 }, 'rate'],
  [{ expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
  [{ name: ' ' }, 'name'],
])('is not made of %j', async (given, path) => {
  const body = { name: 'ERP', scopes: ['products.read'], expiresAt: null, ...given }
  const answer = await post('/admin/api-keys', admin.cookie, body)
  expect([answer.status, (await answer.json()).errors[0].path]).toEqual([400, path])
})

it('acts under its own name, and beside a cookie it counts alone', async () => {
  const { key, headers } = await made({ scopes: ['sales.write', 'sales.read'] })
  const answer = await post('/admin/orders', headers, orderForm({ lines: [lineOf(null)] }))
  expect(answer.status).toBe(201)
  const { id } = await answer.json()
  expect(await prisma.order.findUnique({ where: { id } })).toMatchObject({ createdBy: key.name, createdById: null })
  expect(await prisma.auditEntry.findFirst({ where: { entityId: id } })).toMatchObject({
    action: 'order.created',
    actorKind: 'key',
    actorId: key.id,
    actorName: 'Warehouse ERP',
  })
  expect(await codeOf(await products({ ...admin.cookie, ...headers }), 403)).toBe('permission.denied')
})

it('is noted with the time and address of its last use, once a minute', async () => {
  const { key, headers } = await made()
  const used = () => prisma.apiKey.findUniqueOrThrow({ where: { id: key.id } })
  await products(headers)
  await expect.poll(used).toMatchObject({ lastUsedAt: now, lastUsedFrom: '127.0.0.1' })
  const first = now
  now = new Date(now.getTime() + 30_000)
  await products(headers)
  expect((await used()).lastUsedAt).toEqual(first)
  now = new Date(now.getTime() + 31_000)
  await products(headers)
  await expect.poll(async () => (await used()).lastUsedAt).toEqual(now)
})

it('ends at once when it is revoked, and when it expires', async () => {
  const { key, headers } = await made()
  const brief = await made({ expiresAt: new Date(now.getTime() + 60_000).toISOString() })
  expect([(await products(headers)).status, (await products(brief.headers)).status]).toEqual([200, 200])
  const revoked = await post(`/admin/api-keys/${key.id}/revoke`, admin.cookie)
  expect(apiKeySchema.parse(await revoked.json())).toMatchObject({ id: key.id, revokedBy: 'A super_admin' })
  expect(await codeOf(await products(headers), 401)).toBe('session.required')
  expect(await codeOf(await post(`/admin/api-keys/${key.id}/revoke`, admin.cookie), 409)).toBe('key.revoked')
  now = new Date(now.getTime() + 60_000)
  expect(await codeOf(await products(brief.headers), 401)).toBe('session.required')
})

it.each([
  ['nothing more', 'hk_'],
  ['another key', `hk_${'a'.repeat(43)}`],
  ['more than any key', `hk_${'a'.repeat(5000)}`],
  ['a space', 'hk_a b'],
  ['a quotation mark', "hk_'--"],
])('is refused with %s', async (_case, key) => {
  expect(await codeOf(await products({ authorization: `Bearer ${key}` }), 401)).toBe('session.required')
})

it('has a limit of its own, counted over all instances and told in each answer', async () => {
  const key = await keyOf(app, ['products.read'], { rate: 10 })
  const other = await keyOf(app, ['products.read'], { rate: 10 })
  const first = await products(key)
  expect(first.headers.get('ratelimit-policy')).toBe('"key";q=10;w=60')
  expect(first.headers.get('ratelimit')).toMatch(/^"key";r=9;t=\d+$/)
  await prisma.rateCount.updateMany({ where: { key: { startsWith: 'key:' }, count: 1 }, data: { count: 10 } })
  const last = await products(key)
  expect([last.status, await codeOf(last, 429)]).toEqual([429, 'rate.limited'])
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await products(other)).status).toBe(200)
})
