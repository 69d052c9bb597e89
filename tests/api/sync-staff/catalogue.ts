import { randomUUID } from 'node:crypto'
import type { CatalogueRecord } from '#contract/fields/product.ts'
import type { Prisma } from '#prisma'
import { createProducts, type WriteServices, writeEdits } from '#server/modules/catalogue/editing/product-writes.ts'
import { systemActor } from '#server/platform/audit.ts'
import type { TestApp } from '#tests/support/app.ts'

const writes: WriteServices = { now: () => new Date(), onStockChange: undefined }
const author = { origin: 'staff', actor: systemActor } as const

type ProductState = Partial<CatalogueRecord> & { name: string }

/** A product of the shop's own, without a page. @returns its id */
export async function addLocal({ services }: TestApp, record: ProductState): Promise<string> {
  const [created] = await services.database.prisma.$transaction((tx) => createProducts(tx, writes, author, [record]))
  if (!created) throw new Error('No product was made')
  return created.id
}

/** A product that Notion and we agree on. @returns its id */
export async function addLinked(app: TestApp, record: ProductState): Promise<string> {
  const id = await addLocal(app, record)
  const { prisma } = app.services.database
  const { record: synced } = await prisma.product.findUniqueOrThrow({ where: { id } })
  await prisma.product.update({
    where: { id },
    data: { source: 'notion', notionPageId: randomUUID(), synced: synced ?? {}, pending: [] },
  })
  return id
}

/** Edits a product here. */
export async function edit({ services }: TestApp, id: string, record: Partial<CatalogueRecord>): Promise<void> {
  await services.database.prisma.$transaction((tx) => writeEdits(tx, writes, author, [{ id, record }]))
}

/** A field of a product that both sides have changed: Notion's value is the product's, ours waits. @returns the conflict's id */
export async function addConflict(
  app: TestApp,
  productId: string,
  {
    field,
    ours,
    theirs,
  }: { field: keyof CatalogueRecord | 'retired'; ours: Prisma.InputJsonValue; theirs: Prisma.InputJsonValue },
  more: { openedAt?: Date } = {},
): Promise<string> {
  const row = await app.services.database.prisma.syncConflict.create({
    data: {
      productId,
      field,
      base: 'former',
      ours,
      theirs,
      oursBy: 'Chan Tai Man',
      theirsBy: 'a-notion-user',
      ...more,
    },
  })
  return row.id
}
