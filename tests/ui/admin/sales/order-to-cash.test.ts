import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentKindWords } from '#contract/billing/kinds.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { quick } from '#tests/api/deliveries/deliveries.ts'
import { type MailServer, startMailServer } from '#tests/support/mail/smtp.ts'
import { createStaff } from '#tests/support/staff.ts'
import { billingWords } from '../../../../client/src/admin/billing/billing.words.ts'
import { orderDevicesWords } from '../../../../client/src/admin/orders/devices/order-devices.words.ts'
import { orderPageWords } from '../../../../client/src/admin/orders/page/order-page.words.ts'
import { shipmentsWords } from '../../../../client/src/admin/orders/shipments/shipments.words.ts'
import { quotesWords } from '../../../../client/src/admin/quotes/quotes.words.ts'
import { returnsWords } from '../../../../client/src/admin/returns/returns.words.ts'
import { draftWords } from '../../../../client/src/admin/sales/lines/draft.words.ts'
import { subscriptionsWords } from '../../../../client/src/admin/subscriptions/subscriptions.words.ts'
import { answerWords } from '../../../../client/src/site/quote/follow/answers.words.ts'
import { offerWords } from '../../../../client/src/site/quote/follow/offer.words.ts'
import { listWords } from '../../../../client/src/site/quote/list.words.ts'
import { leakSensor, storedBasket } from '../../quote/basket.ts'
import { goTo } from '../../site.ts'
import { laptop, testAdmin } from '../test-admin.ts'

let mailServer: MailServer
beforeAll(async () => {
  mailServer = await startMailServer()
  Object.assign(environment, { SMTP_URL: mailServer.url })
})
afterAll(() => mailServer.close())

const environment: NodeJS.ProcessEnv = { MAIL_FROM: 'sales@harbour.example', MAIL_TO: 'desk@harbour.example' }
const site = testAdmin(environment, { pace: quick })
const plan = { slug: 'lorawan-network-plan', name: 'LoRaWAN 網絡計劃', nameEn: 'LoRaWAN Network Plan', listPrice: 96 }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Clicks from a visitor's list of products to the renewal a year later. */
function journeyIn(language: Language, visit: typeof phone | typeof laptop) {
  const t = <Words>(words: Record<Language, Words>): Words => words[language]
  const named = (scope: Page | Locator, role: 'button' | 'link', name: string | RegExp) =>
    scope.getByRole(role, { name, exact: true })
  const press = (scope: Page | Locator, words: Record<Language, string>) => named(scope, 'button', t(words)).click()
  const region = (page: Page, words: Record<Language, string>) =>
    page.getByRole('region', { name: t(words), exact: true })
  const act = (page: Page, words: Record<Language, string>) => press(page.getByRole('dialog'), words)
  const sensor = language === 'en' ? leakSensor.nameEn : leakSensor.name

  async function accepted(page: Page): Promise<string> {
    const stored = storedBasket([
      { ...leakSensor, quantity: 12 },
      { ...plan, quantity: 10 },
    ])
    const visitor = await site.visit(language === 'en' ? '/en/quote' : '/quote', { stored, ...visit })
    const form = visitor.getByRole('form')
    await form.getByLabel(t(listWords.name)).fill('Alex Wong')
    await form.getByLabel(language === 'en' ? 'Email' : '電郵').fill('alex@buyer.example')
    await form.getByLabel(t(listWords.company)).fill('Tai Koo Estates')
    await press(visitor, listWords.send)
    await visitor.getByRole('heading', { name: t(listWords.sentTitle) }).waitFor()

    await goTo(page, '/admin/quotes')
    await named(page, 'link', /Alex Wong/)
      .first()
      .click()
    await named(page, 'link', t(quotesWords.price)).click()
    await page.getByLabel(t(draftWords.discount)).first().fill('10')
    await press(page, quotesWords.send)
    await page.getByRole('dialog').getByRole('button').last().click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })

    await named(visitor, 'link', t(listWords.follow)).click()
    // 12 at 1,180 less 10 %, and ten plans at 96 a year
    await visitor.getByText('HK$12,744.00').first().waitFor()
    await press(visitor, offerWords.accept)
    await visitor.getByLabel(t(answerWords.address)).fill('1 Peak Road, Hong Kong')
    await press(visitor, answerWords.confirm)
    await visitor.getByRole('heading', { name: t(offerWords.acceptedTitle) }).waitFor()
    return new URL(visitor.url()).pathname
  }

  async function issue(page: Page, kind: 'deposit_invoice' | 'invoice', total: string): Promise<void> {
    const billing = region(page, billingWords.title)
    await press(billing, billingWords.issue)
    await page
      .getByRole('dialog')
      .getByLabel(t(billingWords.kind))
      .selectOption({ label: t(documentKindWords[kind]) })
    if (kind === 'deposit_invoice') await page.getByRole('dialog').getByLabel(t(billingWords.deposit)).fill('30')
    await act(page, billingWords.issueIt)
    await billing.getByText(total).first().waitFor()
    await billing
      .getByRole('button', { name: t(billingWords.record) })
      .first()
      .click()
    await act(page, billingWords.recordIt)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }

  async function ship(page: Page, pieces: number, others: number): Promise<void> {
    await press(page, orderPageWords.ship)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(sensor).fill(String(pieces))
    await press(dialog, countOf(shipmentsWords.shipCount, pieces + others))
    await dialog.waitFor({ state: 'hidden' })
  }

  async function record(page: Page, shipment: number, from: number, count: number): Promise<void> {
    await press(region(page, orderDevicesWords.title), orderDevicesWords.record)
    const dialog = page.getByRole('dialog')
    const label = t(orderDevicesWords.shipmentLine)(shipment, sensor, String(count))
    await dialog.getByLabel(t(orderDevicesWords.line)).selectOption({ label })
    await dialog.getByLabel(t(orderDevicesWords.list)).fill(csv(from, count))
    await act(page, orderDevicesWords.act)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }

  async function replace(page: Page, orderPath: string): Promise<void> {
    await press(region(page, billingWords.returns), billingWords.addReturn)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t(billingWords.creditPieces)(sensor)).fill('1')
    await dialog.getByLabel(t(billingWords.serials)).fill('CASH-1')
    await press(dialog, billingWords.addReturn)
    await named(region(page, billingWords.returns), 'link', /^RMA-/).click()
    for (const step of [returnsWords.approve, returnsWords.receive, returnsWords.settle]) {
      await named(page, 'button', t(step)).first().click()
      await act(page, step)
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    await page.getByRole('link', { name: /^ORD-/ }).nth(1).waitFor()
    await goTo(page, orderPath)
  }

  async function credit(page: Page, orderPath: string): Promise<void> {
    await named(region(page, billingWords.title), 'link', /^INV-/).click()
    await press(page, { 'zh-TW': '更多', en: 'More' })
    await page.getByRole('menuitem', { name: t(billingWords.credit), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t(billingWords.reason)).fill('Delivered late')
    await dialog.getByLabel(t(billingWords.creditPieces)(sensor)).fill('1')
    const name = language === 'en' ? plan.nameEn : plan.name
    await dialog.getByLabel(t(billingWords.creditPieces)(name)).fill('0')
    await press(dialog, billingWords.credit)
    await named(page, 'link', /^CN-/).click()
    await page.getByText('HK$1,062.00').first().waitFor() // one at 1,180 less 10 %
    await goTo(page, orderPath)
  }

  async function renew(page: Page): Promise<void> {
    await region(page, billingWords.subscriptions).getByRole('link').first().click()
    await press(page, { 'zh-TW': '更多', en: 'More' })
    await page.getByRole('menuitem', { name: t(subscriptionsWords.renew), exact: true }).click()
    await act(page, subscriptionsWords.renew)
    await page
      .getByRole('table', { name: t(subscriptionsWords.invoices) })
      .getByText('HK$960.00')
      .first()
      .waitFor()
  }

  return { accepted, issue, ship, record, replace, credit, renew, press, region, t }
}

