import { afterAll, expect, it } from 'vitest'
import { company } from '#tests/api/customers/customers.ts'
import { call, codeOf } from '#tests/api/staff/auth.ts'
import { startTestApp } from '#tests/support/app.ts'
import { createStaff, keyOf } from '#tests/support/staff.ts'

const app = await startTestApp()
afterAll(() => app.close())
const { prisma } = app.services.database
const erp = await keyOf(app, ['sales.write', 'sales.read'])
const other = await keyOf(app, ['sales.write', 'sales.read'])
const admin = await createStaff(app, 'super_admin')

const form = (name: string) => company({ name, contacts: [] })
const create = (key: string, name: string, headers: Record<string, string> = erp) =>
  call(app, 'POST', '/admin/customers', { headers: { ...headers, 'idempotency-key': key }, body: form(name) })
const called = (name: string) => prisma.customer.count({ where: { name } })

it('a creation sent again is answered as the first time, and done once', async () => {
  const first = await create('k1', 'Once Ltd')
  const again = await create('k1', 'Once Ltd')
  expect([first.status, again.status]).toEqual([201, 201])
  expect([first.headers.get('idempotency-replayed'), again.headers.get('idempotency-replayed')]).toEqual([null, 'true'])
  expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'))
  expect(await again.json()).toEqual(await first.json())
  expect(await called('Once Ltd')).toBe(1)
  const stored = await prisma.idempotentAnswer.findFirstOrThrow({ where: { key: 'k1' } })
  expect(JSON.stringify(stored)).not.toContain('Once Ltd')
})

it('sent many times at once, it is done once; the others are told to wait, or get its answer', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => create('k2', 'At once Ltd')))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([])
  for (const answer of answers.filter(({ status }) => status === 409)) {
    expect([answer.headers.get('retry-after'), await codeOf(answer, 409)]).toEqual(['1', 'idempotency.in_progress'])
  }
  expect(await called('At once Ltd')).toBe(1)
  expect((await create('k2', 'At once Ltd')).status).toBe(201)
})

it('with another body it is refused', async () => {
  await create('k3', 'This Ltd')
  expect(await codeOf(await create('k3', 'That Ltd'), 409)).toBe('idempotency.other_request')
  expect(await called('That Ltd')).toBe(0)
})

it('a key belongs to whoever sent it', async () => {
  await create('k4', 'Mine Ltd')
  expect((await create('k4', 'Theirs Ltd', other)).status).toBe(201)
  expect((await create('k4', 'A person’s Ltd', admin.cookie)).status).toBe(201)
})

it('after a day it is another request; before that, its answer is not erased', async () => {
  const age = (hours: number) =>
    prisma.$executeRaw`UPDATE "IdempotentAnswer" SET "createdAt" = now() - make_interval(hours => ${hours}::int) WHERE "key" = 'k5'`
  await create('k5', 'Daily Ltd')
  await age(23)
  await app.services.retention.erase(new Date())
  expect((await create('k5', 'Daily Ltd')).headers.get('idempotency-replayed')).toBe('true')
  await age(25)
  expect((await create('k5', 'Daily Ltd')).headers.get('idempotency-replayed')).toBeNull()
  expect(await called('Daily Ltd')).toBe(2)
  await age(25)
  expect((await app.services.retention.erase(new Date())).repeatedAnswers).toBe(1)
})

it('what was refused may be sent again with the same key', async () => {
  expect((await create('k6', '')).status).toBe(400)
  const missing = await call(app, 'POST', '/admin/customers/11111111-1111-4111-8111-111111111111/notes', {
    headers: { ...erp, 'idempotency-key': 'k6' },
    body: { text: 'Hello' },
  })
  expect(missing.status).toBe(404)
  expect((await create('k6', 'Corrected Ltd')).status).toBe(201)
})

it('where the process died before it answered, nothing is done twice', async () => {
  await create('k7', 'Cut off Ltd')
  await prisma.idempotentAnswer.updateMany({
    where: { key: 'k7' },
    data: { status: null, body: null, createdAt: new Date(Date.now() - 10 * 60_000) },
  })
  expect(await codeOf(await create('k7', 'Cut off Ltd'), 409)).toBe('idempotency.unfinished')
  expect(await called('Cut off Ltd')).toBe(1)
})

it.each(['', 'x'.repeat(256)])('no key is “%.3s…”', async (key) => {
  expect(await codeOf(await create(key, 'Odd Ltd'), 400)).toBe('request.invalid')
})
