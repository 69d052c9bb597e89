import { afterEach, beforeEach, expect, it } from 'vitest'
import { refused } from '#tests/api/back-office/ask.ts'
import { quick } from '#tests/api/deliveries/deliveries.ts'
import { editorOf } from '#tests/api/products-staff/products.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { createTestSync } from '#tests/support/sync.ts'
import { expectWhole, lineOf, type Seller, sellerOf, stockOf } from './orders.ts'

let notion: NotionStandIn
let app: TestApp
let staff: StaffMember
let seller: Seller
let page: string
let product: string

beforeEach(async () => {
  notion = await startNotion()
  page = notion.pages.add({ 產品名稱: 'Leak sensor', Category: 'hardware', Availability: 'In Stock 20' })
  const { url: NOTION_API_URL, apiKey: NOTION_API_KEY, databaseId: NOTION_DATABASE_ID } = notion
  app = await startTestApp({ NOTION_API_URL, NOTION_API_KEY, NOTION_DATABASE_ID }, { pace: quick })
  await createTestSync(app, notion).run()
  staff = await createStaff(app, 'manager')
  seller = sellerOf(app, staff)
  const row = await app.services.database.prisma.product.findFirstOrThrow({ where: { name: 'Leak sensor' } })
  product = row.id
})
afterEach(async () => {
  await expectWhole(app)
  await app.close()
  await notion.close()
})

it('what is shipped is fewer in Notion soon after; what is only ordered is not', async () => {
  const order = await seller.create({ lines: [lineOf(product, 3), lineOf(product, 2)] })
  const processing = await seller.move(order, 'processing')
  expect(notion.pages.values(page)).toMatchObject({ Availability: 'In Stock 20' })
  const { version } = await editorOf(app, staff).get(product)
  const shipped = await seller.move(processing, 'shipped')
  expect(shipped.lines).toMatchObject([{ reserved: 0, stockQuantity: 15, available: 15 }, { reserved: 0 }])
  await until(() => JSON.stringify(notion.pages.values(page)).includes('In Stock 15'))
  const [revision] = await editorOf(app, staff).history({ id: product })
  expect(revision).toMatchObject({ version: version + 1, origin: 'order', actorName: 'A manager' })
  expect(revision?.changes).toEqual([{ field: 'availability', from: 'In Stock 20', to: 'In Stock 15' }])
})

it('stock that Notion has lowered since is not shipped beyond what is there, nor below nothing', async () => {
  const order = await seller.create({ lines: [lineOf(product, 8)] })
  const other = await seller.create({ lines: [lineOf(product, 8)] })
  notion.pages.edit(page, { Availability: 'In Stock 10' })
  await createTestSync(app, notion).run()
  expect(await stockOf(app, product)).toEqual({ stockQuantity: 10, reserved: 10 })
  await seller.move(await seller.move(order, 'processing'), 'shipped')
  const processing = await seller.move(other, 'processing')
  const answer = await seller.send('POST', `/${other.id}/status`, { version: processing.version, to: 'shipped' })
  expect((await refused(answer, 409, 'order.stock_short')).errors).toEqual([
    { path: 'lines.0.quantity', message: 'only 2 left', code: 'few_left', params: { left: 2 } },
  ])
  expect(await stockOf(app, product)).toEqual({ stockQuantity: 2, reserved: 2 })
  expect(await seller.get(other.id)).toEqual(processing)
  const { prisma } = app.services.database
  const isSent = { where: { id: product, pending: { isEmpty: true } } }
  await until(async () => (await prisma.product.count(isSent)) === 1) // else both sides had changed it
  notion.pages.edit(page, { Availability: 'In Stock 5' })
  await createTestSync(app, notion).run()
  expect(await stockOf(app, product)).toEqual({ stockQuantity: 5, reserved: 5 })
  await seller.move(processing, 'cancelled')
  expect(await stockOf(app, product)).toEqual({ stockQuantity: 5, reserved: 0 })
})

it('an order of a product that was retired since is shipped, and edited without it being sold anew', async () => {
  const order = await seller.create({ lines: [lineOf(product, 4)] })
  const editor = editorOf(app, staff)
  await editor.retire(await editor.get(product))
  const edited = await seller.edit(order, { lines: [lineOf(product, 3)] })
  await seller.move(await seller.move(edited, 'processing'), 'shipped')
  expect(await stockOf(app, product)).toEqual({ stockQuantity: 17, reserved: 0 })
})

it('an order outlives a product that is deleted', async () => {
  const order = await seller.create({ lines: [lineOf(product, 4)] })
  await app.services.database.prisma.product.delete({ where: { id: product } })
  const kept = await seller.get(order.id)
  expect(kept.lines).toMatchObject([{ productId: null, name: '漏水感測器', reserved: 4, stockQuantity: null }])
  await seller.move(await seller.move(kept, 'processing'), 'shipped')
})
