import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { syncNote } from '#contract/sync/sync-notes.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff } from '#tests/support/staff.ts'
import { createTestSync } from '#tests/support/sync.ts'
import { addLinked } from '../../../api/sync-staff/catalogue.ts'
import { expectAccessible } from '../../axe.ts'
import { expectAddress, goTo } from '../../site.ts'
import { laptop, phone, speak, testAdmin } from '../test-admin.ts'

const notion = await startNotion({ title: 'Catalogue' })
const pages = Array.from({ length: 8 }, (_, index) =>
  notion.pages.add({
    產品名稱: `感測器 ${index}`,
    'English Name': `Sensor ${index}`,
    Category: 'hardware',
    MSRP: 1000 + index,
    Availability: 'In Stock (20)',
  }),
)
const site = testAdmin({
  NOTION_API_URL: notion.url,
  NOTION_API_KEY: notion.apiKey,
  NOTION_DATABASE_ID: notion.databaseId,
})
afterAll(() => notion.close())

const prisma = () => site.app().services.database.prisma
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor()
/** A run whose end is told holds the lock for a moment more. */
const importAll = () => until(async () => (await createTestSync(site.app(), notion).run()).success)

beforeEach(async () => {
  await prisma().syncRun.deleteMany()
  await prisma().product.deleteMany()
  for (const [index, id] of pages.entries()) notion.pages.edit(id, { MSRP: 1000 + index, Category: 'hardware' })
  await importAll()
})

/** Three prices go and two products move: what a formula that broke, or a paste a column too far, does. */
function stir(): void {
  for (const id of pages.slice(0, 3)) notion.pages.edit(id, { MSRP: null })
  for (const id of pages.slice(3, 5)) notion.pages.edit(id, { Category: 'software' })
}

it('a mass change stops a run that a person starts, is shown by kind with before and after, and carried out by who may', async () => {
  stir()
  const member = await createStaff(site.app(), 'manager')
  const page = await site.open('/admin/notion', member)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await toast(page, 'A Large Change: Look First')
  await page.getByRole('button', { name: 'Look', exact: true }).click()
  await page.getByText('3 of 8 products would lose their price.', { exact: false }).first().waitFor()
  await page.getByText('2 of 8 products would move to another category.', { exact: false }).first().waitFor()
  const prices = page.getByRole('region', { name: 'Many other prices' })
  await prices.getByRole('listitem').filter({ hasText: '感測器 0' }).getByText('HK$1,000').waitFor()
  expect(await prices.getByRole('listitem').count()).toBe(3)
  await page.getByRole('region', { name: 'Many other categories' }).getByText('software').first().waitFor()
  await expectAccessible(page)

  await site.become(page, member, 'viewer') // may only look: on a phone and in Chinese
  await page.setViewportSize(phone.viewport)
  await speak(page, 'zh-TW')
  await page.getByText('8 款產品中有 3 款會失去價格。', { exact: false }).first().waitFor()
  await page.getByRole('region', { name: '大量改價' }).getByText('HK$1,000').waitFor()
  expect(await page.getByRole('button', { name: '執行', exact: true }).count()).toBe(0)
  await expectAccessible(page)

  await site.become(page, member, 'manager')
  await speak(page, 'en')
  await page.setViewportSize(laptop.viewport)
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.getByText('The sync is complete. What it changed is below.').waitFor()
  expect(await prisma().product.count({ where: { msrp: null, retiredAt: null } })).toBe(3)
})

it('a run is cancelled where it shows, without a question', async () => {
  const gate = Promise.withResolvers<void>()
  notion.onRequest(() => gate.promise)
  const page = await site.open('/admin/notion', 'manager')
  await page.getByRole('button', { name: 'One-Click Sync' }).click()
  await page.getByRole('button', { name: 'Cancel the sync' }).click()
  await toast(page, 'Sync Cancelled')
  notion.onRequest(() => undefined)
  gate.resolve()
  const { id, status } = await prisma().syncRun.findFirstOrThrow({ orderBy: { startedAt: 'desc' } })
  expect(status).toBe('cancelled')
  await goTo(page, `/admin/notion/runs/${id}`)
  await page.getByRole('main').getByText('Cancelled by A manager.', { exact: false }).waitFor()
})

