import { inHkd, lineTotals, totalsOf } from '#contract/catalogue/prices.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import { problem } from '#server/platform/http/problems.ts'
import { pricedOf } from '../orders/order-lines.ts'
import type { OrderLineToWrite } from '../orders/orders-write.repo.ts'

/** Totals of an order as stored in its row. */
export interface OrderAmounts {
  itemsCount: number
  total: string
  totalHkd: string
}

/** Splits lines into those shipped and those that remain; empty lines are left out. */
export function splitLines(lines: readonly OrderLineToWrite[], shipped: readonly number[]) {
  const part = (piecesOf: (line: OrderLineToWrite, index: number) => number) =>
    lines.flatMap((line, index) => {
      const pieces = piecesOf(line, index)
      return pieces === 0 ? [] : [ofPieces(line, pieces)]
    })
  return {
    shipped: part((_line, index) => shipped[index] ?? 0),
    owed: part(({ quantity }, index) => quantity - (shipped[index] ?? 0)),
  }
}

/** @throws request.invalid unless the pieces match the lines */
export function requirePiecesOf(lines: readonly { quantity: number }[], pieces: readonly number[]): void {
  const tooMany = lines.flatMap(({ quantity }, index) =>
    (pieces[index] ?? 0) > quantity ? [fieldError(`pieces.${index}`, 'more_than_line', { quantity })] : [],
  )
  const isAsLong = pieces.length === lines.length
  const errors = isAsLong ? tooMany : [fieldError('pieces', 'other_lines', { count: lines.length })]
  if (errors.length > 0) throw problem('request.invalid', 'The pieces are not those of its lines', errors)
}

/** Keeps the unit price, so that the parts add up to the whole. */
function ofPieces(line: OrderLineToWrite, quantity: number): OrderLineToWrite {
  const priced = { ...pricedOf(line), quantity }
  return { ...line, quantity, total: sumOf(priced), totalHkd: sumOf(inHkd(priced)) }
}

export function amountsOf(lines: readonly OrderLineToWrite[]): OrderAmounts {
  const priced = lines.map(pricedOf)
  return {
    itemsCount: priced.reduce((sum, { quantity }) => sum + quantity, 0),
    total: totalsOf(priced).firstYear.toFixed(2),
    totalHkd: totalsOf(priced.map(inHkd)).firstYear.toFixed(2),
  }
}

function sumOf(priced: Parameters<typeof lineTotals>[0]): string {
  return (lineTotals(priced).total ?? 0).toFixed(2)
}
