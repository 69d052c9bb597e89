import { randomUUID } from 'node:crypto'
import type { CustomerType } from '#contract/customers.ts'
import type { Language } from '#contract/languages.ts'
import type { CurrencyCode } from '#contract/money.ts'
import type { Category, PricePeriod } from '#contract/products.ts'
import type { DatabaseHandle } from '#server/platform/database.ts'

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
  note: string
}

export interface OrderToWrite {
  /** Of the form that staff sent. */
  submissionId: string | null
  quoteId: string | null
  customerId: string | null
  language: Language
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

/** Writes of orders, each in a transaction that holds its customer. */
export function createOrdersWriteRepo(database: DatabaseHandle) {
  return {
    /** @returns its id; undefined where its reference, its form or its quotation is in use */
    async add(order: OrderToWrite & { reference: string; itemsCount: number }): Promise<string | undefined> {
      const id = randomUUID()
      const { count } = await database.order.createMany({ data: { ...order, id }, skipDuplicates: true })
      return count === 0 ? undefined : id
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
