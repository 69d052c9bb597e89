import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { productField, recordFields } from '#contract/fields/product.ts'
import { editorOf } from '#tests/api/products-staff/products.ts'
import { createStaff } from '#tests/support/staff.ts'
import { expectAccessible } from '../../axe.ts'
import { expectAddress, failedRequests, goTo } from '../../site.ts'
import { expectAccessibleAtBothWidths, hideToast, phone, refusals, speak, testAdmin } from '../test-admin.ts'
import { testProducts, toast, undo } from './products.ts'

const site = testAdmin()
const write = testProducts(site)
const products = () => site.app().services.database.prisma.product
const product = (id: string) => products().findUniqueOrThrow({ where: { id } })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
/** Opens a section of the form that is folded while it is blank. */
const unfold = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true }).click()
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

describe('a new product', () => {
  it('has a place for each thing that is said of a product, and says beside each what is wrong with it; needs a name alone', async () => {
    const member = await createStaff(site.app(), 'viewer')
    const page = await site.open('/admin/products/new', member, { expectedErrors: refusals })
    await expectAddress(page, '/admin/products') // it is not for a viewer
    await site.become(page, member, 'editor')
    await goTo(page, '/admin/products/new')
    await field(page, 'Name').waitFor()
    const labels = await page.locator('label, legend, h2').allTextContents()
    const missing = recordFields.filter((one) => !labels.some((label) => label.startsWith(productField(one).label.en)))
    expect(missing).toEqual([])
    await field(page, 'MSRP').fill('cheap')
    await page.getByRole('button', { name: 'Add the product' }).click()
    await page.getByText('Please fill this in.').waitFor()
    const sections = page.getByRole('navigation', { name: 'Sections of the form' })
    await sections.getByRole('link', { name: 'Name and category (has an error)' }).waitFor()
    await field(page, 'Name').fill('沒有價格')
    await page.getByRole('button', { name: 'Add the product' }).click()
    await page.locator('.field-error').getByText('No amount in HKD can be read.', { exact: false }).waitFor()
    await expect.poll(() => field(page, 'MSRP').evaluate((input) => input === document.activeElement)).toBe(true)
    // The bar with the buttons does not lie over it.
    const boxOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect())
    const bar = await boxOf(page.locator('.save-bar'))
    expect((await boxOf(field(page, 'MSRP'))).bottom).toBeLessThan(bar.top)
    // A section that is gone to by its link is the current one, and opens.
    await sections.getByRole('link', { name: 'Documents' }).press('Enter')
    await expect.poll(() => sections.locator('[aria-current]').textContent()).toBe('Documents')
    await field(page, 'Documents').fill('Manual: http://example.com/a.pdf')
    await field(page, 'MSRP').fill('1')
    await page.getByRole('button', { name: 'Documents', exact: true }).click()
    await page.getByRole('button', { name: 'Add the product' }).click()
    await expect.poll(() => field(page, 'Documents').evaluate((input) => input === document.activeElement)).toBe(true)
    await field(page, 'Documents').fill('')

    await field(page, 'Name').fill('全新漏水感測器')
    await field(page, 'English name').fill('Brand New Leak Sensor')
    await field(page, 'MSRP').fill('HK$1,180.00')
    await page.getByText('MSRP × 60 % = HK$708.00').waitFor()
    const preview = page.frameLocator('iframe[title="Preview of its page"]')
    await preview.getByRole('heading', { level: 1, name: 'Brand New Leak Sensor' }).waitFor()
    await preview.getByText('HK$1,180').first().waitFor()
    await page.getByText('MSRP × (1 − 20 %) = HK$944.00').waitFor()
    await field(page, 'Connectivity fee').fill('10/month')
    await page.getByText('Read as HK$120.00 per year').waitFor()
    await page.locator('.first-year').getByText('HK$1,300.00').waitFor()
    await field(page, 'Reseller cost (partner price)').fill('650')
    await page.getByText('Set by hand; the rule gives MSRP × 60 % = HK$708.00').waitFor()
    await page.getByRole('button', { name: 'Reseller cost (partner price): follow the rule' }).click()
    expect(await field(page, 'Reseller cost (partner price)').inputValue()).toBe('')
    await field(page, 'Availability').fill('36')
    await page.getByText('In stock, 36 pieces').waitFor()
    await page.getByRole('button', { name: 'Add the product' }).click()
    await toast(page, '全新漏水感測器 is added')
    await page.getByRole('heading', { level: 1, name: 'Brand New Leak Sensor' }).waitFor()
    const made = await products().findFirstOrThrow({ where: { nameEn: 'Brand New Leak Sensor' } })
    await expectAddress(page, `/admin/products/${made.id}`)
    expect(made).toMatchObject({ source: 'local', stockQuantity: 36, slug: 'brand-new-leak-sensor' })
  })
})

