import { currencyCodeSchema } from '#contract/catalogue/money.ts'
import { readerLanguageSchema } from '#contract/i18n/languages.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { lineOfRow } from '../orders/order-lines.ts'
import { type PlacingServices, placeOrder } from '../orders/order-placing.ts'
import { createOrdersWriteRepo, type LockedOrder, type OrderLineToWrite } from '../orders/orders-write.repo.ts'
import { amountsOf, type OrderAmounts, splitLines } from './back-orders.rules.ts'

export interface BackOrderServices extends PlacingServices {
  audit: Audit
}

/** A partial shipment with the back order created for the rest. */
export interface Split {
  /** New totals and lines of the original order. */
  amounts: OrderAmounts
  lines: OrderLineToWrite[]
  backOrder: { reference: string; lines: OrderLineToWrite[]; pieces: number }
}

/**
 * Reduces an order to what is shipped and creates a back order for the rest at the same prices and rate, in the
 * caller's transaction. It has the original's order date, so that figures count it on that day.
 * @param shipped pieces of each line
 * @returns undefined when nothing remains
 */
export async function splitOff(
  tx: Transaction,
  services: BackOrderServices,
  actor: Actor,
  order: LockedOrder,
  shipped: number[],
): Promise<Split | undefined> {
  const { shipped: lines, owed } = splitLines(order.lines.map(lineOfRow), shipped)
  if (owed.length === 0) return undefined
  const repo = createOrdersWriteRepo(tx)
  await repo.removeLines(order.id)
  await repo.addLines(order.id, lines, [])
  const { itemsCount: pieces, ...amounts } = amountsOf(owed)
  const from = { from: order.reference, allowShort: true }
  const { id, reference } = await placeOrder(tx, services, actor, { ...restOf(order), ...amounts }, owed, from)
  await services.audit.record(tx, actor, {
    action: 'order.created',
    entity: 'order',
    entityId: id,
    entityName: reference,
    after: { currency: order.currency, ...amounts, lines: owed.length },
  })
  return { lines, amounts: amountsOf(lines), backOrder: { reference, lines: owed, pieces } }
}

/** The quotation stays with the original order. */
function restOf(order: LockedOrder) {
  const { id, customerId, customerName, contactName, email, phone, address, customerType } = order
  const { purchaseOrder, notes, rate, rateDate, placedAt, isSample } = order
  return {
    submissionId: null,
    quoteId: null,
    backOrderOfId: id,
    status: 'processing' as const,
    language: readerLanguageSchema.parse(order.language),
    currency: currencyCodeSchema.parse(order.currency),
    customerId,
    customerName,
    contactName,
    email,
    phone,
    address,
    customerType,
    purchaseOrder,
    notes,
    rate: rate.toFixed(),
    rateDate,
    placedAt,
    isSample,
  }
}
