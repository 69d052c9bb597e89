import { specifiedSamples } from '#server/modules/catalogue/products/samples/six.ts'
import { sampleRecords } from '#server/modules/catalogue/products/samples.ts'
import type { TestApp } from '../app.ts'

/** How many products an untouched catalogue has. */
export const sampleCount = sampleRecords.length

/** Leaves the six samples of spec §8 alone, for tests of what a search or a filter finds among products that they know. */
export async function leaveTheSix(app: TestApp): Promise<void> {
  const kept = specifiedSamples.flatMap(({ sku }) => sku ?? [])
  await app.services.database.prisma.product.deleteMany({ where: { source: 'sample', sku: { notIn: kept } } })
  app.services.cache.clear()
}
