import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { many } from '#tests/api/forms/forms.ts'
import { phone, testAdmin } from '../admin/test-admin.ts'
import { expectAccessible } from '../axe.ts'
import { fillInBuyer, storedBasket, totals } from '../quote/basket.ts'
import { expectAddress, goTo, resize } from '../site.ts'

const { app, visit, open } = testAdmin({}, { limits: many })

const lines = (page: Page) =>
  page
    .locator('.builder-line')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector('.builder-name')?.textContent,
        row.querySelector<HTMLInputElement>('input')?.value,
      ]),
    )

const systems = [
  {
    prefix: '',
    words: {
      floors: '樓層',
      bays: '車位',
      request: '用這張清單索取報價',
      name: '姓名',
      email: '電郵',
      send: '送出報價要求',
      sent: '已收到你的報價要求',
    },
    asked: [
      ['漏水感測器', '79'],
      ['智能電錶', '27'],
      ['九合一室內空氣質素感測器', '75'],
      ['泊車感測器', '120'],
      ['室內 LoRaWAN 網關', '7'],
      ['漏水監察計劃（20 個量度點）', '4'],
      ['用電管理計劃（12 個電錶）', '3'],
      ['室內空氣計劃（8 個量度點）', '10'],
      ['智能泊車計劃（50 個車位）', '3'],
      ['安裝及調試（每小時）', '181'],
    ],
    // 93,220 + 42,660 + 165,000 + 117,600 + 18,760 + 86,880; 2,720 + 2,880 + 8,800 + 3,750
    sums: ['一次性 HK$524,120', '每月 HK$18,150', '首年總計 HK$741,920'],
  },
  {
    prefix: '/en',
    words: {
      floors: 'Floors',
      bays: 'Parking bays',
      request: 'Request a quotation for this',
      name: 'Name',
      email: 'Email',
      send: 'Send the request',
      sent: 'We have your request',
    },
    asked: [
      ['Water Leak Sensor', '79'],
      ['Smart Energy Meter', '27'],
      ['9-in-1 Indoor Air Quality Sensor', '75'],
      ['Parking Sensor', '120'],
      ['Indoor LoRaWAN Gateway', '7'],
      ['Leak watch plan (20 points)', '4'],
      ['Energy control plan (12 meters)', '3'],
      ['Indoor air plan (8 points)', '10'],
      ['Smart parking plan (50 bays)', '3'],
      ['Installation and set-up (hour)', '181'],
    ],
    sums: ['One-off HK$524,120', 'Per month HK$18,150', 'First-year total HK$741,920'],
  },
] as const

it('a system for a 25-storey office is built, requested with one press, and seen by staff with its prices, in either language', async () => {
  const page = await visit('/builder?floors=3')
  const quotes: string[] = []
  for (const { prefix, words, asked, sums } of systems) {
    await goTo(page, `${prefix}/builder?floors=3`)
    await page.getByLabel(words.floors, { exact: true }).fill('25')
    await page.keyboard.press('Enter')
    await page.getByLabel(words.bays, { exact: true }).fill('120')
    await page.keyboard.press('Enter')
    await expectAddress(page, `${prefix}/builder?bays=120`)
    await expect.poll(() => lines(page)).toEqual(asked)
    await page.locator('.builder-sum', { hasText: 'HK$741,920' }).waitFor()
    await page.getByRole('button', { name: words.request }).click()
    await expectAddress(page, `${prefix}/quote`)
    await expect.poll(() => totals(page)).toEqual(sums)
    await fillInBuyer(page, words)
    await page.getByRole('button', { name: words.send }).click()
    await page.getByRole('heading', { name: words.sent }).waitFor()
    const quote = await app().services.database.prisma.quote.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
    expect(quote.listTotal?.toFixed(2)).toBe('741920.00')
    quotes.push(quote.id)
  }

  expect(new Set(quotes).size).toBe(systems.length)
  const staff = await open('/admin/quotes', 'manager')
  for (const id of quotes) {
    await goTo(staff, `/admin/quotes/${id}/edit`)
    const line = (place: number) => staff.getByRole('listitem', { name: `Line ${place}`, exact: true })
    await line(10).waitFor()
    const price = (place: number) => line(place).getByLabel('Unit price', { exact: false }).first().inputValue()
    expect(await Promise.all([1, 4, 5, 6, 9, 10].map(price))).toEqual(['1180', '980', '2680', '680', '1250', '480'])
    await goTo(staff, '/admin/quotes')
    await line(10).waitFor({ state: 'detached' })
  }
})

