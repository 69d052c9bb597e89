import type { z } from 'zod/mini'
import type {
  EditedProduct,
  historySchema,
  ProductRecord,
  Revision,
  RevisionOrigin,
  recordPreviewAnswerSchema,
} from '#contract/catalogue/product-edits.ts'
import { readWords } from '#contract/catalogue/record-texts.ts'
import { blankRecord, type CatalogueRecord, type RecordField } from '#contract/fields/product.ts'
import { type FieldError, fieldError } from '#contract/problems/field-errors.ts'
import type { Actor, Audit, AuditChange } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { ProblemError, problem } from '#server/platform/http/problems.ts'
import { deriveProduct } from '../products/products-derive.ts'
import { derivedOf, editedProductOf, warningsOf } from '../staff-products/product-answers.ts'
import { applyChanges } from './product-changes.rules.ts'
import { createProductEditingRepo, type EditorRow } from './product-editing.repo.ts'
import { recordFaults, recordGiven } from './product-input.rules.ts'
import { type CopyPictures, copyNewPictures } from './product-pictures.ts'
import { createRevisionsRepo, type RevisionRow } from './product-revisions.repo.ts'
import { createProducts, type ProductEdit, type WriteServices, writeEdits } from './product-writes.ts'

export interface ProductEditingServices extends WriteServices {
  database: Database
  audit: Audit
  copyPictures: CopyPictures
  onCommit: () => void
}

type Given = { [Field in RecordField]?: ProductRecord[Field] | undefined }

