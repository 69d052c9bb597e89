import { currencyCodeSchema } from '#contract/catalogue/money.ts'
import { readerLanguageSchema } from '#contract/i18n/languages.ts'
import { chargesOf } from '#contract/sales/charges.ts'
import { createLowStockNotice } from '#server/modules/catalogue/index.ts'
import { type ActivityActor, noteActivity, refreshTotals } from '#server/modules/customers/index.ts'
import type { Notify } from '#server/modules/notifications/index.ts'
import { newReference, type Random } from '#server/modules/requests/index.ts'
import { userIdOf } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { holdStock } from '../stock/order-stock.ts'
import { holdOverLimit } from './credit-limit.ts'
import { lineOfRow } from './order-lines.ts'
import { createOrdersWriteRepo, type OrderLineToWrite, type OrderToWrite } from './orders-write.repo.ts'

export interface PlacingServices {
  notify: Notify
  now: () => Date
  random: Random
}

export interface PlacedOrder {
  id: string
  reference: string
  /** The same form or quotation had already created it. */
  isKnown: boolean
  /** Pieces that could not be reserved. */
  short: number
}

/** With 32^8 references, three collisions in a row do not happen. */
const drawsMax = 3

/**
 * Inserts an order with lines, reserved stock, customer totals, timeline and notification, in the caller's
 * transaction. The caller holds the lock of the customer (and quotation) and writes the audit log afterwards.
 * @param from reference of the quotation
 * @param allowShort reserves what is available instead of failing
 * @throws order.stock_short by line
 */
export async function placeOrder(
  tx: Transaction,
  services: PlacingServices,
  actor: ActivityActor,
  order: Omit<OrderToWrite, 'createdById' | 'createdBy' | 'placedAt'>,
  lines: OrderLineToWrite[],
  { from, allowShort = false }: { from?: string; allowShort?: boolean } = {},
): Promise<PlacedOrder> {
  const author = { createdById: userIdOf(actor), createdBy: actor.name }
  const itemsCount = sum(lines.map((line) => line.quantity))
  const placed = await claim(tx, services, { ...order, placedAt: services.now(), ...author, itemsCount })
  if (placed.isKnown) return { ...placed, short: 0 }
  const { reserved, short } = await holdStock(tx, createLowStockNotice(services.notify), lines, { allowShort })
  await createOrdersWriteRepo(tx).addLines(placed.id, lines, reserved)
  await refreshTotals(tx, [order.customerId])
  const entity = { entity: 'order', entityId: placed.id } as const
  await noteActivity(tx, actor, { ...entity, kind: 'created', params: from === undefined ? {} : { from } })
  if (short > 0) await noteActivity(tx, actor, { ...entity, kind: 'order.short', params: { pieces: short } })
  const { id, reference } = placed
  const params = { id, reference, name: order.customerName, totalHkd: Number(order.totalHkd) }
  await services.notify(tx, 'order.created', params)
  await holdOverLimit(tx, services, actor, { ...order, id, reference })
  return { ...placed, short }
}

export interface QuoteToOrder {
  quoteId: string
  /** Number of the accepted revision. */
  revision: number
  /** The buyer's purchase order number. */
  purchaseOrder: string
  /** Defaults to the customer's address. */
  address?: string | undefined
  /** Person who accepted; defaults to the quotation's contact. */
  contactName?: string | undefined
}

/**
 * Creates the order of an accepted quotation at the revision's prices and rate, in the caller's transaction, which
 * holds the locks of customer and quotation (with `customerId` set) and writes the audit log afterwards. A shortage
 * does not fail: available stock is reserved and the timeline notes the rest. A second call returns the first one's
 * order.
 */
export async function createOrderOfQuote(
  tx: Transaction,
  services: PlacingServices,
  actor: ActivityActor,
  { quoteId, revision, purchaseOrder, address, contactName }: QuoteToOrder,
): Promise<PlacedOrder> {
  const quote = await createOrdersWriteRepo(tx).quoteToOrder(quoteId, revision)
  if (!quote) throw new Error(`The quotation ${quoteId} has no revision ${revision}`)
  const { fixed, customer } = quote
  const order = {
    submissionId: null,
    quoteId,
    customerId: quote.customerId,
    language: readerLanguageSchema.parse(quote.language),
    customerName: customer?.name ?? (quote.company || quote.name),
    contactName: contactName || quote.name,
    email: quote.email,
    phone: quote.phone,
    address: address || (customer?.address ?? ''),
    customerType: customer?.type ?? null,
    purchaseOrder,
    notes: '',
    currency: currencyCodeSchema.parse(fixed.currency),
    rate: fixed.rate.toFixed(),
    rateDate: fixed.rateDate,
    charges: chargesOf(fixed.charges),
    total: fixed.total.toFixed(),
    totalHkd: fixed.totalHkd.toFixed(),
    isSample: quote.isSample,
  }
  return placeOrder(tx, services, actor, order, fixed.lines.map(lineOfRow), { from: quote.reference, allowShort: true })
}

/** Inserts the order under a new reference, or finds the one that the same form or quotation created. */
async function claim(
  tx: Transaction,
  { random }: PlacingServices,
  order: OrderToWrite & { itemsCount: number },
): Promise<{ id: string; reference: string; isKnown: boolean }> {
  const repo = createOrdersWriteRepo(tx)
  for (let draw = 0; draw < drawsMax; draw += 1) {
    const reference = newReference('order', random)
    const id = await repo.add({ ...order, reference })
    if (id !== undefined) return { id, reference, isKnown: false }
    const existing = await repo.existing(order)
    if (existing) return { ...existing, isKnown: true }
  }
  throw new Error(`${drawsMax} references in a row were in use`)
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
