import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { createStaff } from '#tests/support/staff.ts'
import { expectAccessible, expectNamed } from '../../axe.ts'
import { expectAddress, goTo } from '../../site.ts'
import { expectAccessibleAtBothWidths, laptop, phone, refusals, testAdmin } from '../test-admin.ts'

const site = testAdmin()
const products = () => site.app().services.database.prisma.product

beforeEach(() => products().deleteMany())

const file = (text: string) => ({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
const choose = (page: Page, text: string) => page.locator('input[type=file]').setInputFiles(file(text))
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const tab = (page: Page, kind: string, count: number) =>
  page
    .getByRole('navigation', { name: 'What the rows would do' })
    .getByRole('link', { name: new RegExp(`^${kind} ?${count}$`) })
const step = (page: Page) =>
  page.getByRole('navigation', { name: 'Steps of the import' }).locator('[aria-current=step]')

const catalogue = 'Name,SKU,MSRP\nMeter,EM-1,1180\nGateway,GW-1,2400'
const changed = 'SKU,Name,MSRP,Shelf\nEM-1,Meter,1280,A\nGW-1,Gateway,2400,B\nS-1,Sensor,99,C\nV-1,Valve,cheap,D'

/** From the file to what it would do. */
async function previewed(page: Page, text: string): Promise<void> {
  await choose(page, text)
  await page.getByRole('heading', { name: 'Import products' }).waitFor()
  await press(page, 'Preview the changes')
  await page.getByRole('navigation', { name: 'What the rows would do' }).waitFor()
}

/** A catalogue of two, as this person would make it. */
async function filled(page: Page): Promise<void> {
  await previewed(page, catalogue)
  await press(page, 'Import…')
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('2 new, 0 updated', { exact: true }).waitFor()
  await page.getByRole('heading', { name: 'Imported' }).waitFor()
  await page.getByRole('link', { name: 'Import another file' }).click()
  await expectAddress(page, '/admin/products/import')
}

describe('the whole way', () => {
  it('names a product that somebody has changed since; shows columns, every difference and every error, imports what is right, and takes it back', async () => {
    const page = await site.open('/admin/products/import', 'manager')
    await filled(page)
    await previewed(page, 'SKU,MSRP\nEM-1,1\nGW-1,2')
    await products().updateMany({ where: { sku: 'GW-1' }, data: { version: 5 } })
    await press(page, 'Import…')
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByRole('alert').getByText('Somebody has changed products', { exact: false }).waitFor()
    await page.getByRole('link', { name: 'Gateway' }).waitFor()
    expect(Number((await products().findFirst({ where: { sku: 'EM-1' } }))?.msrp)).toBe(1180)
    await press(page, 'Preview again')
    await tab(page, 'Updated', 2).waitFor()

    await goTo(page, '/admin/products/import')
    await choose(page, changed)
    await page.getByText('1 column is left out.').waitFor()
    expect(await page.getByLabel('Field for “SKU”').inputValue()).toBe('sku')
    expect(await page.getByLabel('Field for “Shelf”').locator('option[value=msrp]').isDisabled()).toBe(true)
    await press(page, 'Preview the changes')

    await tab(page, 'New', 1).waitFor()
    for (const kind of ['Updated', 'Unchanged', 'With errors']) await tab(page, kind, 1).waitFor()
    await page.getByRole('row', { name: 'Sensor' }).getByText('HK$99').waitFor()
    await tab(page, 'Updated', 1).click()
    const meter = page.getByRole('row', { name: 'Meter' })
    await meter.locator('del').getByText('HK$1,180').waitFor()
    await meter.locator('ins').getByText('HK$1,280').waitFor()
    await tab(page, 'With errors', 1).click()
    await page.getByRole('row', { name: 'Valve' }).getByText('Is no price.', { exact: false }).waitFor()

    await page.getByText('1 row has errors.', { exact: false }).waitFor()
    expect(await page.getByRole('button', { name: 'Import…' }).isDisabled()).toBe(true)
    await page.getByRole('switch', { name: 'Skip rows with errors' }).click()
    await press(page, 'Import…')
    const dialog = page.getByRole('dialog', { name: 'Import 2 products?' })
    await dialog.getByText('1 new, 1 updated, 1 skipped.', { exact: false }).waitFor()
    expect(await products().count()).toBe(2)
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()

    await page.getByRole('heading', { name: 'Imported' }).waitFor()
    await page.getByText('1 new, 1 updated, 1 skipped', { exact: true }).waitFor()
    expect(await products().findFirst({ where: { sku: 'EM-1' } })).toMatchObject({ version: 2 })
    await press(page, 'Undo')
    await page.getByRole('heading', { name: 'The import was undone' }).waitFor()
    const after = await products().findMany({ orderBy: { name: 'asc' } })
    expect(after.map(({ name, msrp, retiredAt }) => [name, Number(msrp), retiredAt !== null])).toEqual([
      ['Gateway', 2400, false],
      ['Meter', 1180, false],
      ['Sensor', 99, true],
    ])
  })

  it('is kept by its address: a reload, Back and the steps lead to the same place; what cannot be read, or is not there, is refused with the reason', async () => {
    const member = await createStaff(site.app(), 'manager')
    const gone = '/admin/products/import/11111111-1111-4111-8111-111111111111'
    const page = await site.open(gone, member, { expectedErrors: refusals })
    await page.getByText('There is no such import').waitFor()
    await page.getByRole('link', { name: 'Import another file' }).click()
    await expectAddress(page, '/admin/products/import')

    await choose(page, 'Name\n"Meter\n')
    await page.getByRole('alert').getByText('A quotation mark in the file is never closed', { exact: false }).waitFor()
    await choose(page, catalogue)
    await page.getByLabel('Field for “SKU”').waitFor()
    await page.goBack()
    await choose(page, 'Thing,Price\nMeter,10')
    await press(page, 'Preview the changes')
    await page.getByRole('alert').getByText('One column must feed Name, SKU or Product ID', { exact: false }).waitFor()
    await page.getByLabel('Field for “Thing”').selectOption('name')
    await press(page, 'Preview the changes')
    await tab(page, 'New', 1).waitFor()

    await goTo(page, '/admin/products/import')
    await previewed(page, catalogue)
    expect(await step(page).textContent()).toBe('3Preview')
    await page.reload()
    await tab(page, 'New', 2).waitFor()
    await page.getByRole('link', { name: 'Change the columns' }).click()
    await page.getByLabel('Field for “MSRP”').selectOption('')
    await press(page, 'Preview the changes')
    await tab(page, 'New', 2).waitFor()
    await expect.poll(() => page.getByText('HK$1,180').count()).toBe(0)
    await page.goBack()
    await page.getByLabel('Field for “SKU”').waitFor()
    await expect.poll(() => step(page).textContent()).toBe('2Columns')

    await site.become(page, member, 'editor')
    await page.getByRole('heading', { name: 'You may not open this screen' }).waitFor()
  })
})

async function expectNamedAndAccessible(page: Page): Promise<void> {
  await expectNamed(page)
  await page.setViewportSize(phone.viewport)
  await expectAccessible(page)
  await page.setViewportSize(laptop.viewport)
}

it.each([
  ['en', expectAccessibleAtBothWidths],
  ['zh-TW', expectNamedAndAccessible],
] as const)(
  'every step is without a fault for axe and fits, in %s',
  { tags: ['night'] },
  async (language, expectSound) => {
    const page = await site.open('/admin/products/import', 'manager', { language })
    const sound = async (ready: string) => {
      await page.locator(ready).first().waitFor()
      await expectSound(page)
    }
    await sound('.import-drop')
    await choose(page, `${changed}\nX-1,${'A long name without end '.repeat(9)},1,E`)
    await sound('.import-columns')
    await page.locator('.import-actions button').click()
    await sound('.import-rows')
    await page.locator('.area-tabs a').last().click()
    await sound('.import-faults')
    await page.getByRole('switch').click()
    await page.locator('.import-foot .import-actions button').click()
    await page.getByRole('dialog').getByRole('button').last().click()
    await sound('.import-done')
  },
)
