import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productStatsSchema, staffProductPageSchema } from '#contract/catalogue/staff-products.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { productWith } from '../orders/orders.ts'
import { answered, ask, refused } from './ask.ts'

let app: TestApp
let viewer: StaffMember
let manager: StaffMember

beforeAll(async () => {
  app = await startTestApp()
  viewer = await createStaff(app, 'viewer')
  manager = await createStaff(app, 'manager')
  const { prisma } = app.services.database
  const stock = (slug: string, stockQuantity: number, more: { inStock?: boolean; retiredAt?: Date } = {}) =>
    prisma.product.updateMany({ where: { slug }, data: { stockQuantity, ...more } })
  await stock('water-leak-sensor', 11, { inStock: true })
  await stock('parking-sensor', 10, { inStock: true })
  await stock('iot-platform-app', 40, { inStock: false })
  await prisma.product.updateMany({ where: { slug: 'parking-sensor' }, data: { msrp: null } })
})

afterAll(() => app.close())

async function products(query: string) {
  return answered(await ask(app, `/admin/products?${query}`, viewer), staffProductPageSchema)
}

describe('GET /admin/products', () => {
  it('a stock of 10 is low, and what is not in stock is out, whatever is left', async () => {
    const slugs = async (stock: string) => (await products(`stock=${stock}`)).items.map(({ slug }) => slug)
    expect(await slugs('low-stock')).toContain('parking-sensor')
    expect(await slugs('in-stock')).toContain('water-leak-sensor')
    expect(await slugs('out-of-stock')).toContain('iot-platform-app')
    const { items } = await products('')
    for (const { slug, stockStatus } of items) expect(await slugs(stockStatus)).toContain(slug)
  })

  it('a search finds whole words; letters inside others where there are none', async () => {
    const hub = await productWith(app, manager, 5, 'hardware', { name: 'Zubrin Hub' })
    const other = await productWith(app, manager, 5, 'hardware', { name: 'Megazubrinette' })
    const found = async (search: string) => (await products(`search=${search}`)).items.map(({ id }) => id)
    expect(await found('zubrin')).toEqual([hub])
    expect(await found('ubrin')).toEqual(expect.arrayContaining([hub, other]))
  })

  it('products without a price come last in either direction', async () => {
    for (const sort of ['price', '-price']) {
      const prices = (await products(`sort=${sort}`)).items.map(({ msrp }) => msrp)
      expect(prices.at(-1)).toBeNull()
      expect(prices.slice(0, -1)).not.toContain(null)
    }
  })

  it('the order of English readers is by the English names, or by the Chinese one where there is none', async () => {
    const { prisma } = app.services.database
    await prisma.product.updateMany({ where: { slug: 'water-leak-sensor' }, data: { nameEn: null } })
    const shown = (await products('sort=nameEn')).items.map(({ name, nameEn }) => nameEn ?? name)
    expect(shown).toEqual([...shown].sort(new Intl.Collator('en').compare))
    expect(shown.at(-1)).toMatch(/\p{Script=Han}/u)
    const backwards = (await products('sort=-nameEn')).items.map(({ name, nameEn }) => nameEn ?? name)
    expect(backwards).toEqual(shown.toReversed())
  })

  it('answers with those of some ids alone, with what is promised of them and what they cost', async () => {
    const { prisma } = app.services.database
    const [one, other] = await prisma.product.findMany({ take: 2, orderBy: { slug: 'asc' } })
    await prisma.product.update({ where: { id: one?.id ?? '' }, data: { hkdCost: 708.5, reserved: 3 } })
    await prisma.product.update({ where: { id: other?.id ?? '' }, data: { hkdCost: null } })
    const nobody = '11111111-1111-4111-8111-111111111111'
    const { items } = await products(`ids=${one?.id},${other?.id},${nobody}&sort=updatedAt`)
    const found = new Map(items.map(({ id, hkdCost, reserved }) => [id, { hkdCost, reserved }]))
    expect([...found]).toHaveLength(2)
    expect(found.get(one?.id ?? '')).toEqual({ hkdCost: 708.5, reserved: 3 })
    expect(found.get(other?.id ?? '')).toMatchObject({ hkdCost: null })
    await prisma.product.updateMany({ data: { hkdCost: null, reserved: 0 } })
  })

  it.each([
    ['no id', 'ids=leak-sensor'],
    ['more than a page of them', `ids=${Array(101).fill('11111111-1111-4111-8111-111111111111').join(',')}`],
  ])('refuses %s', async (_what, query) => {
    const { errors = [] } = await refused(await ask(app, `/admin/products?${query}`, viewer), 400, 'request.invalid')
    expect(errors[0]?.path).toMatch(/^ids/)
  })

  it('a retired product is there for staff, and not counted', async () => {
    const before = await answered(await ask(app, '/admin/products/stats', viewer), productStatsSchema)
    const { prisma } = app.services.database
    await prisma.product.updateMany({ where: { slug: 'iot-platform-app' }, data: { retiredAt: new Date() } })
    expect((await products('state=retired')).items.map(({ slug, isRetired }) => [slug, isRetired])).toEqual([
      ['iot-platform-app', true],
    ])
    expect((await products('state=listed')).total).toBe((await products('')).total - 1)
    const after = await answered(await ask(app, '/admin/products/stats', viewer), productStatsSchema)
    expect(after).toMatchObject({ total: before.total - 1, outOfStock: before.outOfStock - 1 })
    await prisma.product.updateMany({ where: { slug: 'iot-platform-app' }, data: { retiredAt: null } })
  })

  it('the figures are sums over rows', async () => {
    const rows = await app.services.database.prisma.product.findMany({ where: { retiredAt: null } })
    const sum = (price: (row: (typeof rows)[number]) => unknown) =>
      rows.reduce((total, row) => total + Number(price(row) ?? 0) * row.stockQuantity, 0)
    const stats = await answered(await ask(app, '/admin/products/stats', viewer), productStatsSchema)
    expect(stats).toMatchObject({
      total: rows.length,
      totalValue: sum(({ msrp }) => msrp),
      inventoryValue: sum(({ sensorPrice }) => sensorPrice),
    })
    expect(stats.inStock + stats.lowStock + stats.outOfStock).toBe(stats.total)
  })

  it('is exported whole, prices as numbers', async () => {
    const answer = await ask(app, '/admin/products/export.csv?search=sensor&headings=en', manager)
    const [headings, ...rows] = parse(await answer.text(), { bom: true })
    expect(rows).toHaveLength((await products('search=sensor')).total)
    expect(headings?.slice(0, 4)).toEqual(['SKU', 'Product Name', 'English Name', 'Description'])
  })
})