describe('an edit', () => {
  it('tells free connectivity from that of which no fee is known; takes mountings by boxes, figures as they are read, documents on https alone', async () => {
    const { id } = await write({
      name: '連接費感測器',
      msrp: '980',
      connectivityFee: '120',
      specifications: '防護等級: IP67',
    })
    const page = await site.open(`/admin/products/${id}/edit`, 'editor', { expectedErrors: refusals })
    const fee = field(page, 'Connectivity fee')
    await page.getByText('Read as HK$120.00 per year').waitFor()
    await fee.fill('0')
    await page.getByText('Free connectivity', { exact: true }).waitFor()
    await fee.fill('')
    await page.getByText('Blank: no fee is stated. Write 0 where it is free.').waitFor()
    await page.getByText('Blank; by its specifications: IP67').waitFor()
    await field(page, 'IP rating').fill('waterproof')
    await page.getByText('No IP rating can be read. Write it as IP67.').waitFor()
    await field(page, 'IP rating').fill('ip 69k')
    await save(page)
    await toast(page, 'is saved')
    const { record, connectivityAnnualFee } = await product(id)
    expect([Object(record).connectivityFee, connectivityAnnualFee]).toEqual([null, null])
    await page.getByRole('link', { name: 'Details' }).click()
    await page.getByText('IP69K', { exact: true }).waitFor()

    const other = await write({ sku: 'HI-L', mounting: '牆身, Roof' })
    await hideToast(page)
    await goTo(page, `/admin/products/${other.id}/edit`)
    const mounting = page.getByRole('group', { name: 'Mounting', exact: true })
    expect(await mounting.getByLabel('Wall').isChecked()).toBe(true)
    await mounting.getByLabel('“Roof” (as written)').click()
    await mounting.getByLabel('DIN rail').check()
    await unfold(page, 'Accessories and complete system')
    await unfold(page, 'Documents')
    await field(page, 'Warranty').fill('2 years')
    await page.getByText('Read as 2 years').waitFor()
    await field(page, 'Requires').fill('HI-NONE')
    await field(page, 'Documents').fill('Manual: http://example.com/a.pdf')
    await page.getByText('The address must begin with https://.').waitFor()
    await field(page, 'Documents').fill('Manual: https://example.com/a.pdf')
    await save(page)
    await page.getByText('No product has the SKU “HI-NONE”. Check it.').first().waitFor()
    await field(page, 'Requires').fill('')
    await save(page)
    await toast(page, 'is saved')
    expect(await product(other.id)).toMatchObject({
      mounting: ['wall', 'din-rail'],
      warrantyMonths: 24,
      requires: [],
      documents: [{ title: 'Manual', url: 'https://example.com/a.pdf' }],
    })
    await page.getByRole('link', { name: 'Details' }).click()
    await page.getByText('Wall, DIN rail', { exact: true }).waitFor()
  })

  it('sends what was changed alone, says so, and is taken back exactly; writes rows as Notion reads them, and shows them as text', async () => {
    const { id, nameEn } = await write({ description: '舊的描述', features: '#供電\n電池: 10 年' })
    const before = await product(id)
    const page = await site.open(`/admin/products/${id}/edit`, 'editor')
    await field(page, 'English name').fill(`${nameEn} Pro`)
    await field(page, 'Description').fill('新的描述')
    await save(page)
    await toast(page, 'is saved')
    await page.getByRole('heading', { level: 1, name: `${nameEn} Pro` }).waitFor()
    const revision = await site.app().services.database.prisma.productRevision.findFirstOrThrow({
      where: { productId: id },
      orderBy: { version: 'desc' },
    })
    expect(Object.keys(revision.changes as object).sort()).toEqual(['description', 'nameEn'])
    await undo(page)
    await toast(page, 'is exactly as it was before')
    expect((await product(id)).record).toEqual(before.record)

    const other = await write({ features: '#供電\n電池: 10 年' })
    await hideToast(page)
    await goTo(page, `/admin/products/${other.id}/edit`)
    await page.getByRole('heading', { level: 1, name: other.nameEn }).waitFor()
    const features = page.getByRole('group', { name: 'Features', exact: true }).last()
    await features.getByRole('textbox', { name: 'Value, row 1' }).press('Enter')
    await features.getByRole('textbox', { name: 'Feature, row 2' }).fill('防護等級')
    await features.getByRole('textbox', { name: 'Value, row 2' }).fill('IP67')
    await unfold(page, 'Specifications')
    await page.getByRole('button', { name: 'English (0)' }).last().click()
    const specifications = page.getByRole('group', { name: 'English specifications' })
    await specifications.getByRole('button', { name: 'Add a row' }).click()
    await specifications.getByRole('textbox', { name: 'Name, row 1' }).fill('Range')
    await specifications.getByRole('textbox', { name: 'Value, row 1' }).fill('15')
    await specifications.getByRole('textbox', { name: 'Unit, row 1' }).fill('km')
    const value = specifications.getByRole('textbox', { name: 'Value, row 2' })
    const hint = specifications.getByText('Reads as text, so it is not compared: write for example -20 to 60 °C')
    await specifications.getByRole('button', { name: 'Add a row' }).click()
    await specifications.getByRole('textbox', { name: 'Name, row 2' }).fill('Operating temperature')
    await value.fill('indoors only')
    await hint.waitFor()
    expect(await specifications.getByText('Reads as text').count()).toBe(1)
    await value.fill('0 to 40 °C')
    await expect.poll(() => hint.count()).toBe(0)
    await value.fill('warm')
    await hint.waitFor()
    await features.getByRole('button', { name: 'Edit as plain text' }).click()
    expect(await field(page, 'Features').inputValue()).toBe('#供電\n電池: 10 年\n防護等級: IP67')
    await save(page)
    await toast(page, 'is saved')
    expect((await product(other.id)).record).toMatchObject({
      features: '#供電\n電池: 10 年\n防護等級: IP67',
      specificationsEn: 'Range: 15 km\nOperating temperature: warm',
    })
  })

  it('shows both versions where a colleague was faster; refuses a picture that cannot be had; holds back whoever leaves with changes', async () => {
    const { id } = await write()
    const page = await site.open(`/admin/products/${id}/edit`, 'editor', {
      expectedErrors: failedRequests,
      before: (opened) => opened.route('**/api/v1/admin/events', (route) => route.abort()),
    })
    await field(page, 'SKU').fill('MINE-1')
    const colleague = editorOf(site.app(), await createStaff(site.app(), 'editor'))
    await colleague.edit(await colleague.get(id), { sku: 'THEIRS-1', modelNumber: 'M-77' })
    await save(page)
    const notice = page.getByRole('region', { name: 'A colleague saved another version while you were editing' })
    await notice.getByRole('row', { name: 'SKU' }).getByText('THEIRS-1').waitFor()
    await notice.getByRole('row', { name: 'Model number' }).getByText('Only they changed it').waitFor()
    await notice.getByRole('button', { name: 'Keep mine and save' }).click()
    await toast(page, 'is saved')
    expect((await product(id)).record).toMatchObject({ sku: 'MINE-1', modelNumber: 'M-77' })

    const other = await write()
    await goTo(page, `/admin/products/${other.id}/edit`)
    await page.getByRole('heading', { level: 1, name: other.nameEn }).waitFor()
    await field(page, 'Address of a picture').fill('ftp://example.com/a.png')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('Enter an address that begins with https://.').waitFor()
    await field(page, 'Address of a picture').fill('https://127.0.0.1/a.png')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('figure').getByText('a.png').waitFor()
    await save(page)
    await page.getByRole('figure').getByText('The picture cannot be fetched.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Remove a.png' }).click()
    await page.getByText('No picture yet', { exact: false }).waitFor()

    await field(page, 'SKU').fill('UNSAVED')
    await page.getByRole('link', { name: 'History' }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    expect(await field(page, 'SKU').inputValue()).toBe('UNSAVED')
    await page.getByRole('link', { name: 'History' }).click()
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await expectAddress(page, `/admin/products/${other.id}/history`)
  })
})

