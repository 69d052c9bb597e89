import { fieldError } from '#contract/problems/field-errors.ts'
import type { NewReceipt, ReceiptChange, ReceiptDetail, Receiving } from '#contract/stock/receipts.ts'
import { changeStock, type Invalidation } from '#server/modules/catalogue/index.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createReceiptsRepo } from './receipts.repo.ts'
import { createStockRepo } from './stock.repo.ts'
import { requireLocation, type StockServices } from './stock.service.ts'

/** Goods on their way from suppliers. Methods throw receipt.not_found and record.changed. */
export function createReceipts({ database, audit, productWrites, now }: StockServices) {
  const repo = createReceiptsRepo(database.prisma)

  async function find(id: string): Promise<ReceiptDetail> {
    const receipt = await repo.detail(id)
    if (!receipt) throw problem('receipt.not_found', `No receipt has the id ${id}`)
    return receipt
  }

  /**
   * Locks a receipt and runs a step on it.
   * @param isDone whether the same form was written before; nothing is done then
   */
  async function change(
    actor: Actor,
    id: string,
    version: number,
    action: string,
    step: (tx: Transaction, receipt: ReceiptDetail) => Promise<Record<string, unknown>>,
    isDone?: (tx: Transaction) => Promise<boolean>,
  ): Promise<ReceiptDetail> {
    const isWritten = await database.prisma.$transaction(async (tx) => {
      const locked = createReceiptsRepo(tx)
      await locked.lock(id)
      const receipt = await locked.detail(id)
      if (!receipt) throw problem('receipt.not_found', `No receipt has the id ${id}`)
      if (await isDone?.(tx)) return true
      if (receipt.version !== version) return false
      const after = await step(tx, receipt)
      await audit.record(tx, actor, { action, entity: 'receipt', entityId: id, entityName: receipt.reference, after })
      await publish(tx, 'sales.changed')
      return true
    })
    const current = await find(id)
    if (!isWritten) throw problem('record.changed', 'Change the present version', undefined, { current })
    return current
  }

  return {
    page: repo.page,
    find,

    /** A form sent twice, even concurrently, is one receipt. @throws request.invalid for lines */
    async create(actor: Actor, form: NewReceipt): Promise<ReceiptDetail> {
      await database.prisma.$transaction(async (tx) => {
        const locked = createReceiptsRepo(tx)
        await requireProducts(tx, form.lines)
        const id = await locked.add(form, actor.name, now())
        if (id === undefined) return
        const receipt = await locked.detail(id)
        const entity = { entity: 'receipt', entityId: id, entityName: receipt?.reference ?? '' }
        const after = { supplier: form.supplier, pieces: receipt?.quantity ?? 0 }
        await audit.record(tx, actor, { action: 'receipt.created', ...entity, after })
        await publish(tx, 'sales.changed')
      })
      return find((await repo.ofForm(form.submissionId)) ?? '')
    },

    /** Replaces texts and lines until it is received or cancelled. @throws receipt.state; request.invalid for lines */
    edit(actor: Actor, id: string, { version, lines, ...texts }: ReceiptChange): Promise<ReceiptDetail> {
      return change(actor, id, version, 'receipt.updated', async (tx, receipt) => {
        requireOpen(receipt)
        await requireProducts(tx, lines)
        requireReceived(receipt, lines)
        const locked = createReceiptsRepo(tx)
        await locked.update(id, texts)
        await locked.setLines(id, lines)
        return { supplier: texts.supplier, expectedOn: texts.expectedOn }
      })
    },

    /**
     * Adds what came to the stock of a location, where the orders that have waited longest get it. A form sent twice receives
     * once.
     * @throws receipt.state; request.invalid by field, at `pieces.N` for more than is expected
     */
    async receive(actor: Actor, id: string, form: Receiving): Promise<ReceiptDetail> {
      const { submissionId, version, locationId, pieces, note } = form
      let invalidation: Invalidation | undefined
      const step = async (tx: Transaction, receipt: ReceiptDetail) => {
        requireOpen(receipt)
        requirePieces(receipt, pieces)
        if (locationId !== undefined) await requireLocation(tx, locationId, 'locationId')
        const came = receipt.lines.flatMap((line, index) => {
          const received = pieces[index] ?? 0
          return received === 0 ? [] : [{ ...line, received }]
        })
        const { reference } = receipt
        const stock = { reason: 'receipt' as const, reference, receiptId: id, submissionId, locationId, note }
        const changes = new Map(came.map(({ productId, received }) => [productId, received]))
        const locked = createReceiptsRepo(tx)
        await locked.addReceived(came)
        await locked.update(id, {})
        invalidation = await changeStock(tx, productWrites, { origin: 'staff', actor, stock }, changes)
        return { pieces: came.reduce((sum, { received }) => sum + received, 0) }
      }
      const isDone = (tx: Transaction) => createStockRepo(tx).isKnown(submissionId)
      const receipt = await change(actor, id, version, 'receipt.received', step, isDone)
      if (invalidation) productWrites.onCommit(invalidation)
      return receipt
    },

    /** Ends waiting for what has not come. @throws receipt.state */
    cancel(actor: Actor, id: string, version: number): Promise<ReceiptDetail> {
      return change(actor, id, version, 'receipt.cancelled', async (tx, receipt) => {
        requireOpen(receipt)
        await createReceiptsRepo(tx).update(id, { cancelledAt: now() })
        return { pieces: receipt.quantity - receipt.received }
      })
    },
  }
}

