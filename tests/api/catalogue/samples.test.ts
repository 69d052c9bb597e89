import { expect, it } from 'vitest'
import { createProductsWriteRepo } from '#server/modules/catalogue/editing/products-write.repo.ts'
import { seedSamples } from '#server/modules/catalogue/products/samples-seed.ts'
import { names, writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { startTestApp } from '#tests/support/app.ts'
import { sampleCount } from '#tests/support/catalogue/samples.ts'
import { startNotion } from '#tests/support/notion/stand-in.ts'
import { createTestSync } from '#tests/support/sync.ts'

/** It tells nothing of what Notion holds. */
const failedRun = {
  direction: 'import',
  complete: true,
  status: 'failed',
  stage: 'error',
  percent: 0,
  message: '',
} as const

it('design, "Samples": they fill a mirror that has never been synced, once, and stay away from one that was', async () => {
  const test = await startTestApp()
  const notion = await startNotion()
  const { database } = test.services
  try {
    await database.prisma.product.deleteMany()
    await database.prisma.syncRun.create({ data: failedRun })
    await Promise.all(Array.from({ length: 4 }, () => seedSamples(database, new Date())))
    expect(await database.prisma.product.count()).toBe(sampleCount)
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

it('they make room for the first of a sync, which stay, as does what staff have made their own', async () => {
  const test = await startTestApp()
  try {
    const { database } = test.services
    const [own] = await names(test)
    await database.prisma.product.updateMany({ where: { name: own ?? '' }, data: { source: 'local' } })
    await writeProducts(database, [{ name: 'Leak' }])
    await writeProducts(database, [{ name: 'Flood' }])
    expect((await names(test)).toSorted()).toEqual([own, 'Leak', 'Flood'].toSorted())
  } finally {
    await test.close()
  }
})
