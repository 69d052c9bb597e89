import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { retireProducts, writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { expectAddress, goTo } from '../site.ts'
import { demoDayText, storeDelivery, storeDemoRequest, storeEnquiry, storeQuote } from './inbox/inbox.ts'
import { expectAccessibleAtBothWidths, expectScreen, refusals, testAdmin } from './test-admin.ts'

const { app, open } = testAdmin()
const tall = {
  company: 'Consolidated Pan-Asian Building Services & Facilities Engineering (Hong Kong) Limited 聯合亞洲屋宇設備',
  lastName: 'Featherstonehaugh-Montgomery',
}
let enquiry: { id: string; reference: string }
let demo: { id: string; reference: string }
let quote: { id: string; reference: string }

beforeAll(async () => {
  const page = { msrp: '100', availability: 'In Stock (20)' }
  const { database } = app().services
  const written = await writeProducts(database, [
    { ...page, name: '甲感測器', nameEn: 'Sensor A', sku: 'T-A' },
    { ...page, name: '乙感測器', nameEn: 'Sensor B', sku: 'T-B', availability: 'In Stock - Low (4)', msrp: '250.5' },
    { ...page, name: '丙感測器', nameEn: 'Sensor C', sku: 'T-C', availability: 'Out of Stock' },
    { ...page, name: '丁感測器', nameEn: 'Sensor D', sku: 'T-D' },
  ])
  await retireProducts(database, written.slice(3))
  enquiry = await storeEnquiry(app(), { ...tall, inquiryType: 'support', message: 'Line one\nLine two' })
  await storeDelivery(app(), { reference: enquiry.reference, channel: 'form', status: 'delivered' })
  await storeDelivery(app(), {
    reference: enquiry.reference,
    channel: 'staff_mail',
    status: 'parked',
    lastError: 'connect ECONNREFUSED 10.0.3.7:587',
  })
  demo = await storeDemoRequest(app())
  quote = await storeQuote(app())
})

const cells = (page: Page, row: string) => page.getByRole('row', { name: row }).getByRole('cell').allTextContents()

describe('products', () => {
  it('shows the five figures and the columns of the specification, leads from a figure to what it counts, and to a product on the site; retired ones when asked, accessible and fitting, as each message is', async () => {
    const page = await open('/admin/products', 'viewer')
    const stats = page.getByRole('list', { name: 'What is listed' }).getByRole('listitem')
    await expect
      .poll(() => stats.allTextContents())
      .toEqual(['Total Products3', 'In stock1', 'Low stock1', 'Out of stock1', 'Total Value · MSRP × stockHK$3,002'])
    await page.getByRole('rowheader', { name: 'Sensor B' }).waitFor()
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'Product',
      'Category',
      'MSRP',
      'Partner Price',
      'Stock',
      'Status',
    ])
    expect(await cells(page, 'Sensor B 乙感測器 · T-B')).toEqual([
      '',
      'IoT hardware',
      'HK$250.50',
      'HK$150.30',
      '4',
      'Low stock',
      '',
    ])
    await page.getByRole('button', { name: 'Actions for Sensor A' }).click()
    const link = page.getByRole('menuitem', { name: 'View on the site' })
    expect(await link.getAttribute('href')).toBe('/en/products/sensor-a')
    expect(await link.getAttribute('target')).toBe('_blank')
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('link', { name: 'Low stock' }).click()
    await page.getByRole('status').filter({ hasText: '1 product' }).waitFor()
    await page.getByRole('button', { name: 'Stock: Low stock' }).waitFor()

    await goTo(page, '/admin/products?state=listed,retired')
    await page.getByText('Sensor D').waitFor()
    await expectAccessibleAtBothWidths(page)
    await goTo(page, '/admin/products?state=retired')
    await expect.poll(() => page.getByRole('rowheader', { name: 'Sensor A' }).count()).toBe(0)
    await page.getByRole('rowheader', { name: 'Sensor D' }).waitFor()
    expect((await cells(page, 'Sensor D'))[5]).toBe('Retired')
    await page.getByRole('button', { name: 'Actions for Sensor D' }).click()
    expect(await page.getByRole('menuitem', { name: 'View on the site' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    for (const [path, heading, name] of [
      [`enquiries/${enquiry.id}`, /^Consolidated/, /Featherstonehaugh/],
      [`demo-requests/${demo.id}`, 'Harbour View Estates · 水浸感測器', /陳家明/],
      [`quotes/${quote.id}`, /李偉/, /李偉/],
      ['quotes', 'Quotations', /李偉/],
    ] as const) {
      await goTo(page, `/admin/${path}`)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await page.getByText(name).first().waitFor()
      await expectScreen(page, heading)
    }
  })
})

it('an enquiry, a demo request and a quote request show all that was sent, how to answer and what became of it, and lead back', async () => {
  const page = await open('/admin/enquiries?inquiryType=support', 'viewer', { expectedErrors: refusals })
  await page.getByRole('cell', { name: 'Technical Support' }).click()
  await expectAddress(page, `/admin/enquiries/${enquiry.id}`)
  await page.getByRole('heading', { level: 1, name: `${tall.company} · Line one` }).waitFor()
  const main = page.getByRole('main')
  await main.getByText('Line one\nLine two').waitFor()
  await main.getByRole('definition').getByText(tall.company).waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const href = (name: string) => page.getByRole('menuitem', { name, exact: true }).getAttribute('href')
  expect(await href('Write an email')).toBe(`mailto:buyer@example.com?subject=Re%3A%20${enquiry.reference}`)
  expect(await href('Call')).toBe('tel:+85223456789')
  expect(await href('WhatsApp')).toMatch(/^https:\/\/wa\.me\/85223456789\?text=Hello/)
  await page.keyboard.press('Escape')
  const parked = main.getByRole('row', { name: 'Email to staff' })
  await parked.getByText('connect ECONNREFUSED 10.0.3.7:587').waitFor()
  await parked.getByText('Parked').waitFor()
  await main.getByRole('row', { name: 'Form service' }).getByText('Delivered').waitFor()
  await page.getByRole('link', { name: 'Back to enquiries' }).click()
  await expectAddress(page, '/admin/enquiries?inquiryType=support')

  const missing = (page: Page) =>
    page.getByRole('heading', { level: 1, name: 'This message cannot be found' }).waitFor()
  await goTo(page, '/admin/enquiries/nonsense')
  await missing(page)
  await goTo(page, '/admin/enquiries')
  await page.getByRole('heading', { level: 1, name: 'Enquiries' }).waitFor()
  await goTo(page, '/admin/enquiries/00000000-0000-4000-8000-000000000000')
  await missing(page)

  await goTo(page, '/admin/demo-requests')
  await page.getByRole('link', { name: '陳家明' }).click()
  await expectAddress(page, `/admin/demo-requests/${demo.id}`)
  const fact = (name: string) => page.locator('.message-facts div', { hasText: name }).locator('dd').first()
  await expect.poll(() => fact('Preferred time').textContent()).toBe(`${demoDayText} 14:00`)
  await page.getByRole('region', { name: 'When the demo is' }).getByText('Reserved for them').waitFor()
  expect(await fact('Kind').textContent()).toBe('Deep dive (60 min)')
  expect(await fact('Industry').textContent()).toBe('Government')

  await goTo(page, `/admin/quotes/${quote.id}`)
  await page.getByRole('heading', { level: 1, name: '李偉 Li Wei · 40 × Water Leak Sensor + 2 more' }).waitFor()
  const rows = page.locator('.requested-lines tbody tr')
  expect(await rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)))).toEqual([
    ['Water Leak SensorHI-WL-01 · Plant room', '40', 'HK$1,180.00', 'Not offered'],
    ['IoT Platform AppHI-SW-PLAT', '2', 'HK$499.00/mo', 'Not offered'],
    ['特製閘道器', '1', 'On request', 'Not offered'],
  ])
  await page.getByText('Not priced yet.').waitFor()
  expect(await page.getByRole('link', { name: 'Prepare quotation' }).count()).toBe(0)
})