describe('the builder', () => {
  it('lets each line be changed, removed, put back, swapped and reset, all in its address', async () => {
    const common = { category: 'hardware', availability: 'Available (9)', connectivityType: 'LoRaWAN' } as const
    await writeProducts(app().services.database, [
      { ...common, name: '漏水感測器', nameEn: 'Water Leak Sensor', msrp: '1180' },
      { ...common, name: 'Leak Rope', nameEn: 'Leak Rope', msrp: '2000' },
    ])
    const page = await visit('/en/builder?know=leak&installation=no')
    await page.getByLabel('Quantity of Water Leak Sensor').fill('40')
    await page.keyboard.press('Enter')
    await expectAddress(page, '/en/builder?know=leak&installation=no&lines=leak.40')
    await page.getByText('Your own quantity; the rules suggest 79.').waitFor()
    await page.getByLabel('Another model for Water Leak Sensor').selectOption({ label: 'Leak Rope · HK$2,000' })
    await page.locator('.builder-line', { hasText: 'HK$80,000' }).waitFor()
    await page.getByRole('button', { name: 'Remove Leak watch plan (20 points)' }).click()
    await page.reload()
    await expect
      .poll(() => lines(page))
      .toMatchObject([
        ['Leak Rope', '40'],
        ['LoRaWAN gateway (model to be confirmed)', '7'],
      ])
    await page.getByRole('button', { name: 'Put back Leak watch plan (20 points)' }).click()
    await page.getByRole('button', { name: 'Reset Leak Rope' }).click()
    await expectAddress(page, '/en/builder?know=leak&installation=no')
    await expect.poll(async () => (await lines(page))[0]).toEqual(['Water Leak Sensor', '79'])
  })

  it('everybody can use it; it says what of an address could not be, that nothing is to be measured, that a product chosen is gone; each price is converted once', async () => {
    const page = await visit('/builder', { hasTouch: true })
    for (const [path, text] of [
      ['/builder', '漏水監察計劃（20 個量度點）'],
      ['/en/builder?know=leak&lines=leak.0_plan-leak.4', 'Nothing chosen yet'],
    ] as const) {
      await goTo(page, path)
      await page.getByRole('heading', { name: text }).waitFor()
      await resize(page, phone.viewport)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await expectAccessible(page, 'main')
      await resize(page, { width: 1280, height: 720 })
      await expectAccessible(page, 'main')
    }

    for (const [query, fields] of [
      ['floors=0&area=1000000&bays=nonsense', 'Floors, Area per floor (m²), Parking bays'],
      ['know=gold&walls=paper', 'What would you like to know?, Walls'],
    ]) {
      await goTo(page, `/en/builder?${query}`)
      await page
        .getByText(`Some values in the address were out of range and were changed to the nearest allowed: ${fields}.`)
        .waitFor()
      await page.locator('.builder-sum', { hasText: 'First year' }).waitFor()
    }
    await goTo(page, '/en/builder')
    await page.getByLabel('Floors', { exact: true }).fill('400')
    await page.keyboard.press('Enter')
    await page.getByText('400 is above the limit: changed to 150.').waitFor()
    await expectAddress(page, '/en/builder?floors=150')
    await page.getByLabel('Quantity of Parking Sensor').fill('-4')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Put back Parking Sensor' }).waitFor()

    await goTo(page, '/en/builder?know=none')
    await page.getByRole('heading', { name: 'Nothing chosen yet' }).waitFor()
    await goTo(page, '/en/builder?lines=leak..gone-sensor')
    await page.getByText('A product you chose is no longer sold: another has taken its place.').waitFor()

    await goTo(page, '/en/builder?know=parking&installation=no&bays=3')
    await page.getByLabel('Currency').first().selectOption('USD')
    await page.getByText('3 × $125.44').waitFor()
    await page.getByText('Converted from HKD to USD at a fixed rate.').waitFor()
  })
})

it('a plan goes into the quotation from its own page; one that was withdrawn is said in the basket, and the rest can be sent', async () => {
  const gone = { slug: 'plan:security', name: '保安計劃', nameEn: 'Security plan' }
  const page = await visit('/en/property-management', { stored: storedBasket([gone]) })
  await page.getByRole('button', { name: 'Add to quote: Leak watch plan (20 points)' }).click()
  await page.getByRole('link', { name: 'View quote: Leak watch plan (20 points)' }).click()
  await expect.poll(() => totals(page)).toEqual(['Per month HK$680', 'First-year total HK$8,160'])
  await page.getByText('This plan or service is no longer offered', { exact: false }).waitFor()
  await fillInBuyer(page, { name: 'Name', email: 'Email' })
  await page.getByRole('button', { name: 'Send the request' }).click()
  await page.getByRole('heading', { name: 'We have your request' }).waitFor()
})
