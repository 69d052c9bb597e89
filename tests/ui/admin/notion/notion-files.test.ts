import type { Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { csv, rows } from '#tests/api/sync-files/company.ts'
import { edit } from '#tests/api/sync-staff/catalogue.ts'
import { createSourceFolder } from '#tests/support/source-files.ts'
import { createStaff } from '#tests/support/staff.ts'
import { expectAccessible } from '../../axe.ts'
import { failedRequests, goTo } from '../../site.ts'
import { hideToast, phone, speak, testAdmin } from '../test-admin.ts'

const folder = createSourceFolder()
const site = testAdmin({ SOURCE_FOLDER: folder.path })
afterAll(() => folder.delete())

const prisma = () => site.app().services.database.prisma
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const toast = async (page: Page, title: string, detail?: string) => {
  await page.getByRole('status').getByText(title, { exact: true }).waitFor()
  if (detail) await page.getByRole('status').getByText(detail, { exact: true }).waitFor()
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

beforeEach(async () => {
  await prisma().product.deleteMany()
  await prisma().mappingVersion.deleteMany() // each test maps the columns anew
  await folder.clear()
  await folder.save('products.csv', csv(rows.leak, rows.cloud))
})

/** The folder as the source, as a Super Admin sets it on their page of the sync. */
async function connect(page: Page): Promise<void> {
  await page.getByLabel('Source of products').selectOption('folder')
  await button(page, 'Test Connection').click()
  await toast(page, 'Connection Successful', 'Files read: products.csv')
  await button(page, 'Save').click()
  await toast(page, 'Integrations Updated')
}

/** The columns taken as proposed, and the products imported. */
async function importAll(page: Page): Promise<void> {
  await connect(page)
  await page.getByRole('link', { name: 'Columns', exact: true }).click()
  await page.getByText('6 proposals').waitFor()
  await button(page, 'Use all').click()
  await card(page, 'Preview of the products').getByText('HK$781.25').waitFor()
  await button(page, 'Save…').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await toast(page, 'Mapping saved')
  await button(page, 'Go to the import').click()
  await button(page, 'Import').click()
  await toast(page, 'Sync Complete')
}

describe('A company without Notion', () => {
  const open = async () =>
    site.open('/admin/notion', await createStaff(site.app(), 'super_admin'), { expectedErrors: failedRequests })

  it('has an address checked; chooses the folder, and nothing is offered that files cannot do', async () => {
    const page = await open()
    await page.getByLabel('Source of products').selectOption('address')
    expect(await button(page, 'Test Connection').isDisabled()).toBe(true)
    await page.getByLabel('Address of the file').fill('http://example.com/a.csv')
    await button(page, 'Save').click()
    await page.getByText('Enter the https:// address of a file, without a user name or password.').waitFor()
    expect(site.app().services.settings.current().sync.source).toBe('notion')

    await connect(page)
    for (const name of ['Export', 'Both']) await expect.poll(() => button(page, name).count()).toBe(0)
    expect(await card(page, 'Webhooks').count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Not yet in Notion' }).count()).toBe(0)
    expect(await page.getByLabel('API key', { exact: true }).count()).toBe(0)
    expect(await page.getByLabel('Direction', { exact: true }).count()).toBe(0)
    await page.getByText('nothing is exported to them, and there are no webhooks', { exact: false }).waitFor()
    await expectAccessible(page)
  })

  it('maps, previews and imports', async () => {
    const page = await open()
    await connect(page)
    await button(page, 'Import').click()
    await page.getByRole('link', { name: 'Map the columns' }).click()
    await page.getByText('A row is told by its SKU', { exact: false }).waitFor()
    const name = page.getByRole('combobox', { name: 'Name: Comes from', exact: true })
    expect(await name.locator('option').allTextContents()).toEqual([
      'Found by its name (none yet)',
      'Item (proposed)',
      'Code',
      'List price US$',
      'Qty',
      'Details',
      'Pic',
    ])
    await button(page, 'Use all').click()
    await card(page, 'Preview of the products').getByText('漏水感測器').waitFor()
    await page.getByRole('combobox', { name: 'Description: Which side wins', exact: true }).selectOption('here')
    await page.getByText('What the file says is not read', { exact: false }).waitFor()
    await button(page, 'Save…').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Here: not read', { exact: false }).waitFor()
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await toast(page, 'Mapping saved')
    await expect.poll(() => page.getByText('Updating the preview…').count()).toBe(0) // it is faded meanwhile
    await expectAccessible(page)
    expect(await prisma().product.count()).toBe(0)
    await button(page, 'Go to the import').click()
    await button(page, 'Import').click()
    await toast(page, 'Sync Complete')
    await page.getByText('Products from files').waitFor()
    const visitor = await site.visit('/en/products')
    await visitor.getByText('HK$781.25').first().waitFor()
  })

  it('settles what was changed here and in the file, which stays as it is', async () => {
    const member = await createStaff(site.app(), 'super_admin')
    const page = await site.open('/admin/notion', member, { expectedErrors: failedRequests })
    await importAll(page)
    const { id } = await prisma().product.findFirstOrThrow({ where: { sku: 'WL-01' } })
    await edit(site.app(), id, { description: '這裏的說明' })
    await folder.save('products.csv', csv(rows.leak.replace('偵測漏水', '檔案的說明'), rows.cloud))
    await site.become(page, member, 'manager')
    await hideToast(page)
    await button(page, 'Import').click()
    await toast(page, 'Sync Complete')
    await page.getByRole('link', { name: /^Conflicts/ }).click()
    await page.getByText('changed here and in the files', { exact: false }).waitFor()
    await page.getByText('The file’s', { exact: true }).waitFor()
    await page.getByRole('button', { name: /^Keep ours: / }).click()
    await toast(page, 'Ours is back; the file stays as it is')
    expect(await prisma().product.findUnique({ where: { id } })).toMatchObject({ description: '這裏的說明' })
    await goTo(page, `/admin/products/${id}`)
    await page.getByText('Other than in the file, ours holds: Description').waitFor()
  })

  it('is told what is wrong with a file, in its own language, on a phone', async () => {
    const member = await createStaff(site.app(), 'super_admin')
    const page = await site.open('/admin/notion', member, { expectedErrors: failedRequests })
    await importAll(page)
    await folder.save('products.csv', csv(rows.leak, rows.leak))
    await site.become(page, member, 'manager')
    await hideToast(page)
    await page.setViewportSize(phone.viewport)
    await speak(page, 'zh-TW')
    await button(page, '匯入').click()
    await page
      .getByText('SKU「WL-01」出現兩次：products.csv 第 2 列 及 products.csv 第 3 列。', { exact: false })
      .first()
      .waitFor()
    await expectAccessible(page)
    expect(await prisma().product.count({ where: { retiredAt: null } })).toBe(2)
  })
})
