import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ask } from '#tests/api/back-office/ask.ts'
import { editorOf } from '#tests/api/products-staff/products.ts'
import { set } from '#tests/api/settings/settings.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { createTestSync } from '#tests/support/sync.ts'
import { lineOf, orderForm, productWith, type Seller, sellerOf } from './orders.ts'

let notion: NotionStandIn
let app: TestApp
let staff: StaffMember
let seller: Seller

beforeAll(async () => {
  notion = await startNotion()
  app = await startTestApp()
  staff = await createStaff(app, 'manager')
  seller = sellerOf(app, staff)
  const admin = await createStaff(app, 'super_admin', { password: true })
  await set(app, admin, 'notifications', { productNotifications: true })
})
beforeEach(() => app.services.database.prisma.notification.deleteMany())
afterAll(async () => {
  await app.close()
  await notion.close()
})

/** What one person has been told of stock since the test began. */
async function noticesOfLowStock(): Promise<unknown[]> {
  const rows = await app.services.database.prisma.notification.findMany({
    where: { kind: 'stock.low', userId: staff.id },
    orderBy: { createdAt: 'asc' },
  })
  return rows.map(({ params }) => params)
}

it('an order that leaves 10 or fewer is told once; one that leaves none, again', async () => {
  const product = await productWith(app, staff, 14)
  const params = { productId: product, name: expect.any(String) }
  const first = await seller.create({ lines: [lineOf(product, 3)] })
  expect(await noticesOfLowStock()).toEqual([])
  const second = await seller.create({ lines: [lineOf(product, 1)] })
  await seller.create({ lines: [lineOf(product, 2)] })
  expect(await noticesOfLowStock()).toEqual([{ ...params, stock: 10 }])
  await seller.create({ lines: [lineOf(product, 8)] })
  expect(await noticesOfLowStock()).toEqual([
    { ...params, stock: 10 },
    { ...params, stock: 0 },
  ])
  // What was promised is no news once it goes.
  await seller.move(await seller.move(first, 'processing'), 'shipped')
  expect(await noticesOfLowStock()).toHaveLength(2)
  // Given back, 1 of them: fewer than 10 are left, as before.
  await seller.move(second, 'cancelled')
  await seller.create({ lines: [lineOf(product, 1)] })
  expect((await noticesOfLowStock()).slice(2)).toEqual([{ ...params, stock: 0 }])
})

it('an order that is refused has told nobody', async () => {
  const [product, none] = [await productWith(app, staff, 12), await productWith(app, staff, 0)]
  const answer = await seller.send('POST', '', orderForm({ lines: [lineOf(product, 5), lineOf(none)] }))
  expect(answer.status).toBe(409)
  expect(await noticesOfLowStock()).toEqual([])
})

it('an edit that leaves few is told, of what orders do not hold; one that leaves more is not', async () => {
  const editor = editorOf(app, staff)
  const product = await productWith(app, staff, 100)
  await seller.create({ lines: [lineOf(product, 20)] })
  const now = await editor.edit(await editor.get(product), { availability: '31' })
  expect(await noticesOfLowStock()).toEqual([])
  const low = await editor.edit(now, { availability: '30' })
  expect(await noticesOfLowStock()).toMatchObject([{ productId: product, stock: 10 }])
  await editor.edit(await editor.edit(low, { availability: '25' }), { availability: '90' })
  expect(await noticesOfLowStock()).toHaveLength(1)
  expect((await editor.retire(await editor.get(product))).isRetired).toBe(true)
})

it('a change of many tells five by name, and counts the others', async () => {
  const ids = await Promise.all(Array.from({ length: 9 }, () => productWith(app, staff, 50)))
  const products = ids.map((id) => ({ id, version: 1 }))
  const body = { products, change: { action: 'stock', quantity: 2 } }
  expect((await ask(app, '/admin/products/bulk', staff, { method: 'POST', body })).status).toBe(200)
  const all = await noticesOfLowStock()
  expect(all).toHaveLength(6)
  expect(all.at(-1)).toMatchObject({ stock: 2, others: 3 })
})

it('a sync that leaves few is told, and the next one, which changes nothing, is not', async () => {
  const page = notion.pages.add({ 產品名稱: 'Synced sensor', Availability: 'In Stock 40' })
  const sync = createTestSync(app, notion)
  await sync.run()
  expect(await noticesOfLowStock()).toEqual([])
  notion.pages.edit(page, { Availability: 'In Stock 4' })
  await sync.run()
  await sync.run()
  expect(await noticesOfLowStock()).toMatchObject([{ name: 'Synced sensor', stock: 4 }])
})
