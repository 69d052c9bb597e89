import {
  type ChargedLine,
  type ChargePart,
  type Charges,
  chargedInHkd,
  chargesInHkd,
  chargesOfPieces,
  taxKindOf,
} from '#contract/catalogue/charges.ts'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import {
  inHkd,
  type LineToPrice,
  lineTotals,
  type PricedLine,
  proportionOf,
  sumOf,
} from '#contract/catalogue/prices.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import { chargeWords, taxLabel } from '#contract/sales/charges.ts'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { problem } from '#server/platform/http/problems.ts'

type OrderLine = OrderDetail['lines'][number]

/** Pieces of an order's line that a document is about. */
export interface BilledLine {
  line: OrderLine
  quantity: number
}

/** A line to store: a price of an order's line, its connectivity fee, a charge, or a deduction. Amounts are of the document's currency. */
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
  /** Empty for what is no charge. */
  part: ChargePart | ''
  /** In percent: of a tax, or of the tax on the line. */
  taxRate: number
  /** Tax that the prices contain; not added to the total. */
  isIncluded: boolean
}

/** Values that a line has and a charge has not. */
export const unpricedLine = {
  orderLineId: null,
  productId: null,
  nameEn: null,
  sku: null,
  quantity: 1,
  isFee: false,
  part: '',
  taxRate: 0,
  isIncluded: false,
} as const

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
export function linesToWrite(billed: readonly BilledLine[], charges: Charges): LineToWrite[] {
  return billed.flatMap(({ line, quantity }) => {
    const { id: orderLineId, productId, name, nameEn, sku } = line
    const own = { ...line, quantity }
    const hkd = inHkd(own)
    const shared = { ...unpricedLine, orderLineId, productId, name, nameEn, sku, quantity }
    const taxRate = charges[taxKindOf(line)]
    const price = { ...shared, unitPrice: line.unitPrice, taxRate, ...amountsOf(own, hkd, 'total') }
    const feeAmounts = amountsOf(own, hkd, 'connectivity')
    const fee = { ...shared, unitPrice: line.connectivityFee, isFee: true, taxRate: charges.services, ...feeAmounts }
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
  const amounts = { unitPrice: -amount, amount: -amount, amountHkd: -amountHkd }
  return { ...unpricedLine, name: deposit.number, ...amounts }
}

/** An order, or what is billed like one. */
export interface ChargedOrder {
  lines: readonly (ChargedLine & LineToPrice)[]
  charges: Charges
  currency: CurrencyCode
}

/** Charges that are on an order's invoices already, without what credit notes took back. */
export type ChargedBefore = Pick<LineToWrite, 'part' | 'taxRate' | 'isIncluded' | 'amount' | 'amountHkd'>

/**
 * Returns the charges of an invoice: those of all pieces that are invoiced with it, less what is charged already, so that
 * the invoices of an order add up to it exactly.
 * @param pieces of each line of the order, on this invoice and on earlier ones
 */
export function chargesToWrite(
  { lines, charges, currency }: ChargedOrder,
  pieces: readonly number[],
  before: readonly ChargedBefore[],
): LineToWrite[] {
  const taken = lines.map((line, index) => ({ ...line, quantity: pieces[index] ?? 0 }))
  const own = chargesOfPieces(taken, lines, charges)
  const hkd = chargesOfPieces(taken.map(chargedInHkd), lines.map(chargedInHkd), chargesInHkd(charges, currency))
  const sums = new Map<string, LineToWrite>()
  function add(charge: ChargedBefore) {
    const { part, taxRate, isIncluded, amount, amountHkd } = charge
    const key = `${part} ${taxRate} ${isIncluded}`
    const known = sums.get(key) ?? { ...chargeLine(charge, charges.taxName), amount: 0, amountHkd: 0 }
    const sum = sumOf([known.amount, amount])
    sums.set(key, { ...known, unitPrice: sum, amount: sum, amountHkd: sumOf([known.amountHkd, amountHkd]) })
  }
  for (const { rate: taxRate, ...charge } of own) add({ ...charge, taxRate, amountHkd: 0 })
  for (const { rate: taxRate, amount: amountHkd, ...charge } of hkd) add({ ...charge, taxRate, amount: 0, amountHkd })
  for (const { amount, amountHkd, ...charge } of before) add({ ...charge, amount: -amount, amountHkd: -amountHkd })
  return [...sums.values()].filter(({ amount, amountHkd }) => amount !== 0 || amountHkd !== 0)
}

function chargeLine({ part, taxRate, isIncluded }: Omit<ChargedBefore, 'amount' | 'amountHkd'>, taxName: string) {
  const isNamed = part === 'discount' || part === 'delivery' || part === 'rounding'
  const label = isNamed ? chargeWords[part] : taxLabel(taxName, taxRate, isIncluded)
  return { ...unpricedLine, name: label['zh-TW'], nameEn: label.en, unitPrice: 0, part, taxRate, isIncluded }
}

export function totalsToWrite(lines: readonly Pick<LineToWrite, 'amount' | 'amountHkd' | 'isIncluded'>[]) {
  const added = lines.filter(({ isIncluded }) => !isIncluded)
  return { total: sumOf(added.map(({ amount }) => amount)), totalHkd: sumOf(added.map(({ amountHkd }) => amountHkd)) }
}