it('focus stays with rows, groups and pictures that are added, moved and removed by keyboard', async () => {
  const { id } = await write({ features: '#供電\n電池: 10 年' })
  const page = await site.open(`/admin/products/${id}/edit`, 'editor')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).press('Enter')
  const features = page.getByRole('group', { name: 'Features', exact: true }).last()
  await features.getByRole('button', { name: 'Add a row' }).press('Enter')
  await expect.poll(focused).toBe('Feature, row 2')
  await press(features, 'Remove row 2')
  await expect.poll(focused).toBe('Remove row 1')
  const groups = features.getByRole('textbox', { name: 'Group' })
  await features.getByRole('button', { name: 'Add a group' }).press('Enter')
  await expect.poll(() => groups.last().evaluate((input) => input === document.activeElement)).toBe(true)
  await features
    .getByRole('button', { name: /^Remove the group/ })
    .last()
    .press('Enter')
  await expect.poll(focused).toBe('Remove the group 供電')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Add a group')
  for (const name of ['a.png', 'b.png']) {
    await field(page, 'Address of a picture').fill(`https://127.0.0.1/${name}`)
    await field(page, 'Address of a picture').press('Enter')
    await page.getByRole('figure').getByText(name).waitFor()
  }
  await press(page.getByRole('figure').last(), 'Move b.png forward')
  await expect.poll(focused).toBe('Move b.png back')
  await press(page.getByRole('figure').first(), 'Remove b.png')
  await expect.poll(focused).toBe('Remove a.png')
})

