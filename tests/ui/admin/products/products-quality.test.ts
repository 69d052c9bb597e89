import { describe, expect, it } from 'vitest'
import { createStaff } from '#tests/support/staff.ts'
import { expectAccessible } from '../../axe.ts'
import { expectAddress, goTo } from '../../site.ts'
import { laptop, phone, refusals, speak, testAdmin } from '../test-admin.ts'
import { testProducts, toast, undo } from './products.ts'

const site = testAdmin()
const write = testProducts(site)
const product = (id: string) => site.app().services.database.prisma.product.findUniqueOrThrow({ where: { id } })
const inbox = (issue: string) => `/admin/products/quality?issue=${issue}`

describe('what is to be mended', () => {
  it('is nothing where all is well, counted by kind, and only read by a viewer; a price is given in the row, and taken back', async () => {
    const { prisma } = site.app().services.database
    await prisma.product.deleteMany()
    await write({ description: '描述', descriptionEn: 'A description' })
    const member = await createStaff(site.app(), 'viewer')
    const page = await site.open('/admin/products/quality', member, { expectedErrors: refusals })
    await page.getByRole('heading', { name: 'All is well' }).waitFor()

    const { id, nameEn } = await write({ msrp: null, name: '無價', nameEn: 'Priceless' })
    await goTo(page, inbox('no-price'))
    await page.getByRole('row', { name: nameEn }).waitFor()
    expect(await page.getByRole('textbox', { name: `MSRP of ${nameEn}` }).count()).toBe(0)

    await site.become(page, member, 'editor')
    await page.getByRole('textbox', { name: `MSRP of ${nameEn}` }).waitFor()
    await expectAccessible(page)
    await page.setViewportSize(phone.viewport)
    await speak(page, 'zh-TW')
    await page.getByRole('textbox', { name: '「無價」的建議零售價' }).waitFor()
    await expectAccessible(page)
    await speak(page, 'en')
    await page.setViewportSize(laptop.viewport)

    await page.getByRole('textbox', { name: `MSRP of ${nameEn}` }).fill('cheap')
    await page.getByRole('button', { name: `Save ${nameEn}` }).click()
    await page.getByRole('alert').getByText('No amount in HKD can be read.', { exact: false }).waitFor()

    await goTo(page, '/admin')
    await page.getByRole('link', { name: /^No price/ }).click()
    await expectAddress(page, inbox('no-price'))
    await page.getByRole('link', { name: /^No price\s*1$/ }).waitFor()
    await page.getByRole('textbox', { name: `MSRP of ${nameEn}` }).fill('1,290')
    await page.getByRole('button', { name: `Save ${nameEn}` }).click()
    await toast(page, `${nameEn} is fixed`)
    await page.getByText('Nothing of this kind').or(page.getByText('All is well')).waitFor()
    expect((await product(id)).msrp?.toFixed(2)).toBe('1290.00')
    await undo(page)
    await page.getByRole('row', { name: nameEn }).waitFor()
    await page.getByRole('link', { name: `Open ${nameEn} in Notion` }).waitFor()
  })

  it('is a category, chosen in the row; a name, with the English one kept; a SKU of its own; a margin, in a dialog that shows what follows', async () => {
    const unknown = await write({ category: 'Furniture' })
    const unnamed = await write({ name: 'Leak Cable', nameEn: null })
    const [first, second] = [await write({ sku: 'TWICE' }), await write({ sku: 'twice' })]
    const page = await site.open(inbox('unknown-category'), 'editor')
    await page.getByLabel(`Category of ${unknown.nameEn}`).selectOption('lpwan')
    await toast(page, `${unknown.nameEn} is fixed`)
    expect((await product(unknown.id)).category).toBe('lpwan')
    await page.getByRole('link', { name: /^Missing Chinese/ }).click()
    await page.getByRole('textbox', { name: 'Name of Leak Cable' }).fill('漏水感測線')
    await page.getByRole('button', { name: 'Save Leak Cable' }).click()
    await toast(page, 'Leak Cable is fixed')
    expect(await product(unnamed.id)).toMatchObject({ name: '漏水感測線', nameEn: 'Leak Cable' })
    await page.getByRole('link', { name: /^Duplicate SKU/ }).click()
    await page.getByRole('row', { name: first.nameEn }).waitFor()
    await page.getByRole('textbox', { name: `SKU of ${second.nameEn}` }).fill('ONCE')
    await page.getByRole('button', { name: `Save ${second.nameEn}` }).click()
    await toast(page, `${second.nameEn} is fixed`)
    await page.getByRole('row', { name: first.nameEn }).waitFor({ state: 'detached' })

    const { id, nameEn } = await write({ msrp: '1000', hkdCost: '900' })
    await goTo(page, inbox('margin-below-minimum'))
    await page.getByRole('button', { name: `Fix ${nameEn}…` }).click()
    const dialog = page.getByRole('dialog', { name: 'Fix: Margin below minimum' })
    await dialog.getByText('MSRP × (1 − 20 %) = HK$800.00').waitFor()
    await dialog.getByLabel('HKD cost').fill('500')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect((await product(id)).hkdCost?.toFixed(2)).toBe('500.00')
    await page.getByRole('row', { name: nameEn }).waitFor({ state: 'detached' })
  })
})
