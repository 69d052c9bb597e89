import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { stockOf } from '#tests/api/orders/orders.ts'
import { solidPng } from '#tests/support/notion/png.ts'
import { expectNoSidewaysScroll } from '../../axe.ts'
import { expectAddress, failedRequests, goTo } from '../../site.ts'
import { toast } from '../products/products.ts'
import { expectAccessibleAtBothWidths, expectScreen, laptop, phone, refusals, testAdmin } from '../test-admin.ts'
import { testOrders } from './orders.ts'

const site = testAdmin()
const orders = testOrders(site)
const row = (page: Page, reference: string) => page.getByRole('row', { name: reference })
const openMenu = (page: Page, reference: string) =>
  row(page, reference).getByRole('button', { name: reference }).click()
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const standing = (page: Page) => page.getByRole('list', { name: 'Order progress' }).locator('[aria-current=step]')

/** The head of an order's screen: whose it is and what of, with its reference. */
async function headOf(page: Page, { reference, customerName }: { reference: string; customerName: string }) {
  const head = page.locator('article header')
  await head.getByText(reference, { exact: true }).waitFor()
  await head.getByRole('heading', { name: new RegExp(`^${customerName} · \\d+ × `) }).waitFor()
}

/** From one order's screen to another's, by the list. */
async function goOn(page: Page, { reference }: { reference: string }) {
  await page.getByRole('link', { name: 'Back to orders' }).click()
  await page.getByRole('link', { name: reference, exact: true }).click()
}

