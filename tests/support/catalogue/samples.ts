import { expect, vi } from 'vitest'
import { siteSchema } from '#contract/site/site.ts'
import { everything, publishInvalidation } from '#server/modules/catalogue/products/invalidation.ts'
import { specifiedSamples } from '#server/modules/catalogue/products/samples/six.ts'
import { sampleRecords } from '#server/modules/catalogue/products/samples.ts'
import type { TestApp } from '../app.ts'

/** Number of products of an untouched catalogue. */
export const sampleCount = sampleRecords.length

/** Every page has to know what is sold, which it hears a moment later. */
const waitMs = 40_000

/** Leaves only the six samples of the first release, for tests of what a search or a filter finds among products that they know. */
export async function leaveTheSix(app: TestApp): Promise<void> {
  const { prisma } = app.services.database
  const kept = specifiedSamples.flatMap(({ sku }) => sku ?? [])
  await prisma.$transaction(async (tx) => {
    await tx.product.deleteMany({ where: { source: 'sample', sku: { notIn: kept } } })
    await publishInvalidation(tx, everything)
  })
  const shelves = new Set(specifiedSamples.map(({ category }) => category)).size
  await vi.waitFor(async () => {
    const site = siteSchema.parse(await (await fetch(`${app.url}/api/v1/site`)).json())
    expect(site.shelves).toHaveLength(shelves)
  }, waitMs)
  app.services.cache.clear()
}
