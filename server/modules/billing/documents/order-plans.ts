import type { DocumentPreview } from '#contract/billing/documents.ts'
import { isInvoice } from '#contract/billing/kinds.ts'
import { dueDayOf } from '#contract/billing/terms.ts'
import { percentOf, sumOf } from '#contract/catalogue/prices.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import { readOrder, type SalesDocument } from '#server/modules/sales/index.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import {
  type BilledLine,
  chargesToWrite,
  type Deduction,
  deductionLine,
  deductionsOf,
  type LineToWrite,
  linesToWrite,
  takenPieces,
  totalsToWrite,
  unpricedLine,
} from './billed-lines.rules.ts'
import { invoicedPieces } from './documents.repo.ts'
import { createIssuingRepo } from './issuing.repo.ts'
import {
  deliveryDocument,
  depositDocument,
  type Issuer,
  invoiceDocument,
  pricedDocument,
  type Stated,
} from './order-documents.rules.ts'

type Order = NonNullable<Awaited<ReturnType<typeof readOrder>>>
type Selling = NonNullable<Awaited<ReturnType<ReturnType<typeof createIssuingRepo>['lockOrder']>>>

/** The content of an order's document, before it has a number. */
interface Plan {
  total: number
  totalHkd: number
  lines: LineToWrite[]
  deductions: Deduction[]
  render: (stated: Stated) => SalesDocument
}

interface Planning {
  tx: Transaction
  orderId: string
  order: Order
  selling: Selling
  form: DocumentPreview
  issuer: Issuer
}

/**
 * Plans a document of an order, which stays locked until the end of the transaction.
 * @param today YYYY-MM-DD in the shop's time zone
 * @throws order.not_found, shipment.not_found, order.state, document.nothing_left; request.invalid by field
 */
export async function planDocument(
  tx: Transaction,
  orderId: string,
  form: DocumentPreview,
  issuer: Issuer,
  today: string,
): Promise<Plan & { order: Order; selling: Selling; dueOn: string | null }> {
  const selling = await createIssuingRepo(tx).lockOrder(orderId)
  const order = selling && (await readOrder(tx, orderId))
  if (!order) throw problem('order.not_found', `No order has the id ${orderId}`)
  if (order.status === 'cancelled') throw problem('order.state', 'A cancelled order has no further documents')
  const dueOn = isInvoice(form.kind) ? (form.dueOn ?? dueDayOf(selling.terms, today)) : null
  if (dueOn !== null && dueOn < today) {
    throw problem('request.invalid', 'The last day to pay has passed', [fieldError('dueOn', 'past')])
  }
  const plan = await planners[form.kind]({ tx, orderId, order, selling, form, issuer })
  return { ...plan, order, selling, dueOn }
}

const planners: Record<DocumentPreview['kind'], (planning: Planning) => Plan | Promise<Plan>> = {
  order_confirmation: planUnpaid,
  proforma: planUnpaid,
  deposit_invoice: planDeposit,
  invoice: planInvoice,
  delivery_note: planDelivery,
}

/** The whole order, without asking for money. */
function planUnpaid({ order, form, issuer }: Planning): Plan {
  const billed = wholeOf(order)
  const { total, totalHkd } = totalsToWrite(wholeLines(order))
  const kind = form.kind === 'proforma' ? 'proforma' : 'order_confirmation'
  const render = (stated: Stated) => pricedDocument(kind, order, issuer, stated, billed)
  return { total, totalHkd, lines: [], deductions: [], render }
}

