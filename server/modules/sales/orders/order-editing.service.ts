import { isDeepStrictEqual } from 'node:util'
import type { Charges } from '#contract/catalogue/charges.ts'
import { currencyCodeSchema } from '#contract/catalogue/money.ts'
import { chargesOf, frozenCharges } from '#contract/sales/charges.ts'
import type { OrderChange, OrderDetail } from '#contract/sales/orders.ts'
import type { SalesLineInput } from '#contract/sales/quotes.ts'
import type { NotifyLowStock } from '#server/modules/catalogue/index.ts'
import { noteActivity, refreshTotals } from '#server/modules/customers/index.ts'
import type { Notify } from '#server/modules/notifications/index.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import { type Actor, type Audit, difference } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { byProduct } from '../stock/order-stock.rules.ts'
import { holdStock, settleStock } from '../stock/order-stock.ts'
import { holdOverLimit } from './credit-limit.ts'
import type { OrderEmails } from './order-emails.ts'
import { lineOfRow, type PricedOrder, priceOrder } from './order-lines.ts'
import type { OrderTransactions } from './order-transactions.ts'
import { customerOf } from './order-transactions.ts'
import { createOrdersWriteRepo, type LockedOrder, type OrderColumns } from './orders-write.repo.ts'

export interface OrderEditingServices {
  audit: Audit
  settings: SettingsSource
  transactions: OrderTransactions
  emails: OrderEmails
  onLowStock: NotifyLowStock
  notify: Notify
  now: () => Date
}

export function createOrderEditing(services: OrderEditingServices) {
  const { audit, settings, transactions, emails, onLowStock, notify, now } = services
  /** Replaces the lines and their reserved stock, and the charges. @returns undefined when nothing changed */
  async function writeLines(
    tx: Transaction,
    order: LockedOrder,
    { lines: given, charges: typed }: Pick<OrderChange, 'lines' | 'charges'>,
  ): Promise<(PricedOrder & { charges: Charges }) | undefined> {
    const repo = createOrdersWriteRepo(tx)
    const present = chargesOf(order.charges)
    const rate = order.rate.toNumber()
    const charges = typed ? frozenCharges(typed, settings.current().sales.taxes, rate, present) : present
    const pricing = { rate, currency: currencyCodeSchema.parse(order.currency), charges }
    const priced = { ...(await priceOrder(tx, given ?? order.lines.map(typedLine), pricing)), charges }
    const { lines } = priced
    const isSame = isDeepStrictEqual(order.lines.map(lineOfRow), lines)
    if (isSame && isDeepStrictEqual(present, charges)) return undefined
    if (order.shipments.length > 0) throw problem('order.packed', 'Unpack its shipments before its lines change')
    if (await repo.isInvoiced(order.id)) throw problem('order.invoiced', 'Credit its invoices before its lines change')
    if (isSame) return priced
    const { reserved } = await holdStock(tx, onLowStock, lines, { before: order.lines })
    await repo.removeLines(order.id)
    await repo.addLines(order.id, lines, reserved)
    await settleStock(tx, onLowStock, [...byProduct(order.lines, () => 0).keys()]) // frees what is no longer needed
    return priced
  }

  return {
    /**
     * Changes the given fields: lines and charges until something is packed, others until it is delivered or cancelled. Currency
     * and rate never change. With `tell`, the buyer is emailed the new lines.
     * @throws order.not_found, order.state, record.changed, request.invalid by field, customer.erased,
     * order.stock_short, order.packed, order.invoiced; mail.not_configured
     */
    edit(actor: Actor, id: string, { version, lines, charges, tell, ...given }: OrderChange): Promise<OrderDetail> {
      const isPriced = lines !== undefined || charges !== undefined
      const check = (order: LockedOrder) => requireOpen(order, isPriced)
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
          const priced = isPriced ? await writeLines(tx, order, { lines, charges }) : undefined
          const { lines: relined, ...amounts }: Partial<NonNullable<typeof priced>> = priced ?? {}
          if (relined) fields.push('lines')
          if (fields.length === 0) return
          const { status } = order
          if (!(await createOrdersWriteRepo(tx).update(id, { version, status }, { ...columns, ...amounts })))
            throw overtaken()
          await refreshTotals(tx, [...new Set([order.customerId, columns.customerId ?? null])])
          const isPending = status === 'pending' && order.releasedAt === null
          const held = { ...order, customerId: columns.customerId ?? order.customerId }
          if (isPending && (relined || columns.customerId)) await holdOverLimit(tx, { notify, now }, actor, held)
          const params = { fields: fields.join(',') }
          await noteActivity(tx, actor, { entity: 'order', entityId: id, kind: 'order.changed', params })
          if (tell && relined) {
            const emailed = { ...order, ...changed, lines: relined, charges: amounts.charges }
            await emails.send(tx, actor, emailed, { to: 'changed' })
          }
          await audit.record(tx, actor, changeOf(order, { ...columns, ...amounts }, fields))
        },
        { check, nextCustomer: given.customerId },
      )
    },
  }
}

/** Returns a stored line as it would be typed. */
function typedLine(line: LockedOrder['lines'][number]): SalesLineInput {
  const { productId, name, nameEn, sku, quantity, period, note } = line
  const unitPriceHkd = line.unitPriceHkd.toNumber()
  const connectivityFeeHkd = line.connectivityFeeHkd.toNumber()
  return {
    productId,
    name,
    nameEn,
    sku,
    quantity,
    period,
    unitPriceHkd,
    discount: line.discount.toNumber(),
    connectivityFeeHkd,
    note,
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
