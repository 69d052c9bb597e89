import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createStaff } from '#tests/support/staff.ts'
import { expectAccessible } from '../../axe.ts'
import { expectAddress, failedRequests } from '../../site.ts'
import { phone, speak, testAdmin } from '../test-admin.ts'
import { testProducts, toast, undo } from './products.ts'

const site = testAdmin()
const write = testProducts(site)
const product = (id: string) => site.app().services.database.prisma.product.findUniqueOrThrow({ where: { id } })
const listOf = (name: string) => `/admin/products?search=${encodeURIComponent(name)}`
const price = (page: Page, name: string) => page.getByRole('button', { name: `Change the MSRP of ${name},` })
const stock = (page: Page, name: string) => page.getByRole('button', { name: `Change the stock of ${name},` })

describe('a figure of the table', () => {
  it('is changed where it stands, by pointer and by keyboard; says what is wrong with it', async () => {
    const { id, nameEn } = await write()
    const page = await site.open(listOf(nameEn), 'editor')
    await price(page, nameEn).click()
    const field = page.getByRole('textbox', { name: `MSRP of ${nameEn}, HKD` })
    expect(await field.inputValue()).toBe('1000')
    await field.fill('1,250.50')
    await field.press('Enter')
    await toast(page, `${nameEn}: MSRP is now HK$1,250.50`)
    await page.getByRole('cell', { name: 'HK$750.30' }).waitFor()
    expect((await product(id)).msrp?.toFixed(2)).toBe('1250.50')
    await undo(page)
    await toast(page, '1 product is exactly as before')
    await page.getByRole('cell', { name: 'HK$600', exact: true }).waitFor()
    expect((await product(id)).msrp?.toFixed(2)).toBe('1000.00')

    // Tab saves and goes on, Escape leaves it as it was
    await price(page, nameEn).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: `MSRP of ${nameEn}, HKD` }).waitFor()
    await page.keyboard.type('800')
    await page.keyboard.press('Tab')
    const stockField = page.getByRole('textbox', { name: `Stock of ${nameEn}, pieces` })
    await stockField.waitFor()
    await expect.poll(() => stockField.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await product(id)).stockQuantity).toBe(7)
    expect((await product(id)).msrp?.toFixed(2)).toBe('800.00')
    await page.getByRole('cell', { name: 'Low stock' }).waitFor()
    await stock(page, nameEn).click()
    await page.keyboard.type('999')
    await page.keyboard.press('Escape')
    await stock(page, nameEn).waitFor()
    expect((await product(id)).stockQuantity).toBe(7)

    await stock(page, nameEn).click()
    await page.keyboard.type('1.5')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('Enter a whole number up to 1,000,000').waitFor()
    await page.getByRole('textbox', { name: `Stock of ${nameEn}, pieces` }).waitFor()
  })

  it('is not overwritten unseen: both values are shown where a colleague was faster', async () => {
    const { id, nameEn } = await write()
    const page = await site.open(listOf(nameEn), 'editor', {
      expectedErrors: failedRequests,
      // What a colleague does is not told to this screen.
      before: (opened) => opened.route('**/api/v1/admin/events', (route) => route.abort()),
    })
    await price(page, nameEn).click()
    const data = { msrp: 1100, record: { ...recordOf(await product(id)), msrp: '1100' }, version: { increment: 1 } }
    await site.app().services.database.prisma.product.update({ where: { id }, data })
    await page.keyboard.type('900')
    await page.keyboard.press('Enter')
    await toast(page, 'Yours: HK$900. Now: HK$1,100.')
    expect((await product(id)).msrp?.toFixed(2)).toBe('1100.00')
    await page.getByRole('status').getByRole('button', { name: 'Save mine all the same' }).click()
    await toast(page, `${nameEn}: MSRP is now HK$900`)
    expect((await product(id)).msrp?.toFixed(2)).toBe('900.00')
  })

  it('is not overwritten unseen where the row has shown the colleague’s change meanwhile', async () => {
    const { id, nameEn } = await write()
    const page = await site.open(listOf(nameEn), 'editor', { expectedErrors: failedRequests })
    await price(page, nameEn).click()
    await page.keyboard.type('900')
    const { bearer } = await createStaff(site.app(), 'editor')
    const changed = await fetch(`${site.app().url}/api/v1/admin/products/${id}`, {
      method: 'PATCH',
      headers: { ...bearer, 'content-type': 'application/json' },
      body: JSON.stringify({ version: (await product(id)).version, record: { msrp: '1100' } }),
    })
    expect(changed.status).toBe(200)
    await page.getByRole('row', { name: nameEn }).getByText('HK$660').waitFor()
    await page.keyboard.press('Enter')
    await toast(page, 'Yours: HK$900. Now: HK$1,100.')
    expect((await product(id)).msrp?.toFixed(2)).toBe('1100.00')
  })

  it('gets its former value back where it could not be saved', async () => {
    const { nameEn } = await write()
    const page = await site.open(listOf(nameEn), 'editor', { expectedErrors: failedRequests })
    await page.route('**/api/v1/admin/products/bulk', (route) => route.abort())
    await stock(page, nameEn).click()
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await toast(page, `${nameEn} was not saved; the former value is back`)
    await stock(page, nameEn).getByText('20').waitFor()
  })
})

