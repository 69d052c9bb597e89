import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workingSystemOf } from '#contract/catalogue/prices.ts'
import { createProductsWriteRepo } from '#server/modules/catalogue/editing/products-write.repo.ts'
import { seedSamples } from '#server/modules/catalogue/products/samples-seed.ts'
import { detail, list, names, writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
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

/** docs/queries.md: which samples may come first, and what is typed. */
const [firstTable = ''] = readFileSync('docs/queries.md', 'utf8').split('## All that is found')
const firsts = firstTable
  .split('\n')
  .map((line) => /^\| ([A-Z][A-Z\d, -]+) \| (.+) \|$/.exec(line))
  .flatMap((row) => (row?.[2] ?? '').split(' · ').map((typed) => ({ typed, first: row?.[1]?.split(', ') ?? [] })))
  .filter(({ first }) => first.length > 0)

describe('among the samples', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())

  it.each([
    ['temperature sensor', ['TH-05']],
    ['溫度感測器', ['TH-05']],
    ['sim card', ['NB-IoT SIM Plan', 'LTE-M SIM Plan']],
    ['GW-08', ['GW-08']],
    ['hi-pk-02', ['PK-02']],
    ['gateway', ['GW-02', 'GW-08']],
    ['leak detection', ['Floor Leak Watch System', 'WL-01']],
  ])('the best matches of "%s" come first', async (search, first) => {
    const { items } = await list(app, { search })
    const found = items.map(({ modelNumber, nameEn }) => modelNumber ?? nameEn)
    expect(found.slice(0, first.length).toSorted()).toEqual(first.toSorted())
    expect(await names(app, { search, sort: 'relevance' })).toEqual(items.map(({ name }) => name))
    expect(await names(app, { search, sort: 'name' })).toHaveLength(items.length)
  })

  it('the table has at least 120 searches', () => expect(firsts.length).toBeGreaterThanOrEqual(120))

  it.each(firsts)('"$typed" finds one of $first first', async ({ typed, first }) => {
    const { items } = await list(app, { search: typed, pageSize: 1 })
    expect(first.map((code) => `HI-${code}`)).toContain(items[0]?.sku)
  })

  it('uses are what devices and systems are for', async () => {
    const { facets, uses } = await list(app)
    const kinds = facets.subcategory.map(({ value }) => value).filter((value) => !uses.includes(value))
    expect(kinds.toSorted()).toEqual(['儀表板 Dashboard', '平台 Platform', '計劃 Plan', '網關 Gateway'].toSorted())
    expect(facets.subcategory).toContainEqual({ value: '能源 Energy', count: 3 })
    expect((await list(app, { subcategory: '能源 Energy' })).uses.toSorted()).toEqual(uses.toSorted())
    expect((await list(app, { category: 'software' })).uses).toEqual([])
  })

  it('a leak sensor does not work without a gateway and the platform', async () => {
    const system = workingSystemOf(await detail(app, 'water-leak-sensor'))
    expect(system?.parts.map(({ product }) => product.sku)).toEqual(['HI-WL-01', 'HI-GW-02', 'HI-SW-PLAT'])
    expect(system?.total).toBe(8648)
    expect(workingSystemOf(await detail(app, 'iot-platform-app'))).toBeUndefined()
  })
})
