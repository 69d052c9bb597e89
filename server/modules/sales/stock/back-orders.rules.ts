import { inHkd, lineTotals, totalsOf } from '#contract/catalogue/prices.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import { problem } from '#server/platform/http/problems.ts'
import { pricedOf } from '../orders/order-lines.ts'
import type { OrderLineToWrite } from '../orders/orders-write.repo.ts'

/** What lines of an order come to, as its row keeps it. */
export interface OrderAmounts {
  itemsCount: number
  total: string
  totalHkd: string
}

/** What of an order is shipped, and what is owed; a line of which there is none is left out. */
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

/** @throws request.invalid, naming what is wrong with pieces that are to be of these lines, each of its own */
export function requirePiecesOf(lines: readonly { quantity: number }[], pieces: readonly number[]): void {
  const tooMany = lines.flatMap(({ quantity }, index) =>
    (pieces[index] ?? 0) > quantity ? [fieldError(`pieces.${index}`, 'more_than_line', { quantity })] : [],
  )
  const isAsLong = pieces.length === lines.length
  const errors = isAsLong ? tooMany : [fieldError('pieces', 'other_lines', { count: lines.length })]
  if (errors.length > 0) throw problem('request.invalid', 'The pieces are not those of its lines', errors)
}

/** What a piece costs stays as it was agreed, so that the parts add up to the whole. */
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
