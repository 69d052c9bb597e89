import { afterAll, expect, it } from 'vitest'
import { startNotion } from '#tests/support/notion/stand-in.ts'
import { expectAddress } from '../../site.ts'
import { expectAccessibleAtBothWidths, testAdmin } from '../test-admin.ts'
import { planOfLinks } from './plan-of-links.ts'

const notion = await startNotion()
const site = testAdmin({
  NOTION_API_URL: notion.url,
  NOTION_API_KEY: notion.apiKey,
  NOTION_DATABASE_ID: notion.databaseId,
})
afterAll(() => notion.close())

const prisma = () => site.app().services.database.prisma
it('a plan that links products to other pages names each of them, by SKU and by name; carrying it out keeps their addresses', async () => {
  for (const { id } of notion.pages.all()) notion.pages.remove(id)
  await prisma().syncRun.deleteMany()
  await prisma().product.deleteMany()
  const plan = await planOfLinks(site.app(), notion)
  const before = await prisma().product.findMany({ orderBy: { id: 'asc' }, select: { id: true, slug: true } })
  const page = await site.open(`/admin/notion/runs/${plan}`, 'manager')
  await page.getByText('links 2 products to another page', { exact: false }).waitFor()
  const links = page.getByRole('region', { name: 'Linked to another page', exact: true })
  await links.getByText('漏水感測器').waitFor()
  await links.getByText('資產標籤').waitFor()
  expect(await links.getByText('三相智能電錶').count()).toBe(0)
  await expectAccessibleAtBothWidths(page, 'zh-TW')
  await links.getByRole('link', { name: '漏水感測器' }).click()
  const leak = await prisma().product.findFirstOrThrow({ where: { sku: 'WL-01' } })
  await expectAddress(page, `/admin/products/${leak.id}`)
  await page.goBack()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(async () => (await prisma().product.findFirst({ where: { sku: 'PK-01' } }))?.source).toBe('notion')
  const after = await prisma().product.findMany({ orderBy: { id: 'asc' }, select: { id: true, slug: true } })
  expect(after).toEqual(expect.arrayContaining(before))
  expect(after).toHaveLength(before.length + 1)
  expect((await prisma().product.findFirstOrThrow({ where: { sku: 'WL-01' } })).notionPageId).not.toBe(
    leak.notionPageId,
  )
})
