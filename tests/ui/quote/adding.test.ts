import { describe, expect, it } from 'vitest'
import { writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { expectAddress, failedRequests, testSite } from '../site.ts'
import { expectLines, leakSensor, parkingSensor, storedBasket } from './basket.ts'

const { app, visit } = testSite()

describe('putting products into the quotation', () => {
  it('from the list: adds one, says so, counts it in the top bar, then leads to it', async () => {
    const page = await visit('/en/products')
    await page.getByRole('button', { name: 'Add to quote: Parking Sensor' }).click()
    await page.getByText('Parking Sensor is in your quotation').waitFor()
    await page.getByRole('link', { name: 'Quotation (1 item)' }).waitFor()
    await page.getByRole('button', { name: 'Add to quote: Smart Energy Meter' }).click()
    await page.getByRole('link', { name: 'Quotation (2 items)' }).waitFor()
    await page.getByRole('link', { name: 'View quote: Parking Sensor' }).click()
    await expectAddress(page, '/en/quote')
    await expectLines(page, [
      ['Parking Sensor', '1'],
      ['Smart Energy Meter', '1'],
    ])
  })

  it('from the product: leads to the quotation with it, and counts it once', async () => {
    const page = await visit('/products/parking-sensor')
    await page.getByRole('link', { name: '索取報價及採購' }).click()
    await expectAddress(page, '/quote')
    await expectLines(page, [['泊車感測器', '1']])
    await page.goBack()
    await page.getByRole('link', { name: '索取報價及採購' }).click()
    await expectLines(page, [['泊車感測器', '1']])
  })

  it('from the product without leaving it', async () => {
    const page = await visit('/en/products/parking-sensor')
    await page.getByRole('button', { name: 'Add to quote: Parking Sensor' }).click()
    await page.getByRole('link', { name: 'View quote: Parking Sensor' }).waitFor()
    await expectAddress(page, '/en/products/parking-sensor')
  })

  it('is the same in every tab, whatever each has added', async () => {
    const first = await visit('/en/products')
    const second = await first.context().newPage()
    await second.goto('/en/quote')
    await second.getByRole('heading', { name: 'Your quotation is empty' }).waitFor()
    await first.getByRole('button', { name: 'Add to quote: Parking Sensor' }).click()
    await expectLines(second, [['Parking Sensor', '1']])
    await second.getByRole('button', { name: 'One more Parking Sensor' }).click()
    await first.getByRole('button', { name: 'Add to quote: Smart Energy Meter' }).click()
    await expectLines(second, [
      ['Parking Sensor', '2'],
      ['Smart Energy Meter', '1'],
    ])
    await second.getByRole('button', { name: 'Remove Parking Sensor' }).click()
    await first.getByRole('button', { name: 'Add to quote: Parking Sensor' }).waitFor()
  })

  it('holds a hundred products, and says why not one more', async () => {
    const hundred = Array.from({ length: 100 }, (_, index) => ({ slug: `product-${index}` }))
    const page = await visit('/en/products', { stored: storedBasket(hundred) })
    await page.getByRole('button', { name: 'Add to quote: Parking Sensor' }).click()
    await page.getByText('A quotation holds 100 products at most').waitFor()
    await page.getByRole('link', { name: 'Quotation (100 items)' }).waitFor()
  })

  it.each([
    ['no list', '{"slug":"parking-sensor"}'],
    ['no JSON', 'parking-sensor'],
    ['lines that cannot be', JSON.stringify([{ ...parkingSensor, note: '', quantity: 0 }, 7, null])],
  ])('ignores what is stored and %s', async (_what, quoteBasket) => {
    const page = await visit('/en/quote', { stored: { quoteBasket } })
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

it('keeps the list when products and prices cannot be checked', async () => {
  const page = await visit('/en/quote', {
    stored: storedBasket([leakSensor]),
    expectedErrors: failedRequests,
    before: (opening) => opening.route('**/products/lookup', (route) => route.abort()),
  })
  await page.getByText('Products and prices cannot be checked just now.', { exact: false }).waitFor()
  await expectLines(page, [['Water Leak Sensor', '1']])
  await page.unroute('**/products/lookup')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('HK$1,180').first().waitFor()
})

it('spec §2: a product that is out of stock cannot be added from the list', async () => {
  await writeProducts(app().services.database, [{ name: '缺貨品', nameEn: 'Sold out', availability: 'Out of Stock' }])
  const page = await visit('/en/products')
  const button = page.getByRole('button', { name: 'Add to quote: Sold out' })
  expect(await button.isDisabled()).toBe(true)
})
