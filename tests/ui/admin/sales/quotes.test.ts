import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { many } from '#tests/api/forms/forms.ts'
import { lineOf, sellerOf } from '#tests/api/orders/orders.ts'
import { line as draftLine, quotesOf } from '#tests/api/quotes/quotes.ts'
import { leaveTheSix } from '#tests/support/catalogue/samples.ts'
import { createStaff } from '#tests/support/staff.ts'
import { expectAccessible } from '../../axe.ts'
import { expectAddress, failedRequests, goTo } from '../../site.ts'
import { expectAccessibleAtBothWidths, hideToast, testAdmin } from '../test-admin.ts'
import { callQuotes, dayFromNow, priceQuote, requestQuote, sendQuote } from './quotes.ts'

const { app, open, become } = testAdmin({}, { limits: many })
const manager = () => createStaff(app(), 'manager', { name: 'Mei Lam' })

const line = (page: Page, place: number) => page.getByRole('listitem', { name: `Line ${place}`, exact: true })
const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name }).waitFor()
const toast = (page: Page, text: RegExp | string) => page.getByRole('status').getByText(text).waitFor()

/** At the draft of a request, from wherever the page is. */
async function goToDraft(page: Page, { id, reference }: { id: string; reference: string }): Promise<void> {
  await goTo(page, `/admin/quotes/${id}/edit`)
  await heading(page, `Prepare quotation ${reference}`)
  await line(page, 1).waitFor()
}

/** Which lines are rendered from now on: React keeps the properties of each element with it, and new ones where it renders it anew. */
async function followRenders(page: Page): Promise<() => Promise<(string | null)[]>> {
  const before = await page.evaluateHandle(propertiesOfLines)
  return async () => {
    const after = await page.evaluateHandle(propertiesOfLines)
    return page.evaluate(
      ([one, other]) =>
        one
          .filter(({ kept }, index) => kept.some((each, at) => each !== other[index]?.kept[at]))
          .map(({ name }) => name),
      [before, after] as const,
    )
  }
}

/** Runs in the page. */
function propertiesOfLines() {
  return [...document.querySelectorAll('.draft-line')].map((line) => ({
    name: line.getAttribute('aria-label'),
    kept: [...line.querySelectorAll('input')].map(
      (input) => Object.entries(input).find(([key]) => key.startsWith('__reactProps'))?.[1],
    ),
  }))
}

