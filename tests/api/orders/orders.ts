import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { ProductRecord } from '#contract/catalogue/product-edits.ts'
import { type NewOrder, type OrderDetail, type OrderMove, orderDetailSchema } from '#contract/sales/orders.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { editorOf } from '#tests/api/products-staff/products.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { StaffMember } from '#tests/support/staff.ts'

/** Asks as somebody who sells. */
export function sellerOf(app: Pick<TestApp, 'url'>, staff: StaffMember) {
  const send = (method: string, path: string, body?: object) =>
    ask(app, `/admin/orders${path}`, staff, { method, ...(body && { body }) })
  const move = async ({ id, version }: OrderDetail, to: OrderMove['to'], more: object = {}): Promise<OrderDetail> =>
    answered(await send('POST', `/${id}/status`, { version, to, ...more }), orderDetailSchema)

  return {
    send,
    move,
    /** Ships these pieces, or what of it could be shipped when it was read. */
    ship: async (order: OrderDetail, more: object = {}): Promise<OrderDetail> =>
      created(await send('POST', `/${order.id}/shipments`, shipmentForm(order, more))),
    /** Takes a step of a shipment. */
    step: async ({ version }: OrderDetail, id: string, step: 'ship' | 'deliver' | 'unpack', more: object = {}) =>
      answered(
        await ask(app, `/admin/shipments/${id}/${step}`, staff, { method: 'POST', body: { version, ...more } }),
        orderDetailSchema,
      ),
    get: async (id: string): Promise<OrderDetail> => answered(await send('GET', `/${id}`), orderDetailSchema),

    async create(form: Partial<NewOrder> & Pick<NewOrder, 'lines'>): Promise<OrderDetail> {
      return created(await send('POST', '', orderForm(form)))
    },

    edit: async ({ id, version }: OrderDetail, change: object): Promise<OrderDetail> =>
      answered(await send('PATCH', `/${id}`, { version, ...change }), orderDetailSchema),
  }
}

export type Seller = ReturnType<typeof sellerOf>

/** Of each line, the pieces that could be shipped when the order was read. */
export const piecesOf = ({ lines }: OrderDetail) => lines.map(({ shippable }) => shippable)

/** A form that ships what could be shipped when the order was read. */
export const shipmentForm = (order: OrderDetail, more: object = {}) => ({
  submissionId: randomUUID(),
  version: order.version,
  pieces: piecesOf(order),
  ...more,
})

/** An answer that must have made an order. */
export async function created(answer: Response): Promise<OrderDetail> {
  const body: unknown = await answer.json()
  expect(answer.status, JSON.stringify(body)).toBe(201)
  return orderDetailSchema.parse(body)
}

/** A form that is filled in, of a company's buyer. */
export function orderForm(form: Partial<NewOrder> & Pick<NewOrder, 'lines'>) {
  return {
    submissionId: randomUUID(),
    customerName: 'Peak Property Ltd',
    contactName: 'Amy Chan',
    email: 'amy@peak.example',
    phone: '+852 2345 6789',
    address: '1 Peak Road\nHong Kong',
    purchaseOrder: 'PO-77',
    notes: '',
    language: 'en',
    currency: 'HKD',
    ...form,
  }
}

/** A line of a product at HK$100. */
export function lineOf(productId: string | null, quantity = 1, more: Partial<NewOrder['lines'][number]> = {}) {
  return {
    productId,
    name: '漏水感測器',
    nameEn: 'Leak sensor',
    sku: 'LS-1',
    quantity,
    period: 'once' as const,
    unitPriceHkd: 100,
    discount: 0,
    note: '',
    ...more,
  }
}

/** A product with so many pieces, made as staff make one. */
export async function productWith(
  app: TestApp,
  staff: StaffMember,
  stock: number | string,
  category = 'hardware',
  more: Partial<ProductRecord> = {},
) {
  const record = { name: `Sensor ${randomUUID()}`, category, msrp: '100', availability: String(stock), ...more }
  const answer = await ask(app, '/admin/products', staff, { method: 'POST', body: { record } })
  const body: unknown = await answer.json()
  expect(answer.status, JSON.stringify(body)).toBe(201)
  if (typeof body !== 'object' || body === null || !('id' in body)) throw new Error('No product was made')
  return String(body.id)
}