export function createProductEditing(services: ProductEditingServices) {
  const { database, audit, copyPictures, onCommit } = services
  const products = createProductEditingRepo(database.prisma)
  const revisions = createRevisionsRepo(database.prisma)

  /** @throws product.not_found */
  async function rowOf(id: string): Promise<EditorRow> {
    const row = await products.find(id)
    if (!row) throw problem('product.not_found', `No product has the id ${id}`)
    return row
  }

  async function partFaults(before: CatalogueRecord, after: CatalogueRecord): Promise<FieldError[]> {
    const wanted = partFields.flatMap((field) => newWords(before[field], after[field]).map((sku) => ({ field, sku })))
    if (wanted.length === 0) return []
    const unknown = new Set(await products.unknownSkus(wanted.map(({ sku }) => sku)))
    return wanted.flatMap(({ field, sku }) =>
      unknown.has(sku) ? [fieldError(`record.${field}`, 'unknown_sku', { sku })] : [],
    )
  }

  const get = async (id: string): Promise<EditedProduct> => editedProductOf(await rowOf(id))

  async function inTransaction<T>(write: (tx: Transaction) => Promise<T>): Promise<T> {
    const written = await database.prisma.$transaction(write)
    onCommit()
    return written
  }

  /** @throws record.changed, with the present product as `current` */
  async function write(actor: Actor, origin: RevisionOrigin, action: string, edit: ProductEdit): Promise<boolean> {
    try {
      return await inTransaction(async (tx) => {
        const { changed } = await writeEdits(tx, services, { origin, actor }, [edit])
        if (changed.length > 0) await audit.record(tx, actor, await changeOf(tx, edit.id, action))
        return changed.length > 0
      })
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'record.changed') throw error
      throw changedMeanwhile(await get(edit.id))
    }
  }

  /** @throws product.state */
  async function setRetired(actor: Actor, id: string, version: number, retired: boolean): Promise<EditedProduct> {
    const action = retired ? 'product.retired' : 'product.restored'
    const isChanged = await write(actor, 'staff', action, { id, version, retired })
    if (!isChanged) throw problem('product.state', `The product is ${retired ? 'retired' : 'listed'} already`)
    return get(id)
  }

  return {
    get,

    /** Creates a product of the shop. Throws request.invalid for a value that cannot be read, or a picture that cannot be fetched. */
    async create(actor: Actor, given: Given & { name: string }): Promise<EditedProduct> {
      const record: CatalogueRecord = { ...blankRecord, ...recordGiven(given), name: given.name.toWellFormed() }
      refuse([...recordFaults(blankRecord, record), ...(await partFaults(blankRecord, record))])
      const copied = await copyNewPictures(copyPictures, record, { named: [], stored: [] })
      const id = await inTransaction(async (tx) => {
        const [created] = await createProducts(tx, services, { origin: 'staff', actor }, [{ ...record, copied }])
        if (!created) throw new Error('One record makes one product')
        await audit.record(tx, actor, await changeOf(tx, created.id, 'product.created'))
        return created.id
      })
      return get(id)
    },

    /**
     * Changes fields of the record, if it still has the given version.
     * @throws product.not_found, record.changed, request.invalid by field
     */
    async edit(actor: Actor, id: string, version: number, given: Given): Promise<EditedProduct> {
      const before = await rowOf(id)
      if (before.version !== version) throw changedMeanwhile(editedProductOf(before))
      const record = recordGiven(given)
      const after = { ...before.record, ...record }
      refuse([...recordFaults(before.record, after), ...(await partFaults(before.record, after))])
      const copied = record.images
        ? await copyNewPictures(copyPictures, after, { named: before.record.images, stored: before.images })
        : []
      await write(actor, 'staff', 'product.updated', { id, version, record, copied })
      return get(id)
    },

    retire: (actor: Actor, id: string, version: number) => setRetired(actor, id, version, true),
    restore: (actor: Actor, id: string, version: number) => setRetired(actor, id, version, false),

    preview(given: Given): z.infer<typeof recordPreviewAnswerSchema> {
      const { product, unreadable } = deriveProduct({ ...blankRecord, ...recordGiven(given) })
      return { derived: derivedOf(product), warnings: warningsOf(unreadable) }
    },

    /**
     * @param before only versions below this one
     * @throws product.not_found
     */
    async history(id: string, before: number | undefined, limit: number): Promise<z.infer<typeof historySchema>> {
      await rowOf(id)
      const rows = await revisions.of(id, before, limit + 1)
      const items = rows.slice(0, limit).map(revisionAnswer)
      return { items, next: rows.length > limit ? (items.at(-1)?.version ?? null) : null }
    },

    /** Reverts a product to a version by undoing each later one. Throws product.not_found, revision.not_found, record.changed. */
    async revert(actor: Actor, id: string, version: number, to: number): Promise<EditedProduct> {
      const { record, isRetired } = await rowOf(id)
      const later = (await revisions.since(id, to)).filter((revision) => revision.version <= version)
      if (to > version || later.length < version - to) {
        throw problem('revision.not_found', `What the product was as of version ${to} is not known`)
      }
      const was = later.reduce((state, { changes }) => applyChanges(state, changes, 'from'), {
        record,
        retired: isRetired,
      })
      const extras = later.findLast((revision) => revision.extras)?.extras?.from
      await write(actor, 'revert', 'product.reverted', { id, version, ...was, extras })
      return get(id)
    },
  }
}

export type ProductEditing = ReturnType<typeof createProductEditing>

function changedMeanwhile(current: EditedProduct) {
  return problem('record.changed', 'Edit the present version', undefined, { current })
}

const partFields = ['requires', 'accessories'] as const

function newWords(before: string | null, after: string | null): string[] {
  const former = new Set(readWords(before))
  return readWords(after).filter((word) => !former.has(word))
}

/** @throws request.invalid */
function refuse(faults: FieldError[]): void {
  if (faults.length > 0) throw problem('request.invalid', 'Some values are not valid', faults)
}

async function changeOf(tx: Transaction, id: string, action: string): Promise<AuditChange> {
  const [revision] = await createRevisionsRepo(tx).of(id, undefined, 1)
  const row = await createProductEditingRepo(tx).find(id)
  const changes = revision?.changes ?? []
  return {
    action,
    entity: 'product',
    entityId: id,
    entityName: row?.name ?? null,
    before: revision?.created ? null : Object.fromEntries(changes.map(({ field, from }) => [field, from])),
    after: Object.fromEntries(changes.map(({ field, to }) => [field, to])),
  }
}

function revisionAnswer({ productId, extras, ...revision }: RevisionRow): Revision {
  return { ...revision, at: revision.at.toISOString() }
}
