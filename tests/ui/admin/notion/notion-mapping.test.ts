import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { foreignColumns, foreignRows } from '#tests/api/sync-staff/foreign.ts'
import { startNotion } from '#tests/support/notion/stand-in.ts'
import { createStaff } from '#tests/support/staff.ts'
import { failedRequests, goTo } from '../../site.ts'
import { expectAccessibleAtBothWidths, testAdmin } from '../test-admin.ts'

const notion = await startNotion({ title: 'Price list', columns: foreignColumns })
const connected = {
  NOTION_API_URL: notion.url,
  NOTION_API_KEY: notion.apiKey,
  NOTION_DATABASE_ID: notion.databaseId,
}
const site = testAdmin(connected, { isUnmapped: true })
afterAll(() => notion.close())

const prisma = () => site.app().services.database.prisma
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cards = (page: Page) =>
  card(page, 'Preview of the products')
    .locator('li')
    .filter({ has: page.locator('h3') })
const toast = (page: Page, title: string) => page.getByRole('status').getByText(title, { exact: true }).waitFor()
const open = (path = '/admin/notion/mapping', visit = {}) => site.open(path, 'manager', visit)

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await toast(page, 'Mapping saved')
}

beforeEach(async () => {
  await prisma().product.deleteMany()
  for (const { id } of notion.pages.all()) notion.pages.remove(id)
  for (const row of foreignRows) notion.pages.add(row)
})