function countOf(words: Record<Language, (count: number) => string>, count: number): Record<Language, string> {
  return { 'zh-TW': words['zh-TW'](count), en: words.en(count) }
}

function csv(from: number, count: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const end = (from + index).toString(16).padStart(4, '0')
    return `CASH-${from + index},70b3d57ed000${end},0011223344${end}00,abcdef0123456789abcdef012345${end}`
  })
  return ['Serial,DevEUI,JoinEUI,AppKey', ...rows].join('\n')
}

it.each([
  ['zh-TW', 'a phone', phone],
  ['en', 'a laptop', laptop],
] as const)(
  'from a visitor’s list to a renewal, by clicks, in %s on %s: deposit, two shipments, twelve devices, a return, a credit note',
  async (language, _on, visit) => {
    const { prisma } = site.app().services.database
    await prisma.product.updateMany({ where: { slug: leakSensor.slug }, data: { stockQuantity: 40, inStock: true } })
    const staff = await createStaff(site.app(), 'manager')
    const page = await site.open('/admin', staff, { ...visit, language })
    const journey = journeyIn(language, visit)
    await journey.accepted(page)
    const { id } = await prisma.order.findFirstOrThrow({ orderBy: { placedAt: 'desc' } })
    const orderPath = `/admin/orders/${id}`
    await goTo(page, orderPath)

    await journey.issue(page, 'deposit_invoice', 'HK$4,111.20') // 30 % of 13,704
    await journey.press(page, orderPageWords.process)
    await journey.ship(page, 8, 10)
    await journey.ship(page, 4, 0)
    await journey.record(page, 1, 1, 8)
    await journey.record(page, 2, 9, 4)
    await journey.press(page, orderPageWords.deliver)
    await journey.press(page.getByRole('dialog'), orderPageWords.deliver)
    await journey.issue(page, 'invoice', 'HK$9,592.80') // 13,704 less 4,111.20
    await journey.replace(page, orderPath)
    await journey.credit(page, orderPath)
    await journey.renew(page)

    const open = await prisma.issuedDocument.findMany({ where: { orderId: id }, select: { kind: true, total: true } })
    expect(open.map(({ kind, total }) => `${kind} ${total}`).toSorted()).toEqual([
      'credit_note 1062',
      'deposit_invoice 4111.2',
      'invoice 9592.8',
    ])
    expect(await prisma.device.count({ where: { orderId: id } })).toBe(12)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  },
  300_000,
)
