import { isDeepStrictEqual } from 'node:util'
import type { OrderChange, OrderDetail } from '#contract/sales/orders.ts'
import type { SalesLineInput } from '#contract/sales/quotes.ts'
import type { NotifyLowStock } from '#server/modules/catalogue/index.ts'
import { noteActivity, refreshTotals } from '#server/modules/customers/index.ts'
import { type Actor, type Audit, difference } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { byProduct } from '../stock/order-stock.rules.ts'
import { holdStock, settleStock } from '../stock/order-stock.ts'
import type { OrderEmails } from './order-emails.ts'
import { lineOfRow, type PricedOrder, priceOrder } from './order-lines.ts'
import type { OrderTransactions } from './order-transactions.ts'
import { customerOf } from './order-transactions.ts'
import { createOrdersWriteRepo, type LockedOrder, type OrderColumns } from './orders-write.repo.ts'

export interface OrderEditingServices {
  audit: Audit
  transactions: OrderTransactions
  emails: OrderEmails
  onLowStock: NotifyLowStock
}

export function createOrderEditing({ audit, transactions, emails, onLowStock }: OrderEditingServices) {
  /** Replaces the lines and their reserved stock. @returns undefined when nothing changed */
  async function writeLines(
    tx: Transaction,
    order: LockedOrder,
    given: SalesLineInput[],
  ): Promise<PricedOrder | undefined> {
    const repo = createOrdersWriteRepo(tx)
    const priced = await priceOrder(tx, given, order.rate.toNumber())
    const { lines } = priced
    if (isDeepStrictEqual(order.lines.map(lineOfRow), lines)) return undefined
    if (order.shipments.length > 0) throw problem('order.packed', 'Unpack its shipments before its lines change')
    if (await repo.isInvoiced(order.id)) throw problem('order.invoiced', 'Credit its invoices before its lines change')
    const { reserved } = await holdStock(tx, onLowStock, lines, { before: order.lines })
    await repo.removeLines(order.id)
    await repo.addLines(order.id, lines, reserved)
    await settleStock(tx, onLowStock, [...byProduct(order.lines, () => 0).keys()]) // frees what is no longer needed
    return priced
  }

  return {
    /**
     * Changes the given fields: lines until something is packed, others until it is delivered or cancelled. Currency
     * and rate never change. With `tell`, the buyer is emailed the new lines.
     * @throws order.not_found, order.state, record.changed, request.invalid by field, customer.erased,
     * order.stock_short, order.packed, order.invoiced; mail.not_configured
     */
    edit(actor: Actor, id: string, { version, lines, tell, ...given }: OrderChange): Promise<OrderDetail> {
      const check = (order: LockedOrder) => requireOpen(order, lines !== undefined)
      return transactions.change(
        id,
        version,
        async (tx, order, customers) => {
          const changed = difference(textsOf(order), defined(given))?.after ?? {}
          const columns: OrderColumns = { ...changed }
          if (typeof columns.customerId === 'string') {
            columns.customerType = customerOf(customers, columns.customerId).type
          }
          const fields = Object.keys(changed)
          const priced = lines && (await writeLines(tx, order, lines))
          const { lines: relined, ...amounts } = priced ?? {}
          if (relined) fields.push('lines')
          if (fields.length === 0) return
          const { status } = order
          if (!(await createOrdersWriteRepo(tx).update(id, { version, status }, { ...columns, ...amounts })))
            throw overtaken()
          await refreshTotals(tx, [...new Set([order.customerId, columns.customerId ?? null])])
          const params = { fields: fields.join(',') }
          await noteActivity(tx, actor, { entity: 'order', entityId: id, kind: 'order.changed', params })
          if (tell && relined) await emails.send(tx, actor, { ...order, ...changed, lines: relined }, { to: 'changed' })
          await audit.record(tx, actor, changeOf(order, { ...columns, ...amounts }, fields))
        },
        { check, nextCustomer: given.customerId },
      )
    },
  }
}

/** @throws order.state */
function requireOpen({ status }: LockedOrder, hasLines: boolean): void {
  if (status === 'delivered' || status === 'cancelled') {
    throw problem('order.state', `An order that is ${status} is changed no more`)
  }
  if (hasLines && (status === 'shipped' || status === 'partly_shipped')) {
    throw problem('order.state', `The lines of an order that is ${status} are changed no more`)
  }
}

/** Unreachable while the row is locked. */
function overtaken(): Error {
  return new Error('An order that was held has been changed')
}

/** Fields that staff may change besides the lines. */
function textsOf(order: LockedOrder) {
  const { customerId, customerName, contactName, email, phone, address, purchaseOrder, notes } = order
  return { customerId, customerName, contactName, email, phone, address, purchaseOrder, notes }
}

/** Removes undefined fields. */
function defined<T extends object>(given: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return JSON.parse(JSON.stringify(given))
}

/**
 * Records only the names of personal fields: the audit log cannot be changed, so it must not contain data that may be
 * erased later.
 */
function changeOf(order: LockedOrder, columns: OrderColumns, fields: string[]) {
  const { id, reference } = order
  const before = { total: order.total.toFixed(2), totalHkd: order.totalHkd.toFixed(2) }
  const { total = before.total, totalHkd = before.totalHkd } = columns
  const isPriced = total !== before.total || totalHkd !== before.totalHkd
  return {
    action: 'order.updated',
    entity: 'order',
    entityId: id,
    entityName: reference,
    before: isPriced ? before : null,
    after: { fields, ...(isPriced && { total, totalHkd }) },
  }
}