describe('A database whose columns are called as nobody else calls them', () => {
  it('is connected, mapped, previewed, saved and imported; its products are public', async () => {
    const page = await open('/admin/notion', { expectedErrors: failedRequests })
    await page.getByRole('button', { name: 'Test Connection' }).click()
    await toast(page, 'Connection Successful')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByRole('link', { name: 'Map the columns' }).click()
    await page.getByText('Nothing is imported until a mapping is saved', { exact: false }).waitFor()
    expect(await prisma().product.count()).toBe(0)

    // as it is: names, and nothing else
    await cards(page).first().getByText('Price on request').waitFor()
    await page.getByText('7 proposals').waitFor()
    await page.getByRole('button', { name: 'Use all' }).click()
    await cards(page).first().getByText('HK$781.25').waitFor()
    await page.getByText('7 changes').waitFor()

    // what the cloud is, only people know
    await cards(page).nth(1).getByText('is unknown; filed under hardware', { exact: false }).waitFor()
    await page.getByText('What its values mean').first().click()
    await page.getByRole('combobox', { name: 'Category: Cloud', exact: true }).selectOption('software')
    await page.getByRole('combobox', { name: 'Category: Boxes', exact: true }).selectOption('hardware')
    await expect.poll(() => cards(page).getByText('filed under hardware', { exact: false }).count()).toBe(0)
    await page.getByRole('combobox', { name: 'Connectivity type: Comes from', exact: true }).selectOption('fixed')
    await page.getByRole('textbox', { name: 'Connectivity type: Value', exact: true }).fill('LoRaWAN')
    await page.getByRole('combobox', { name: 'Reseller cost: Which side wins', exact: true }).selectOption('notion')
    await card(page, 'Columns that are not used').getByRole('row', { name: 'Launched date', exact: false }).waitFor()

    await page.getByRole('button', { name: 'Save…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('List price US$, US dollar (USD)').waitFor()
    await dialog.getByText('Notion: only read', { exact: false }).waitFor()
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await toast(page, 'Mapping saved')
    await card(page, 'Versions').getByText('Version 1').waitFor()

    await page.getByRole('button', { name: 'Go to the import' }).click()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await toast(page, 'Sync Complete')
    expect(notion.writes).toEqual([])
    const visitor = await site.visit('/en/products')
    await visitor.getByRole('heading', { name: '漏水感測器' }).waitFor()
    await visitor.getByText('HK$781.25').waitFor()

    // what is Notion’s is said where it would be edited
    const { id } = await prisma().product.findFirstOrThrow({ where: { sku: 'WL-01' } })
    await goTo(page, `/admin/products/${id}/edit`)
    await page.getByText('Kept by the mapping of columns: Reseller cost, Connectivity type', { exact: false }).waitFor()
  })
})

describe('What is being set', () => {
  it('is shown a viewer, refused beside the field where it cannot be, asks before it is left, and is discarded on demand', async () => {
    notion.fail({ kind: 'status', status: 404, message: 'Could not find database with ID.' })
    const member = await createStaff(site.app(), 'manager')
    const page = await site.open('/admin/notion/mapping', member, { expectedErrors: failedRequests })
    await page.getByText('The columns of the database could not be read').waitFor()
    await page.getByText('Could not find database with ID.').waitFor()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByText('7 proposals').waitFor()

    await site.become(page, member, 'viewer')
    await page.getByText('A Manager or a Super Admin can change it', { exact: false }).waitFor()
    expect(await page.getByRole('combobox', { name: 'SKU: Comes from', exact: true }).isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: /Save|Use|Restore|Import file/ }).count()).toBe(0)

    await site.become(page, member, 'manager')
    const source = page.getByRole('combobox', { name: 'Category: Comes from', exact: true })
    await source.selectOption('fixed')
    await page.getByRole('button', { name: 'Save…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('alert').getByText('Please fill this in.').waitFor()
    await page.getByRole('textbox', { name: 'Category: Value', exact: true }).fill('Toys')
    await page.getByRole('button', { name: 'Save…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('alert').getByText('This value cannot be read', { exact: false }).waitFor()
    expect(await prisma().mappingVersion.count()).toBe(0)
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await source.and(page.locator(':enabled')).waitFor()
    await page
      .getByRole('combobox', { name: 'SKU: Comes from', exact: true })
      .selectOption({ label: 'Code (proposed)' })
    await page.getByText('1 change', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Runs' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect.poll(() => page.getByText('1 change', { exact: true }).count()).toBe(0)
    await page.getByRole('link', { name: 'Runs' }).click()
    await page.waitForURL('**/runs')
  })

  it('of two tabs: the later is shown what differs, and saves over it or takes it', { tags: ['night'] }, async () => {
    const first = await open()
    const second = await open(undefined, { expectedErrors: failedRequests })
    for (const page of [first, second])
      await page
        .getByRole('combobox', { name: 'SKU: Comes from', exact: true })
        .selectOption({ label: 'Code (proposed)' })
    await first
      .getByRole('combobox', { name: 'Description: Comes from', exact: true })
      .selectOption({ label: 'Details (proposed)' })
    await save(first)
    await second.getByRole('button', { name: 'Save…' }).click()
    await second.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    const notice = second.getByRole('region', { name: 'Somebody else has saved another version' })
    await notice.getByText('Description').waitFor()
    await notice.getByRole('button', { name: 'Save mine over it' }).click()
    await toast(second, 'Mapping saved')
    await card(second, 'Versions').getByText('Version 2').waitFor()
    await second.getByRole('button', { name: 'Restore version 1' }).click()
    await second.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
    await toast(second, 'Restored')
    await expect
      .poll(() => second.getByRole('combobox', { name: 'Description: Comes from', exact: true }).inputValue())
      .toContain('column')
  })

  it('is accessible and fits, goes to a file and comes back; of a column that is gone, products keep what it said', {
    tags: ['night'],
  }, async () => {
    const page = await open()
    await page.getByRole('button', { name: 'Use all' }).click()
    await page.getByText('HK$781.25').first().waitFor()
    await expect.poll(() => page.getByText('Updating the preview…').count()).toBe(0) // it is faded meanwhile
    await expectAccessibleAtBothWidths(page, 'zh-TW')
    await save(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export file' }).click(),
    ])
    const bytes = await readFile(await download.path())
    await page.getByRole('combobox', { name: 'SKU: Comes from', exact: true }).selectOption('none')
    const input = page.locator('input[type=file]')
    await input.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
    await toast(page, 'The file could not be read')
    await input.setInputFiles({ name: 'mapping.json', mimeType: 'application/json', buffer: bytes })
    await toast(page, 'Filled in from the file')
    await expect.poll(() => page.getByText('1 change', { exact: true }).count()).toBe(0)

    notion.columns.remove('Buyer')
    notion.columns.remove('Code')
    await page.getByRole('button', { name: 'Read the columns again' }).click()
    await page.getByText('Its column is gone: products keep what it said. Choose another').waitFor()
    await page.getByText('Code (gone)').waitFor({ state: 'attached' })
    notion.columns.add({ name: 'Code', type: 'rich_text' })
    notion.columns.add({ name: 'Buyer', type: 'rich_text' })
  })
})
