import { inHkd, lineTotals, type PricedLine, proportionOf, sumOf } from '#contract/catalogue/prices.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { problem } from '#server/platform/http/problems.ts'

type OrderLine = OrderDetail['lines'][number]

/** Pieces of an order's line that a document is about. */
export interface BilledLine {
  line: OrderLine
  quantity: number
}

/** A line to store: a price of an order's line, its connectivity fee, or a deduction. Amounts are of the document's currency. */
export interface LineToWrite {
  orderLineId: string | null
  productId: string | null
  name: string
  nameEn: string | null
  sku: string | null
  quantity: number
  unitPrice: number
  amount: number
  amountHkd: number
  isFee: boolean
  subscriptionId?: string
  /** First day that it pays, and first day after. */
  paidFrom?: Date
  paidTo?: Date
}

/**
 * Returns the pieces that a document takes of each line.
 * @param left pieces of each line that may be taken
 * @param wanted pieces of each line; all that is left without
 * @throws request.invalid by `pieces.N` for more than is left; document.nothing_left for none
 */
export function takenPieces(left: readonly number[], wanted: readonly number[] | undefined): number[] {
  if (wanted && wanted.length !== left.length) {
    const errors = [fieldError('pieces', 'other_lines', { count: left.length })]
    throw problem('request.invalid', 'The pieces are not those of its lines', errors)
  }
  const errors = left.flatMap((quantity, index) =>
    (wanted?.[index] ?? 0) > quantity ? [fieldError(`pieces.${index}`, 'more_than_line', { quantity })] : [],
  )
  if (errors.length > 0) throw problem('request.invalid', 'More than is left of a line', errors)
  const taken = wanted ?? left
  if (taken.every((quantity) => quantity === 0))
    throw problem('document.nothing_left', 'There is nothing left to put on it')
  return [...taken]
}

/** Returns the lines to store of a document's pieces: the price of each, and its connectivity fee if it has one. */
export function linesToWrite(billed: readonly BilledLine[]): LineToWrite[] {
  return billed.flatMap(({ line, quantity }) => {
    const { id: orderLineId, productId, name, nameEn, sku } = line
    const own = { ...line, quantity }
    const hkd = inHkd(own)
    const shared = { orderLineId, productId, name, nameEn, sku, quantity }
    const price = { ...shared, unitPrice: line.unitPrice, isFee: false, ...amountsOf(own, hkd, 'total') }
    const fee = { ...shared, unitPrice: line.connectivityFee, isFee: true, ...amountsOf(own, hkd, 'connectivity') }
    return fee.amount === 0 ? [price] : [price, fee]
  })
}

function amountsOf(own: PricedLine, hkd: PricedLine, part: 'total' | 'connectivity') {
  return { amount: lineTotals(own)[part] ?? 0, amountHkd: lineTotals(hkd)[part] ?? 0 }
}

/** A deposit invoice that later invoices have not deducted completely. */
export interface OpenDeposit {
  id: string
  number: string
  total: number
  totalHkd: number
  deducted: number
  /** Total of its credit notes. */
  takenBack: number
}

export interface Deduction {
  deposit: OpenDeposit
  amount: number
  amountHkd: number
}

/** Returns what an invoice deducts of deposits, the oldest first; never more than the invoice asks for. */
export function deductionsOf(deposits: readonly OpenDeposit[], total: number): Deduction[] {
  let left = total
  return deposits.flatMap((deposit) => {
    const open = sumOf([deposit.total, -deposit.deducted, -deposit.takenBack])
    const amount = Math.min(open, left)
    if (amount <= 0) return []
    left = sumOf([left, -amount])
    return [{ deposit, amount, amountHkd: proportionOf(deposit.totalHkd, amount, deposit.total) }]
  })
}

/** Returns the line to store of a deduction. */
export function deductionLine({ deposit, amount, amountHkd }: Deduction): LineToWrite {
  return {
    orderLineId: null,
    productId: null,
    name: deposit.number,
    nameEn: null,
    sku: null,
    quantity: 1,
    unitPrice: -amount,
    amount: -amount,
    amountHkd: -amountHkd,
    isFee: false,
  }
}

export function totalsToWrite(lines: readonly Pick<LineToWrite, 'amount' | 'amountHkd'>[]) {
  return { total: sumOf(lines.map(({ amount }) => amount)), totalHkd: sumOf(lines.map(({ amountHkd }) => amountHkd)) }
}
