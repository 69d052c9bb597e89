import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { everything, stockInvalidation } from '#server/modules/catalogue/products/invalidation.ts'
import { lineOf, productWith, type Seller, sellerOf, stockSet } from '#tests/api/orders/orders.ts'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { leaveTheSix } from '#tests/support/catalogue/samples.ts'
import { startNotion } from '#tests/support/notion/stand-in.ts'
import { restoreRows } from '#tests/support/restored.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { createTestSync } from '#tests/support/sync.ts'
import { list } from './catalogue.ts'

const path = '/api/v1/products'

/** An instance whose readings of the catalogue are counted, each by what was asked for. */
interface Instance {
  get: (address: string) => Promise<{ body: string; isRead: boolean }>
  /** Which of these addresses are read from the database, asked for now. */
  readOf: (addresses: string[]) => Promise<string[]>
}

let test: TestApp
let staff: StaffMember
let seller: Seller
beforeAll(async () => {
  test = await startTestApp()
  await leaveTheSix(test) // all of a category on one page
  staff = await createStaff(test, 'manager')
  seller = sellerOf(test, staff)
})
afterAll(() => test.close())
restoreRows(() => test)

async function instanceOf(of: TestApp): Promise<Instance & { app: FastifyInstance }> {
  let readings = 0
  const { products } = of.services
  const app = await appWith(of, {
    products: {
      ...products,
      list: (query) => {
        readings += 1
        return products.list(query)
      },
      detail: (slug) => {
        readings += 1
        return products.detail(slug)
      },
    },
  })
  async function get(address: string) {
    const before = readings
    const { statusCode, body } = await app.inject(address)
    expect(statusCode).toBe(200)
    return { body, isRead: readings > before }
  }
  return {
    app,
    get,
    async readOf(addresses) {
      const read: string[] = []
      for (const address of addresses) if ((await get(address)).isRead) read.push(address)
      return read
    },
  }
}

describe('two instances, of which one ships an order', () => {
  let other: TestApp
  let one: Awaited<ReturnType<typeof instanceOf>>
  let two: Awaited<ReturnType<typeof instanceOf>>
  let product: string
  let showing: string[]
  const hiding = [`${path}?category=software`, `${path}/iot-platform-app`, `${path}?search=%E6%BC%8F%E6%B0%B4`]

  beforeEach(async () => {
    other = await startTestApp({ DATABASE_URL: test.databaseUrl })
    one = await instanceOf(test)
    two = await instanceOf(other)
    product = await productWith(test, staff, 100)
    const { slug } = await test.services.database.prisma.product.findUniqueOrThrow({ where: { id: product } })
    showing = [path, `${path}/${slug}`, `${path}?category=hardware`, `${path}?category=software&sort=-stock`]
    return async () => {
      await one.app.close()
      await two.app.close()
      await other.close()
    }
  })

  const all = () => [...showing, ...hiding]

  /** Both keep all of it: nothing that was published before is still on its way. */
  async function kept(): Promise<void> {
    for (const instance of [one, two]) await expect.poll(() => instance.readOf(all())).toEqual([])
  }

  async function ship(pieces: number): Promise<void> {
    const order = await seller.create({ lines: [lineOf(product, pieces)] })
    const packed = await seller.move(order, 'processing')
    await kept()
    await seller.move(packed, 'shipped')
  }

  it('some pieces of many: what shows the product, or is in the order of stock, is read anew, and all else is kept', async () => {
    await ship(4)
    expect(await one.readOf(all())).toEqual(showing) // at once, where it was shipped
    await expect.poll(async () => (await two.get(showing[1] ?? '')).body).toContain('"stockQuantity":96')
    expect(await two.readOf(hiding)).toEqual([])
    expect((await two.get(path)).body).toBe((await one.get(path)).body)
  })

  it('the last pieces: every list may count and order otherwise, so all of it is read anew', async () => {
    await ship(100)
    expect(await one.readOf(all())).toEqual(all())
    await expect.poll(async () => (await two.get(showing[1] ?? '')).body).toContain('"inStock":false')
    expect((await two.get(hiding[0] ?? '')).body).toBe((await one.get(hiding[0] ?? '')).body)
  })

  it('staff who set the stock find it in their next reading, and soon on the other', async () => {
    await kept()
    await stockSet(test, staff, product, 60)
    expect((await one.get(showing[1] ?? '')).body).toContain('"stockQuantity":60')
    await expect.poll(async () => (await two.get(showing[1] ?? '')).body).toContain('"stockQuantity":60')
  })

  it('an import of several steps is read whole once it has ended, on both', { tags: ['night'] }, async () => {
    await using notion = { stand: await startNotion(), [Symbol.asyncDispose]: () => notion.stand.close() }
    const row = (index: number) => ({ 產品名稱: `Step ${index}`, Category: 'hardware', MSRP: 10, Availability: '5' })
    for (let index = 0; index < 520; index += 1) notion.stand.pages.add(row(index))
    await kept()
    await createTestSync(test, notion.stand).run()
    const total = async ({ get }: Instance) => Object(JSON.parse((await get(`${path}?search=Step`)).body)).total
    expect(await total(one)).toBe(520)
    await expect.poll(() => total(two), { timeout: 10_000 }).toBe(520)
  })
})

describe('the counts of lists without words', () => {
  const counted = async (query: Record<string, string>) => (await list(test, query)).facets.category

  it('are read once for all pages and orders of a choice, until more has changed than how many pieces there are', async () => {
    const { database, catalogueChanges } = test.services
    const before = await counted({})
    const after = before.map(({ value, count }) => ({ value, count: value === 'software' ? 0 : count }))
    expect(after).not.toEqual(before)
    const where = { category: 'software' } as const
    await database.prisma.product.updateMany({ where, data: { retiredAt: new Date() } }) // and nobody is told
    catalogueChanges.notify(stockInvalidation([]))
    expect(await counted({ sort: 'nameEn', page: '2' })).toEqual(before)
    expect(await counted({ category: 'hardware' })).toEqual(after) // another choice
    catalogueChanges.notify(everything)
    expect(await counted({ sort: 'price' })).toEqual(after)
  })
})
