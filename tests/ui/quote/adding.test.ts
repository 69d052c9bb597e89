import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { expectAddress, failedRequests, goTo, resize, testSite } from '../site.ts'
import { expectLines, leakSensor, parkingSensor, storedBasket } from './basket.ts'

const { app, visit } = testSite()

/** As another tab would: what this one reads of the browser's storage is what it then has. */
async function store(page: Page, quoteBasket: string): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('quoteBasket', value)
    dispatchEvent(new StorageEvent('storage', { key: 'quoteBasket' }))
  }, quoteBasket)
}

describe('putting products into the quotation', () => {
  it('from the list or the product: adds one, says so, counts it in the top bar, then leads to it; the same in every tab', async () => {
    const page = await visit('/en/products')
    const other = await page.context().newPage()
    await other.goto('/en/quote')
    await other.getByRole('heading', { name: 'Your quotation is empty' }).waitFor()
    await page.getByRole('button', { name: 'Add to quote: Parking Sensor' }).click()
    await page.getByText('Parking Sensor is in your quotation').waitFor()
    await page.getByRole('link', { name: 'Quotation (1 item)' }).waitFor()
    await expectLines(other, [['Parking Sensor', '1']])
    await other.getByRole('button', { name: 'Increase Parking Sensor' }).click()
    await page.getByRole('button', { name: 'Add to quote: Smart Energy Meter' }).click()
    await page.getByRole('link', { name: 'Quotation (2 items)' }).waitFor()
    const both: [string, string][] = [
      ['Parking Sensor', '2'],
      ['Smart Energy Meter', '1'],
    ]
    await expectLines(other, both)
    await page.getByRole('link', { name: 'View quote: Parking Sensor' }).click()
    await expectAddress(page, '/en/quote')
    await expectLines(page, both)

    await goTo(page, '/en/products/parking-sensor')
    await page.getByRole('link', { name: 'View quote: Parking Sensor' }).waitFor()
    await other.getByRole('button', { name: 'Remove Parking Sensor' }).click()
    await page.getByRole('button', { name: 'Add to quote: Parking Sensor' }).click()
    await page.getByRole('link', { name: 'View quote: Parking Sensor' }).waitFor()
    await expectAddress(page, '/en/products/parking-sensor')

    await goTo(page, '/products/water-leak-sensor')
    await page.getByRole('link', { name: '索取報價', exact: true }).click()
    await expectAddress(page, '/quote')
    const three: [string, string][] = [
      ['智能電錶', '1'],
      ['泊車感測器', '1'],
      ['漏水感測器', '1'],
    ]
    await expectLines(page, three)
    await page.goBack()
    await page.getByRole('link', { name: '索取報價', exact: true }).click()
    await expectLines(page, three)
  })

  it('holds a hundred products, and says why not one more; what is stored and no list is ignored', async () => {
    const hundred = Array.from({ length: 100 }, (_, index) => ({ slug: `product-${index}` }))
    const page = await visit('/en/products', { stored: storedBasket(hundred) })
    await page.getByRole('button', { name: 'Add to quote: Parking Sensor' }).click()
    await page.getByText('A quotation holds 100 products at most').waitFor()
    await page.getByRole('link', { name: 'Quotation (100 items)' }).waitFor()

    const { quoteBasket: list = '' } = storedBasket([parkingSensor])
    await goTo(page, '/en/quote')
    for (const broken of [
      '{"slug":"parking-sensor"}',
      'parking-sensor',
      JSON.stringify([{ ...parkingSensor, note: '', quantity: 0 }, 7, null]),
    ]) {
      await store(page, list)
      await expectLines(page, [['Parking Sensor', '1']])
      await store(page, broken)
      await page.getByRole('heading', { name: 'Your quotation is empty' }).waitFor()
    }
    await page.reload()
    await page.getByRole('heading', { name: 'Your quotation is empty' }).waitFor()
  })

  it('lasts for the visit where the browser stores nothing', async () => {
    const page = await visit('/en/products', {
      before: (opening) =>
        opening.addInitScript(() =>
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('The operation is insecure.', 'SecurityError')
            },
          }),
        ),
    })
    await page.getByRole('button', { name: 'Add to quote: Parking Sensor' }).click()
    await page.getByRole('link', { name: 'View quote: Parking Sensor' }).click()
    await expectLines(page, [['Parking Sensor', '1']])
  })
})

it('what is out of stock cannot be added, from the list or its page, which leads to an enquiry; the list is kept when products and prices cannot be checked', async () => {
  await writeProducts(app().services.database, [
    { name: '缺貨品', nameEn: 'Sold out', availability: 'Out of Stock' },
    { name: leakSensor.name, nameEn: leakSensor.nameEn, msrp: '1180' },
  ])
  const page = await visit('/en/products', { stored: storedBasket([leakSensor]), expectedErrors: failedRequests })
  const add = page.getByRole('button', { name: 'Add to quote: Sold out' })
  expect(await add.isDisabled()).toBe(true)
  await page.getByRole('link', { name: 'Sold out', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Sold out' }).waitFor()
  expect(await add.isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Request a quote' }).isDisabled()).toBe(true)
  await resize(page, { width: 390, height: 844 })
  expect(await page.locator('.action-bar').getByRole('button', { name: 'Request a quote' }).isDisabled()).toBe(true)
  const ask = page.getByRole('link', { name: 'Ask when it will be back' })
  expect(await ask.getAttribute('href')).toBe('/en/contact?inquiryType=product&product=Sold+out')

  await page.route('**/products/lookup', (route) => route.abort())
  await goTo(page, '/en/quote')
  await page.getByText('Products and prices cannot be checked just now.', { exact: false }).waitFor()
  await expectLines(page, [['Water Leak Sensor', '1']])
  await page.unroute('**/products/lookup')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('HK$1,180').first().waitFor()
})