describe('the list', () => {
  it('counts, finds, filters by what a card counts, and leaves amounts on one line of narrow screens; a viewer sees an order, and no way on', async () => {
    const { order } = await orders.place()
    const { order: other } = await orders.place()
    await orders.move(other, 'processing')
    const { prisma } = site.app().services.database
    await prisma.order.update({ where: { id: other.id }, data: { totalHkd: 12_300_463.5 } })
    let asked = 0
    const page = await site.open('/admin/orders', 'viewer', {
      expectedErrors: refusals,
      before: async (page) =>
        void page.on('request', (request) => (asked += Number(/\/v1\/site$/.test(request.url())))),
    })
    await row(page, order.reference).waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked, 'times that GET /site was asked').toBe(1)
    const cards = page.getByRole('list', { name: 'Orders at a glance' })
    const total = await prisma.order.count()
    await cards.getByRole('link', { name: `Total ${total}` }).waitFor()
    await cards.getByRole('link', { name: /^Processing/ }).click()
    await expectAddress(page, '/admin/orders?status=processing,partly_shipped')
    await row(page, other.reference).waitFor()
    await expect.poll(() => row(page, order.reference).count()).toBe(0)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await row(page, order.reference).waitFor()
    await page.getByLabel('Search order id or customer').fill(order.customerName)
    await page.getByText('1 order', { exact: true }).waitFor()
    await page.getByLabel('Search order id or customer').fill(order.reference.toLowerCase())
    await page.getByText('1 order', { exact: true }).waitFor()
    expect(await page.getByRole('link', { name: 'Create Order' }).count()).toBe(0)

    // on a tablet what it comes to and how far it is are seen without scrolling
    await page.setViewportSize({ width: 768, height: 1024 })
    await row(page, order.reference).waitFor()
    const table = await page.locator('.table-scroll').boundingBox()
    const end = (table?.x ?? 0) + (table?.width ?? 0)
    for (const text of ['HK$1,000', 'Pending']) {
      const box = await row(page, order.reference).getByText(text, { exact: true }).boundingBox()
      expect((box?.x ?? end) + (box?.width ?? 0), text).toBeLessThan(end - 44)
    }

    await page.setViewportSize(laptop.viewport)
    await page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name: 'Customers' }).click()
    await page.setViewportSize(phone.viewport)
    await page.getByText('HK$12,301,463.50').first().waitFor() // with the other, in half of a phone
    await expectNoSidewaysScroll(page)

    // it has its heading while it is on the way; documents, what it is short of, what others do
    const { order: short } = await orders.short({ quantity: 15, stock: 8 })
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.setViewportSize(laptop.viewport)
    await page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name: 'Orders' }).click()
    await page.route(`**/api/v1/admin/orders/${short.id}`, async (route) => {
      await promise
      await route.continue()
    })
    await page.getByRole('link', { name: short.reference, exact: true }).click()
    await heading(page, 'Order')
    resolve()
    await standing(page).getByText('Pending').waitFor()
    const href = (name: string) => page.getByRole('link', { name }).getAttribute('href')
    expect(await href('Packing slip, PDF')).toBe(`/api/v1/admin/orders/${short.id}/packing-slip.pdf`)
    const panel = page.getByRole('region', { name: 'Short of stock' })
    await panel.getByText('7', { exact: true }).waitFor()
    expect(await panel.getByRole('link').count()).toBe(0)
    await orders.move(short, 'processing')
    await standing(page).getByText('Processing').waitFor()
    expect(await button(page, 'Ship…').count()).toBe(0)

    await goTo(page, '/admin/orders/nonsense')
    await heading(page, 'This order cannot be found')
    await page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name: 'Orders' }).click()
    await heading(page, 'Orders')
    await goTo(page, '/admin/orders/00000000-0000-4000-8000-000000000000')
    await heading(page, 'This order cannot be found')
  })

  it('has the row menu of the specification: known carriers, and entries each of which leads somewhere', async () => {
    const seller = await orders.seller()
    const ship = async (carrier: string) => {
      const { order } = await orders.place()
      const processed = await orders.move(order, 'processing')
      return seller.move(processed, 'shipped', { carrier, trackingNumber: 'SF 123/4' })
    }
    const [known, unknown] = [await ship('順豐速運'), await ship('Uncle Bob')]
    const { order } = await orders.place()
    const page = await site.open('/admin/orders', 'manager')
    await openMenu(page, known.reference)
    expect(await item(page, 'Track Shipment').getAttribute('href')).toMatch(
      /^https:\/\/[\w.-]*sf-express\.com\/.*SF%20123%2F4$/,
    )
    await page.keyboard.press('Escape')
    await openMenu(page, unknown.reference)
    await item(page, 'Track Shipment').click()
    await toast(page, 'No tracking page of Uncle Bob is known')
    await toast(page, 'Tracking number: SF 123/4')
    await openMenu(page, order.reference)
    await item(page, 'Track Shipment').click()
    await toast(page, 'This order is not shipped yet')
    await openMenu(page, order.reference)
    await item(page, 'Contact Customer').click()
    const write = item(page, 'Write an email')
    expect(await write.getAttribute('href')).toBe(`mailto:${order.email}?subject=Re%3A%20${order.reference}`)
    expect(await item(page, 'Call').getAttribute('href')).toBe('tel:+85223456789')
    expect(await item(page, 'WhatsApp').getAttribute('href')).toMatch(/^https:\/\/wa\.me\/85223456789\?text=Hello/)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await openMenu(page, order.reference)
    await item(page, 'Edit Order').click()
    await heading(page, `Edit ${order.reference}`)
    await button(page, 'Cancel').click()
    await headOf(page, order)
    await page.getByRole('link', { name: 'Back to orders' }).click()
    await openMenu(page, order.reference)
    await item(page, 'View Details').click()
    await headOf(page, order)
  })
})

