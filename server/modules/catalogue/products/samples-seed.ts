import type { Database } from '#server/platform/database/database.ts'
import { createProductsWriteRepo, newProductId, type ProductToWrite } from '../editing/products-write.repo.ts'
import { assignSlug } from '../editing/slugs.rules.ts'
import { deriveProduct } from './products-derive.ts'
import { sampleRecords } from './samples.ts'

/** Seeds an empty catalogue that was never synced. Instances that start together take turns. */
export async function seedSamples(database: Database, now: Date): Promise<void> {
  await database.prisma.$transaction(async (tx) => {
    const products = createProductsWriteRepo(tx)
    await products.lockSeeding()
    if (await products.isUntouched()) await products.upsert(sampleRows(now))
    await products.fillSampleRecords(sampleRecords) // of a version without records
  })
}

function sampleRows(now: Date): ProductToWrite[] {
  const owners = new Map<string, string>()
  return sampleRecords.map((record) => {
    const { product } = deriveProduct(record)
    const id = newProductId()
    return {
      ...product,
      id,
      source: 'sample',
      notionPageId: null,
      slug: assignSlug({ ...product, id }, null, owners),
      images: [],
      machineTranslated: [],
      record,
      synced: null,
      contentHash: null,
      createdAt: now.toISOString(),
    }
  })
}
