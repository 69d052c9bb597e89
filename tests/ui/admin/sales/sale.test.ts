import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quick } from '#tests/api/deliveries/deliveries.ts'
import { lineOf, sellerOf } from '#tests/api/orders/orders.ts'
import { type MailServer, startMailServer } from '#tests/support/mail/smtp.ts'
import { createStaff } from '#tests/support/staff.ts'
import { leakSensor, storedBasket } from '../../quote/basket.ts'
import { goTo } from '../../site.ts'
import { testAdmin } from '../test-admin.ts'

let mailServer: MailServer
beforeAll(async () => {
  mailServer = await startMailServer()
  Object.assign(environment, { SMTP_URL: mailServer.url })
})
afterAll(() => mailServer.close())

/** The address of the mail server is known once it listens: before the app starts. */
const environment: NodeJS.ProcessEnv = { MAIL_FROM: 'sales@harbour.example', MAIL_TO: 'desk@harbour.example' }
const { app, open, visit } = testAdmin(environment, { pace: quick })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function orderOf(reference: string) {
  return app().services.database.prisma.order.findFirstOrThrow({
    where: { quote: { reference } },
    include: { lines: true },
  })
}

async function stock() {
  const select = { stockQuantity: true, reserved: true }
  return app().services.database.prisma.product.findFirstOrThrow({ where: { slug: leakSensor.slug }, select })
}

describe('a sale', () => {
  it('whose lines change is told to the buyer, where mail can leave', async () => {
    const manager = await createStaff(app(), 'manager')
    const email = 'changed@buyer.example'
    const seller = sellerOf(app(), manager)
    const order = await seller.create({ lines: [lineOf(null, 15)], email })
    const page = await open(`/admin/orders/${order.id}/edit`, manager)
    await page.getByRole('listitem', { name: 'Line 1', exact: true }).getByLabel('Quantity').fill('8')
    const tell = page.getByRole('switch', { name: 'Notify the buyer by email' })
    expect(await tell.getAttribute('aria-checked')).toBe('true')
    await press(page, 'Save')
    await page.getByRole('status').getByText(`changed@buyer.example will be notified by email`).waitFor()
    await expect.poll(() => mailServer.mails.filter(({ recipients }) => recipients.includes(email)).length).toBe(1)
  })

  it('goes from a visitor’s list to a delivered order, and the dashboard counts it', async () => {
    const page = await open('/admin/quotes', await createStaff(app(), 'manager'))
    const before = await stock()
    const visitor = await visit('/en/quote', { stored: storedBasket([{ ...leakSensor, quantity: 4 }]) })
    const form = visitor.getByRole('form')
    await form.getByLabel('Name').fill('Alex Wong')
    await form.getByLabel('Email').fill('alex@buyer.example')
    await form.getByLabel('Company').fill('Tai Koo Estates')
    await visitor.getByRole('button', { name: 'Send the request' }).click()
    await visitor.getByRole('heading', { name: 'We have your request' }).waitFor()

    await page
      .getByRole('link', { name: /Alex Wong/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: /^Tai Koo Estates · 4 × / }).waitFor()
    const [quote] = await app().services.database.prisma.quote.findMany()
    const reference = quote?.reference ?? ''
    await page.getByRole('link', { name: 'Prepare quotation' }).click()
    await page.getByLabel('Discount %').fill('10')
    await press(page, 'Send…')
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
    await page
      .getByRole('status')
      .getByText(/on its way to/)
      .waitFor()

    await expect.poll(() => mailServer.mails.some(({ files }) => files.length > 0)).toBe(true)
    await visitor.getByRole('link', { name: 'Follow my request' }).click()
    await visitor.getByText('HK$4,248.00').first().waitFor()
    await press(visitor, 'Accept the quotation')
    await visitor.getByLabel('Delivery address').fill('1 Peak Road, Hong Kong')
    await visitor.getByLabel('Your purchase order number (optional)').fill('PO-77')
    await press(visitor, 'Confirm the order')
    await visitor.getByRole('heading', { name: 'Thank you: your order is placed' }).waitFor()
    const placed = await orderOf(reference)
    await visitor.getByText(placed.reference).first().waitFor()
    expect(await stock()).toEqual({ ...before, reserved: before.reserved + 4 })

    await goTo(page, '/admin/orders')
    await page
      .getByRole('link', { name: new RegExp(placed.reference) })
      .first()
      .click()
    await press(page, 'Start processing')
    await press(page, 'Ship…')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Carrier').fill('SF Express')
    await dialog.getByLabel('Tracking numbers').fill('SF1234567890')
    await dialog.getByRole('button', { name: 'Ship 4 pieces' }).click()
    await press(page, 'Mark as delivered')
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as delivered' }).click()
    await expect.poll(async () => (await orderOf(reference)).status).toBe('delivered')
    expect(await stock()).toEqual({ stockQuantity: before.stockQuantity - 4, reserved: before.reserved })

    await goTo(page, '/admin')
    await page.getByText('HK$4,248').first().waitFor()
    await page.getByText(new RegExp(placed.reference)).first().waitFor()
  })
})
