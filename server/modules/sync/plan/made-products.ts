import * as z from 'zod/mini'
import { recordAnswerSchema } from '#contract/catalogue/product-edits.ts'
import { blankRecord, type CatalogueRecord } from '#contract/fields/product.ts'
import { applyChanges, createRevisionsRepo, statedFields } from '#server/modules/catalogue/index.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { createMirrorRepo } from '../import/import.repo.ts'
import type { Change } from './plan.rules.ts'
import type { Plan } from './plan-build.ts'

export function withValues({ pages }: Pick<Plan, 'pages'>): (change: Change) => Change {
  const records = new Map(pages.map(({ pageId, record }) => [pageId, record]))
  return (change) => {
    const record = change.side === 'mirror' && change.kind === 'create' && records.get(change.pageId ?? '')
    return record ? { ...change, fields: statedFields(record) } : change
  }
}

type Row = Pick<Change, 'side' | 'kind' | 'productId' | 'fields'> & { seq: number }

const firstVersion = 1

export function createMadeProducts(database: DatabaseHandle) {
  /** Returns initial records by reverting all later revisions. */
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
    /** Returns records by `seq` of the changes that create products; missing if unknown. */
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

function plannedRecord(fields: Row['fields']): CatalogueRecord | undefined {
  const stated = z.safeParse(plannedSchema, Object.fromEntries(fields.map(({ field, to }) => [field, to]))).data
  return fields.length > 0 && stated ? Object.assign({ ...blankRecord }, stated) : undefined
}