export async function stockSet(app: TestApp, staff: StaffMember, product: string, stock: number): Promise<void> {
  const editor = editorOf(app, staff)
  await editor.edit(await editor.get(product), { availability: String(stock) })
}

/** An order in processing of so many pieces, of which there were enough when it was placed, and are `stock` by now. */
export async function orderThatIsShort(
  app: TestApp,
  staff: StaffMember,
  quantity: number,
  stock: number,
  form: Partial<NewOrder> = {},
) {
  const seller = sellerOf(app, staff)
  const product = await productWith(app, staff, quantity)
  const order = await seller.create({ lines: [lineOf(product, quantity)], ...form })
  await stockSet(app, staff, product, stock)
  return { product, order: await seller.move(order, 'processing') }
}

/** A product's stock as the database has it. */
export function stockOf({ services }: TestApp, id: string) {
  return services.database.prisma.product.findUniqueOrThrow({
    where: { id },
    select: { stockQuantity: true, reserved: true },
  })
}

/**
 * What must hold at any time: products are promised what orders hold, no piece twice, and none is free while an order waits for it;
 * customers' totals are what their orders come to; what is packed of a line is what its shipments hold, and never more than
 * was ordered; a product's stock is the sum of its movements, at each location and in all.
 */
export async function expectWhole({ services }: Pick<TestApp, 'services'>): Promise<void> {
  const { prisma } = services.database
  const wrong = await prisma.$queryRaw`
    SELECT p."id" FROM "Product" p
    LEFT JOIN (SELECT "productId", sum("reserved") AS "held" FROM "OrderLine" GROUP BY 1) AS l ON l."productId" = p."id"
    WHERE p."reserved" <> coalesce(l."held", 0) OR p."stockQuantity" < 0 OR p."reserved" > p."stockQuantity"`
  const waiting = await prisma.$queryRaw`
    SELECT p."id" FROM "Product" p JOIN "OrderLine" l ON l."productId" = p."id" JOIN "Order" o ON o."id" = l."orderId"
    WHERE o."status" IN ('pending', 'processing', 'partly_shipped') AND l."reserved" < l."quantity" - l."packed"
      AND p."tracksStock" AND p."inStock" AND p."stockQuantity" > p."reserved"`
  const halves = await prisma.$queryRaw`
    SELECT o."id" FROM "Order" o WHERE NOT EXISTS (SELECT FROM "OrderLine" l WHERE l."orderId" = o."id")
      OR NOT EXISTS (SELECT FROM "Activity" a WHERE a."entityId" = o."id" AND a."kind" = 'created')
      OR (o."status" IN ('shipped', 'delivered', 'cancelled')
        AND EXISTS (SELECT FROM "OrderLine" l WHERE l."orderId" = o."id" AND l."reserved" > 0))`
  const totals = await prisma.$queryRaw`
    SELECT c."id" FROM "Customer" c LEFT JOIN "Order" o ON o."customerId" = c."id" AND o."status" <> 'cancelled'
    GROUP BY c."id" HAVING c."ordersCount" <> count(o."id") OR c."spent" <> coalesce(sum(o."totalHkd"), 0)`
  const packed = await prisma.$queryRaw`
    SELECT l."id" FROM "OrderLine" l LEFT JOIN "ShipmentLine" s ON s."orderLineId" = l."id"
    GROUP BY l."id" HAVING l."packed" <> coalesce(sum(s."quantity"), 0) OR l."packed" > l."quantity"`
  const sums = await prisma.$queryRaw`
    SELECT p."id" FROM "Product" p
    WHERE p."stockQuantity" <> (SELECT coalesce(sum("quantity"), 0) FROM "StockMovement" WHERE "productId" = p."id")
      OR EXISTS (SELECT FROM "StockLevel" l WHERE l."productId" = p."id" AND l."quantity" <> (SELECT sum(m."quantity")
        FROM "StockMovement" m WHERE m."productId" = l."productId" AND m."locationId" = l."locationId"))`
  const all = { wrong, waiting, halves, totals, packed, sums }
  expect(all).toEqual({ wrong: [], waiting: [], halves: [], totals: [], packed: [], sums: [] })
}
