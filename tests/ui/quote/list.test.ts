import { describe, expect, it } from 'vitest'
import { type Page, retireProducts, writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { testSite } from '../site.ts'
import { expectLines, fillInBuyer, leakSensor, parkingSensor, platform, storedBasket, totals } from './basket.ts'

const { app, visit } = testSite()
const products = [leakSensor, { ...parkingSensor, quantity: 3 }, { ...platform, quantity: 2 }]

describe('the list', () => {
  it('shows prices, subtotals, and totals by what they are paid for', async () => {
    const page = await visit('/en/quote', { stored: storedBasket(products) })
    await page.getByText('HK$2,940').waitFor()
    await expectLines(page, [
      ['Water Leak Sensor', '1'],
      ['Parking Sensor', '3'],
      ['IoT Platform App', '2'],
    ])
    // The parking sensors' NB-IoT is HK$240 a year for each.
    await page.getByText('Connectivity HK$240/year').waitFor()
    await page.getByText('Connectivity HK$720/year').waitFor()
    expect(await totals(page)).toEqual([
      'One-off HK$4,120',
      'Per month HK$798',
      'Per year HK$720',
      'First-year total HK$14,416',
    ])
  })

  it('follows the currency, in the top bar and in the form', async () => {
    const page = await visit('/quote', { stored: storedBasket(products) })
    await page.getByRole('form').getByLabel('報價貨幣').selectOption('USD')
    await expect
      .poll(() => totals(page))
      .toEqual(['一次性 $527.36', '每月 $102.14', '每年 $92.16', '首年總計 $1,845.20'])
    await page.getByText('由港元按固定匯率換算為 USD。').waitFor()
    expect(await page.getByLabel('貨幣', { exact: true }).first().inputValue()).toBe('USD')
  })

  it('counts by steps and by what is typed, and keeps within bounds', async () => {
    const page = await visit('/en/quote', { stored: storedBasket([leakSensor]) })
    const quantity = page.getByLabel('Quantity of Water Leak Sensor', { exact: true })
    await page.getByRole('button', { name: 'One more Water Leak Sensor' }).click()
    await expect.poll(() => totals(page)).toEqual(['One-off HK$2,360'])
    await quantity.fill('１２')
    await expect.poll(() => totals(page)).toEqual(['One-off HK$14,160'])
    await quantity.fill('')
    await quantity.blur()
    expect(await quantity.inputValue()).toBe('12')
    await quantity.fill('9999999')
    await quantity.blur()
    expect(await quantity.inputValue()).toBe('100000')
    await quantity.fill('0')
    await quantity.press('Enter')
    expect(await quantity.inputValue()).toBe('1')
    await page.getByRole('button', { name: 'One fewer Water Leak Sensor' }).press('Enter')
    expect(await quantity.inputValue()).toBe('1')
  })

  it('keeps quantities and notes through a reload', async () => {
    const page = await visit('/en/quote', { stored: storedBasket([leakSensor]) })
    await page.getByLabel('Quantity of Water Leak Sensor', { exact: true }).fill('7')
    await page.getByRole('button', { name: 'Add a note to Water Leak Sensor' }).click()
    await page.keyboard.type('Server room, 3 m rope')
    await page.reload()
    await expectLines(page, [['Water Leak Sensor', '7']])
    expect(await page.getByLabel('Note on Water Leak Sensor').inputValue()).toBe('Server room, 3 m rope')
  })

  it('removes a line and puts it back where it was; focus follows', async () => {
    const page = await visit('/en/quote', { stored: storedBasket(products) })
    await page.getByRole('button', { name: 'Remove Parking Sensor' }).click()
    await page.getByText('Parking Sensor was removed').waitFor()
    await expectLines(page, [
      ['Water Leak Sensor', '1'],
      ['IoT Platform App', '2'],
    ])
    const undo = page.getByRole('button', { name: 'Undo: Parking Sensor' })
    await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await expectLines(page, [
      ['Water Leak Sensor', '1'],
      ['Parking Sensor', '3'],
      ['IoT Platform App', '2'],
    ])
  })

  it('can be undone when it was the last line', async () => {
    const page = await visit('/en/quote', { stored: storedBasket([leakSensor]) })
    await page.getByRole('button', { name: 'Remove Water Leak Sensor' }).click()
    await page.getByRole('heading', { name: 'Your quotation is empty' }).waitFor()
    await page.getByRole('button', { name: 'Undo: Water Leak Sensor' }).click()
    await expectLines(page, [['Water Leak Sensor', '1']])
  })
})

describe('the paste box', () => {
  it('shows matched and unmatched lines before anything is added', async () => {
    const page = await visit('/en/quote', { stored: storedBasket([leakSensor]) })
    await page
      .getByLabel('SKU and quantity')
      .fill('SKU\tQty\nHI-PK-02\t8\nwl-01，４\nHI-WL-01, 1\nHI-EM-03 x 3 pcs\nNOPE-9, 2\nHI-AQ-09, lots')
    await page.getByRole('button', { name: 'Check the list' }).click()
    await page.getByText('3 products found').waitFor()
    expect(await page.locator('.quote-checked li').allTextContents()).toEqual([
      'HI-PK-02Parking Sensor× 8',
      'wl-01Water Leak Sensor× 51 in your list already',
      'HI-EM-03Smart Energy Meter× 3',
      'HI-AQ-09, lotsThe quantity must be a whole number from 1 to 100,000',
      'NOPE-9, 2No such SKU or model number in the catalogue',
    ])
    await expectLines(page, [['Water Leak Sensor', '1']])
    await page.getByRole('button', { name: 'Add 3 products' }).click()
    await page.getByText('3 products were added').waitFor()
    await expectLines(page, [
      ['Water Leak Sensor', '6'],
      ['Parking Sensor', '8'],
      ['Smart Energy Meter', '3'],
    ])
    expect(await page.getByLabel('SKU and quantity').inputValue()).toBe('HI-AQ-09, lots\nNOPE-9, 2')
  })

  it('starts a quotation that is empty', async () => {
    const page = await visit('/quote')
    await page.getByLabel('SKU 及數量').fill('HI-SW-PLAT, 2')
    await page.getByRole('button', { name: '核對清單' }).click()
    await page.getByRole('button', { name: '加入 1 款產品' }).click()
    await expectLines(page, [['IoT 管理平台', '2']])
    await page.getByRole('form').waitFor()
  })

  it.each([
    ['nothing', ' \n', 'There is no product in the list yet.'],
    [
      'too much at once',
      Array.from({ length: 101 }, (_, index) => `SKU-${index}`).join('\n'),
      'At most 100 products at a time: please paste the rest afterwards.',
    ],
  ])('refuses %s beside the box', async (_what, text, reason) => {
    const page = await visit('/en/quote')
    const box = page.getByLabel('SKU and quantity')
    await box.fill(text)
    await page.getByRole('button', { name: 'Check the list' }).click()
    await page.getByText(reason).waitFor()
    expect(await box.getAttribute('aria-invalid')).toBe('true')
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

describe('what has happened to products meanwhile', () => {
  it('is said: retired, renamed, out of stock, another price; the rest can be sent', async () => {
    const { database } = app().services
    const page: Page = { name: '甲感測器', nameEn: 'Sensor A', msrp: '100', availability: 'In Stock (20)' }
    const [former, gone] = await writeProducts(database, [page, { ...page, name: '乙感測器', nameEn: 'Sensor B' }])
    const opened = await visit('/en/products')
    await opened.getByRole('button', { name: 'Add to quote: Sensor A' }).click()
    await opened.getByRole('button', { name: 'Add to quote: Sensor B' }).click()
    await writeProducts(database, [
      { ...page, former, name: '甲二代', nameEn: 'Sensor A2', msrp: '120', availability: 'Out of Stock' },
    ])
    await retireProducts(database, gone ? [gone] : [])

    await opened.goto('/en/quote')
    await opened.getByText('This product is no longer sold and will not be part of your request.').waitFor()
    const changed = opened.locator('.quote-line').first()
    expect(await changed.locator('.quote-remark').allTextContents()).toEqual([
      'Out of stock for now: the quotation will say when it arrives.',
      'Called “甲感測器” when you added it.',
      'The list price has changed: it was HK$100 when you added it.',
    ])
    expect(await totals(opened)).toEqual(['One-off HK$120'])
    await fillInBuyer(opened, { name: 'Name', email: 'E-mail' })
    await opened.getByRole('button', { name: 'Send the request' }).click()
    await opened.getByRole('heading', { name: 'We have your request' }).waitFor()
    const sent = await database.prisma.quoteRequestLine.findMany()
    expect(sent.map(({ nameEn }) => nameEn)).toEqual(['Sensor A2'])
  })
})
