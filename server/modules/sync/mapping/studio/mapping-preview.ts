import { type RecordField, recordFields } from '#contract/fields/product.ts'
import type { Mapping, MappingPreview, PreviewedProduct } from '#contract/sync/mapping.ts'
import {
  deriveProduct,
  isBlank,
  newProductId,
  noPromotion,
  productOf,
  slugOf,
} from '#server/modules/catalogue/index.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createMirrorRepo, type MirrorProduct } from '../../import/import.repo.ts'
import { createPageReader, type PageState } from '../../import/import-read.ts'
import { created } from '../../import/merge.rules.ts'
import { reconcilePages } from '../../import/merge-pages.ts'
import { createSyncRepo } from '../../run/sync.repo.ts'
import { createIdentities } from '../../source/identities.ts'
import { rolesOf } from '../field-handling.ts'
import { conversionNotes, identityOf, mapProperties } from '../mapping.ts'
import type { LookedAt } from '../mapping-source.ts'
import type { Rates } from '../value-rules.ts'
import { mappingNotes } from './mapping-faults.rules.ts'

const productsMax = 20

const essentialFields: RecordField[] = ['nameEn', 'description', 'sku', 'category', 'availability', 'msrp', 'images']

/** Builds the products that a mapping would make of the first rows; writes nothing. */
export async function previewOf(
  { prisma }: Pick<Database, 'prisma'>,
  { databaseId, table, pages: found }: LookedAt,
  mapping: Mapping,
  rates: Rates,
): Promise<MappingPreview> {
  const repo = createSyncRepo(prisma)
  const rules = { mapping, rates }
  const columns = mapProperties(table.columns, await repo.knownMapping(databaseId), rules)
  const { pages, fault } = createIdentities(identityOf(columns))(found)
  const states = await createPageReader({ columns, repo, translates: false })(pages)
  const read = [...states.values()].filter((state) => state !== 'trashed')
  const previewed = await previewedOf(
    read,
    createMirrorRepo(prisma),
    rolesOf(columns.handlings),
    await repo.knownPages(ids(read)),
  )
  const lacking = recordFields.flatMap((field) => {
    const count = previewed.filter(({ lacks }) => lacks.includes(field)).length
    return count > 0 ? [{ field, count }] : []
  })
  return {
    products: previewed.slice(0, productsMax),
    rows: found.length,
    nameless: pages.length - read.length,
    lacking,
    notes: [
      ...(fault ? [fault] : []),
      ...columns.warnings,
      ...conversionNotes(columns, rules),
      ...mappingNotes(columns),
    ],
  }
}

function ids(states: PageState[]): string[] {
  return states.map(({ pageId }) => pageId)
}

async function previewedOf(
  states: PageState[],
  repo: ReturnType<typeof createMirrorRepo>,
  roles: ReturnType<typeof rolesOf>,
  known: Awaited<ReturnType<ReturnType<typeof createSyncRepo>['knownPages']>>,
): Promise<PreviewedProduct[]> {
  const products = await repo.products([...known.values()].map(({ id }) => id))
  const byPage = new Map(products.map((product) => [product.notionPageId, product]))
  const pairs = states.flatMap((page) => {
    const before = byPage.get(page.pageId)
    return before ? [{ page, before }] : []
  })
  const merged = await reconcilePages(pairs, true, repo, roles)
  const results = new Map(pairs.map(({ page }, index) => [page, merged[index]]))
  return states.map((page) => {
    const { record } = (results.get(page) ?? created(page.record, roles)).ours
    return productFrom(record, page, byPage.get(page.pageId))
  })
}

function productFrom(
  record: PageState['record'],
  page: PageState,
  before: MirrorProduct | undefined,
): PreviewedProduct {
  const { product, warnings } = deriveProduct(record)
  const id = before?.id ?? newProductId()
  const named = new Set(record.images.map(({ key }) => key))
  const row = {
    ...product,
    id,
    slug: before?.slug ?? slugOf({ ...product, id }),
    machineTranslated: [],
    images: (before?.images ?? []).filter(({ key }) => named.has(key)),
    createdAt: page.createdAt === null ? new Date() : new Date(page.createdAt),
    updatedAt: page.editedAt === null ? new Date() : new Date(page.editedAt),
  }
  return {
    product: productOf(row, noPromotion),
    pictures: record.images.length,
    isNew: before === undefined,
    lacks: essentialFields.filter((field) => (field === 'msrp' ? product.msrp === null : isBlank(record, field))),
    notes: warnings,
  }
}
