import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '#tests/api/staff/auth.ts'
import { startTestApp } from '#tests/support/app.ts'
import { unlimited } from '#tests/support/limits.ts'
import { createStaff, keyOf } from '#tests/support/staff.ts'

const app = await startTestApp({}, { limits: unlimited })
afterAll(() => app.close())
const { prisma } = app.services.database
await createStaff(app, 'super_admin')
const erp = await keyOf(app, ['sales.read'])

const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index))

async function sevenOf(name: string): Promise<void> {
  for (let index = 0; index < 7; index += 1) {
    const lastOrderAt = index % 3 === 0 ? null : day(index % 2)
    await prisma.customer.create({ data: { name: `${name} ${index}`, type: 'business', lastOrderAt } })
  }
}
beforeAll(() => sevenOf('Peak'))

const get = (path: string) => call(app, 'GET', path.replace('/api/v1', ''), { headers: erp })

async function pageAt(path: string): Promise<{ names: string[]; next: string | undefined }> {
  const answer = await get(path)
  expect(answer.status).toBe(200)
  const { items } = (await answer.json()) as { items: { name: string }[] }
  return {
    names: items.map(({ name }) => name),
    next: answer.headers.get('link')?.match(/^<(.+)>; rel="next"$/)?.[1],
  }
}

/** Follows `Link` from a first page to the end. */
async function walk(first: string, between: (page: number) => Promise<unknown> = async () => undefined) {
  const names: string[] = []
  let pages = 0
  for (let path: string | undefined = first; path; pages += 1) {
    const page = await pageAt(path)
    names.push(...page.names)
    path = page.next
    await between(pages)
  }
  return { names, pages }
}

it.each(['name', '-name', 'lastOrder', '-lastOrder', 'createdAt', '-totalSpent'])(
  'walks through a list by %s as pages do, rows without a value last',
  async (sort) => {
    const whole = await pageAt(`/admin/customers?search=Peak&pageSize=100&sort=${sort}`)
    expect(whole).toEqual({ names: expect.any(Array), next: undefined })
    expect(await walk(`/admin/customers?search=Peak&pageSize=2&sort=${sort}`)).toEqual({ names: whole.names, pages: 4 })
  },
)

it('neither misses nor repeats a row while others come and go before it', async () => {
  await sevenOf('Quay')
  const { names } = await walk('/admin/customers?search=Quay&pageSize=3&sort=name', async (page) => {
    if (page === 0) await prisma.customer.create({ data: { name: 'Quay -1', type: 'business' } })
    if (page === 1) await prisma.customer.deleteMany({ where: { name: { in: ['Quay -1', 'Quay 0', 'Quay 5'] } } })
  })
  expect(names).toEqual([0, 1, 2, 3, 4, 5, 6].map((index) => `Quay ${index}`))
})

it('refuses a cursor that is broken, of another list or order, changed or a year old', async () => {
  const { next = '' } = await pageAt('/admin/customers?pageSize=1&sort=createdAt')
  const cursor = new URLSearchParams(next.split('?')[1]).get('cursor') ?? ''
  const parts = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [number, string, number, string, string]
  const changed = (index: number, value: unknown) =>
    Buffer.from(JSON.stringify(parts.with(index, value as string))).toString('base64url')
  const refused = {
    broken: `/admin/customers?sort=createdAt&cursor=${cursor.slice(0, -9)}`,
    'another order': `/admin/customers?sort=name&cursor=${cursor}`,
    'another list': `/admin/orders?cursor=${cursor}`,
    'a year old': `/admin/customers?sort=createdAt&cursor=${changed(2, parts[2] - 365)}`,
    'no key': `/admin/customers?sort=createdAt&cursor=${changed(3, 'x')}`,
    'no time': `/admin/customers?sort=createdAt&cursor=${changed(4, 'x')}`,
    'no text': `/admin/customers?sort=createdAt&cursor=${changed(4, '\0')}`,
  }
  for (const [what, path] of Object.entries(refused)) {
    const answer = await get(path)
    expect([what, answer.status], what).toEqual([what, 400])
    const problem = (await answer.json()) as { code: string; detail: string }
    expect(problem, what).toMatchObject({ code: 'cursor.invalid', detail: expect.stringContaining('`cursor`') })
  }
})
