import { proportionOf, sumOf } from '#contract/catalogue/prices.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import { problem } from '#server/platform/http/problems.ts'
import { type LineToWrite, takenPieces, totalsToWrite } from './billed-lines.rules.ts'
import type { InvoiceLine } from './issuing.repo.ts'

/** Amounts of an invoice, in its currency and in HKD. */
interface Invoice {
  kind: string
  total: number
  totalHkd: number
  deducted: number
  /** Total of its credit notes. */
  takenBack: number
}

/**
 * Returns the lines of a credit note. Discount and tax are given back in proportion, delivery and rounding with the last
 * pieces, so that credit notes of all pieces give back exactly what was asked for.
 * @param lines of the invoice
 * @param pieces to take back of each line of the order that it has; all that is left, and what it deducted, without
 * @throws document.nothing_left; request.invalid by `pieces.N`, or for more than the invoice asked for
 */
export function creditedLines(
  invoice: Invoice,
  lines: readonly InvoiceLine[],
  pieces: readonly number[] | undefined,
): LineToWrite[] {
  if (invoice.kind === 'deposit_invoice') return depositLines(invoice, lines)
  const priced = lines.filter(({ orderLineId, isFee }) => orderLineId !== null && !isFee)
  const left = priced.map(({ quantity, creditedQuantity }) => quantity - creditedQuantity)
  const taken = takenPieces(left, pieces)
  const piecesOf = new Map(priced.map(({ orderLineId }, index) => [orderLineId, taken[index] ?? 0]))
  const credited = lines.flatMap((line) => {
    if (line.part !== '') return chargeOf(line, lines, (one) => piecesOf.get(one.orderLineId) ?? 0)
    if (line.orderLineId === null) return pieces ? [] : [{ ...storedLine(line), quantity: line.quantity }]
    const quantity = piecesOf.get(line.orderLineId) ?? 0
    return quantity === 0 ? [] : [partOf(line, quantity)]
  })
  if (pieces && totalsToWrite(credited).total > sumOf([invoice.total, -invoice.takenBack])) {
    const errors = [fieldError('pieces', 'more_than_invoice')]
    throw problem('request.invalid', 'The pieces cost more than the invoice asked for', errors)
  }
  return credited
}

/** Returns the part of a charge that goes back with pieces, in proportion to what the invoice's lines of its rate cost. */
function chargeOf(charge: InvoiceLine, lines: readonly InvoiceLine[], piecesOf: (line: InvoiceLine) => number) {
  const priced = lines.filter(({ orderLineId, part }) => orderLineId !== null && part === '')
  const leftOf = (line: InvoiceLine) => line.quantity - line.creditedQuantity - piecesOf(line)
  const isLast = priced.every((line) => leftOf(line) === 0)
  const taxed = charge.part === 'tax' ? priced.filter(({ taxRate }) => taxRate === charge.taxRate) : priced
  const isShared = charge.part === 'tax' || charge.part === 'discount'
  const until = (whole: number, column: 'amount' | 'amountHkd') => {
    if (isLast) return whole
    const all = sumOf(taxed.map((line) => line[column]))
    if (!isShared || all <= 0) return 0
    const left = sumOf(taxed.map((line) => proportionOf(line[column], leftOf(line), line.quantity)))
    return proportionOf(whole, sumOf([all, -left]), all)
  }
  const amount = sumOf([until(charge.amount, 'amount'), -charge.creditedAmount])
  const amountHkd = sumOf([until(charge.amountHkd, 'amountHkd'), -charge.creditedAmountHkd])
  return amount === 0 && amountHkd === 0 ? [] : [{ ...storedLine(charge), unitPrice: amount, amount, amountHkd }]
}

/** Returns the rest of a deposit that later invoices have partly deducted. */
function depositLines({ total, totalHkd, deducted, takenBack }: Invoice, lines: readonly InvoiceLine[]): LineToWrite[] {
  const amount = sumOf([total, -deducted, -takenBack])
  const amountHkd = proportionOf(totalHkd, amount, total)
  return lines.slice(0, 1).map((line) => ({ ...storedLine(line), unitPrice: amount, amount, amountHkd }))
}

function partOf(line: InvoiceLine, quantity: number): LineToWrite {
  const amount = proportionOf(line.amount, quantity, line.quantity)
  return { ...storedLine(line), quantity, amount, amountHkd: proportionOf(line.amountHkd, quantity, line.quantity) }
}

function storedLine({
  creditedQuantity: _q,
  creditedAmount: _a,
  creditedAmountHkd: _h,
  ...line
}: InvoiceLine): LineToWrite {
  return line
}
