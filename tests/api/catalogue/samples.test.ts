import { expect, it } from 'vitest'
import { createProductsWriteRepo } from '#server/modules/catalogue/editing/products-write.repo.ts'
import { seedSamples } from '#server/modules/catalogue/products/samples-seed.ts'
import { names, writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { startTestApp } from '#tests/support/app.ts'
import { startNotion } from '#tests/support/notion/stand-in.ts'
import { createTestSync } from '#tests/support/sync.ts'

it('design, "Samples": they fill a mirror that has never been synced, once, and stay away from one that was', async () => {
  const test = await startTestApp()
  const notion = await startNotion()
  const { database } = test.services
  try {
    await Promise.all([seedSamples(database, new Date()), seedSamples(database, new Date())])
    expect(await database.prisma.product.count()).toBe(6)
    await createTestSync(test, notion).run()
    expect(await database.prisma.product.count()).toBe(0)
    await seedSamples(database, new Date())
    expect(await database.prisma.product.count()).toBe(0)
    expect(await createProductsWriteRepo(database.prisma).isUntouched()).toBe(false)
  } finally {
    await notion.close()
    await test.close()
  }
})

it('they make room for the first real products, which stay', async () => {
  const test = await startTestApp()
  try {
    expect(await names(test)).toHaveLength(6)
    await writeProducts(test.services.database, [{ name: 'Leak' }])
    await writeProducts(test.services.database, [{ name: 'Flood' }])
    expect((await names(test)).toSorted()).toEqual(['Flood', 'Leak'])
  } finally {
    await test.close()
  }
})
