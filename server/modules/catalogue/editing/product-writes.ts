import { blankRecord, type CatalogueRecord } from '#contract/fields/product.ts'
import type { DatabaseHandle, Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { type LowStock, lowStockOf } from '../prices-stock/low-stock.rules.ts'
import type { NotifyLowStock } from '../prices-stock/low-stock.ts'
import { everything, type Invalidation, publishInvalidation, stockInvalidation } from '../products/invalidation.ts'
import { offSite } from '../products/listing.rules.ts'
import type { StoredImage } from '../products/products.repo.ts'
import { deriveProduct } from '../products/products-derive.ts'
import { changedFields, issuesOf, type ProductState, pendingFields, statedFields } from './product-changes.rules.ts'
import { createProductEditsRepo, type EditedProductRow, type StoredProduct } from './product-edits.repo.ts'
import { extrasAfterEdit, extrasAfterUndo, extrasOf, type ProductExtras } from './product-extras.rules.ts'
import { type Author, type RevisionToWrite, setStockAuthor, writeRevisions } from './product-revisions.repo.ts'
import { newProductId } from './products-write.repo.ts'
import { assignSlug, slugOf } from './slugs.rules.ts'

export interface WriteServices {
  now: () => Date
  /** Pushes edited products to Notion, in the same transaction, where automatic sync is on. */
  push?: ((tx: Transaction, productIds: string[]) => Promise<void>) | undefined
  /** Notified of products that fell below their minimum, in the same transaction. */
  onLowStock?: NotifyLowStock | undefined
  /** Reallocates changed stock to waiting orders, in the same transaction. */
  onStockChange: OnStockChange | undefined
}

/** @param productIds locked products */
export type OnStockChange = (tx: Transaction, productIds: string[]) => Promise<void>

export interface ProductEdit {
  id: string
  /** Expected version; without it, any. */
  version?: number | undefined
  record?: Partial<CatalogueRecord>
  retired?: boolean
  copied?: StoredImage[]
  /** State besides the record, where an undo restores it. */
  extras?: ProductExtras | undefined
}

export interface EditsWritten {
  /** The change to invalidate; undefined where nothing has changed. */
  invalidation: Invalidation | undefined
  changed: { id: string; version: number }[]
  unchanged: string[]
}

const batchSize = 500

const slugFields = ['name', 'nameEn', 'sku'] as const

/**
 * Writes edits in a transaction, all or nothing: derived columns, a version and a revision each, and fields pending for Notion. Edits
 * without a change are skipped. An edited sample becomes a product of the shop. Set-based, to handle a whole catalogue.
 * @param edits one per product
 * @throws product.not_found; record.changed, with those of another version as `current` ([{id, name, version}])
 */
export async function writeEdits(
  tx: Transaction,
  services: WriteServices,
  author: Author,
  edits: ProductEdit[],
): Promise<EditsWritten> {
  const repo = createProductEditsRepo(tx)
  const inOrder = edits.toSorted((one, other) => (one.id < other.id ? -1 : 1)) // a fixed lock order avoids deadlocks
  if (inOrder.some(({ record, extras }) => extras || slugFields.some((field) => record && field in record))) {
    await repo.lockSlugs()
  }
  await setStockAuthor(tx, author, services.now())
  const written = { changed: [] as EditsWritten['changed'], unchanged: [] as string[] }
  let isStockAlone = true
  const stale: StoredProduct[] = []
  const lowStocks: LowStock[] = []
  for (let start = 0; start < inOrder.length; start += batchSize) {
    const batch = inOrder.slice(start, start + batchSize)
    const found = new Map((await repo.lock(batch.map(({ id }) => id))).map((product) => [product.id, product]))
    const changes = batch.map((edit) => changeOf(presentOf(found, edit.id), edit, services.now()))
    stale.push(...changes.flatMap(({ edit, before }) => (isStale(edit, before) ? [before] : [])))
    if (stale.length > 0) continue
    const changed = changes.filter(({ revision }) => revision.changes.length > 0)
    await writeBatch(tx, services, author, changed)
    isStockAlone &&= changed.every(changesStockAlone)
    await services.onStockChange?.(tx, stockChanges(changed))
    lowStocks.push(...changed.flatMap(({ before, row }) => lowStockBy(before, row) ?? []))
    written.changed.push(...changed.map(({ row }) => ({ id: row.id, version: row.version })))
    written.unchanged.push(...changes.flatMap((change) => (changed.includes(change) ? [] : [change.row.id])))
  }
  if (stale.length > 0) throw changedMeanwhile(stale)
  const invalidation = invalidationBy(written.changed, isStockAlone)
  if (invalidation) await publishInvalidation(tx, invalidation)
  if (lowStocks.length > 0) await services.onLowStock?.(tx, lowStocks)
  return { ...written, invalidation }
}

function invalidationBy(changed: EditsWritten['changed'], isStockAlone: boolean): Invalidation | undefined {
  if (changed.length === 0) return undefined
  return isStockAlone ? stockInvalidation(changed.map(({ id }) => id)) : everything
}

/** Returns whether only a quantity changes for visitors. A product that sells out or is available again moves in lists. */
function changesStockAlone({ before, row, revision }: Change & { before: StoredProduct }): boolean {
  return (
    before.inStock === row.inStock &&
    !revision.extras &&
    revision.changes.every(({ field }) => field === 'availability')
  )
}

export function stockChanges(
  changes: readonly { before?: StockFacts | undefined; row: StockFacts & { id: string } }[],
): string[] {
  return changes.flatMap(({ before, row }) => {
    const isSame = !before || stockFacts.every((fact) => before[fact] === row[fact])
    return isSame ? [] : [row.id]
  })
}

const stockFacts = ['tracksStock', 'inStock', 'stockQuantity'] as const
type StockFacts = Pick<StoredProduct, (typeof stockFacts)[number]>

/** Returns a low-stock notice, where one is due. Products that are not listed, or without stock, are not watched. */
export function lowStockBy(
  before: Pick<StoredProduct, 'inStock' | 'stockQuantity' | 'reserved'>,
  row: Pick<EditedProductRow, 'id' | 'name' | 'retiredAt' | 'tracksStock' | 'inStock' | 'stockQuantity'>,
): LowStock | undefined {
  const { id, name, retiredAt, tracksStock, inStock, stockQuantity } = row
  if (retiredAt || !tracksStock) return undefined
  return lowStockOf({ id, name }, before, { inStock, stockQuantity, reserved: before.reserved })
}

/** Creates products of the shop, with version 1, in a transaction. Returns them in the order of the records. */
export async function createProducts(
  tx: Transaction,
  services: WriteServices,
  author: Author,
  records: (Partial<CatalogueRecord> & { name: string; copied?: StoredImage[] })[],
): Promise<{ id: string; slug: string }[]> {
  await createProductEditsRepo(tx).lockSlugs()
  await setStockAuthor(tx, author, services.now())
  const created: { id: string; slug: string }[] = []
  for (let start = 0; start < records.length; start += batchSize) {
    const changes = records
      .slice(start, start + batchSize)
      .map(({ copied = [], ...record }) => creationOf({ ...blankRecord, ...record }, copied, services.now()))
    await assignSlugs(tx, changes)
    const rows = changes.map(({ row }) => row)
    await createProductEditsRepo(tx).insert(rows)
    await recordChanges(changes, tx, services, author)
    created.push(...rows.map(({ id, slug }) => ({ id, slug })))
  }
  if (created.length > 0) await publishInvalidation(tx, everything)
  return created
}

interface Change {
  row: EditedProductRow
  revision: RevisionToWrite
  isRenamed: boolean
}

async function writeBatch(
  tx: Transaction,
  services: WriteServices,
  author: Author,
  changes: (Change & { before: StoredProduct })[],
): Promise<void> {
  if (changes.length === 0) return
  await assignSlugs(
    tx,
    changes.filter(({ isRenamed }) => isRenamed),
  )
  const rows = changes.map(({ row }) => row)
  const count = await createProductEditsRepo(tx).write(rows)
  if (count < rows.length) throw changedMeanwhile(changes.map(({ before }) => before))
  await recordChanges(changes, tx, services, author)
}

async function recordChanges(
  changes: Change[],
  tx: Transaction,
  services: WriteServices,
  author: Author,
): Promise<void> {
  const revisions = changes.map(({ revision }) => revision)
  await writeRevisions(tx, author, revisions, services.now())
  const ids = changes.map(({ row }) => row.id)
  await services.push?.(tx, ids)
}

type AddressedRow = Pick<EditedProductRow, 'id' | 'slug' | 'name' | 'nameEn' | 'sku'>

/**
 * Assigns slugs that no product has or had. One that turns out to be taken, such as "x-2" by a product called X 2, is replaced by the next.
 */
export async function assignSlugs(
  tx: DatabaseHandle,
  changes: { row: AddressedRow; before?: Pick<StoredProduct, 'slug'> | undefined }[],
): Promise<void> {
  const repo = createProductEditsRepo(tx)
  const owners = new Map<string, string>()
  let open = changes
  let slugs = open.map(({ row }) => slugOf(row))
  while (open.length > 0) {
    for (const [slug, owner] of await repo.slugOwners(slugs)) owners.set(slug, owner)
    for (const { row, before } of open) row.slug = assignSlug(row, before?.slug ?? null, owners)
    slugs = open.map(({ row }) => row.slug)
    const taken = await repo.slugOwners(slugs)
    open = open.filter(({ row }) => (taken.get(row.slug) ?? row.id) !== row.id)
  }
}

function changeOf(
  before: StoredProduct,
  edit: ProductEdit,
  now: Date,
): Change & { edit: ProductEdit; before: StoredProduct } {
  const stateBefore = { record: before.record, retired: before.retiredAt !== null }
  const next: ProductState = {
    record: { ...before.record, ...edit.record },
    retired: edit.retired ?? stateBefore.retired,
  }
  const extrasBefore = extrasOf(before)
  const beside = edit.extras
    ? extrasAfterUndo(edit.extras, { ...extrasBefore, hasPage: before.notionPageId !== null }, next.record)
    : extrasAfterEdit(extrasBefore, { before: stateBefore.record, after: next.record }, edit.copied ?? [])
  const retiredSince = edit.extras?.retiredAt ?? extrasBefore.retiredAt ?? now.toISOString()
  const extras = { ...beside, retiredAt: next.retired ? retiredSince : null }
  const row = rowOf(before, next, extras, now)
  const haveExtrasChanged = JSON.stringify(extrasBefore) !== JSON.stringify(extras)
  return {
    edit,
    before,
    row,
    revision: {
      productId: row.id,
      version: row.version,
      changes: changedFields(stateBefore, next),
      extras: haveExtrasChanged ? { from: extrasBefore, to: extras } : undefined,
    },
    isRenamed: slugFields.some((field) => row[field] !== before[field]),
  }
}

function creationOf(record: CatalogueRecord, copied: StoredImage[], now: Date): Change {
  const nothing: ProductExtras = { source: 'local', texts: {}, machineTranslated: [], images: [] }
  const extras = extrasAfterEdit(nothing, { before: blankRecord, after: record }, copied)
  const unwritten = { id: newProductId(), slug: '', version: 0, synced: null, syncedRetired: false }
  const row = rowOf(unwritten, { record, retired: false }, extras, now)
  const revision = { productId: row.id, version: row.version, created: true, changes: statedFields(record) }
  return { row, revision, isRenamed: true }
}

type Former = Pick<StoredProduct, 'id' | 'slug' | 'version' | 'synced' | 'syncedRetired'>

function rowOf(former: Former, { record, retired }: ProductState, extras: ProductExtras, now: Date): EditedProductRow {
  const { id, slug, version, synced, syncedRetired } = former
  const product = { ...deriveProduct(record).product, ...textsOf(extras) }
  return {
    ...product,
    id,
    slug,
    version: version + 1,
    source: extras.source,
    ...offSite(record, extras.retiredAt ? new Date(extras.retiredAt) : null, now),
    machineTranslated: extras.machineTranslated,
    images: extras.images,
    record,
    pending: pendingFields(record, retired, synced, syncedRetired),
    issues: issuesOf(record, product, extras.images),
    updatedAt: now,
  }
}

function textsOf({ texts: { name, ...texts } }: ProductExtras): Partial<EditedProductRow> {
  return { ...texts, ...(name && { name }) }
}

function presentOf(found: Map<string, StoredProduct>, id: string): StoredProduct {
  const product = found.get(id)
  if (!product) throw problem('product.not_found', `No product has the id ${id}`)
  return product
}

function isStale(edit: ProductEdit, before: StoredProduct): boolean {
  return edit.version !== undefined && edit.version !== before.version
}

function changedMeanwhile(products: StoredProduct[]) {
  const current = products.map(({ id, name, version }) => ({ id, name, version }))
  return problem('record.changed', 'Edit the present version', undefined, { current })
}
