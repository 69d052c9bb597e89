import supertest from 'supertest'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { catalogueRows } from '#tests/support/notion/catalogue.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import type { Row } from '#tests/support/notion/store.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createTestSync } from '#tests/support/sync.ts'

let notion: NotionStandIn

const test = await restoredApp()
beforeEach(async () => {
  notion = await startNotion()
  for (const row of catalogueRows({ count: 3 })) notion.pages.add(row)
})
afterEach(() => notion.close())

const total = async () => (await supertest(test.url).get('/api/v1/products')).body.total
const database = () => test.services.database.prisma
const lastRun = () => database().syncRun.findFirstOrThrow({ orderBy: { startedAt: 'desc' } })

/** Signs that hardly compress: an index entry of them is as long as they are many. */
const han = Array.from({ length: 1200 }, (_, i) => String.fromCodePoint(0x4e00 + ((i * 7919) % 20_000))).join('')

describe('One odd cell keeps no product out', () => {
  const cells: [string, Row, RegExp | undefined][] = [
    ['a long name', { 產品名稱: han }, /: Product Name was cut to 300 characters/],
    ['a long subcategory', { Subcategory: han }, /: Subcategory was cut to 100 characters/],
    ['a long unknown category', { Category: { type: 'select', select: { name: han } } }, /: Category was cut/],
    ['a long English name', { 'English Name': han }, /: English Name was cut/],
    ['a long tag', { 標籤: [han] }, /: Tags was cut/],
    ['half of a sign', { 描述: 'abc \ud83d def' }, undefined],
    ['NUL in a picture’s name', { 圖片: [{ name: 'a\0.png', url: 'https://127.0.0.1/a.png' }] }, /left out/],
    ['a price of which the total does not fit', { MSRP: 999_999_999_999, 'Connectivity Fee': 120 }, /firstYearTotal/],
    ['a margin of more than all', { MSRP: 999_999_999_999, Margin: 9 }, /margin "900" is no percentage/],
  ]

  it.each(cells)('%s', async (_name, cell, warning) => {
    notion.pages.add({ 產品名稱: 'Odd', 'Connectivity Fee': null, ...cell })
    const result = await createTestSync(test, notion).run()
    expect(result).toMatchObject({ success: true, productsCount: 4 })
    if (warning) expect(result.warnings.join('\n')).toMatch(warning)
  })
})

describe('A row that the database refuses', () => {
  async function refuseOdd(): Promise<void> {
    await database().$executeRaw`ALTER TABLE "Product" ADD CONSTRAINT "notOdd" CHECK ("name" <> 'Odd' OR "msrp" < 1000)`
    onTestFinished(async () => {
      await database().$executeRaw`ALTER TABLE "Product" DROP CONSTRAINT "notOdd"`
    })
  }

  it('is a warning that names it; the others of its transaction are written, and it is not retired', async () => {
    const odd = notion.pages.add({ 產品名稱: 'Odd', MSRP: 10 })
    await refuseOdd()
    await createTestSync(test, notion).run()
    const [edited] = notion.pages.all()
    notion.pages.edit(edited?.id ?? '', { MSRP: 4321 })
    notion.pages.edit(odd, { MSRP: 5000 })
    notion.pages.add({ 產品名稱: 'Odd', MSRP: 6000 })
    const result = await createTestSync(test, notion).run()
    expect(result.success).toBe(true)
    expect(result.warnings.filter((warning) => /^Odd: was not written: .*notOdd/.test(warning))).toHaveLength(2)
    expect(await lastRun()).toMatchObject({ created: 0, updated: 1, retired: 0 })
    expect(await database().product.count({ where: { msrp: 4321 } })).toBe(1)
    expect((await database().product.findFirstOrThrow({ where: { name: 'Odd' } })).msrp?.toFixed(2)).toBe('10.00')
    expect(await total()).toBe(4)
  })

  it('is not blamed where the run has lost its row: nothing is written', async () => {
    notion.onRequest(async () => {
      await database().syncRun.updateMany({ data: { status: 'interrupted' } })
    })
    const result = await createTestSync(test, notion).run()
    expect(result).toMatchObject({ success: false, warnings: [] })
    expect(result.message).toContain('Another process has taken over')
    expect(await database().product.count({ where: { source: 'notion' } })).toBe(0)
  })
})