/** Goods of a shipment, or of the whole order. */
function planDelivery({ order, form, issuer }: Planning): Plan {
  const shipment = order.shipments.find(({ id }) => id === form.shipmentId)
  if (form.shipmentId !== undefined && !shipment) throw problem('shipment.not_found', 'The order has no such shipment')
  const shipped = new Map(shipment?.lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
  const goods = order.lines.map(({ id, isPiece, quantity }) => {
    if (!isPiece) return 0
    return shipment ? (shipped.get(id) ?? 0) : quantity
  })
  const billed = billedOf(order, takenPieces(goods, shipment ? undefined : form.pieces))
  const render = (stated: Stated) => deliveryDocument(order, issuer, stated, billed, shipment)
  return { total: 0, totalHkd: 0, lines: [], deductions: [], render }
}

async function planInvoice({ tx, orderId, order, form, issuer }: Planning): Promise<Plan> {
  const left = await leftToInvoice(tx, orderId, order)
  const pieces = takenPieces(left, form.pieces)
  const billed = billedOf(order, pieces)
  const invoiced = order.lines.map(({ quantity }, index) => quantity - (left[index] ?? 0) + (pieces[index] ?? 0))
  const charged = chargesToWrite(order, invoiced, await createIssuingRepo(tx).chargedBefore(orderId))
  const priced = [...linesToWrite(billed, order.charges), ...charged]
  const deposits = await createIssuingRepo(tx).openDeposits(orderId)
  const deductions = deductionsOf(deposits, totalsToWrite(priced).total)
  const lines = [...priced, ...deductions.map(deductionLine)]
  const { total, totalHkd } = totalsToWrite(lines)
  const render = (stated: Stated) => invoiceDocument(order, issuer, stated, billed, charged, deductions, total)
  return { total, totalHkd, lines, deductions, render }
}

/** A share of what is due for the whole order; deposits never exceed what is left to invoice. */
async function planDeposit({ tx, orderId, order, selling, form, issuer }: Planning): Promise<Plan> {
  const percent = form.depositPercent ?? selling.depositPercent
  if (percent === 0) throw problem('request.invalid', 'State the deposit', [fieldError('depositPercent', 'required')])
  const whole = totalsToWrite(wholeLines(order))
  const amount = { total: percentOf(whole.total, percent), totalHkd: percentOf(whole.totalHkd, percent) }
  const deposits = await createIssuingRepo(tx).openDeposits(orderId)
  const asked = sumOf([amount.total, ...deposits.flatMap((one) => [one.total, -one.deducted, -one.takenBack])])
  const before = await createIssuingRepo(tx).chargedBefore(orderId)
  const pieces = await leftToInvoice(tx, orderId, order)
  const all = order.lines.map(({ quantity }) => quantity)
  const rest = [...linesToWrite(billedOf(order, pieces), order.charges), ...chargesToWrite(order, all, before)]
  const left = totalsToWrite(rest).total
  if (amount.total <= 0 || asked > left) {
    throw problem('document.nothing_left', 'Deposits and invoices would exceed the order')
  }
  const line: LineToWrite = {
    ...unpricedLine,
    name: order.reference,
    unitPrice: amount.total,
    amount: amount.total,
    amountHkd: amount.totalHkd,
  }
  const render = (stated: Stated) => depositDocument(order, issuer, stated, percent, amount)
  return { ...amount, lines: [line], deductions: [], render }
}

async function leftToInvoice(tx: Transaction, orderId: string, { lines }: Order): Promise<number[]> {
  const invoiced = await invoicedPieces(tx, orderId)
  return lines.map(({ id, quantity }) => quantity - (invoiced.get(id) ?? 0))
}

function wholeLines(order: Order): LineToWrite[] {
  const all = order.lines.map(({ quantity }) => quantity)
  return [...linesToWrite(wholeOf(order), order.charges), ...chargesToWrite(order, all, [])]
}

function wholeOf(order: Order): BilledLine[] {
  return order.lines.map((line) => ({ line, quantity: line.quantity }))
}

function billedOf({ lines }: Order, pieces: readonly number[]): BilledLine[] {
  return lines.flatMap((line, index) => {
    const quantity = pieces[index] ?? 0
    return quantity === 0 ? [] : [{ line, quantity }]
  })
}
