import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#tests/api/back-office/ask.ts'
import { expectWhole, lineOf, orderThatIsShort, productWith, sellerOf, stockSet } from '#tests/api/orders/orders.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'

let app: TestApp
let staff: StaffMember

beforeAll(async () => {
  app = await startTestApp()
  staff = await createStaff(app, 'manager', { name: 'Mei Manager' })
})
afterEach(() => expectWhole(app))
afterAll(() => app.close())

const prisma = () => app.services.database.prisma
const movementsOf = (productId: string) =>
  prisma().stockMovement.findMany({
    where: { productId },
    orderBy: { sequence: 'asc' },
    select: { quantity: true, reason: true, origin: true, reference: true, author: true },
  })

it('each way of changing the stock leaves a movement, with its author and why', async () => {
  const { order, product } = await orderThatIsShort(app, staff, 9, 5)
  const seller = sellerOf(app, staff)
  const packed = await seller.ship(order, { state: 'packed', pieces: [3] })
  await seller.step(packed, packed.shipments[0]?.id ?? '', 'unpack')
  const by = { author: 'Mei Manager' }
  expect(await movementsOf(product)).toEqual([
    { quantity: 9, reason: 'opening', origin: 'staff', reference: '', ...by },
    { quantity: -4, reason: 'adjustment', origin: 'staff', reference: '', ...by },
    { quantity: -3, reason: 'shipment', origin: 'order', reference: order.reference, ...by },
    { quantity: 3, reason: 'shipment', origin: 'order', reference: order.reference, ...by },
  ])
  await stockSet(app, staff, product, 5)
  expect(await movementsOf(product)).toHaveLength(4) // nothing has changed
  const { version } = await prisma().product.findUniqueOrThrow({ where: { id: product } })
  const body = { products: [{ id: product, version }], change: { action: 'stock', quantity: 8 } }
  expect((await ask(app, '/admin/products/bulk', staff, { method: 'POST', body })).status).toBe(200)
  const bulk = { quantity: 3, reason: 'adjustment', origin: 'bulk', reference: '', ...by }
  expect((await movementsOf(product)).at(-1)).toEqual(bulk)
})

describe('the database refuses', () => {
  const warehouse = async () => (await prisma().stockLocation.findFirstOrThrow({ where: { isDefault: true } })).id
  const move = async (productId: string, ...quantities: number[]) => {
    const locationId = await warehouse()
    const rows = quantities.map((quantity) => ({ productId, locationId, quantity, reason: 'transfer' as const }))
    return prisma().stockMovement.createMany({ data: rows })
  }

  it('a movement that the product does not know of, and takes those that come to nothing', async () => {
    const product = await productWith(app, staff, 4)
    await expect(move(product, 1)).rejects.toThrow('Stock is not the sum of its movements')
    await expect(move(product, -5, 5)).resolves.toEqual({ count: 2 })
    expect((await movementsOf(product)).map(({ quantity }) => quantity)).toEqual([4, -5, 5])
  })

  it('less than nothing at a location, and a movement that is changed or deleted', async () => {
    const product = await productWith(app, staff, 4)
    await expect(move(product, -5)).rejects.toThrow('less than nothing')
    const of = { where: { productId: product } }
    await expect(prisma().stockMovement.updateMany({ ...of, data: { quantity: 5 } })).rejects.toThrow('constraint')
    await expect(prisma().stockMovement.deleteMany(of)).rejects.toThrow('constraint')
    expect(await movementsOf(product)).toMatchObject([{ quantity: 4 }])
  })
})

it('ships from the location that is named, if it has all of it', async () => {
  const seller = sellerOf(app, staff)
  const product = await productWith(app, staff, 4)
  const order = await seller.move(await seller.create({ lines: [lineOf(product, 4)] }), 'processing')
  const { id: locationId } = await prisma().stockLocation.create({ data: { name: '分倉' } })
  const short = await seller.send('POST', `/${order.id}/shipments`, {
    submissionId: crypto.randomUUID(),
    version: order.version,
    pieces: [2],
    locationId,
  })
  expect(short.status).toBe(409)
  const main = await prisma().stockLocation.findFirstOrThrow({ where: { isDefault: true } })
  await prisma().stockMovement.createMany({
    data: [
      { productId: product, locationId: main.id, quantity: -3, reason: 'transfer' },
      { productId: product, locationId, quantity: 3, reason: 'transfer' },
    ],
  })
  const shipped = await seller.ship(order, { pieces: [2], locationId })
  expect(shipped.shipments[0]?.locationId).toBe(locationId)
  await seller.move(shipped, 'shipped') // one piece at each location
  const levels = await prisma().stockLevel.findMany({ where: { productId: product } })
  expect(levels.map(({ quantity }) => quantity)).toEqual([0, 0])
})

it('of many products at once is taken at the default location first, then at others', async () => {
  const main = await prisma().stockLocation.findFirstOrThrow({ where: { isDefault: true } })
  const branch = await prisma().stockLocation.create({ data: { name: '第二分倉' } })
  const stocked = async (atMain: number, atBranch: number) => {
    const id = await productWith(app, staff, atMain + atBranch)
    const moved = { productId: id, reason: 'transfer' as const }
    const data = [
      { ...moved, locationId: main.id, quantity: -atBranch },
      { ...moved, locationId: branch.id, quantity: atBranch },
    ]
    if (atBranch > 0) await prisma().stockMovement.createMany({ data })
    return { id, version: (await prisma().product.findUniqueOrThrow({ where: { id } })).version }
  }
  const products = [await stocked(4, 3), await stocked(6, 5), await stocked(1, 0)]
  const body = { products, change: { action: 'stock', quantity: 5 } }
  expect((await ask(app, '/admin/products/bulk', staff, { method: 'POST', body })).status).toBe(200)
  const moved = await prisma().stockMovement.findMany({ where: { origin: 'bulk', at: { gte: branch.createdAt } } })
  const pieces = products.map(({ id }) =>
    [main, branch].map((place) => moved.find((row) => row.productId === id && row.locationId === place.id)?.quantity),
  )
  expect(pieces).toEqual([
    [-2, undefined],
    [-6, undefined],
    [4, undefined],
  ])
  const versions = products.map(({ id, version }) => ({ id, version: version + 1 }))
  const fewer = { products: versions, change: { action: 'stock', quantity: 1 } }
  expect((await ask(app, '/admin/products/bulk', staff, { method: 'POST', body: fewer })).status).toBe(200)
  const levels = await prisma().stockLevel.findMany({ where: { productId: { in: products.map(({ id }) => id) } } })
  const left = products.map(({ id }) =>
    [main, branch].map((place) => levels.find((row) => row.productId === id && row.locationId === place.id)?.quantity),
  )
  expect(left).toEqual([
    [0, 1],
    [0, 1],
    [1, undefined],
  ])
})
