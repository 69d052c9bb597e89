import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demoRequest, enquiry, quoteRequest, submit } from '#tests/api/forms/forms.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { expectAddress, goTo } from '../../site.ts'
import { expectAccessibleAtBothWidths, testAdmin } from '../test-admin.ts'
import { testProducts, toast, undo } from './products.ts'

const site = testAdmin()
const write = testProducts(site)
const product = (id: string) => site.app().services.database.prisma.product.findUniqueOrThrow({ where: { id } })
const long = '這款感測器適合安裝在冷氣機房、洗手間及茶水間，漏水時會在五秒內發出警報，電池可用十年，毋須更換。'

/** A product with two edits by this editor. @returns its id, and its history */
async function edited(member: StaffMember): Promise<{ id: string; page: Page }> {
  const { id } = await write({ description: long })
  const page = await site.open(`/admin/products/${id}/edit`, member)
  const change = async (field: string, text: string) => {
    await page.getByRole('textbox', { name: field, exact: true }).fill(text)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await toast(page, 'is saved')
    await page.getByText('Last changed').waitFor()
  }
  await change('Description', long.replace('十年', '十二年'))
  await change('MSRP', '1500')
  await page.getByRole('link', { name: 'History' }).click()
  await page.getByRole('listitem').filter({ hasText: 'MSRP' }).first().waitFor()
  return { id, page }
}

describe('the history', () => {
  it('shows who changed what: short values whole, long texts word by word; takes a product back to a version, and forth again', async () => {
    const member = await createStaff(site.app(), 'editor')
    const { id, page } = await edited(member)
    const versions = page.getByRole('region', { name: 'Changes' }).getByRole('listitem')
    const price = versions.filter({ hasText: 'MSRP' })
    await price.getByText('Present version').waitFor()
    await price.getByText('A editor', { exact: false }).waitFor()
    expect([await price.locator('del').textContent(), await price.locator('ins').textContent()]).toEqual([
      '1000',
      '1500',
    ])
    const text = versions.filter({ hasText: 'Description' })
    const marked = [await text.locator('del').allTextContents(), await text.locator('ins').allTextContents()]
    expect(marked.flat().join('').length).toBeLessThan(10)
    expect((await text.locator('dd').textContent())?.length).toBeLessThan(long.length + 10)

    const now = (await product(id)).record
    const former = page.getByRole('listitem').filter({ hasText: 'Description' })
    await former.getByRole('button', { name: 'Revert to this version' }).click()
    const dialog = page.getByRole('dialog', { name: /^Revert to version/ })
    expect(await dialog.locator('dt').allTextContents()).toEqual(['MSRP'])
    await dialog.getByRole('button', { name: 'Revert 1 field' }).click()
    await toast(page, /^Reverted to version/)
    expect((await product(id)).msrp?.toFixed(2)).toBe('1000.00')
    await undo(page)
    await toast(page, 'is exactly as it was before')
    expect((await product(id)).record).toEqual(now)
    await page.getByText('Reverted ·', { exact: false }).first().waitFor()

    await page.getByRole('button', { name: 'Revert to this version' }).first().click()
    await page.getByRole('button', { name: /^Revert \d/ }).waitFor()
    await expectAccessibleAtBothWidths(page)
    await page.keyboard.press('Escape')

    await site.become(page, member, 'viewer')
    await page.getByRole('listitem').filter({ hasText: 'MSRP' }).first().waitFor()
    expect(await page.getByRole('button', { name: 'Revert to this version' }).count()).toBe(0)
  })
})

describe('the figures', () => {
  it('say so where nobody asked; count what visitors asked, lead to those very rows, and can be read as a table', async () => {
    const unasked = await write()
    const { id, name } = await write()
    const { slug } = await product(id)
    await submit(site.app(), '/quote-requests', quoteRequest({ lines: [{ slug, quantity: 7, note: '' }] }))
    await submit(site.app(), '/enquiries', enquiry({ product: name }))
    await submit(site.app(), '/enquiries', enquiry({ product: '別的產品' }))
    await submit(site.app(), '/demo-requests', demoRequest({ product: name }))
    const page = await site.open(`/admin/products/${unasked.id}/analytics`, 'viewer')
    await page.getByText('No requests in this period').waitFor()
    await goTo(page, `/admin/products/${id}/analytics`)
    await page.getByRole('link', { name: 'Pieces requested: 7' }).waitFor()
    await page.getByRole('link', { name: 'Quote requests: 1' }).waitFor()
    await page.getByText('As a table').first().click()
    const total = page.getByRole('row', { name: /^Total/ })
    await expect.poll(() => total.getByRole('cell').allTextContents()).toEqual(['1', '7', '1', '1'])
    await expectAccessibleAtBothWidths(page)
    await page.getByText('HK$1,000 throughout').waitFor()
    await page.getByRole('button', { name: '30 days' }).click()
    await expectAddress(page, `/admin/products/${id}/analytics?days=30`)
    await page.getByRole('link', { name: 'Enquiries: 1' }).click()
    await page.getByText('1 enquiry', { exact: false }).first().waitFor()
    await page.getByRole('button', { name: 'Remove filter: About one product' }).waitFor()
  })
})
