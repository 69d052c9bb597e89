import { describe, expect, it } from 'vitest'
import { type Page, retireProducts, writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { goTo, testSite } from '../site.ts'
import { expectLines, fillInBuyer, leakSensor, parkingSensor, platform, storedBasket, totals } from './basket.ts'

const { app, visit } = testSite()
const products = [leakSensor, { ...parkingSensor, quantity: 3 }, { ...platform, quantity: 2 }]

it('shows prices, subtotals, totals by what they are paid for, in any currency; puts a line back where it was; an empty one is started by a pasted list', async () => {
  const page = await visit('/en/quote', { stored: storedBasket(products) })
  await page.getByText('HK$2,940').waitFor()
  const all: [string, string][] = [
    ['Water Leak Sensor', '1'],
    ['Parking Sensor', '3'],
    ['IoT Platform App', '2'],
  ]
  await expectLines(page, all)
  // The parking sensors' NB-IoT is HK$240 a year for each.
  await page.getByText('Connectivity HK$240/year').waitFor()
  await page.getByText('Connectivity HK$720/year').waitFor()
  expect(await totals(page)).toEqual([
    'One-off HK$4,120',
    'Per month HK$798',
    'Per year HK$720',
    'First-year total HK$14,416',
  ])

  await page.getByRole('button', { name: 'Remove Parking Sensor' }).click()
  await page.getByText('Parking Sensor was removed').waitFor()
  await expectLines(page, [
    ['Water Leak Sensor', '1'],
    ['IoT Platform App', '2'],
  ])
  const undo = page.getByRole('button', { name: 'Undo: Parking Sensor' })
  await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await expectLines(page, all)

  await goTo(page, '/quote')
  await page.getByRole('form').getByLabel('報價貨幣').selectOption('USD')
  await expect.poll(() => totals(page)).toEqual(['一次性 $527.36', '每月 $102.14', '每年 $92.16', '首年總計 $1,845.20'])
  await page.getByText('由港元按固定匯率換算為 USD。').waitFor()
  expect(await page.getByLabel('貨幣', { exact: true }).first().inputValue()).toBe('USD')

  for (const name of ['漏水感測器', '泊車感測器', 'IoT 管理平台']) {
    await page.getByRole('button', { name: `移除：${name}` }).click()
  }
  await page.getByRole('heading', { name: '報價清單還是空的' }).waitFor()
  expect(await page.getByRole('form').count()).toBe(0)
  await page.getByLabel('SKU 及數量').fill('HI-SW-PLAT, 2')
  await page.getByRole('button', { name: '核對清單' }).click()
  await page.getByRole('button', { name: '加入 1 款產品' }).click()
  await expectLines(page, [['IoT 管理平台', '2']])
  await page.getByRole('form').waitFor()
})

it('counts within bounds; the last line can be undone; a pasted list is refused beside its box, or shows what matches before it is added; all is kept', async () => {
  const page = await visit('/en/quote', { stored: storedBasket([leakSensor]) })
  const quantity = page.getByLabel('Quantity of Water Leak Sensor', { exact: true })
  await page.getByRole('button', { name: 'Increase Water Leak Sensor' }).click()
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
  await page.getByRole('button', { name: 'Decrease Water Leak Sensor' }).press('Enter')
  expect(await quantity.inputValue()).toBe('1')

  await page.getByRole('button', { name: 'Remove Water Leak Sensor' }).click()
  await page.getByRole('heading', { name: 'Your quotation is empty' }).waitFor()
  await page.getByRole('button', { name: 'Undo: Water Leak Sensor' }).click()
  await expectLines(page, [['Water Leak Sensor', '1']])

  const box = page.getByLabel('SKU and quantity')
  const check = page.getByRole('button', { name: 'Check the list' })
  for (const [text, reason] of [
    [' \n', 'There is no product in the list yet.'],
    [
      Array.from({ length: 101 }, (_, index) => `SKU-${index}`).join('\n'),
      'At most 100 products at a time: please paste the rest afterwards.',
    ],
  ] as const) {
    await box.fill(text)
    await check.click()
    await page.getByText(reason).waitFor()
    expect(await box.getAttribute('aria-invalid')).toBe('true')
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true)
  }

  await box.fill('SKU\tQty\nHI-PK-02\t8\nwl-01，４\nHI-WL-01, 1\nHI-EM-03 x 3 pcs\nNOPE-9, 2\nHI-AQ-09, lots')
  await check.click()
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
  expect(await box.inputValue()).toBe('HI-AQ-09, lots\nNOPE-9, 2')

  await quantity.fill('7')
  await page.getByRole('button', { name: 'Add a note to Water Leak Sensor' }).click()
  await page.keyboard.type('Server room, 3 m rope')
  await page.reload()
  await expectLines(page, [
    ['Water Leak Sensor', '7'],
    ['Parking Sensor', '8'],
    ['Smart Energy Meter', '3'],
  ])
  expect(await page.getByLabel('Note on Water Leak Sensor').inputValue()).toBe('Server room, 3 m rope')
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

    await goTo(opened, '/en/quote')
    await opened.getByText('This product is no longer sold and will not be part of your request.').waitFor()
    const changed = opened.locator('.quote-line').first()
    expect(await changed.locator('.quote-remark').allTextContents()).toEqual([
      'Out of stock for now: the quotation will say when it arrives.',
      'Called “甲感測器” when you added it.',
      'The list price has changed: it was HK$100 when you added it.',
    ])
    expect(await totals(opened)).toEqual(['One-off HK$120'])
    await fillInBuyer(opened, { name: 'Name', email: 'Email' })
    await opened.getByRole('button', { name: 'Send the request' }).click()
    await opened.getByRole('heading', { name: 'We have your request' }).waitFor()
    const sent = await database.prisma.quoteRequestLine.findMany()
    expect(sent.map(({ nameEn }) => nameEn)).toEqual(['Sensor A2'])
  })
})
