import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { issuesOf } from '#server/modules/catalogue/editing/product-changes.rules.ts'
import { deriveProduct } from '#server/modules/catalogue/products/products-derive.ts'
import { sampleRecords } from '#server/modules/catalogue/products/samples.ts'
import { seedSamples } from '#server/modules/catalogue/products/samples-seed.ts'
import { writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { restoreRows } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'
import { recordWith } from '#tests/unit/products/record.ts'
import { editorOf } from './products.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())
restoreRows(() => app)

it('samples of a version that kept no records get them at the next start, and can be edited', async () => {
  const { prisma } = app.services.database
  await prisma.product.updateMany({ data: { record: {} } })
  await seedSamples(app.services.database, new Date())
  const records = await prisma.product.findMany({ select: { record: true }, orderBy: { sku: 'asc' } })
  const expected = sampleRecords.toSorted((one, other) => ((one.sku ?? '') < (other.sku ?? '') ? -1 : 1))
  expect(records.map(({ record }) => record)).toEqual(expected)
  const products = editorOf(app, await createStaff(app, 'editor'))
  const { id } = await prisma.product.findFirstOrThrow({ where: { slug: 'parking-sensor' } })
  const edited = await products.edit(await products.get(id), { msrp: '5' })
  expect(edited.record).toMatchObject({ nameEn: 'Parking Sensor', msrp: '5' })
})

/** Runs the one statement of a migration that begins so. */
async function rerun(name: string, beginning: string): Promise<void> {
  const migration = await readFile(`prisma/migrations/${name}/migration.sql`, 'utf8')
  const statement = migration.split(';\n').find((text) => text.includes(beginning)) ?? ''
  await app.services.database.prisma.$executeRawUnsafe(statement)
}

it('what there was before is looked over by the migration as an edit looks it over', async () => {
  const pages = [
    { name: '好', nameEn: 'Good', category: 'hardware', msrp: '100' },
    { name: 'English', category: 'software', msrp: '100' },
    { name: '無英文', description: '說明', category: 'hardware' },
    { name: '貴', nameEn: 'Dear', category: 'Furniture', msrp: '100', hkdCost: '90' },
    {
      name: '圖',
      nameEn: 'Picture',
      descriptionEn: 'Only English',
      images: [{ key: 'a', url: 'https://a/', name: 'a' }],
    },
  ]
  await writeProducts(app.services.database, pages)
  const { prisma } = app.services.database
  await rerun('20261121154809_catalogue_editing', 'UPDATE "Product" SET "issues" =')
  for (const page of pages) {
    const record = recordWith(page)
    const { issues } = await prisma.product.findFirstOrThrow({ where: { name: page.name }, select: { issues: true } })
    expect(issues).toEqual(issuesOf(record, deriveProduct(record).product, []))
  }
})

it('an IP rating is read out of the specifications of before as out of a record', async () => {
  const texts = [
    ['防護等級: IP67', null],
    ['重量: 80 g\n外殼：ＩＰ　６８', 'Housing: IP66'],
    [null, 'Weight: 80 g\nProtection: ip69k (IP67)'],
    ['IP: ip-x4', null],
    ['通訊: TCP/IP 10/100 Mbps\n地址: IP 10.0.0.1', 'Protection: IP65/67'],
    ['IP\n67: 8', 'Address: IP 192.168.0.1\nCHIP67: IPXX'],
    [null, null],
  ] as const
  const pages = texts.map(([specifications, specificationsEn], index) => ({
    name: `Sensor ${index}`,
    specifications,
    specificationsEn,
  }))
  const { prisma } = app.services.database
  await writeProducts(app.services.database, pages)
  const ratings = async () => {
    const rows = await prisma.product.findMany({ select: { ipRating: true }, orderBy: { name: 'asc' } })
    return rows.map(({ ipRating }) => ipRating)
  }
  const written = await ratings()
  expect(written).toEqual(['IP67', 'IP68', 'IP69K', 'IPX4', 'IP65', null, null])
  await prisma.product.updateMany({ data: { ipRating: null } })
  await rerun('20261123210000_ip_rating', 'UPDATE "Product" p SET "ipRating" =')
  expect(await ratings()).toEqual(written)
})
