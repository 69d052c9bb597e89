import { fieldError } from '#contract/problems/field-errors.ts'
import type { LocationChange, NewLocation, StockLocation } from '#contract/stock/locations.ts'
import type { StockCount, StockTransfer } from '#contract/stock/movements.ts'
import {
  changeStock,
  createProductEditsRepo,
  type Invalidation,
  type WriteServices,
} from '#server/modules/catalogue/index.ts'
import { type Actor, type Audit, difference } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createStockRepo } from './stock.repo.ts'

export interface StockServices {
  database: Database
  audit: Audit
  productWrites: WriteServices & { onCommit: (invalidation: Invalidation) => void }
  now: () => Date
}

/** Stock by location, counts and transfers. */
export function createStock({ database, audit, productWrites, now }: StockServices) {
  const repo = createStockRepo(database.prisma)

  /** @throws stock_location.not_found */
  async function locationOf(id: string): Promise<StockLocation> {
    const found = (await repo.locations()).find((location) => location.id === id)
    if (!found) throw problem('stock_location.not_found', `No location has the id ${id}`)
    return found
  }

  return {
    page: repo.page,
    movements: repo.movements,

    async locations() {
      return { items: await repo.locations() }
    },

    /** @throws request.invalid for a name that is taken */
    async addLocation(actor: Actor, form: NewLocation): Promise<StockLocation> {
      const id = await database.prisma.$transaction(async (tx) => {
        await requireFreeName(tx, form.name)
        const { id } = await tx.stockLocation.create({ data: form })
        const entity = { entity: 'stock-location', entityId: id, entityName: form.name }
        await audit.record(tx, actor, { action: 'stock_location.added', ...entity, after: form })
        return id
      })
      return locationOf(id)
    },

    /**
     * Changes a location; making it the default ends that of the present one.
     * @throws stock_location.not_found, record.changed; request.invalid for a name that is taken, and where the default or one
     * with stock would be archived
     */
    async changeLocation(actor: Actor, id: string, change: LocationChange): Promise<StockLocation> {
      const { version, isArchived, isDefault, ...texts } = change
      const isWritten = await database.prisma.$transaction(async (tx) => {
        const location = await createStockRepo(tx).lockLocation(id)
        if (!location) throw problem('stock_location.not_found', `No location has the id ${id}`)
        if (location.version !== version) return false
        await requireFreeName(tx, texts.name, id)
        if (location.isDefault && !isDefault) throw refusal('isDefault', 'default_location')
        if (isArchived && isDefault) throw refusal('isArchived', 'default_location')
        if (isArchived && location.pieces > 0) throw refusal('isArchived', 'location_not_empty')
        if (isDefault && !location.isDefault) {
          await tx.stockLocation.updateMany({ where: { isDefault: true }, data: { isDefault: false } })
        }
        const archivedAt = isArchived ? now() : null
        await tx.stockLocation.update({
          where: { id },
          data: { ...texts, isDefault, archivedAt, version: { increment: 1 } },
        })
        const entity = { entity: 'stock-location', entityId: id, entityName: texts.name }
        const changed = difference(location, { ...texts, isDefault, isArchived })
        await audit.record(tx, actor, { action: 'stock_location.updated', ...entity, ...changed })
        return true
      })
      const current = await locationOf(id)
      if (!isWritten) throw problem('record.changed', 'Change the present version', undefined, { current })
      return current
    },

    /**
     * Sets the stock of a product at a location to what was counted; waiting orders get what is more, and the newest lose what
     * is missing.
     * @throws request.invalid by field; stock.changed when it is not what the count began with
     */
    async count(actor: Actor, form: StockCount): Promise<void> {
      const { productId, locationId, was, counted, note } = form
      const invalidation = await database.prisma.$transaction(async (tx) => {
        const name = await lockProduct(tx, productId)
        await requireLocation(tx, locationId, 'locationId')
        const level = await createStockRepo(tx).level(productId, locationId)
        if (level !== was) throw problem('stock.changed', `There are ${level} by now`)
        const stock = { reason: 'count' as const, locationId, note }
        const changes = new Map([[productId, counted - level]])
        const done = await changeStock(tx, productWrites, { origin: 'staff', actor, stock }, changes)
        const entity = { entity: 'product', entityId: productId, entityName: name }
        await audit.record(tx, actor, { action: 'stock.counted', ...entity, before: { was }, after: { counted, note } })
        await publish(tx, 'sales.changed')
        return done
      })
      if (invalidation) productWrites.onCommit(invalidation)
    },

    /**
     * Moves pieces of a product from one location to another; a form sent twice moves them once.
     * @throws request.invalid by field, also for the same location or more than is there
     */
    async transfer(actor: Actor, form: StockTransfer): Promise<void> {
      const { submissionId, productId, fromId, toId, quantity, note } = form
      if (fromId === toId) throw refusal('toId', 'same_location')
      await database.prisma.$transaction(async (tx) => {
        const name = await lockProduct(tx, productId)
        const locked = createStockRepo(tx)
        if (await locked.isKnown(submissionId)) return
        await requireLocation(tx, fromId, 'fromId')
        await requireLocation(tx, toId, 'toId')
        const left = await locked.level(productId, fromId)
        if (left < quantity) {
          const errors = [
            left === 0 ? fieldError('quantity', 'none_left') : fieldError('quantity', 'few_left', { left }),
          ]
          throw problem('request.invalid', 'There is less at the location', errors)
        }
        const by = { authorId: actor.id, author: actor.name, at: now(), submissionId, note }
        await tx.stockMovement.createMany({
          data: [
            { ...by, productId, locationId: fromId, quantity: -quantity, reason: 'transfer', origin: 'staff' },
            { ...by, productId, locationId: toId, quantity, reason: 'transfer', origin: 'staff' },
          ],
        })
        const entity = { entity: 'product', entityId: productId, entityName: name }
        await audit.record(tx, actor, { action: 'stock.transferred', ...entity, after: { pieces: quantity, note } })
      })
    },
  }
}

export type Stock = ReturnType<typeof createStock>

/** Locks a product and returns its name. @throws request.invalid when there is none, or none with stock */
async function lockProduct(tx: Transaction, id: string): Promise<string> {
  const [product] = await createProductEditsRepo(tx).lockStock([id])
  if (!product?.tracksStock) throw refusal('productId', 'unknown_product')
  return product.name
}

/** @throws request.invalid at the path when there is no such location that is open */
export async function requireLocation(tx: Transaction, id: string, path: string): Promise<void> {
  const found = await tx.stockLocation.count({ where: { id, archivedAt: null } })
  if (found === 0) throw refusal(path, 'unknown_location')
}

/** @throws request.invalid */
async function requireFreeName(tx: Transaction, name: string, id?: string): Promise<void> {
  const taken = await tx.stockLocation.count({ where: { name, ...(id !== undefined && { id: { not: id } }) } })
  if (taken > 0) throw refusal('name', 'taken')
}

type Refusal =
  | 'default_location'
  | 'location_not_empty'
  | 'same_location'
  | 'taken'
  | 'unknown_location'
  | 'unknown_product'

function refusal(path: string, code: Refusal) {
  return problem('request.invalid', 'Some values are not valid', [fieldError(path, code)])
}
