import { deriveProduct } from './products.derive.ts'
import { assignSlug, type createProductsWriteRepo, newProductId, type ProductToWrite } from './products.write.repo.ts'
import { sampleRecords } from './samples.ts'

/** Fills an empty mirror with the six built-in products (spec §8). */
export async function seedSamples(products: ReturnType<typeof createProductsWriteRepo>, now: Date): Promise<void> {
  const owners = await products.slugOwners()
  const rows = sampleRecords.map((record): ProductToWrite => {
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
      synced: null,
      contentHash: null,
      createdAt: now.toISOString(),
    }
  })
  await products.upsert(rows)
}