function recordOf({ record }: { record: unknown }): Record<string, unknown> {
  return record as Record<string, unknown>
}

describe('marked rows', () => {
  it('are changed together after a look at what comes of it, and restored exactly', async () => {
    const prices = ['100', '399/month', '']
    const written = []
    for (const msrp of prices) written.push(await write({ msrp, nameEn: `Batch ${msrp || 'none'}`, tags: ['batch'] }))
    const page = await site.open('/admin/products?search=Batch', 'editor')
    await page.getByRole('row', { name: 'Batch 100' }).waitFor()
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('button', { name: 'Change…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change 3 products' })
    await dialog.getByLabel('Percent', { exact: true }).fill('10')
    await dialog.getByRole('row', { name: /Batch 399.*HK\$399.*HK\$438\.90/ }).waitFor()
    await dialog.getByText('2 will change, 1 stay as they are.').waitFor()
    const before = await Promise.all(written.map(({ id }) => product(id)))
    await dialog.getByRole('button', { name: 'Change 2' }).click()
    await toast(page, '2 products are changed')
    const [first, second] = await Promise.all(written.map(({ id }) => product(id)))
    expect([first?.msrp?.toFixed(2), second?.msrp?.toFixed(2), second?.pricePeriod]).toEqual([
      '110.00',
      '438.90',
      'month',
    ])
    await undo(page)
    await toast(page, '2 products are exactly as before')
    const after = await Promise.all(written.map(({ id }) => product(id)))
    expect(after.map(({ record }) => record)).toEqual(before.map(({ record }) => record))
  })

  it('says who was faster, and goes on with what holds now', async () => {
    const { id, nameEn } = await write()
    const page = await site.open(listOf(nameEn), 'editor', {
      expectedErrors: failedRequests,
      before: (opened) => opened.route('**/api/v1/admin/events', (route) => route.abort()),
    })
    await page.getByRole('checkbox', { name: `Select ${nameEn}` }).check()
    await site.app().services.database.prisma.product.update({ where: { id }, data: { version: { increment: 1 } } })
    await page.getByRole('button', { name: 'Change…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change 1 product' })
    await dialog.getByLabel('What to change').selectOption('category')
    await dialog.getByLabel('Category').selectOption('systems')
    await dialog.getByRole('button', { name: 'Change 1' }).click()
    await dialog.getByRole('button', { name: 'Load them as they are now' }).click()
    await dialog.getByRole('alert').waitFor({ state: 'detached' })
    await dialog.getByRole('button', { name: 'Change 1' }).click()
    await toast(page, '1 product is changed')
    expect((await product(id)).category).toBe('systems')
  })
})

it('a retired product that is set as not listed stays off the site when it is restored: the toast and the page say it', async () => {
  const { id, nameEn } = await write({ listed: 'No' })
  const page = await site.open(`/admin/products/${id}`, 'editor')
  await page.getByRole('button', { name: 'Retire' }).click()
  await toast(page, `${nameEn} is retired`)
  await page.getByText('Retired: buyers do not see this.').waitFor()
  await undo(page)
  await toast(page, `${nameEn} is restored, and still not listed`)
  await page.getByText('Not listed: buyers do not see this.').waitFor()
  expect((await product(id)).unlisted).toBe(true)
})

