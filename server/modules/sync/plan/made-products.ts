import * as z from 'zod/mini'
import { recordAnswerSchema } from '#contract/catalogue/product-edits.ts'
import { blankRecord, type CatalogueRecord } from '#contract/fields/product.ts'
import { applyChanges, createRevisionsRepo, statedFields } from '#server/modules/catalogue/index.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { createMirrorRepo } from '../import/import.repo.ts'
import type { Change } from './plan.rules.ts'
import type { Plan } from './plan-build.ts'

/** Changes of a plan as they are kept: of products that are to be made, with every value that their pages tell. */
export function withValues({ pages }: Pick<Plan, 'pages'>): (change: Change) => Change {
  const records = new Map(pages.map(({ pageId, record }) => [pageId, record]))
  return (change) => {
    const record = change.side === 'mirror' && change.kind === 'create' && records.get(change.pageId ?? '')
    return record ? { ...change, fields: statedFields(record) } : change
  }
}

type Row = Pick<Change, 'side' | 'kind' | 'productId' | 'fields'> & { seq: number }

/** The version that makes a product. */
const firstVersion = 1

/** What products were made of, or are to be. */
export function createMadeProducts(database: DatabaseHandle) {
  /** Of products that are there: what they say, with each later version taken back. */
  async function firstRecords(ids: string[]): Promise<Map<string, CatalogueRecord>> {
    if (ids.length === 0) return new Map()
    const revisions = await createRevisionsRepo(database).sinceOfAll(ids, firstVersion)
    const later = Map.groupBy(revisions, ({ productId }) => productId)
    const products = await createMirrorRepo(database).products(ids)
    return new Map(
      products.map(({ id, record }) => {
        const state = { record, retired: false }
        const first = (later.get(id) ?? []).reduce((was, { changes }) => applyChanges(was, changes, 'from'), state)
        return [id, first.record]
      }),
    )
  }

  return {
    /** The records of what these changes make here, by the changes' numbers; none where it is not known any more. */
    async recordsOf(changes: Row[]): Promise<Map<number, CatalogueRecord>> {
      const made = changes.filter(({ side, kind }) => side === 'mirror' && kind === 'create')
      const first = await firstRecords(made.flatMap(({ productId }) => productId ?? []))
      return new Map(
        made.flatMap(({ seq, productId, fields }) => {
          const record = productId === null ? plannedRecord(fields) : first.get(productId)
          return record ? [[seq, record]] : []
        }),
      )
    },
  }
}

const plannedSchema = z.partial(recordAnswerSchema)

/** @returns undefined of a plan that was made before it kept values */
function plannedRecord(fields: Row['fields']): CatalogueRecord | undefined {
  const stated = z.safeParse(plannedSchema, Object.fromEntries(fields.map(({ field, to }) => [field, to]))).data
  return fields.length > 0 && stated ? Object.assign({ ...blankRecord }, stated) : undefined
}