export type Receipts = ReturnType<typeof createReceipts>

/** @throws receipt.state */
function requireOpen({ state }: ReceiptDetail): void {
  if (state === 'received' || state === 'cancelled') throw problem('receipt.state', `The receipt is ${state}`)
}

/** @throws request.invalid for products that are unknown, have no stock or are given twice */
async function requireProducts(tx: Transaction, lines: NewReceipt['lines']): Promise<void> {
  const known = await createReceiptsRepo(tx).withStock(lines.map(({ productId }) => productId))
  const seen = new Set<string>()
  const errors = lines.flatMap(({ productId }, index) => {
    const path = `lines.${index}.productId`
    if (!known.has(productId)) return [fieldError(path, 'unknown_product')]
    if (seen.has(productId)) return [fieldError(path, 'product_twice')]
    seen.add(productId)
    return []
  })
  if (errors.length > 0) throw problem('request.invalid', 'Some lines cannot be kept', errors)
}

/** @throws request.invalid for fewer pieces than were received */
function requireReceived(receipt: ReceiptDetail, lines: NewReceipt['lines']): void {
  const errors = receipt.lines.flatMap(({ productId, received }) => {
    if (received === 0) return []
    const index = lines.findIndex((line) => line.productId === productId)
    if (index < 0) return [fieldError('lines', 'received_already', { received })]
    const isLess = (lines[index]?.quantity ?? 0) < received
    return isLess ? [fieldError(`lines.${index}.quantity`, 'received_already', { received })] : []
  })
  if (errors.length > 0) throw problem('request.invalid', 'Some pieces have come already', errors)
}

/** @throws request.invalid for pieces of other lines, of none, or more than is expected */
function requirePieces({ lines }: ReceiptDetail, pieces: readonly number[]): void {
  const errors = lines.flatMap(({ quantity, received }, index) =>
    (pieces[index] ?? 0) > quantity - received
      ? [fieldError(`pieces.${index}`, 'more_than_line', { quantity: quantity - received })]
      : [],
  )
  if (pieces.length !== lines.length) errors.push(fieldError('pieces', 'other_lines', { count: lines.length }))
  else if (pieces.every((count) => count === 0)) errors.push(fieldError('pieces', 'required'))
  if (errors.length > 0) throw problem('request.invalid', 'The pieces are not those that are expected', errors)
}
