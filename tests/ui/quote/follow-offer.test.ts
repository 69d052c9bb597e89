import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { many } from '#tests/api/forms/forms.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { callQuotes, priceQuote, requestQuote, sendQuote } from '../admin/sales/quotes.ts'
import { expectAccessibleAtBothWidths, laptop } from '../admin/test-admin.ts'
import { failedRequests, goTo, testSite, type Visit } from '../site.ts'

const { app, visit } = testSite({}, { limits: many })

interface Offered {
  id: string
  reference: string
  token: string
  staff: StaffMember
}

async function offered(): Promise<Offered> {
  const staff = await createStaff(app(), 'manager')
  const request = await requestQuote(app())
  await sendQuote(app(), staff, request.id)
  return { ...request, staff }
}

async function openOffer(offer: Offered, options: Visit = {}): Promise<Page> {
  const page = await visit(`/en/quotes/${offer.token}`, options)
  await expectOffer(page, offer)
  return page
}

async function expectOffer(page: Page, { reference }: Offered): Promise<void> {
  await page.getByRole('heading', { level: 1, name: `Quotation ${reference}` }).waitFor()
}

/** On to another offer. */
async function goToOffer(page: Page, offer: Offered): Promise<void> {
  await goTo(page, `/en/quotes/${offer.token}`)
  await expectOffer(page, offer)
}

const card = (page: Page) => page.getByRole('region', { name: 'Your decision' })
const ordersOf = (id: string) => app().services.database.prisma.order.count({ where: { quoteId: id } })

it('the offer stands as a document: lines, totals by what they are paid for, until when, on which terms, as a PDF, on paper, in Chinese', async () => {
  const offer = await offered()
  const page = await openOffer(offer)
  const rows = page.getByRole('table').first().getByRole('row')
  expect(await rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)))).toEqual([
    ['Item', 'Quantity', 'Unit price', 'Amount'],
    ['Water Leak SensorHI-WL-01Plant room', '40', 'US$128.3815% off', 'US$5,135.20'],
    ['IoT Platform AppHI-SW-PLAT', '2', 'US$51.07/month', 'US$102.14/month'],
  ])
  await card(page).getByText('US$5,135.20').waitFor()
  await card(page).getByText('US$102.14').waitFor()
  await card(page).getByText('29 days left').waitFor()
  await page.getByText('Delivery in 10 working days.').waitFor()
  await page.getByText('Delivery and installation are not included unless stated.', { exact: false }).waitFor()
  const file = await page.request.get(
    (await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href')) ?? '',
  )
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')

  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('main').locator('button').filter({ visible: true }).count()).toBe(0)
  await page.getByRole('cell', { name: 'US$5,135.20' }).waitFor()
  await page.emulateMedia({ media: 'screen' })

  await goTo(page, `/quotes/${offer.token}`)
  await page.getByRole('heading', { level: 1, name: `報價單 ${offer.reference}` }).waitFor()
  await page.getByText('尚餘 29 天').waitFor()
  await page.getByRole('button', { name: '接受報價' }).waitFor()
})

