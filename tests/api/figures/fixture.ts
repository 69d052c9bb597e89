import { randomUUID } from 'node:crypto'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import type { Category } from '#contract/catalogue/products.ts'
import type { CustomerType } from '#contract/sales/customers.ts'
import type { OrderStatus } from '#contract/sales/orders.ts'
import type { TestApp } from '#tests/support/app.ts'

/** Midnight in Hong Kong, as the year turns and half an hour later: the fixture's now. */
export const newYear = '2025-12-31T16:30:00.000Z'

interface Line {
  productId?: string | null
  name: string
  category: Category | null
  quantity: number
  totalHkd: number
}

export interface Sale {
  placedAt: string
  lines: Line[]
  customerId?: string | null
  customerName?: string
  customerType?: CustomerType | null
  currency?: CurrencyCode
  rate?: number
  status?: OrderStatus
}

let sold = 0

/** Puts an order into the database as it is kept; its total is that of its lines. */
export async function sell({ services }: TestApp, sale: Sale): Promise<string> {
  const { lines, currency = 'HKD', rate = 1, status = 'delivered', customerType = 'business' } = sale
  const totalHkd = Math.round(lines.reduce((sum, line) => sum + line.totalHkd * 100, 0)) / 100
  sold += 1
  const order = await services.database.prisma.order.create({
    data: {
      reference: `ORD-F${String(sold).padStart(7, '0')}`,
      status,
      language: 'en',
      customerId: sale.customerId ?? null,
      customerName: sale.customerName ?? 'Somebody',
      customerType,
      currency,
      rate,
      rateDate: new Date(sale.placedAt),
      itemsCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      total: (totalHkd * rate).toFixed(2),
      totalHkd: totalHkd.toFixed(2),
      placedAt: new Date(sale.placedAt),
      createdBy: 'Fixture',
      lines: {
        create: lines.map((line, position) => ({
          position,
          productId: line.productId ?? null,
          name: line.name,
          category: line.category,
          quantity: line.quantity,
          period: 'once' as const,
          unitPriceHkd: (line.totalHkd / line.quantity).toFixed(2),
          unitPrice: ((line.totalHkd / line.quantity) * rate).toFixed(2),
          total: (line.totalHkd * rate).toFixed(2),
          totalHkd: line.totalHkd.toFixed(2),
        })),
      },
    },
  })
  return order.id
}

export async function customer(
  { services }: TestApp,
  name: string,
  type: CustomerType,
  createdAt: string,
  more: { mergedIntoId?: string; erasedAt?: Date } = {},
): Promise<string> {
  const email = `${randomUUID()}@buyer.example`
  const { id } = await services.database.prisma.customer.create({
    data: { name, type, email, createdAt: new Date(createdAt), ...more },
  })
  return id
}

export interface Fixture {
  alpha: string
  beta: string
  erased: string
  leak: string
  platform: string
  meter: string
}

/**
 * Fourteen orders on the edges of every range, seen from New Year 2026 in Hong Kong (a Thursday); HK is UTC+8 all year.
 *
 * | | placed in Hong Kong | HKD | what |
 * | --- | --- | ---: | --- |
 * | A | 2026-01-01 00:00:00.000 | 1000.00 | Alpha: 2 leak sensors 800.00 and the platform 200.00 |
 * | B | 2025-12-31 23:59:59.999 | 500.10 | Alpha: 1 leak sensor |
 * | C | 2025-12-26 00:00:00.000 | 1234.57 | Beta, in USD at 0.128: 1 meter; the first of 7 days |
 * | D | 2025-12-25 23:59:59.999 | 333.33 | Beta: the platform; the last before them |
 * | E | 2025-12-30 12:00 | 9999.00 | Beta, cancelled: counts nowhere |
 * | F | 2025-12-19 00:00:00.000 | 100.00 | erased customer, in RMB at 0.92: 1 leak sensor; the first of the 7 before |
 * | G | 2025-12-03 00:00:00.000 | 250.00 | nobody's: 5 of something deleted, without a category; the first of 30 days |
 * | H | 2025-12-02 23:59:59.999 | 80.00 | Alpha: 1 leak sensor; the last before them |
 * | I | 2025-10-04 00:00:00.000 | 70.00 | Alpha: the platform; the first of 90 days |
 * | J | 2025-10-03 23:59:59.999 | 60.00 | Alpha: the platform; the last before them |
 * | K | 2025-01-02 00:00:00.000 | 50.00 | Alpha: 1 leak sensor; the first of 12 months |
 * | L | 2025-01-01 23:59:59.999 | 40.00 | Alpha: 1 leak sensor; the last before them |
 * | M | 2024-01-02 00:00:00.000 | 30.00 | Alpha: 1 leak sensor; the first of the 12 before |
 * | N | 2024-01-01 23:59:59.999 | 20.00 | Alpha: 1 leak sensor; before everything |
 *
 * Alpha (enterprise) became a customer on 2023-12-30, Beta (business) and the erased one (individual) on 2025-12-26 00:00 and
 * 2025-12-19 00:00; a duplicate of Beta's that was merged, on 2025-12-27.
 */