describe('the row menu', () => {
  it('retires a product and takes it back; leads to details, form and figures, and back to the list as it was', async () => {
    const { id, nameEn } = await write()
    const page = await site.open(listOf(nameEn), 'editor')
    await page.getByRole('button', { name: `Actions for ${nameEn}` }).click()
    await page.getByRole('menuitem', { name: 'Delete Product' }).click()
    await toast(page, `${nameEn} is retired`)
    expect((await product(id)).retiredAt).not.toBeNull()
    await undo(page)
    await toast(page, `${nameEn} is on the site again`)
    expect((await product(id)).retiredAt).toBeNull()

    const choose = async (name: string) => {
      await page.getByRole('button', { name: `Actions for ${nameEn}` }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    await choose('View Details')
    await expectAddress(page, `/admin/products/${id}`)
    await page.getByRole('heading', { level: 1, name: nameEn }).waitFor()
    await page.getByRole('link', { name: 'Back to products' }).click()
    await choose('Edit Product')
    await expectAddress(page, `/admin/products/${id}/edit`)
    await page.getByRole('link', { name: 'Back to products' }).click()
    await choose('View Analytics')
    await expectAddress(page, `/admin/products/${id}/analytics`)
  })
})

it('a viewer reads figures, and finds in the row menu only what can be read', async () => {
  const { nameEn } = await write()
  const page = await site.open(listOf(nameEn), 'viewer')
  await page.getByRole('cell', { name: 'HK$1,000' }).waitFor()
  expect(await price(page, nameEn).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Add Product' }).count()).toBe(0)
  await page.getByRole('button', { name: `Actions for ${nameEn}` }).click()
  await page.getByRole('menuitem', { name: 'View Details' }).waitFor()
  expect(await page.getByRole('menuitem', { name: /Edit Product|Delete Product/ }).count()).toBe(0)
})

it('has the buttons and the filter of the specification', async () => {
  const page = await site.open('/admin/products', 'manager')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'All Categories' }).waitFor()
  expect(await main.getByRole('link', { name: 'Import' }).getAttribute('href')).toBe('/admin/products/import')
  expect(await main.getByRole('link', { name: 'Add Product' }).getAttribute('href')).toBe('/admin/products/new')
  await main.getByRole('button', { name: 'Export' }).click()
  const workbook = page.getByRole('menuitem', { name: 'Excel workbook (XLSX)' })
  expect(await workbook.getAttribute('href')).toMatch(
    /^\/api\/v1\/admin\/products\/export\.xlsx\?state=listed&sort=nameEn/,
  )
  await page.keyboard.press('Escape')
  await main.getByRole('button', { name: 'Sync from Notion' }).click()
  await page.getByRole('dialog', { name: 'Notion Sync' }).waitFor()
})

describe('accessibility', () => {
  it('axe finds nothing, and nothing scrolls sideways', async () => {
    const { nameEn } = await write({
      name: '聯合亞洲屋宇設備多功能室內空氣質素及漏水偵測綜合感測器專業版第三代',
      nameEn: `Consolidated Multi-Purpose Indoor Air Quality and Water Leak Detection Sensor Professional`,
    })
    const page = await site.open(listOf(nameEn), 'manager')
    await price(page, nameEn).click()
    await page.getByRole('textbox', { name: `MSRP of ${nameEn}, HKD` }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: `Select ${nameEn}` }).check()
    await page.getByRole('button', { name: 'Change…' }).click()
    await page.getByLabel('Percent', { exact: true }).fill('5')
    await page.getByRole('table', { name: 'Before and after' }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('checkbox', { name: `Select ${nameEn}` }).uncheck()
    await page.setViewportSize(phone.viewport)
    await speak(page, 'zh-TW')
    // cards of two lines have no figures to edit
    await page.getByRole('listitem').getByText('聯合亞洲屋宇設備', { exact: false }).first().waitFor()
    expect(await page.getByRole('button', { name: /^更改「聯合/ }).count()).toBe(0)
    await expectAccessible(page)
  })
})
