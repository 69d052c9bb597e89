import { noCharges } from '#contract/catalogue/charges.ts'
import { currencyCodeSchema } from '#contract/catalogue/money.ts'
import { readerLanguageSchema } from '#contract/i18n/languages.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { lineOfRow } from './order-lines.ts'
import { type PlacingServices, placeOrder } from './order-placing.ts'
import { createOrdersWriteRepo } from './orders-write.repo.ts'

interface Replacement {
  /** The order whose goods are replaced. */
  orderId: string
  /** Idempotency key: asked for twice, it is one order. */
  submissionId: string
  /** Reference of the return. */
  from: string
  /** By line of the order. */
  pieces: ReadonlyMap<string, number>
}

const nothing = '0.00'

/**
 * Places an order of replacements without a price, to the same buyer, in the caller's transaction, which holds the lock
 * of the customer. Pieces that are not there wait for stock.
 */
export async function placeReplacement(
  tx: Transaction,
  services: PlacingServices,
  actor: Actor,
  { orderId, submissionId, from, pieces }: Replacement,
): Promise<{ id: string; reference: string }> {
  const original = await createOrdersWriteRepo(tx).lock(orderId)
  if (!original) throw new Error(`The order ${orderId} is gone`)
  const { customerId, customerName, contactName, email, phone, address, customerType, rate, rateDate } = original
  const lines = original.lines.flatMap((line) => {
    const quantity = pieces.get(line.id) ?? 0
    const free = { discount: '100.00', unitPrice: nothing, total: nothing, totalHkd: nothing }
    const noFee = { connectivityFeeHkd: nothing, connectivityFee: nothing }
    return quantity === 0 ? [] : [{ ...lineOfRow(line), ...free, ...noFee, quantity, note: from }]
  })
  const order = {
    ...{ submissionId, customerId, customerName, contactName, email, phone, address, customerType },
    quoteId: null,
    language: readerLanguageSchema.parse(original.language),
    currency: currencyCodeSchema.parse(original.currency),
    purchaseOrder: '',
    notes: '',
    rate: rate.toFixed(),
    rateDate,
    charges: noCharges,
    total: nothing,
    totalHkd: nothing,
    isSample: original.isSample,
  }
  return placeOrder(tx, services, actor, order, lines, { from, allowShort: true })
}
