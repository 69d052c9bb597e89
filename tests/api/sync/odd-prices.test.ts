import supertest from 'supertest'
import { expect, it, onTestFinished } from 'vitest'
import { csv, importing } from '#tests/api/product-imports/importing.ts'
import { startNotion } from '#tests/support/notion/stand-in.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'
import { createTestSync } from '#tests/support/sync.ts'

const test = await restoredApp()

const certain = { '1 180': 1180, '1.5萬': 15_000, 'HK$1.2k': 1200, '1180': 1180 }
const uncertain = ['1e6', '1.180,00', '12 months x 99']

it('of texts in Notion what is certain is published, and nothing else', async () => {
  const notion = await startNotion()
  onTestFinished(() => notion.close())
  for (const text of [...Object.keys(certain), ...uncertain]) {
    notion.pages.add({ 產品名稱: text, MSRP: { type: 'rich_text', rich_text: [{ plain_text: text }] } })
  }
  const { warnings } = await createTestSync(test, notion).run()
  const { items } = (await supertest(test.url).get('/api/v1/products?pageSize=100')).body
  const published = Object.fromEntries(
    items.map(({ name, price }: { name: string; price: { msrp: number | null } }) => [name, price.msrp]),
  )
  expect(published).toEqual({ ...certain, ...Object.fromEntries(uncertain.map((text) => [text, null])) })
  expect(warnings.filter((warning) => warning.includes('is no price')).toSorted()).toEqual(
    uncertain.map((text) => `${text}: msrp "${text}" is no price in HKD; left blank`).toSorted(),
  )
  const { cookie } = await createStaff(test, 'viewer')
  const quality = await fetch(`${test.url}/api/v1/admin/products?issue=unreadable-price`, { headers: cookie })
  expect((await quality.json()).items.map(({ name }: { name: string }) => name).toSorted()).toEqual(
    uncertain.toSorted(),
  )
})

it('of a file, too: a row with another price is refused by its cell', async () => {
  const manager = importing(test, await createStaff(test, 'manager'))
  const texts = [...Object.keys(certain), ...uncertain]
  const { id } = await manager.previewed(csv(['Name', 'MSRP'], ...texts.map((text) => [text, text])))
  const { items } = await manager.rows(id)
  expect(items.map(({ name, errors }) => [name, ...errors.map(({ field, code }) => `${field} ${code}`)])).toEqual([
    ...Object.keys(certain).map((text) => [text]),
    ...uncertain.map((text) => [text, text === '1.180,00' ? 'msrp unsure_decimals' : 'msrp no_price']),
  ])
  await manager.apply(id, true)
  const rows = await test.services.database.prisma.product.findMany({ where: { name: { in: texts } } })
  expect(Object.fromEntries(rows.map(({ name, msrp }) => [name, Number(msrp)]))).toEqual(certain)
})