it('a column that is gone is asked about; giving it up shows first what changes', async () => {
  const lost: NotionStandIn['columns'] = notion.columns
  lost.remove('MSRP')
  await importAll()
  const page = await site.open('/admin/notion', 'manager')
  await page.getByText('MSRP: 8 products keep theirs').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Give up MSRP: show what changes' }).click()
  await page.getByText('Dry run: nothing has been changed yet').waitFor()
  expect(await prisma().product.count({ where: { msrp: null, retiredAt: null } })).toBe(0)
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.getByText('The sync is complete. What it changed is below.').waitFor()
  expect(await prisma().product.count({ where: { msrp: null, retiredAt: null } })).toBe(8)
  lost.add({ name: 'MSRP', type: 'number' })
})

async function addPush(productId: string, minute: number, pushFailures = 0): Promise<string> {
  const startedAt = new Date(Date.UTC(2026, 0, 1, 9, minute))
  const end = { stage: 'complete', percent: 100, message: syncNote('succeeded'), status: 'succeeded' } as const
  const data = { direction: 'both', complete: false, trigger: 'queue', startedAt, finishedAt: startedAt } as const
  return (await prisma().syncRun.create({ data: { ...data, ...end, productId, pushFailures } })).id
}

/** A product whose page was erased for good. */
async function addGone(): Promise<{ id: string; name: string }> {
  const name = `Gone ${randomUUID()}`
  const id = await addLinked(site.app(), { name, nameEn: name })
  const pushError = syncNote('notion.page-gone')
  await prisma().product.update({
    where: { id },
    data: { pending: ['nameEn'], pushError, pushFailedAt: new Date(), pushAttempts: 3 },
  })
  return { id, name }
}

describe('pushes of single products', () => {
  it('are one line that opens to each with its product; where the page is gone, it gets another or is off the list', async () => {
    const products = await prisma().product.findMany({ orderBy: { name: 'asc' }, take: 3 })
    for (const [index, { id }] of products.entries()) await addPush(id, index, index === 0 ? 1 : 0)
    const [first, second] = [await addGone(), await addGone()]
    const page = await site.open('/admin/notion/runs', 'manager')
    const folded = page.getByRole('row').filter({ hasText: '2 products were told to Notion, 1 failed' })
    await folded.getByText('Some failed').waitFor()
    await expectAccessible(page)
    await folded.getByRole('link').first().click()
    await page.getByRole('link', { name: 'Sensor 1', exact: true }).waitFor()
    expect(await page.getByRole('row').count()).toBe(4)
    await goTo(page, '/admin/notion/runs?trigger=staff') // narrowed by what started them
    await page.getByText('1 run', { exact: true }).waitFor()
    await expectAddress(page, '/admin/notion/runs?trigger=staff')

    await goTo(page, '/admin/notion/pushes')
    await page.getByRole('button', { name: `Take it off the list: ${second.name}` }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: `Make a new page: ${first.name}` }).click()
    await toast(page, 'The next push makes a new page in Notion')
    await expect
      .poll(async () => (await prisma().product.findUniqueOrThrow({ where: { id: first.id } })).notionPageId)
      .toBe(null)
    await goTo(page, `/admin/products/${second.id}`)
    await page.getByRole('heading', { level: 1, name: second.name }).waitFor()
    await page.getByRole('button', { name: `Take it off the list: ${second.name}` }).click()
    await toast(page, 'The product is off the list')
    expect((await prisma().product.findUniqueOrThrow({ where: { id: second.id } })).retiredAt).not.toBeNull()
  })
})