describe('an order', () => {
  it('goes its way step by step, mails nothing where no mail can leave, takes the stock; keeps notes, is cancelled for good, and gives it back', async () => {
    const { order, product } = await orders.place({ stock: 40, quantity: 10 })
    const page = await site.open(`/admin/orders/${order.id}`, 'manager', { expectedErrors: failedRequests })
    await page.getByRole('row', { name: product.nameEn }).getByText('10 reserved').waitFor()
    await button(page, 'Start processing').click()
    await toast(page, `${order.reference} is processing`)
    await standing(page).getByText('Processing').waitFor()
    await button(page, 'Ship…').click()
    const ship = dialog(page, `Ship ${order.reference}`)
    await ship.getByText('No mail server is configured yet, so nothing can go to').waitFor()
    await ship.getByLabel('Carrier').fill('DHL')
    await ship.getByLabel('Tracking numbers').fill('JD0146\nJD0147')
    const tell = ship.getByRole('switch', { name: 'Notify the buyer by email' })
    expect(await tell.getAttribute('aria-checked')).toBe('false') // no mail can leave
    await tell.click()
    const letter = ship.getByRole('region', { name: 'Email preview' })
    await letter.getByText(`Your order is on its way (${order.reference})`).waitFor()
    await letter.getByText('JD0146, JD0147').waitFor()
    await ship.getByRole('button', { name: 'Ship 10 pieces' }).click()
    await ship.getByText('No mail server is configured yet.').waitFor()
    expect((await (await orders.seller()).get(order.id)).status).toBe('processing')
    await tell.click()
    await expect.poll(() => letter.count()).toBe(0)
    await ship.getByRole('button', { name: 'Ship 10 pieces' }).click()
    await standing(page).getByText('Shipped').waitFor()
    expect(await stockOf(site.app(), product.id)).toEqual({ stockQuantity: 30, reserved: 0 })
    const parcel = page.getByRole('link', { name: 'JD0146' })
    expect(await parcel.getAttribute('href')).toContain('dhl.com')
    await button(page, 'Mark as delivered').click()
    const arrival = dialog(page, 'Has shipment 1 arrived?')
    await arrival.getByLabel('Received by').fill('Ho Sir')
    const signature = { name: 'signature.png', mimeType: 'image/png', buffer: Buffer.from(solidPng([11, 94, 99], 40)) }
    await arrival.locator('input[type=file]').setInputFiles(signature)
    await arrival.getByRole('link', { name: 'signature.png' }).waitFor()
    await arrival.getByRole('button', { name: 'Mark as delivered' }).click()
    await standing(page).getByText('Delivered').waitFor()
    const shipments = page.getByRole('region', { name: 'Shipments' })
    await shipments.getByText('Received by Ho Sir').waitFor()
    await shipments.getByRole('link', { name: 'signature.png' }).waitFor()
    await button(page, 'Issue delivery note').click()
    await shipments.getByRole('link', { name: /^DN/ }).waitFor()
    await button(page, 'More').click()
    await item(page, 'Copy order id').waitFor()
    expect(await item(page, 'Edit Order').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Back to orders' }).click()
    await row(page, order.reference).getByText('Delivered').waitFor()

    const { order: twice, product: given } = await orders.place({ stock: 12, quantity: 10, email: '' })
    await goTo(page, `/admin/orders/${twice.id}`)
    await headOf(page, twice)
    await page.getByRole('textbox', { name: 'Note' }).fill('Call before delivery.')
    await button(page, 'Save note').click()
    await page.getByRole('listitem').filter({ hasText: 'Call before delivery.' }).waitFor()
    await button(page, 'More').click()
    await item(page, 'Cancel order…').click()
    const question = dialog(page, `Cancel ${twice.reference}?`)
    await question.getByText('This cannot be undone', { exact: false }).waitFor()
    await question.getByLabel('Reason').fill('Ordered twice.')
    await question.getByRole('button', { name: 'Cancel the order' }).click()
    await standing(page).getByText('Cancelled').waitFor()
    await page.getByRole('main').getByText('Ordered twice.').first().waitFor()
    expect(await button(page, 'Start processing').count()).toBe(0)
    expect(await stockOf(site.app(), given.id)).toEqual({ stockQuantity: 12, reserved: 0 })
  })

  it('that is short says so before anything is typed, ships what is there, and waits for the rest, which is shipped or cancelled', async () => {
    const { order, product } = await orders.short({ quantity: 15, stock: 8 })
    const page = await site.open(`/admin/orders/${order.id}`, 'manager', { expectedErrors: failedRequests })
    const panel = page.getByRole('region', { name: 'Short of stock' })
    await panel.getByRole('row', { name: new RegExp(`${product.nameEn} 15 8 7`) }).waitFor()
    await panel.getByText('Once the order is in processing', { exact: false }).waitFor()
    expect(await panel.getByRole('button').count()).toBe(0)
    await button(page, 'Start processing').click()
    await button(page, 'Ship what is available…').waitFor()
    await expectAccessibleAtBothWidths(page)
    await button(page, 'Ship what is available…').click()
    const ship = dialog(page, `Ship ${order.reference}`)
    const pieces = ship.getByLabel(product.nameEn)
    await ship.getByText('15 to ship, 8 ready').waitFor()
    expect(await pieces.inputValue()).toBe('8')
    await expectAccessibleAtBothWidths(page)
    await pieces.fill('9')
    await ship.getByRole('button', { name: 'Ship 9 pieces' }).click()
    await ship.getByText('8', { exact: false }).first().waitFor()
    await expect.poll(() => pieces.getAttribute('aria-invalid')).toBe('true')
    await pieces.fill('6')
    await ship.getByRole('switch', { name: 'Notify the buyer by email' }).click()
    const letter = ship.getByRole('region', { name: 'Email preview' })
    await letter.getByText(`To follow: ${product.nameEn} × 9`).waitFor()
    await ship.getByRole('switch', { name: 'Notify the buyer by email' }).click()
    await ship.getByRole('button', { name: 'Ship 6 pieces' }).click()
    await standing(page).getByText('Partly shipped').waitFor()
    expect(await stockOf(site.app(), product.id)).toEqual({ stockQuantity: 2, reserved: 2 })

    await button(page, 'Ship…').click()
    await ship.getByText('9 to ship, 2 ready').waitFor()
    await ship.getByRole('switch', { name: 'Pack now, ship later' }).click()
    await ship.getByRole('button', { name: 'Pack 2 pieces' }).click()
    const shipments = page.getByRole('region', { name: 'Shipments' })
    await shipments.getByRole('heading', { name: 'Shipment 2' }).waitFor()
    await panel.getByText('Nothing that is left can ship yet', { exact: false }).waitFor()
    await expectAccessibleAtBothWidths(page)
    await button(page, 'Ship it…').click()
    const parcels = dialog(page, 'Ship shipment 2')
    await parcels.getByLabel('Carrier').fill('DHL')
    await parcels.getByLabel('Tracking numbers').fill('X2')
    await parcels.getByRole('button', { name: 'Mark as shipped' }).click()
    await shipments.getByRole('link', { name: 'X2' }).waitFor()

    await button(page, 'More').click()
    await item(page, 'Cancel what is left…').click()
    const question = dialog(page, `Cancel what is left of ${order.reference}?`)
    await question.getByLabel('Reason').fill('Enough.')
    await question.getByRole('button', { name: 'Cancel what is left' }).click()
    await standing(page).getByText('Shipped', { exact: true }).waitFor()
    expect(await panel.count()).toBe(0)
    expect((await (await orders.seller()).get(order.id)).itemsCount).toBe(8)
  })

  it('in a tab that hears of nothing, shows how it stands where a colleague was faster; ships no more than there is by now', async () => {
    const { order } = await orders.place()
    const page = await site.open(`/admin/orders/${order.id}`, 'manager', {
      expectedErrors: failedRequests,
      before: (tab) => tab.route('**/api/v1/admin/events', (route) => route.abort()),
    })
    await button(page, 'Start processing').waitFor()
    const cancelled = await orders.move(order, 'cancelled')
    await button(page, 'Start processing').click()
    await toast(page, 'This order was not changed')
    await toast(page, 'It is cancelled now.')
    await standing(page).getByText('Cancelled').waitFor()
    expect((await (await orders.seller()).get(order.id)).version).toBe(cancelled.version)

    const seller = await orders.seller()
    const placed = await orders.short({ quantity: 15, stock: 8 })
    await orders.move(placed.order, 'processing')
    await goOn(page, placed.order)
    await button(page, 'Ship what is available…').click()
    const ship = dialog(page, `Ship ${placed.order.reference}`)
    await ship.getByLabel('Carrier').fill('DHL')
    await orders.setStock(placed.product.id, 5)
    await ship.getByRole('button', { name: 'Ship 8 pieces' }).click()
    await expect.poll(() => ship.getByLabel(placed.product.nameEn).getAttribute('aria-invalid')).toBe('true')
    expect((await seller.get(placed.order.id)).status).toBe('processing')
    expect(await ship.getByLabel('Carrier').inputValue()).toBe('DHL')
    await ship.getByLabel(placed.product.nameEn).fill('5')
    await ship.getByRole('button', { name: 'Ship 5 pieces' }).click()
    await standing(page).getByText('Partly shipped').waitFor()
    expect((await stockOf(site.app(), placed.product.id)).stockQuantity).toBe(0)
  })

  it('is accessible and fits: in the list, made anew, as it is and being edited', async () => {
    const { order } = await orders.place()
    const page = await site.open('/admin/orders', 'manager')
    const link = (name: string) => page.getByRole('link', { name, exact: true })
    await expectScreen(page, 'Orders')
    await link('Create Order').click()
    await expectScreen(page, 'Create Order')
    await link('Back to orders').click()
    await link(order.reference).click()
    await headOf(page, order)
    await expectScreen(page, order.customerName)
    await button(page, 'More').click()
    await item(page, 'Edit Order').click()
    await expectScreen(page, `Edit ${order.reference}`)
  })
})
