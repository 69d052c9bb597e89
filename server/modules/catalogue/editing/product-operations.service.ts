import type { z } from 'zod/mini'
import type { BulkAction, bulkSchema, Operation } from '#contract/catalogue/product-edits.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { ProblemError, problem } from '#server/platform/http/problems.ts'
import { collectLowStock } from '../prices-stock/low-stock.ts'
import { bulkEditOf } from './product-bulk.rules.ts'
import { changesNothing } from './product-changes.rules.ts'
import { createProductEditsRepo, type StoredProduct } from './product-edits.repo.ts'
import { createOperationsRepo } from './product-operations.repo.ts'
import { createRevisionsRepo, type OperationRevision } from './product-revisions.repo.ts'
import { type ProductEdit, type WriteServices, writeEdits } from './product-writes.ts'

export interface ProductOperationsServices extends WriteServices {
  database: Database
  audit: Audit
  onCommit: () => void
}

const batchSize = 500
const limits = { maxWait: 10_000, timeout: 180_000 }

export function createProductOperations(services: ProductOperationsServices) {
  const { database, audit, now, onCommit } = services

  async function inTransaction<T>(write: (tx: Transaction) => Promise<T>): Promise<T> {
    const written = await database.prisma.$transaction(write, limits)
    onCommit()
    return written
  }

  return {
    /**
     * Applies one change to up to 500 products, all or nothing.
     * @throws product.not_found; record.changed, with those changed meanwhile; request.invalid where a price would not fit
     */
    bulk(actor: Actor, { products, change }: z.infer<typeof bulkSchema>): Promise<Operation> {
      return inTransaction(async (tx) => {
        const versions = new Map(products.map(({ id, version }) => [id, version]))
        const found = await createProductEditsRepo(tx).lock([...versions.keys()])
        const edits = found.map((product) => bulkEdit(change, product, versions.get(product.id)))
        const operations = createOperationsRepo(tx)
        const id = await operations.begin({ kind: 'bulk', summary: change, actor, at: now() })
        const missing = [...versions.keys()].filter((known) => !found.some((product) => product.id === known))
        const all = [...edits, ...missing.map((known) => ({ id: known }))] // so that they are reported as not found
        const { changed, unchanged } = await writeEdits(tx, services, { origin: 'bulk', actor, operationId: id }, all)
        await operations.settle(id, changed.length)
        const counts = { changed: changed.length, unchanged: unchanged.length }
        const names = found.filter((product) => changed.some((one) => one.id === product.id)).map(({ name }) => name)
        await audit.record(tx, actor, {
          action: 'products.changed',
          entity: 'product',
          entityId: id,
          after: { ...change, ...counts, products: names },
        })
        return { id, ...counts }
      })
    },

    /**
     * Restores exactly what an operation changed, all or nothing; products that it created are retired.
     * @param mayImport whether the actor may undo imports too
     * @throws operation.not_found, permission.denied, operation.undone; operation.overtaken, with products changed since
     */
    undo(actor: Actor, id: string, mayImport: boolean): Promise<{ restored: number }> {
      return inTransaction(async (tx) => {
        const operations = createOperationsRepo(tx)
        const operation = await operations.find(id)
        if (!operation) throw problem('operation.not_found', `No change of many products has the id ${id}`)
        if (operation.kind === 'import' && !mayImport) {
          throw problem('permission.denied', 'To take back an import takes products.import')
        }
        if (!(await operations.markUndone(id, actor.name, now())))
          throw problem('operation.undone', 'It was undone already')
        const undo = await operations.begin({ kind: 'undo', summary: { operation: id }, actor, at: now() })
        const restored = await takeBack(tx, actor, id, undo)
        await operations.settle(undo, restored)
        const after = { operation: id, kind: operation.kind, products: restored }
        await audit.record(tx, actor, { action: 'products.restored', entity: 'product', entityId: undo, after })
        return { restored }
      })
    },
  }

  async function takeBack(tx: Transaction, actor: Actor, id: string, undo: string): Promise<number> {
    await createProductEditsRepo(tx).lockSlugs()
    const lowStocks = collectLowStock(services.onLowStock)
    const writing = { ...services, onLowStock: lowStocks.collect }
    let restored = 0
    let last: string | undefined
    do {
      const revisions = await createRevisionsRepo(tx).ofOperation(id, last, batchSize)
      const edits = (await withCurrentVersions(tx, revisions)).map(inverseOf)
      await writeEdits(tx, writing, { origin: 'undo', actor, operationId: undo }, edits).catch((error) => {
        throw error instanceof ProblemError && error.code === 'record.changed' ? overtaken(error) : error
      })
      restored += revisions.length
      last = revisions.length < batchSize ? undefined : revisions.at(-1)?.productId
    } while (last !== undefined)
    await lowStocks.notify(tx)
    return restored
  }
}

export type ProductOperations = ReturnType<typeof createProductOperations>

function bulkEdit(change: BulkAction, product: StoredProduct, version: number | undefined): ProductEdit {
  const edit = bulkEditOf(change, product.record)
  if (edit) return { id: product.id, version, ...edit }
  const errors = [fieldError('change.change', 'amount_too_large')]
  throw problem('request.invalid', `The price of ${product.name} would not fit`, errors)
}

/** Moves revisions to the newest version with the same record: changes since then that were undone do not prevent an undo. */
async function withCurrentVersions(tx: Transaction, revisions: OperationRevision[]): Promise<OperationRevision[]> {
  const overtaken = revisions.filter(({ version, present }) => present > version)
  if (overtaken.length === 0) return revisions
  const oldest = Math.min(...overtaken.map(({ version }) => version))
  const ids = overtaken.map(({ productId }) => productId)
  const since = Map.groupBy(await createRevisionsRepo(tx).sinceOfAll(ids, oldest), ({ productId }) => productId)
  return revisions.map((revision) => {
    const later = (since.get(revision.productId) ?? []).filter(({ version }) => version > revision.version)
    return changesNothing(later) ? { ...revision, version: revision.present } : revision
  })
}

function inverseOf({ productId: id, version, created, changes, extras }: OperationRevision): ProductEdit {
  if (created) return { id, version, retired: true }
  const { retired, ...record } = Object.fromEntries(changes.map(({ field, from }) => [field, from]))
  return { id, version, record, ...(typeof retired === 'boolean' && { retired }), extras: extras?.from }
}

function overtaken(error: ProblemError): ProblemError {
  return problem('operation.overtaken', 'Some of these products have been changed since', undefined, error.more)
}