describe('pricing', () => {
  it('follows the volume prices, says that it does, and marks a price that staff have typed instead', async () => {
    const [product] = await writeProducts(app().services.database, [
      { name: '批量', nameEn: 'Volume Probe', sku: 'VP-1', msrp: '1180', volumePrices: '10: 1100' },
    ])
    const staff = await manager()
    const drafts = quotesOf(app(), staff)
    const lines = [draftLine({ productId: product?.id ?? null, name: '批量', quantity: 3, unitPriceHkd: 1180 })]
    const { id } = await drafts.draft(await drafts.create(), { lines })
    const page = await open(`/admin/quotes/${id}/edit`, staff)
    await line(page, 1).getByText('List HK$1,180.00').waitFor()
    await line(page, 1).getByLabel('Quantity').fill('20')
    await line(page, 1).getByText('Volume price HK$1,100.00 (list HK$1,180.00)').waitFor()
    await line(page, 1).getByText('HK$22,000.00').waitFor()
    await line(page, 1).getByLabel('Unit price, HKD').fill('1090')
    await line(page, 1).getByRole('button', { name: 'Use the catalogue price' }).click()
    expect(await line(page, 1).getByLabel('Unit price, HKD').inputValue()).toBe('1100')
  })

  it('begins with what was asked for at list prices, shows amounts while it is typed, keeps the draft; says what is wrong, asks why where a line is below the minimum; renders with a key one line of 100', async () => {
    const { id, reference } = await requestQuote(app())
    const page = await open(`/admin/quotes/${id}`, await manager())
    await page.getByRole('link', { name: 'Prepare quotation' }).click()
    await heading(page, `Prepare quotation ${reference}`)
    await line(page, 1).getByText('US$6,041.60').waitFor()
    await line(page, 1).getByLabel('Discount %').fill('12.5')
    // 1180 × 0.875 × 0.128, half away from zero, then × 40
    await line(page, 1).getByText('US$132.16').waitFor()
    await line(page, 1).getByText('US$5,286.40').waitFor()
    await page.getByText('Unsaved changes').waitFor()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await toast(page, 'Draft of revision 1 saved')
    await page.getByText('fixed on', { exact: false }).waitFor()
    await page.reload()
    await expect.poll(() => line(page, 1).getByLabel('Discount %').inputValue()).toBe('12.5')
    await page.getByRole('link', { name: 'Review and send' }).click()
    await page.getByText('Priced, not sent yet', { exact: false }).waitFor()
    await page.getByText('US$5,286.40', { exact: true }).first().waitFor()

    // what is not in the catalogue
    await hideToast(page)
    await goToDraft(page, await requestQuote(app()))
    await page.getByRole('button', { name: 'Add a line' }).click()
    await line(page, 3).getByLabel('Product or service').fill('Site survey')
    await line(page, 3).getByText('Not in the catalogue').waitFor()
    await line(page, 3).getByLabel('Quantity').fill('0')
    await line(page, 3).getByLabel('Unit price, HKD').fill('4,000.555')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await line(page, 3).getByText('At least 1.').waitFor()
    await line(page, 3).getByText('At most two decimals.').waitFor()
    await line(page, 3).getByLabel('Quantity').fill('1')
    await line(page, 3).getByLabel('Unit price, HKD').fill('HK$4,000')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await toast(page, 'Draft of revision 1 saved')
    await line(page, 1).getByLabel('Discount %').fill('50')
    await line(page, 1).getByText('below the minimum selling price', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Save draft' }).click()
    const reason = page.getByLabel(/^Why it is below/)
    await expect.poll(() => reason.getAttribute('aria-invalid')).toBe('true')
    await reason.fill('First order of a chain of 40 buildings')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByText('Unsaved changes').waitFor({ state: 'hidden' })
    await toast(page, 'Draft of revision 1 saved')
    await page.getByRole('link', { name: 'Review and send' }).click()
    await page
      .getByText('Below the minimum selling price, by Mei Lam: First order of a chain of 40 buildings')
      .waitFor()

    const long = await requestQuote(app())
    const lines = Array.from({ length: 100 }, (_, index) => ({
      productId: null,
      name: `Item ${index + 1}`,
      nameEn: null,
      sku: null,
      quantity: 2,
      period: 'once' as const,
      unitPriceHkd: 100,
      discount: 0,
      note: '',
    }))
    await priceQuote(app(), await manager(), long.id, { lines })
    await goToDraft(page, long)
    await line(page, 100).waitFor()
    const rendered = await followRenders(page)
    await line(page, 100).getByLabel('Quantity').fill('11111')
    await line(page, 100).getByText('US$142,220.80').waitFor()
    expect(await rendered()).toEqual(['Line 100'])
  })

  it('shows of each line stock, promise, cost and margin, of the offer its margin, none by the month, and warns of more than is left; takes lines by keyboard alone', async () => {
    await leaveTheSix(app())
    const asked = await requestQuote(app())
    const { prisma } = app().services.database
    const where = { slug: 'water-leak-sensor' }
    const { id: product } = await prisma.product.update({
      where,
      data: { hkdCost: 708, stockQuantity: 50, reserved: 3 },
    })
    await prisma.product.update({ where: { slug: 'iot-platform-app' }, data: { hkdCost: null } })
    const page = await open('/admin/quotes', await manager())
    await goToDraft(page, asked)
    await line(page, 1).getByText('50 in stock, 3 reserved, 47 left · Cost HK$708.00').waitFor()
    // 40 × (1,180 − 708)
    await line(page, 1).getByText('HK$18,880.00 (40%)').waitFor()
    await line(page, 2).getByText('Cost unknown').waitFor()
    // no margin of a price by the month against a cost that is paid once
    await line(page, 1).getByLabel('Paid').selectOption('month')
    await expect.poll(() => page.getByText(/^Margin/).count()).toBe(0)
    await line(page, 1).getByText('Cost HK$708.00', { exact: false }).waitFor()
    await line(page, 1).getByLabel('Paid').selectOption('once')
    const margin = page.getByRole('status', { name: 'Margin' })
    await margin.getByText('HK$18,880.00 (40%)').waitFor()
    await margin.getByText('One line has no known cost and is not counted.', { exact: false }).waitFor()
    await line(page, 1).getByLabel('Discount %').fill('12.5')
    await margin.getByText('HK$12,980.00 (31.4%)').waitFor()
    await line(page, 1).getByLabel('Discount %').fill('50')
    await line(page, 1).getByText('−HK$4,720.00 (−20%)').waitFor()
    await line(page, 1).getByLabel('Discount %').fill('0')
    await line(page, 1).getByLabel('Quantity').fill('1,000')
    await line(page, 1).getByText('Only 47 left: 953 must wait for new stock').waitFor()
    // a colleague's order takes some, and a second line of the product gets what the first leaves
    const seller = sellerOf(app(), await manager())
    await seller.create({ lines: [lineOf(product, 7)] })
    await line(page, 1).getByText('50 in stock, 10 reserved, 40 left', { exact: false }).waitFor()
    await line(page, 1).getByLabel('Quantity').fill('30')
    await expect.poll(() => line(page, 1).getByText('cannot ship').count()).toBe(0)
    await page.getByRole('button', { name: 'Add a line' }).click()
    await line(page, 3).getByLabel('Product or service').fill('Water Leak')
    await page.getByRole('option', { name: /Water Leak Sensor/ }).click()
    await line(page, 3).getByLabel('Quantity').fill('12')
    await line(page, 3).getByText('Only 10 left: 2 must wait for new stock').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save draft' }).click()
    await toast(page, 'Draft of revision 1 saved')

    // found by name, moved, removed and put back
    await goToDraft(page, await requestQuote(app()))
    await line(page, 2).getByLabel('Quantity').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    await page.keyboard.type('Parking')
    // shown is not yet highlighted, and Enter takes what is
    await page
      .getByRole('option', { name: /Parking Sensor/ })
      .and(page.locator('[data-highlighted]'))
      .waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => line(page, 3).getByLabel('Unit price, HKD').inputValue()).toBe('980')
    await page.keyboard.press('Tab')
    await page.keyboard.type('7')
    await line(page, 3).getByText('US$878.08').waitFor()
    await page.keyboard.press('Alt+ArrowUp')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-label')))
      .toBe('Line 2')
    expect(await line(page, 2).getByLabel('Product or service').inputValue()).toBe('Parking Sensor')
    await page.keyboard.press('ArrowDown')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-label')))
      .toBe('Line 3')
    await page.getByRole('button', { name: 'Remove line 2' }).press('Enter')
    await toast(page, 'removed')
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect.poll(() => line(page, 2).getByLabel('Quantity').inputValue()).toBe('7')
  })

  it('holds back whoever leaves with unsaved lines; shows what a colleague saved meanwhile, and loses neither', async () => {
    const { id, reference } = await requestQuote(app())
    const me = await manager()
    await priceQuote(app(), me, id)
    // the server's word of the other's save is held back: it would be shown before it could be in the way
    const page = await open(`/admin/quotes/${id}/edit`, me, {
      expectedErrors: failedRequests,
      before: (opening) => opening.route('**/admin/events', (route) => route.abort()),
    })
    await line(page, 1).waitFor()
    await line(page, 1).getByLabel('Quantity').fill('41')
    await page.getByRole('link', { name: `Back to ${reference}` }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    expect(await line(page, 1).getByLabel('Quantity').inputValue()).toBe('41')
    await priceQuote(app(), await createStaff(app(), 'manager'), id, { notes: 'Theirs.' })
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByRole('heading', { name: 'A colleague saved another version while you were editing' }).waitFor()
    await page.getByRole('button', { name: 'Keep both and save' }).click()
    await toast(page, 'Draft of revision 1 saved')
    expect(await page.getByLabel('Notes to the buyer').inputValue()).toBe('Theirs.')
    expect(await line(page, 1).getByLabel('Quantity').inputValue()).toBe('41')
  })
})

describe('sending and following', () => {
  it('sends nothing where no mail server is set, hands over the link; accepts for the buyer; keeps a note, exchanges and revokes the link, withdraws', async () => {
    const { id } = await requestQuote(app())
    const me = await manager()
    await sendQuote(app(), me, id)
    await priceQuote(app(), me, id, { notes: 'Delivery in 5 working days.', validUntil: dayFromNow(10) })
    const page = await open(`/admin/quotes/${id}`, me, { expectedErrors: failedRequests })
    await page.getByRole('heading', { name: 'Changes from revision 1' }).waitFor()
    await page.getByText('Notes: Delivery in 10 working days. → Delivery in 5 working days.').waitFor()
    await page.getByRole('button', { name: 'Send…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send revision 2' })
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await dialog.getByRole('alert').waitFor()
    expect((await callQuotes(app(), me, ['get', id])).status).toBe('priced')
    await dialog.getByLabel(/^Don’t email it/).check()
    await dialog.getByRole('button', { name: 'Finalise without emailing' }).click()
    await toast(page, 'Quotation finalised: send the buyer its link')
    await page.getByText('Awaiting the buyer’s answer', { exact: false }).waitFor()
    const link = await page.getByRole('textbox', { name: 'The buyer’s private link' }).inputValue()
    expect(link).toMatch(/\/quotes\/[\w-]{32}$/)
    const pdf = await page.request.get(
      (await page.getByRole('link', { name: 'PDF' }).first().getAttribute('href')) ?? '',
    )
    expect(pdf.headers()['content-type']).toBe('application/pdf')

    const accepted = await requestQuote(app())
    await sendQuote(app(), me, accepted.id)
    await goTo(page, `/admin/quotes/${accepted.id}`)
    await page.getByText(accepted.reference).first().waitFor()
    await page.getByRole('button', { name: 'Record the answer' }).click()
    await page.getByRole('menuitem', { name: 'Buyer accepted…' }).click()
    await page.getByLabel(/^How they told you/).fill('By phone')
    await page.getByRole('button', { name: 'Place the order' }).click()
    await toast(page, /^Order ORD-/)
    await page.getByRole('link', { name: /^Open order ORD-/ }).waitFor()
    await page.getByText('Accepted. The order is placed.').waitFor()
    expect(await page.getByRole('button', { name: 'Record the answer' }).count()).toBe(0)

    const followed = await requestQuote(app())
    await goTo(page, `/admin/quotes/${followed.id}`)
    await page.getByText(followed.reference).first().waitFor()
    await page.getByRole('tab', { name: 'Note' }).click()
    await page.getByRole('textbox', { name: /^Note/ }).fill('They decide on Friday.')
    await page.getByRole('button', { name: 'Save note' }).click()
    await page.getByRole('list', { name: 'Activity' }).getByText('They decide on Friday.').waitFor()
    await page.getByLabel('Assigned to').selectOption({ label: 'Mei Lam' })
    await page.getByText(/assigned it to Mei Lam/).waitFor()

    const address = page.getByRole('textbox', { name: 'The buyer’s private link' })
    const before = await address.inputValue()
    await page.getByRole('button', { name: 'New link' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'New link' }).click()
    await toast(page, 'New link created')
    await expect.poll(() => address.inputValue()).not.toBe(before)
    await page.getByRole('button', { name: 'Revoke link' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke link' }).click()
    await page.getByText('There is no active link.').waitFor()

    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Withdraw…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await toast(page, 'The quotation is withdrawn')
    await page.getByText('Withdrawn.', { exact: true }).waitFor()
    await goTo(page, `/admin/quotes/${followed.id}/edit`)
    await expectAddress(page, `/admin/quotes/${followed.id}`)
  })
})

it('the list shows what is offered until when, and what is due; a new one is filled in from a customer, or begins for somebody who is typed in', async () => {
  const name = 'Zoe Listed'
  const sent = await requestQuote(app(), { name, email: 'zoe@example.com' })
  await requestQuote(app(), { name, email: 'zoe@example.com' })
  await sendQuote(app(), await manager(), sent.id)
  const member = await createStaff(app(), 'viewer')
  const page = await open(`/admin/quotes?search=${encodeURIComponent(name)}`, member)
  const row = (reference: string | RegExp) => page.getByRole('row', { name: reference })
  await row(sent.reference).getByText('US$').waitFor()
  await row(/Requested/)
    .getByText(/^2[34] h left$/)
    .waitFor()
  expect(await page.getByRole('link', { name: 'New quotation' }).count()).toBe(0)

  const { id } = await requestQuote(app(), { email: 'known@example.com', company: 'Known Estates' })
  await sendQuote(app(), await manager(), id)
  await become(page, member, 'manager')
  await page.getByRole('link', { name: 'New quotation' }).click()
  await heading(page, 'New quotation')
  await page.getByLabel('Existing customer').fill('Known')
  await page.getByRole('option', { name: /Known Estates/ }).click()
  await page.getByText('For the customer Known Estates').waitFor()
  expect(await page.getByLabel('Company').inputValue()).toBe('Known Estates')
  expect(await page.getByLabel(/^Email/).inputValue()).toBe('known@example.com')
  await page.getByRole('link', { name: 'Back to quotations' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('link', { name: 'New quotation' }).click()
  await page.getByRole('button', { name: 'Create quotation' }).click()
  await page.getByText('Please fill this in.').first().waitFor()
  await page.getByLabel(/^Name/).fill('Ada Wong')
  await page.getByLabel(/^Email/).fill('ada@example.com')
  await page.getByLabel('Language of the quotation').selectOption('en')
  await page.getByRole('button', { name: 'Create quotation' }).click()
  await heading(page, /^Prepare quotation RFQ-/)
  await line(page, 1).getByLabel('Product or service').waitFor()
})

describe('accessibility', () => {
  it('has nothing that axe finds, and fits', async () => {
    const { id } = await requestQuote(app(), { name: 'Featherstonehaugh-Cholmondeley'.repeat(3) })
    const me = await manager()
    await sendQuote(app(), me, id)
    await priceQuote(app(), me, id, { notes: 'Another.' })
    const page = await open(`/admin/quotes/${id}`, me)
    await page.getByRole('heading', { name: 'Changes from revision 1' }).waitFor()
    await expectAccessibleAtBothWidths(page)
    await page.getByRole('button', { name: 'Send…' }).click()
    await page.getByRole('dialog', { name: 'Send revision 2' }).waitFor()
    await expectAccessibleAtBothWidths(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Edit draft' }).click()
    await line(page, 1).getByLabel('Discount %').fill('60')
    await page.getByLabel(/^Why it is below/).waitFor()
    await expectAccessibleAtBothWidths(page)
  })
})