export async function fillFixture(app: TestApp): Promise<Fixture> {
  const { prisma } = app.services.database
  const idOf = async (nameEn: string) => (await prisma.product.findFirstOrThrow({ where: { nameEn } })).id
  const [leak, meter, platform] = [
    await idOf('Water Leak Sensor'),
    await idOf('Smart Energy Meter'),
    (await prisma.product.findFirstOrThrow({ where: { category: 'software' }, orderBy: { name: 'asc' } })).id,
  ]
  const alpha = await customer(app, 'Alpha Estates', 'enterprise', '2023-12-30T04:00:00Z')
  const beta = await customer(app, 'Beta Works', 'business', '2025-12-25T16:00:00Z')
  const erased = await customer(app, '', 'individual', '2025-12-18T16:00:00Z', { erasedAt: new Date() })
  await customer(app, 'Beta Works Ltd', 'business', '2025-12-27T04:00:00Z', { mergedIntoId: beta })

  const sensors = (quantity: number, totalHkd: number): Line => ({
    productId: leak,
    name: '漏水感測器',
    category: 'hardware',
    quantity,
    totalHkd,
  })
  const software = (totalHkd: number): Line => ({
    productId: platform,
    name: '平台',
    category: 'software',
    quantity: 1,
    totalHkd,
  })
  const toAlpha = { customerId: alpha, customerName: 'Alpha Estates', customerType: 'enterprise' } as const
  const toBeta = { customerId: beta, customerName: 'Beta Works', customerType: 'business' } as const
  const meters: Line = { productId: meter, name: '智能電錶', category: 'hardware', quantity: 1, totalHkd: 1234.57 }
  const deleted: Line = { name: 'Old Gateway', category: null, quantity: 5, totalHkd: 250 }
  const sales: Sale[] = [
    { placedAt: '2025-12-31T16:00:00.000Z', ...toAlpha, lines: [sensors(2, 800), software(200)], status: 'pending' },
    { placedAt: '2025-12-31T15:59:59.999Z', ...toAlpha, lines: [sensors(1, 500.1)], status: 'processing' },
    { placedAt: '2025-12-25T16:00:00.000Z', ...toBeta, lines: [meters], currency: 'USD', rate: 0.128 },
    { placedAt: '2025-12-25T15:59:59.999Z', ...toBeta, lines: [software(333.33)], status: 'shipped' },
    { placedAt: '2025-12-30T04:00:00.000Z', ...toBeta, lines: [sensors(9, 9999)], status: 'cancelled' },
    {
      placedAt: '2025-12-18T16:00:00.000Z',
      customerId: erased,
      customerName: '',
      customerType: 'individual',
      lines: [sensors(1, 100)],
      currency: 'RMB',
      rate: 0.92,
    },
    { placedAt: '2025-12-02T16:00:00.000Z', customerName: 'Walk-in', customerType: null, lines: [deleted] },
    { placedAt: '2025-12-02T15:59:59.999Z', ...toAlpha, lines: [sensors(1, 80)] },
    { placedAt: '2025-10-03T16:00:00.000Z', ...toAlpha, lines: [software(70)] },
    { placedAt: '2025-10-03T15:59:59.999Z', ...toAlpha, lines: [software(60)] },
    { placedAt: '2025-01-01T16:00:00.000Z', ...toAlpha, lines: [sensors(1, 50)] },
    { placedAt: '2025-01-01T15:59:59.999Z', ...toAlpha, lines: [sensors(1, 40)] },
    { placedAt: '2024-01-01T16:00:00.000Z', ...toAlpha, lines: [sensors(1, 30)] },
    { placedAt: '2024-01-01T15:59:59.999Z', ...toAlpha, lines: [sensors(1, 20)] },
  ]
  for (const sale of sales) await sell(app, sale)
  return { alpha, beta, erased, leak, platform, meter }
}
