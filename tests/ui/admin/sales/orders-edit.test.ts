import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { lineOf, stockOf } from '#tests/api/orders/orders.ts'
import { createStaff } from '#tests/support/staff.ts'
import { expectAccessible } from '../../axe.ts'
import { expectAddress, goTo } from '../../site.ts'
import { toast } from '../products/products.ts'
import { refusals, testAdmin } from '../test-admin.ts'
import { testOrders } from './orders.ts'

const site = testAdmin()
const orders = testOrders(site)
const prisma = () => site.app().services.database.prisma
const line = (page: Page, place: number) => page.getByRole('listitem', { name: `Line ${place}`, exact: true })
const create = (page: Page) => page.getByRole('button', { name: 'Create order', exact: true })

/** Types the beginning of a product's name in a line and takes what is suggested. */
async function choose(page: Page, place: number, name: string) {
  await line(page, place).getByRole('combobox', { name: 'Product or service' }).fill(name)
  await page.getByRole('option', { name }).click()
  await line(page, place).getByText('available').waitFor()
}

describe('creating an order', () => {
  it('is for those who may; asks for what is missing, holds back whoever leaves; finds customer and product, makes one order of two clicks', async () => {
    const member = await createStaff(site.app(), 'viewer')
    const page = await site.open('/admin/orders/new', member, { expectedErrors: refusals })
    await expectAddress(page, '/admin/orders') // it is no page for those who may not
    await site.become(page, member, 'manager')
    await goTo(page, '/admin/orders/new')
    await page.getByLabel('Email').fill('not an address')
    await create(page).click()
    await page.getByText('Please fill this in.').first().waitFor()
    await page.getByText('This is not an email address', { exact: false }).waitFor()
    expect(await page.locator(':focus').getAttribute('name')).toBe('customerName')

    await page.getByLabel('Customer name').fill('Half written')
    await page.getByRole('link', { name: 'Back to orders' }).click()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    expect(await page.getByLabel('Customer name').inputValue()).toBe('Half written')

    const { order: former } = await orders.place()
    const product = await orders.product({ availability: 'In Stock (25)', msrp: '1180' })
    await page.getByRole('link', { name: 'Back to orders' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
    await expectAddress(page, '/admin/orders')
    await page.getByRole('link', { name: 'Create Order' }).click()
    await page.getByRole('combobox', { name: 'Find a customer' }).fill(former.customerName)
    await page.getByRole('option', { name: former.customerName }).click()
    await page.getByText(`The order belongs to ${former.customerName}.`).waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(former.email)
    await choose(page, 1, product.nameEn)
    await line(page, 1).getByText('25 available').waitFor()
    await line(page, 1).getByLabel('Quantity').fill('3')
    await line(page, 1).getByLabel('Discount %').fill('10')
    await page.getByLabel('Currency').selectOption('USD')
    await page.getByLabel('Their PO number').fill('PO-2026-9')
    const totals = page.getByRole('status', { name: 'Totals' })
    await totals.getByText('US$407.82').waitFor()
    await totals.getByText('HK$3,186.00').waitFor()
    await create(page).dblclick()
    await page.getByRole('heading', { level: 1, name: former.customerName }).waitFor()
    const made = await prisma().order.findMany({ where: { purchaseOrder: 'PO-2026-9' } })
    expect(made).toMatchObject([{ customerId: former.customerId, currency: 'USD', itemsCount: 3 }])
    expect([made[0]?.total.toFixed(2), made[0]?.totalHkd.toFixed(2)]).toEqual(['407.82', '3186.00'])
    await expectAddress(page, `/admin/orders/${made[0]?.id}`)
    expect(await stockOf(site.app(), product.id)).toEqual({ stockQuantity: 25, reserved: 3 })
  })

  it('can be done by keyboard alone; says on the line what there is not enough of, keeps everything, and takes what is there', async () => {
    const name = `Keyboard ${randomUUID().slice(0, 8)}`
    const product = await orders.product({ availability: 'In Stock (9)', msrp: '50' })
    const page = await site.open('/admin/orders/new', 'manager', { expectedErrors: refusals })
    const focused = () => page.locator(':focus')
    await page.getByRole('combobox', { name: 'Find a customer' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.type(name)
    for (let step = 0; step < 7; step += 1) await page.keyboard.press('Tab')
    await expect.poll(() => focused().getAttribute('aria-label')).toBe('Product or service')
    await page.keyboard.type(product.nameEn)
    await page.getByRole('option', { name: product.nameEn }).waitFor()
    const highlighted = page.locator('[role=option][data-highlighted]', { hasText: product.nameEn })
    await highlighted.waitFor()
    await page.keyboard.press('Enter')
    await line(page, 1).getByText('9 available').waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => line(page, 2).count()).toBe(1)
    await page.keyboard.type('Installation')
    await line(page, 2).getByLabel('Unit price, HKD').focus()
    await page.keyboard.type('800')
    await create(page).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name }).waitFor()
    const made = await prisma().order.findFirst({ where: { customerName: name } })
    expect(made?.totalHkd.toFixed(2)).toBe('850.00')

    const scarce = await orders.product({ availability: 'In Stock (4)' })
    await goTo(page, '/admin/orders/new')
    await page.getByLabel('Customer name').fill('Short Stock Ltd')
    await choose(page, 1, scarce.nameEn)
    await line(page, 1).getByLabel('Quantity').fill('5')
    await create(page).click()
    await line(page, 1)
      .getByText(/4/)
      .filter({ hasText: /left|Only/i })
      .waitFor()
    expect(await page.getByLabel('Customer name').inputValue()).toBe('Short Stock Ltd')
    await line(page, 1).getByLabel('Quantity').fill('4')
    await create(page).click()
    await page.getByRole('heading', { level: 1, name: 'Short Stock Ltd' }).waitFor()
  })
})

describe('editing an order', () => {
  async function beginEdit(page: Page, { id, reference }: { id: string; reference: string }): Promise<void> {
    await goTo(page, `/admin/orders/${id}/edit`)
    await page.getByRole('heading', { level: 1, name: `Edit ${reference}` }).waitFor()
  }

  it('sets lines and their stock anew while it is pending or processing, leaves them as they are once it is shipped, and says why', async () => {
    const page = await site.open('/admin/orders', 'manager')
    for (const status of ['pending', 'processing'] as const) {
      const { order, product } = await orders.place({ stock: 12, quantity: 10 })
      if (status === 'processing') await orders.move(order, status)
      await beginEdit(page, order)
      await line(page, 1).getByText('12 available').waitFor()
      await line(page, 1).getByLabel('Quantity').fill('12')
      await page.getByLabel('Notes', { exact: true }).fill('Leave at the counter.')
      await page.getByRole('button', { name: 'Save' }).click()
      await toast(page, `${order.reference} is saved`)
      await expectAddress(page, `/admin/orders/${order.id}`)
      await page.getByText('12 reserved').waitFor()
      expect(await stockOf(site.app(), product.id)).toEqual({ stockQuantity: 12, reserved: 12 })
    }

    const { order: shipped } = await orders.place()
    await orders.move(shipped, 'processing', 'shipped')
    await beginEdit(page, shipped)
    await page.getByText('so its lines are fixed', { exact: false }).waitFor()
    await page.getByLabel('Notes', { exact: true }).fill('Ring twice')
    await page.getByRole('button', { name: 'Save' }).click()
    await toast(page, `${shipped.reference} is saved`)
    expect((await (await orders.seller()).get(shipped.id)).notes).toBe('Ring twice')
  })

  it('shows what the buyer would be mailed, once lines are changed, and mails nobody where it is off; both versions where a colleague was faster', async () => {
    const page = await site.open('/admin/orders', 'manager', { expectedErrors: refusals })
    const { order, product } = await orders.place()
    await beginEdit(page, order)
    await line(page, 1).waitFor()
    const tell = page.getByRole('switch', { name: 'Notify the buyer by email' })
    expect(await tell.count()).toBe(0)
    await line(page, 1).getByLabel('Quantity').fill('8')
    expect(await tell.getAttribute('aria-checked')).toBe('false') // no mail can leave
    await tell.click()
    const letter = page.getByRole('region', { name: 'Email preview' })
    await letter.getByText(`Your order has been changed (${order.reference})`).waitFor()
    await letter.getByText(`${product.nameEn} × 8 at HKD 100.00 each`).waitFor()
    await line(page, 1).getByLabel('Quantity').fill('7')
    await letter.getByText(`${product.nameEn} × 7 at HKD 100.00 each`).waitFor()
    await expectAccessible(page)
    await tell.click()
    await page.getByRole('button', { name: 'Save' }).click()
    await toast(page, `${order.reference} is saved`)
    const { lines, thread } = await (await orders.seller()).get(order.id)
    expect([lines[0]?.quantity, thread.filter(({ kind }) => kind === 'reply')]).toEqual([7, []])

    const { order: shared } = await orders.place()
    await beginEdit(page, shared)
    await page.getByLabel('Contact', { exact: true }).fill('Mine')
    const seller = await orders.seller()
    await seller.edit(shared, { contactName: 'Theirs', lines: [lineOf(null, 2, { name: 'Other', nameEn: 'Other' })] })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('row', { name: 'Contact' }).getByText('Theirs').waitFor()
    await page.getByRole('row', { name: 'Lines' }).getByText('Only they changed it', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Keep mine and save' }).click()
    await toast(page, `${shared.reference} is saved`)
    const now = await seller.get(shared.id)
    expect([now.contactName, now.lines.map(({ nameEn }) => nameEn)]).toEqual(['Mine', ['Other']])
  })
})