describe('the details', () => {
  it('show what buyers see, what Notion has not been told, and what is to be mended; of none say that it is missing', async () => {
    const { id, nameEn } = await write({ msrp: null, description: '描述', nameEn: null })
    const member = await createStaff(site.app(), 'viewer')
    const page = await site.open(`/admin/products/${id}`, member, { expectedErrors: refusals })
    await page.getByRole('heading', { level: 1, name: nameEn }).waitFor()
    await page.getByText('No English name', { exact: true }).waitFor()
    await page.getByText('In step with Notion.').waitFor()
    expect(await page.getByRole('link', { name: 'Open its Notion page' }).getAttribute('href')).toMatch(/notion/)
    expect(await page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0)

    await site.become(page, member, 'editor')
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await field(page, 'MSRP').fill('500')
    await save(page)
    await toast(page, 'is saved')
    await page.getByRole('link', { name: 'Details' }).click()
    await page.getByText('Not yet in Notion: MSRP').waitFor()
    await page.getByText('MSRP × 60 % = HK$300.00').waitFor()
    await page.getByRole('listitem').filter({ hasText: 'Missing English' }).getByRole('link', { name: 'Fix' }).waitFor()

    const missing = (page: Page) =>
      page.getByRole('heading', { level: 1, name: 'This product cannot be found' }).waitFor()
    await goTo(page, '/admin/products/nonsense')
    await missing(page)
    await goTo(page, '/admin/products')
    await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor()
    await goTo(page, '/admin/products/00000000-0000-4000-8000-000000000000')
    await missing(page)
  })
})

describe('accessibility', () => {
  it('axe finds nothing in form and details, and nothing scrolls sideways', { tags: ['night'] }, async () => {
    const { id } = await write({ features: '#供電\n電池: 10 年', specifications: '通訊距離: 15 km', tags: ['LoRa'] })
    const page = await site.open(`/admin/products/${id}/edit`, 'editor')
    await page.getByText('MSRP × 60 % = HK$600.00').waitFor()
    await expectAccessibleAtBothWidths(page, 'zh-TW')
    await page.setViewportSize(phone.viewport)
    await speak(page, 'zh-TW')
    await page.getByText('建議零售價 × 60 % = HK$600.00').waitFor()
    await goTo(page, `/admin/products/${id}`)
    await page.getByText('客戶看到的').waitFor()
    await expectAccessible(page)
  })
})
