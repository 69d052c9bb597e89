import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ProductIssue, qualitySchema } from '#contract/catalogue/data-quality.ts'
import { staffProductPageSchema } from '#contract/catalogue/staff-products.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { type Editor, editorOf } from './products.ts'

let app: TestApp
let viewer: StaffMember
let products: Editor

beforeAll(async () => {
  app = await startTestApp()
  viewer = await createStaff(app, 'viewer')
  products = editorOf(app, await createStaff(app, 'editor'))
  await app.services.database.prisma.product.deleteMany()
})

afterAll(() => app.close())

const sound = { name: '好', nameEn: 'Good', msrp: '100', category: 'hardware' }

async function counts(): Promise<Record<string, number>> {
  const { products: any, issues } = await answered(await ask(app, '/admin/products/quality', viewer), qualitySchema)
  const found = issues.filter(({ count }) => count > 0).map(({ issue, count }) => [issue, count])
  return Object.fromEntries([['any', any], ...found])
}

async function listed(issue: ProductIssue): Promise<(string | null)[]> {
  const page = await answered(
    await ask(app, `/admin/products?issue=${issue}&sort=nameEn`, viewer),
    staffProductPageSchema,
  )
  for (const { issues } of page.items) expect(issues).toContain(issue)
  return page.items.map(({ nameEn }) => nameEn)
}

describe('what staff should mend', () => {
  it('is counted and found, of what is listed, and gone once it is mended', async () => {
    await products.create({ ...sound, sku: 'A-1' })
    expect(await counts()).toEqual({ any: 0 })
    const twin = await products.create({ ...sound, nameEn: 'Twin', sku: 'a-1' })
    const poor = await products.create({ ...sound, nameEn: 'Poor', msrp: null, category: null })
    expect(await counts()).toEqual({ any: 3, 'duplicate-sku': 2, 'no-price': 1, 'unknown-category': 1 })
    expect(await listed('duplicate-sku')).toEqual(['Good', 'Twin'])
    expect(await listed('no-price')).toEqual(['Poor'])
    expect((await products.get(twin.id)).issues).toEqual(['duplicate-sku'])

    await products.edit(poor, { msrp: '5', category: 'AI 軟件' })
    await products.retire(twin)
    expect(await counts()).toEqual({ any: 0 })
    expect(await listed('duplicate-sku')).toEqual([])
  })

  it('is a part that is not listed, until it is', async () => {
    const part = await products.create({ ...sound, nameEn: 'Part', sku: 'P-1' })
    const whole = await products.create({ ...sound, nameEn: 'Whole', sku: 'W-1', accessories: 'p-1' })
    expect(await listed('unknown-part')).toEqual([])
    const retired = await products.retire(part)
    expect(await listed('unknown-part')).toEqual(['Whole'])
    expect((await products.get(whole.id)).issues).toEqual(['unknown-part'])
    expect(await counts()).toEqual({ any: 1, 'unknown-part': 1 })
    await products.restore(retired)
    expect(await counts()).toEqual({ any: 0 })
  })
})
