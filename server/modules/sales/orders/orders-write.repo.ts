import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Charges } from '#contract/catalogue/charges.ts'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import type { Category, PricePeriod } from '#contract/catalogue/products.ts'
import { type Country, countries } from '#contract/catalogue/values/countries.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { type CustomerType, customerTypes } from '#contract/sales/customers.ts'
import type { OrderStatus } from '#contract/sales/orders.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'

/** Amounts are decimal strings, in HKD if the name says so, else in the order's currency. */
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
  /** Idempotency key of the form that staff sent. */
  submissionId: string | null
  quoteId: string | null
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
  /** Units of the currency per HKD, and the date of the rate. */
  rate: string
  rateDate: Date
  charges: Charges
  total: string
  totalHkd: string
  createdById: string | null
  createdBy: string
  placedAt: Date
  /** Demo data. */
  isSample?: boolean
}

const orderCustomerRow = z.object({
  id: z.string(),
  type: z.enum(customerTypes),
  isMerged: z.boolean(),
  isErased: z.boolean(),
})
export type OrderCustomer = z.output<typeof orderCustomerRow>

export type OrderColumns = Partial<
  Omit<OrderToWrite, 'submissionId' | 'quoteId' | 'isSample' | 'createdById' | 'createdBy' | 'placedAt'>
> & {
  status?: OrderStatus
  itemsCount?: number
  carrier?: string
  trackingNumber?: string
  shippedAt?: Date | null
  deliveredAt?: Date | null
  cancelledAt?: Date
  cancelReason?: string | null
  releasedAt?: Date
  releasedBy?: string
}

/** The caller's transaction holds the lock of the customer. */
export function createOrdersWriteRepo(database: DatabaseHandle) {
  return {
    /** @returns undefined when the reference, form or quotation is already in use */
    async add(order: OrderToWrite & { reference: string; itemsCount: number }): Promise<string | undefined> {
      const id = randomUUID()
      const data = { ...order, charges: { ...order.charges }, id }
      const { count } = await database.order.createMany({ data, skipDuplicates: true })
      return count === 0 ? undefined : id
    },

    /** Returns where a customer is delivered to; Hong Kong without one. */
    async countryOf(customerId: string | null | undefined): Promise<Country> {
      if (!customerId) return 'HK'
      const found = await database.customer.findUnique({ where: { id: customerId }, select: { country: true } })
      return countries.find((country) => country === found?.country) ?? 'HK'
    },

    /** Returns the order's customer; undefined when there is no such order. */
    async customerOf(id: string): Promise<string | null | undefined> {
      return (await database.order.findUnique({ where: { id }, select: { customerId: true } }))?.customerId
    },

    /** Locks customers in the order of their ids. Call it before locking their orders. */
    lockCustomers(ids: string[]): Promise<OrderCustomer[]> {
      return readRows(database, orderCustomerRow)`
        SELECT "id", "type"::text, "mergedIntoId" IS NOT NULL AS "isMerged", "erasedAt" IS NOT NULL AS "isErased"
        FROM "Customer" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`
    },

    /** Locks an order and reads it with its lines. */
    async lock(id: string) {
      await database.$executeRaw`SELECT FROM "Order" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`
      const include = {
        lines: { orderBy: { position: 'asc' } },
        shipments: { include: { lines: true }, orderBy: { number: 'asc' } },
      } as const
      return (await database.order.findUnique({ where: { id }, include })) ?? undefined
    },

    /** Returns whether invoices of an order have not been credited completely. */
    async isInvoiced(id: string): Promise<boolean> {
      const rows = await readRows(database, z.object({ id: z.string() }))`
        SELECT "id" FROM "IssuedDocument" d WHERE "orderId" = ${id}::uuid AND "kind" IN ('invoice', 'deposit_invoice')
          AND "total" > (SELECT coalesce(sum(n."total"), 0) FROM "IssuedDocument" n WHERE n."creditsId" = d."id") LIMIT 1`
      return rows.length > 0
    },

    /** @returns false when version or status has changed */
    async update(
      id: string,
      was: { version: number; status: OrderStatus },
      { charges, ...columns }: OrderColumns,
    ): Promise<boolean> {
      const data = { ...columns, ...(charges && { charges: { ...charges } }), version: { increment: 1 } }
      return (await database.order.updateMany({ where: { id, ...was }, data })).count > 0
    },

    async removeLines(orderId: string): Promise<void> {
      await database.orderLine.deleteMany({ where: { orderId } })
    },

    /** Reduces the lines of an order to what is in shipments, and their stored totals with it. */
    async keepPacked(orderId: string, lines: { id: string; quantity: number; total: string; totalHkd: string }[]) {
      await database.$executeRaw`
        UPDATE "OrderLine" l SET "quantity" = k."quantity", "total" = k."total", "totalHkd" = k."totalHkd", "reserved" = 0
        FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
          AS k("id" uuid, "quantity" int, "total" numeric, "totalHkd" numeric)
        WHERE l."id" = k."id"`
      await database.orderLine.deleteMany({ where: { orderId, id: { notIn: lines.map(({ id }) => id) } } })
    },

    async quantities(orderId: string): Promise<{ quantity: number }[]> {
      return database.orderLine.findMany({ where: { orderId }, select: { quantity: true } })
    },

    async clearReserved(orderId: string): Promise<void> {
      await database.orderLine.updateMany({ where: { orderId, reserved: { gt: 0 } }, data: { reserved: 0 } })
    },

    /** @param reserved pieces reserved for each line */
    async addLines(orderId: string, lines: OrderLineToWrite[], reserved: number[]): Promise<void> {
      const data = lines.map((line, position) => ({ ...line, orderId, position, reserved: reserved[position] ?? 0 }))
      await database.orderLine.createMany({ data })
    },

    /** Returns the order that a form or quotation has created. */
    async existing({ submissionId, quoteId }: Pick<OrderToWrite, 'submissionId' | 'quoteId'>) {
      const origins = [...(submissionId ? [{ submissionId }] : []), ...(quoteId ? [{ quoteId }] : [])]
      if (origins.length === 0) return undefined
      const select = { id: true, reference: true }
      return (await database.order.findFirst({ where: { OR: origins }, select })) ?? undefined
    },

    /** Reads a quotation with one of its revisions; the customer is already locked. */
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

export type LockedOrder = NonNullable<Awaited<ReturnType<ReturnType<typeof createOrdersWriteRepo>['lock']>>>
