import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { editedProductSchema, type ProductRecord } from '#contract/catalogue/product-edits.ts'
import { startNotion } from '#tests/support/notion/stand-in.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { testAdmin } from '../test-admin.ts'

const notion = await startNotion()
const gateway = notion.pages.add({ 產品名稱: '網關', 'English Name': 'Gateway', SKU: 'GW-1', MSRP: 1000 })
const sensor = notion.pages.add({ 產品名稱: '感測器', 'English Name': 'Sensor', SKU: 'SE-1', MSRP: 200 })
const site = testAdmin({
  NOTION_API_URL: notion.url,
  NOTION_API_KEY: notion.apiKey,
  NOTION_DATABASE_ID: notion.databaseId,
})
afterAll(() => notion.close())

const prisma = () => site.app().services.database.prisma
const productOf = (pageId: string) => prisma().product.findUniqueOrThrow({ where: { notionPageId: pageId } })

/** As a colleague would, over the version that is there. */
async function editHere(pageId: string, record: Partial<ProductRecord>, { bearer }: StaffMember): Promise<void> {
  const { id, version } = await productOf(pageId)
  const answer = await fetch(`${site.app().url}/api/v1/admin/products/${id}`, {
    method: 'PATCH',
    headers: { ...bearer, 'content-type': 'application/json' },
    body: JSON.stringify({ version, record }),
  })
  expect(answer.status).toBe(200)
  expect(editedProductSchema.parse(await answer.json()).pending).toEqual(Object.keys(record))
}

/** What both sides say of a page's product. */
async function bothSides(pageId: string) {
  const { record, msrp, pending } = await productOf(pageId)
  const { nameEn } = editedProductSchema.def.shape.record.parse(record)
  const page = notion.pages.values(pageId)
  return {
    here: { msrp: Number(msrp), nameEn, pending },
    there: { msrp: page.MSRP, nameEn: page['English Name'] },
  }
}

const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor()

it('brings edits on both sides together, shows first what it will do, and leaves to staff what both changed', async () => {
  const manager = await createStaff(site.app(), 'manager', { name: 'Chan Tai-man' })
  const page = await site.open('/admin/notion', manager)
  const directions = page.getByRole('region', { name: 'Synchronization' })

  // Nothing is connected before the first run or a test; a test is enough.
  await page.getByRole('button', { name: 'Test Connection' }).click()
  await toast(page, 'Connection Successful')
  await directions.getByRole('button', { name: 'Import', exact: true }).click()
  await toast(page, 'Sync Complete')
  await toast(page, 'Products have been synchronized successfully')
  expect((await bothSides(gateway)).here).toEqual({ msrp: 1000, nameEn: 'Gateway', pending: [] })

  // Different fields: the plan says what comes of it, and nothing has happened yet.
  await editHere(gateway, { msrp: '1200' }, manager)
  notion.pages.edit(gateway, { 'English Name': 'Outdoor gateway' })
  await directions.getByRole('switch', { name: 'Preview first' }).click()
  await directions.getByRole('button', { name: 'Preview both' }).click()
  await page.getByRole('heading', { name: 'Dry run: nothing has been changed yet' }).waitFor()
  await page.getByText(/^Applying updates 1 product here; updates 1 product in Notion\./).waitFor()
  const here = page.getByRole('region', { name: 'Updated here' })
  await here.getByText('Outdoor gateway').waitFor()
  const there = page.getByRole('region', { name: 'Updated in Notion' })
  await there.getByText('HK$1,200').waitFor()
  await there.getByText('HK$1,000').waitFor()
  expect(await bothSides(gateway)).toMatchObject({ here: { nameEn: 'Gateway' }, there: { msrp: 1000 } })

  // Applied, it does exactly that.
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('The sync is complete. What it changed is below.').waitFor()
  const agreed = { msrp: 1200, nameEn: 'Outdoor gateway' }
  expect(await bothSides(gateway)).toEqual({ here: { ...agreed, pending: [] }, there: agreed })
  const [plan, applied] = await prisma().syncRun.findMany({
    where: { direction: 'both' },
    orderBy: { startedAt: 'asc' },
    include: { changes: { orderBy: { seq: 'asc' }, omit: { runId: true } } },
  })
  expect(plan?.status).toBe('applied')
  expect(applied?.changes).toEqual(plan?.changes)
  expect((await bothSides(sensor)).here).toEqual({ msrp: 200, nameEn: 'Sensor', pending: [] })

  // The same field: Notion's value holds, ours waits in the inbox.
  await editHere(gateway, { msrp: '1300' }, manager)
  notion.pages.edit(gateway, { MSRP: 1400 })
  await page.getByRole('link', { name: 'Sync', exact: true }).click()
  await directions.getByRole('button', { name: 'Both', exact: true }).click()
  const taken = { here: { msrp: 1400, pending: [] }, there: { msrp: 1400 } }
  await expect.poll(() => bothSides(gateway)).toMatchObject(taken)
  await page
    .getByRole('link', { name: /^Conflicts/ })
    .first()
    .click()
  const conflict = page.getByRole('listitem').filter({ hasText: 'Outdoor gateway' })
  await conflict.getByText('HK$1,300').waitFor()
  await conflict.getByText('Chan Tai-man', { exact: false }).waitFor()

  // Settled for ours, it is an edit like any other: the next sync tells Notion.
  await conflict.getByRole('button', { name: 'Keep ours: Outdoor gateway: MSRP' }).click()
  await page.getByRole('heading', { name: 'No conflicts' }).waitFor()
  expect((await bothSides(gateway)).here).toMatchObject({ msrp: 1300, pending: ['msrp'] })
  await page
    .getByRole('link', { name: /^Not yet in Notion/ })
    .first()
    .click()
  await page
    .getByRole('row', { name: /Outdoor gateway/ })
    .getByText('MSRP')
    .waitFor()
  await page.getByRole('button', { name: /^Notion Sync/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'One-Click Sync' }).click()
  await page.getByText('Sync Successful', { exact: true }).waitFor()
  await expect.poll(() => bothSides(gateway)).toMatchObject({ here: { pending: [] }, there: { msrp: 1300 } })
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'Notion is up to date' }).waitFor()
})
