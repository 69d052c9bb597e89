import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { expect } from 'vitest'
import {
  type ProductDetail,
  type ProductList,
  productDetailSchema,
  productListSchema,
} from '#contract/catalogue/products.ts'
import type { CatalogueRecord } from '#contract/fields/product.ts'
import { type Problem, problemSchema } from '#contract/problems/problems.ts'
import {
  createProductsWriteRepo,
  newProductId,
  type ProductToWrite,
} from '#server/modules/catalogue/editing/products-write.repo.ts'
import { assignSlug } from '#server/modules/catalogue/editing/slugs.rules.ts'
import { deriveProduct } from '#server/modules/catalogue/products/products-derive.ts'
import type { Database } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import type { TestApp } from '#tests/support/app.ts'
import { recordWith } from '#tests/unit/products/record.ts'

/** A product to write; with `former`, one that is in the mirror already. */
export type Page = Partial<CatalogueRecord> & { former?: ProductToWrite | undefined }

/** Writes products as a sync does: one transaction that replaces the samples and tells every instance. */
export async function writeProducts(database: Database, pages: Page[]): Promise<ProductToWrite[]> {
  return database.prisma.$transaction(async (tx) => {
    const products = createProductsWriteRepo(tx)
    const slugs = await tx.productSlug.findMany({ where: { product: { source: { not: 'sample' } } } })
    const owners = new Map(slugs.map(({ slug, productId }) => [slug, productId]))
    const rows = pages.map((page, index) => rowOf(page, index, owners))
    await products.deleteSamples()
    await products.upsert(rows)
    await publish(tx, 'catalogue.changed')
    return rows
  })
}

/** Created a minute apart, in the order given. */
function rowOf({ former, ...values }: Page, index: number, owners: Map<string, string>): ProductToWrite {
  const record = recordWith(values)
  const { product } = deriveProduct(record)
  const id = former?.id ?? newProductId()
  return {
    ...product,
    id,
    source: 'notion',
    notionPageId: former?.notionPageId ?? randomUUID(),
    slug: assignSlug({ ...product, id }, former?.slug ?? null, owners),
    images: [],
    machineTranslated: [],
    record,
    synced: record,
    contentHash: randomUUID(),
    createdAt: former?.createdAt ?? new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
  }
}

/** Retires products as a sync does. */
export async function retireProducts(database: Database, products: ProductToWrite[]): Promise<void> {
  const where = { id: { in: products.map(({ id }) => id) } }
  await database.prisma.product.updateMany({ where, data: { retiredAt: new Date(), syncedRetired: true } })
  await publish(database.prisma, 'catalogue.changed')
}

/** GET /products; the answer is exactly what the contract lists. */
export async function list(app: TestApp, query: Record<string, string | number> = {}): Promise<ProductList> {
  const { body } = await request(app.url).get('/api/v1/products').query(query).expect(200)
  const answer = productListSchema.parse(body)
  expect(body).toEqual(answer)
  return answer
}

export async function names(app: TestApp, query: Record<string, string | number> = {}): Promise<string[]> {
  const { items } = await list(app, query)
  return items.map(({ name }) => name)
}

/** GET /products/{slug}; the answer is exactly what the contract lists. */
export async function detail(app: TestApp, slug: string): Promise<ProductDetail> {
  const { body } = await request(app.url).get(`/api/v1/products/${slug}`).expect(200)
  const answer = productDetailSchema.parse(body)
  expect(body).toEqual(answer)
  return answer
}

/** A GET that must be refused; the answer is problem details of this status. */
export async function problemAt(app: TestApp, path: string, status: number): Promise<Problem> {
  const { body } = await request(app.url)
    .get(path)
    .expect(status)
    .expect('content-type', /^application\/problem\+json/)
  const problem = problemSchema.parse(body)
  expect(body).toEqual(problem)
  expect(problem.status).toBe(status)
  return problem
}