describe('accepting', () => {
  it('can be done by everybody', async () => {
    const page = await openOffer(await offered(), { ...laptop, hasTouch: true })
    await expectAccessibleAtBothWidths(page)
    await page.getByRole('button', { name: 'Accept the quotation' }).click()
    await page.getByLabel(/^Delivery address/).fill('1 Peak Road, Hong Kong')
    await page.getByLabel(/^Your name/).fill('')
    await page.getByRole('button', { name: 'Confirm the order' }).click()
    await page.getByText('Please fill this in.').waitFor()
    await expectAccessibleAtBothWidths(page)
    await page.getByLabel(/^Your name/).fill('Ada Wong')
    await page.getByRole('button', { name: 'Confirm the order' }).click()
    await card(page).getByText(/^ORD-/).waitFor()
    await expectAccessibleAtBothWidths(page)
  })

  it('takes a name and an order number, loses nothing without a network nor on a reload, makes one order however often it is pressed', async () => {
    const offer = await offered()
    const page = await openOffer(offer, { expectedErrors: failedRequests })
    await page.getByRole('button', { name: 'Accept the quotation' }).click()
    await page.getByLabel(/^Your name/).fill('Ada Wong')
    await page.getByLabel(/^Delivery address/).fill('1 Peak Road, Hong Kong')
    await page.getByLabel(/^Your purchase order number/).fill('PO-2026-118')
    await page.route('**/answer', (route) => route.abort())
    await page.getByRole('button', { name: 'Confirm the order' }).click()
    await page.getByText('What you typed is still here', { exact: false }).waitFor()
    await page.unroute('**/answer')
    await page.reload()
    await page.getByRole('button', { name: 'Accept the quotation' }).click()
    await expect.poll(() => page.getByLabel(/^Your purchase order number/).inputValue()).toBe('PO-2026-118')
    await page.getByRole('button', { name: 'Confirm the order' }).dblclick()
    await card(page).getByRole('heading', { name: 'Thank you: your order is placed' }).waitFor()
    await card(page).getByText(/^ORD-/).waitFor()
    expect(await ordersOf(offer.id)).toBe(1)
    const { purchaseOrder, address } = await app().services.database.prisma.order.findFirstOrThrow({
      where: { quoteId: offer.id },
    })
    expect([purchaseOrder, address]).toEqual(['PO-2026-118', '1 Peak Road, Hong Kong'])
    await page.reload()
    await card(page).getByText(/^ORD-/).waitFor()
    expect(await page.getByRole('button', { name: 'Accept the quotation' }).count()).toBe(0)
  })

  it('shows a newer revision in place of the one that was read, and accepts only what is seen; is not offered while another is being written; needs a keyboard only', async () => {
    const offer = await offered()
    const page = await openOffer(offer, { expectedErrors: failedRequests })
    await page.getByRole('button', { name: 'Accept the quotation' }).click()
    await page.getByLabel(/^Delivery address/).fill('1 Peak Road, Hong Kong')
    await sendQuote(app(), offer.staff, offer.id, { currency: 'HKD' })
    await page.getByRole('button', { name: 'Confirm the order' }).click()
    await page.getByText('We have just sent revision 2.', { exact: false }).waitFor()
    await card(page).getByText('HK$40,120.00').waitFor()
    expect(await ordersOf(offer.id)).toBe(0)
    await page.getByRole('button', { name: 'Accept the quotation' }).click()
    await page.getByRole('button', { name: 'Confirm the order' }).click()
    await page.getByRole('heading', { name: 'Thank you: your order is placed' }).waitFor()
    expect(await ordersOf(offer.id)).toBe(1)

    const rewritten = await offered()
    await priceQuote(app(), rewritten.staff, rewritten.id, { notes: 'Another.' })
    await goToOffer(page, rewritten)
    await page.getByRole('heading', { name: 'We are revising this quotation' }).waitFor()
    expect(await page.getByRole('button', { name: 'Accept the quotation' }).count()).toBe(0)

    await goToOffer(page, await offered())
    await page.getByRole('button', { name: 'Accept the quotation' }).press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('1 Peak Road, Hong Kong')
    await page.keyboard.press('Tab')
    await page.keyboard.type('PO-1')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Thank you: your order is placed' }).waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Your decision')
  })
})

it('other answers: asks, before there is an offer and after; declines with a reason; asks for a new one once it has expired; there is nothing once the link is revoked', async () => {
  const unpriced = await requestQuote(app())
  const page = await visit(`/en/quotes/${unpriced.token}`, { expectedErrors: failedRequests })
  const question = page.getByLabel(/^Your question/)
  const sendIt = page.getByRole('button', { name: 'Send', exact: true })
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await question.fill('When will it come?')
  await sendIt.click()
  await page.locator('.conversation').getByText('When will it come?').waitFor()

  const offer = await offered()
  await goToOffer(page, offer)
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await question.fill('Is the gateway included?')
  await sendIt.dblclick()
  await page.getByRole('heading', { name: 'Messages' }).waitFor()
  expect(await page.locator('.conversation').getByText('Is the gateway included?').count()).toBe(1)
  await page.getByRole('button', { name: 'Accept the quotation' }).waitFor()
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByLabel(/^Why/).fill('Over budget')
  await page.getByRole('button', { name: 'Decline it' }).click()
  await page.getByRole('heading', { name: 'You declined this quotation' }).waitFor()
  const { status, decision } = await callQuotes(app(), offer.staff, ['get', offer.id])
  expect([status, decision]).toEqual(['declined', 'Over budget'])

  const expired = await offered()
  await app().services.database.prisma.quote.update({
    where: { id: expired.id },
    data: { validUntil: new Date(Date.now() - 3 * 86_400_000) },
  })
  await goToOffer(page, expired)
  await page.getByRole('heading', { name: 'This quotation has expired' }).waitFor()
  await page.getByRole('button', { name: 'Ask for a new one' }).click()
  expect(await question.inputValue()).toContain(expired.reference)
  await sendIt.click()
  await page.getByRole('heading', { name: 'Messages' }).waitFor()

  // also to whoever has it open
  const revoked = await offered()
  await goToOffer(page, revoked)
  await app().services.database.prisma.quote.update({
    where: { id: revoked.id },
    data: { linkHash: null, linkSealed: null, linkExpiresAt: null },
  })
  await page.getByRole('button', { name: 'Accept the quotation' }).click()
  await page.getByLabel(/^Delivery address/).fill('1 Peak Road, Hong Kong')
  await page.getByRole('button', { name: 'Confirm the order' }).click()
  await page.getByRole('heading', { level: 1, name: 'There is no request at this link' }).waitFor()
  expect(await ordersOf(revoked.id)).toBe(0)
})
