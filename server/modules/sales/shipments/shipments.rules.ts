import { type Charges, onceOf } from '#contract/catalogue/charges.ts'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { inHkd, lineTotals, proportionOf } from '#contract/catalogue/prices.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import type { OrderStatus } from '#contract/sales/orders.ts'
import type { ShipmentState } from '#contract/sales/shipments.ts'
import { problem } from '#server/platform/http/problems.ts'
import { totalsWith } from '../lines/line-amounts.rules.ts'
import { pricedOf } from '../orders/order-lines.ts'
import type { OrderLineToWrite } from '../orders/orders-write.repo.ts'

export interface PackedLine {
  quantity: number
  /** Pieces in shipments. */
  packed: number
}

/** Returns the pieces of each line that are in no shipment. */
export function leftOf(lines: readonly PackedLine[]): number[] {
  return lines.map(({ quantity, packed }) => quantity - packed)
}

/**
 * Returns lines with these pieces of each; lines without any are left out. The unit price stays, so that the parts of a
 * line add up to the whole.
 */
export function partOf(lines: readonly OrderLineToWrite[], pieces: readonly number[]): OrderLineToWrite[] {
  return lines.flatMap((line, index) => {
    const quantity = pieces[index] ?? 0
    return quantity === 0 ? [] : [ofPieces(line, quantity)]
  })
}

/** @throws request.invalid unless the pieces match the lines, are not more than is left of each, and are some */
export function requirePiecesOf(lines: readonly PackedLine[], pieces: readonly number[]): void {
  const left = leftOf(lines)
  const tooMany = left.flatMap((quantity, index) =>
    (pieces[index] ?? 0) > quantity ? [fieldError(`pieces.${index}`, 'more_than_line', { quantity })] : [],
  )
  const isAsLong = pieces.length === lines.length
  const none = pieces.every((count) => count === 0) ? [fieldError('pieces', 'required')] : []
  const errors = isAsLong ? [...tooMany, ...none] : [fieldError('pieces', 'other_lines', { count: lines.length })]
  if (errors.length > 0) throw problem('request.invalid', 'The pieces are not those of its lines', errors)
}

/** Returns the status of an order that has been in processing, by its shipments. */
export function statusOf(
  lines: readonly { quantity: number }[],
  shipments: readonly { state: ShipmentState; lines: readonly { quantity: number }[] }[],
): Extract<OrderStatus, 'processing' | 'partly_shipped' | 'shipped' | 'delivered'> {
  const sent = shipments.filter(({ state }) => state !== 'packed')
  if (sent.length === 0) return 'processing'
  const left = sumOf(lines) - sumOf(sent.flatMap((shipment) => shipment.lines))
  if (left > 0) return 'partly_shipped'
  return sent.every(({ state }) => state === 'delivered') ? 'delivered' : 'shipped'
}

/** Returns the totals of an order as stored in its row. */
export function amountsOf(lines: readonly OrderLineToWrite[], charges: Charges, currency: CurrencyCode) {
  const priced = lines.map(pricedOf)
  const { total, totalHkd } = totalsWith(priced, charges, currency)
  return { itemsCount: sumOf(priced), charges, total: total.toFixed(2), totalHkd: totalHkd.toFixed(2) }
}

/** Returns the charges of some pieces of an order: an amount of discount is shared, delivery stays. */
export function chargesOfPart(
  charges: Charges,
  whole: readonly OrderLineToWrite[],
  part: readonly OrderLineToWrite[],
): Charges {
  const [once, all] = [onceOf(part.map(pricedOf)), onceOf(whole.map(pricedOf))]
  const share = (amount: number) => (all === 0 ? amount : proportionOf(amount, once, all))
  return { ...charges, discount: share(charges.discount), discountHkd: share(charges.discountHkd) }
}

function ofPieces(line: OrderLineToWrite, quantity: number): OrderLineToWrite {
  const priced = { ...pricedOf(line), quantity }
  const totalOf = (one: Parameters<typeof lineTotals>[0]) => (lineTotals(one).total ?? 0).toFixed(2)
  return { ...line, quantity, total: totalOf(priced), totalHkd: totalOf(inHkd(priced)) }
}

function sumOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
