import { describe, expect, it } from 'vitest'
import { lineOf, sellerOf } from '#tests/api/orders/orders.ts'
import { createStaff } from '#tests/support/staff.ts'
import { expectAccessible } from '../axe.ts'
import { storeEnquiry } from './inbox/inbox.ts'
import { testAdmin } from './test-admin.ts'

const { app, open } = testAdmin()

describe('several rows', () => {
  it('enquiries are assigned together and given back; where a colleague was faster, the row says so and stays selected', async () => {
    const { prisma } = app().services.database
    const editor = await createStaff(app(), 'editor', { name: 'Edith Wong' })
    const enquiries = await Promise.all(
      ['Ada', 'Ben', 'Cat'].map((firstName) => storeEnquiry(app(), { firstName, lastName: 'Bulk' })),
    )
    const assignees = async () => {
      const rows = await prisma.enquiry.findMany({ where: { lastName: 'Bulk' }, orderBy: { firstName: 'asc' } })
      return rows.map(({ assigneeId }) => assigneeId)
    }
    const page = await open('/admin/enquiries?search=Bulk', editor)
    const bar = page.getByRole('region', { name: 'Selected rows' })
    const select = () => page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    const assign = async () => {
      await bar.getByRole('button', { name: 'Assign' }).click()
      await page.getByRole('menuitem', { name: 'Edith Wong (me)' }).click()
    }
    await page.getByRole('row', { name: /Ada Bulk/ }).waitFor()
    await select()
    await assign()
    await page.getByText('3 assigned to Edith Wong').waitFor()
    expect(await assignees()).toEqual(Array(3).fill(editor.id))
    await bar.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('3 are as before').waitFor()
    expect(await assignees()).toEqual(Array(3).fill(null))

    // a colleague changes one between the choice and the request
    await select()
    await page.route('**/admin/enquiries/bulk', async (route) => {
      const where = { id: enquiries[1]?.id ?? '' }
      await prisma.enquiry.update({ where, data: { status: 'closed', version: { increment: 1 } } })
      await route.fallback()
    })
    await assign()
    const dialog = page.getByRole('dialog', { name: '2 done, 1 not changed' })
    await dialog
      .getByRole('row', { name: /Ben Bulk/ })
      .getByText('A colleague has just changed it')
      .waitFor()
    await expectAccessible(page)
    await dialog.locator('footer, div').getByRole('button', { name: 'Close', exact: true }).last().click()
    await bar.getByText('1 selected').waitFor()
    expect(await assignees()).toEqual([editor.id, null, editor.id])
  })

  it('ten orders are started and shipped together, each with its tracking number', async () => {
    const manager = await createStaff(app(), 'manager')
    const seller = sellerOf(app(), manager)
    const orders = await Promise.all(
      Array.from({ length: 10 }, () => seller.create({ customerName: 'Ten Ltd', lines: [lineOf(null)] })),
    )
    const page = await open('/admin/orders?search=Ten+Ltd', manager)
    const bar = page.getByRole('region', { name: 'Selected rows' })
    await page.getByText('10 orders', { exact: true }).waitFor()
    const move = async (item: string) => {
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
      await bar.getByRole('button', { name: 'Move' }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    await move('Start processing')
    await page.getByText('10 moved to Processing').waitFor()
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'Processing' }).count()).toBe(10)
    await move('Ship…')
    const dialog = page.getByRole('dialog', { name: 'Ship 10 orders' })
    await dialog.getByLabel('Carrier').fill('DHL')
    const [first] = orders
    await dialog.getByLabel(first?.reference ?? '').fill('JD0146')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Mark as shipped' }).click()
    await page.getByText('10 moved to Shipped').waitFor()
    expect(await seller.get(first?.id ?? '')).toMatchObject({
      status: 'shipped',
      carrier: 'DHL',
      trackingNumber: 'JD0146',
    })
  })
})
