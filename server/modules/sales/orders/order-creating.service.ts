import * as z from 'zod/mini'
import { chargesInputSchema, frozenCharges } from '#contract/sales/charges.ts'
import type { NewOrder, OrderDetail } from '#contract/sales/orders.ts'
import { customerFor } from '#server/modules/customers/index.ts'
import { messageId } from '#server/modules/requests/index.ts'
import { rateNow, type SettingsSource } from '#server/modules/settings/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { priceOrder } from './order-lines.ts'
import { type PlacingServices, placeOrder } from './order-placing.ts'
import type { OrderTransactions } from './order-transactions.ts'
import { customerOf } from './order-transactions.ts'
import type { Orders } from './orders.service.ts'
import { createOrdersWriteRepo, type OrderCustomer } from './orders-write.repo.ts'

export interface OrderCreatingServices extends PlacingServices {
  database: Database
  audit: Audit
  settings: SettingsSource
  orders: Orders
  transactions: OrderTransactions
}

/** Rolls back, because the same form was submitted concurrently. */
class KnownOrderError extends Error {
  override name = 'KnownOrderError'
  readonly orderId: string

  constructor(orderId: string) {
    super('The form is an order already')
    this.orderId = orderId
  }
}

export function createOrderCreating(services: OrderCreatingServices) {
  const { database, audit, settings, orders, transactions, now } = services

  /** Locks the customer that is named, or else found by address, or created. */
  async function customerFrom(tx: Transaction, form: NewOrder): Promise<OrderCustomer> {
    const { customerName, contactName, email, phone, language, customerType: type } = form
    const isPerson = type === 'individual' || (!type && contactName === '')
    const who = isPerson ? { name: customerName, company: '' } : { name: contactName, company: customerName }
    const id = form.customerId ?? (await customerFor(tx, { ...who, email, phone, language, source: 'order', type }))
    return customerOf(await createOrdersWriteRepo(tx).lockCustomers([id]), id)
  }

  async function place(actor: Actor, submissionId: string, form: NewOrder): Promise<string> {
    const { submissionId: _form, lines: given, customerId, customerType: _type, charges: wanted, ...fields } = form
    const { rate, rateDate } = rateNow(settings, form.currency, now())
    const country = await createOrdersWriteRepo(database.prisma).countryOf(customerId)
    const typed = wanted ?? z.parse(chargesInputSchema, { country })
    const charges = frozenCharges(typed, settings.current().sales.taxes, rate)
    const pricing = { rate, currency: form.currency, charges }
    const { lines, total, totalHkd } = await priceOrder(database.prisma, given, pricing)
    const amounts = { rate: String(rate), rateDate: new Date(rateDate), charges, total, totalHkd }
    return transactions.write(async (tx) => {
      const customer = await customerFrom(tx, form)
      const whose = { customerId: customer.id, customerType: customer.type }
      const order = { ...fields, ...whose, ...amounts, submissionId, quoteId: null }
      const { id, reference, isKnown } = await placeOrder(tx, services, actor, order, lines)
      if (isKnown) throw new KnownOrderError(id)
      const after = { currency: form.currency, total, totalHkd, lines: lines.length }
      await audit.record(tx, actor, {
        action: 'order.created',
        entity: 'order',
        entityId: id,
        entityName: reference,
        after,
      })
      return id
    })
  }

  return {
    /**
     * Creates an order with HKD prices at the current rate. A form sent twice, even concurrently, is one order.
     * @throws request.invalid by field, customer.erased; order.stock_short for each line without enough stock
     */
    async create(actor: Actor, form: NewOrder): Promise<OrderDetail> {
      const { submissionId, ...fields } = form
      const formId = messageId(submissionId, fields)
      const known = await orders.ofForm(formId)
      if (known) return orders.find(known)
      const id = await place(actor, formId, form).catch((error: unknown) => {
        if (error instanceof KnownOrderError) return error.orderId
        throw error
      })
      return orders.find(id)
    },
  }
}
