import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import type { Category, PricePeriod } from '#contract/catalogue/products.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { type CustomerType, customerTypes } from '#contract/sales/customers.ts'
import type { OrderStatus } from '#contract/sales/orders.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'

/** Amounts are decimal text, HKD where they say so, else in the order's currency. */
export interface OrderLineToWrite {
  productId: string | null
  name: string
  nameEn: string | null
  sku: string | null
  category: Category | null
  quantity: number
  period: PricePeriod
  unitPriceHkd: string
  discount: string
  unitPrice: string
  total: string
  totalHkd: string
  connectivityFeeHkd: string
  connectivityFee: string
  note: string
}

export interface OrderToWrite {
  /** Of the form that staff sent. */
  submissionId: string | null
  quoteId: string | null
  /** The order whose rest it is. */
  backOrderOfId?: string
  /** pending, where nothing else is said. */
  status?: OrderStatus
  customerId: string | null
  language: ReaderLanguage
  customerName: string
  contactName: string
  email: string
  phone: string
  address: string
  customerType: CustomerType | null
  purchaseOrder: string
  notes: string
  currency: CurrencyCode
  /** Units of the currency for one HKD, and the day that it is of. */
  rate: string
  rateDate: Date
  total: string
  totalHkd: string
  createdById: string | null
  createdBy: string
  placedAt: Date
  /** Of what was made under DEMO. */
  isSample?: boolean
}

/** What of a customer an order takes over. */
const orderCustomerRow = z.object({
  id: z.string(),
  type: z.enum(customerTypes),
  isMerged: z.boolean(),
  isErased: z.boolean(),
})
export type OrderCustomer = z.output<typeof orderCustomerRow>

/** What of an order's row a change may write. */
export type OrderColumns = Partial<
  Omit<
    OrderToWrite,
    'submissionId' | 'quoteId' | 'backOrderOfId' | 'isSample' | 'createdById' | 'createdBy' | 'placedAt'
  >
> & {
  itemsCount?: number
  carrier?: string
  trackingNumber?: string
  shippedAt?: Date
  deliveredAt?: Date
  cancelledAt?: Date
  cancelReason?: string | null
}

/** Writes of orders, each in a transaction that holds its customer. */
export function createOrdersWriteRepo(database: DatabaseHandle) {
  return {
    /** @returns its id; undefined where its reference, its form or its quotation is in use */
    async add(order: OrderToWrite & { reference: string; itemsCount: number }): Promise<string | undefined> {
      const id = randomUUID()
      const { count } = await database.order.createMany({ data: { ...order, id }, skipDuplicates: true })
      return count === 0 ? undefined : id
    },

    /** Whose it is now; undefined where there is no such order. */
    async customerOf(id: string): Promise<string | null | undefined> {
      return (await database.order.findUnique({ where: { id }, select: { customerId: true } }))?.customerId
    },

    /** Holds customers until the transaction ends, in the order of their ids: before their orders, as everybody does. */
    lockCustomers(ids: string[]): Promise<OrderCustomer[]> {
      return readRows(database, orderCustomerRow)`
        SELECT "id", "type"::text, "mergedIntoId" IS NOT NULL AS "isMerged", "erasedAt" IS NOT NULL AS "isErased"
        FROM "Customer" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`
    },

    /** Holds an order until the transaction ends, and reads it with its lines. */
    async lock(id: string) {
      await database.$executeRaw`SELECT FROM "Order" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`
      const include = {
        lines: { orderBy: { position: 'asc' } },
        backOrderOf: { select: { reference: true } },
      } as const
      return (await database.order.findUnique({ where: { id }, include })) ?? undefined
    },

    /** @returns false where it is not of this version and status any more */
    async update(id: string, was: { version: number; status: OrderStatus }, columns: OrderColumns): Promise<boolean> {
      const data = { ...columns, version: { increment: 1 } }
      return (await database.order.updateMany({ where: { id, ...was }, data })).count > 0
    },

    async removeLines(orderId: string): Promise<void> {
      await database.orderLine.deleteMany({ where: { orderId } })
    },

    /** @param reserved pieces of stock that each line of an order holds from now on, in their order */
    async setReserved(orderId: string, reserved: number[]): Promise<void> {
      await database.$executeRaw`
        UPDATE "OrderLine" l SET "reserved" = r."reserved"
        FROM unnest(${reserved}::int[]) WITH ORDINALITY AS r("reserved", "place")
        WHERE l."orderId" = ${orderId}::uuid AND l."position" = r."place" - 1 AND l."reserved" <> r."reserved"`
    },

    /** @param reserved pieces of stock that each holds */
    async addLines(orderId: string, lines: OrderLineToWrite[], reserved: number[]): Promise<void> {
      const data = lines.map((line, position) => ({ ...line, orderId, position, reserved: reserved[position] ?? 0 }))
      await database.orderLine.createMany({ data })
    },

    /** The order that a form, or a quotation, has become. */
    async existing({ submissionId, quoteId }: Pick<OrderToWrite, 'submissionId' | 'quoteId'>) {
      const origins = [...(submissionId ? [{ submissionId }] : []), ...(quoteId ? [{ quoteId }] : [])]
      if (origins.length === 0) return undefined
      const select = { id: true, reference: true }
      return (await database.order.findFirst({ where: { OR: origins }, select })) ?? undefined
    },

    /** A quotation with one of its revisions, as an order takes them over; its customer's row is held already. */
    async quoteToOrder(quoteId: string, revision: number) {
      const quote = await database.quote.findUnique({
        where: { id: quoteId },
        include: {
          customer: { select: { name: true, type: true, address: true } },
          revisions: { where: { number: revision }, include: { lines: { orderBy: { position: 'asc' } } } },
        },
      })
      const [fixed] = quote?.revisions ?? []
      return quote && fixed && { ...quote, fixed }
    },
  }
}

/** An order as a change finds it, held until the transaction ends. */
export type LockedOrder = NonNullable<Awaited<ReturnType<ReturnType<typeof createOrdersWriteRepo>['lock']>>>
