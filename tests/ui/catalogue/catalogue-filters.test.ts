import { beforeAll, describe, expect, it } from 'vitest'
import { leaveTheSix } from '#tests/support/catalogue/samples.ts'
import { expectAddress, expectProducts, goTo, productNames, testSite } from '../site.ts'

const { app, visit } = testSite()
beforeAll(() => leaveTheSix(app()))

const leak = '漏水感測器'
const meter = '智能電錶'
const parking = '泊車感測器'
const air = '九合一室內空氣質素感測器'
const platform = 'IoT 管理平台'
const dashboard = '附加儀表板'
const all = [leak, meter, parking, air, platform, dashboard]

describe('/products: search', () => {
  it('waits for an input method; finds by name or description, whatever the case, and keeps the words in the address', async () => {
    const page = await visit('/products')
    await expectProducts(page, all)
    const queries: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/api/')) queries.push(search)
    })
    await page.getByRole('searchbox').focus()
    const keyboard = await page.context().newCDPSession(page)
    await keyboard.send('Input.imeSetComposition', { text: 'lau', selectionStart: 3, selectionEnd: 3 })
    await page.waitForTimeout(600)
    expect(queries).toEqual([])
    await keyboard.send('Input.insertText', { text: '漏水' })
    await expectProducts(page, [leak])
    await expectAddress(page, `/products?search=${encodeURIComponent('漏水')}`)

    await page.getByRole('searchbox').fill('DIN-RAIL')
    await expectProducts(page, [meter])
    await expectAddress(page, '/products?search=DIN-RAIL')
    await page.reload()
    await expectProducts(page, [meter])
    expect(await page.getByRole('searchbox').inputValue()).toBe('DIN-RAIL')
  })

  it('takes a slip for the word that was meant; where nothing is found, suggests words, categories, the assistant and people', async () => {
    const page = await visit('/en/products?search=parkng')
    await page.getByText('Nothing found for “parkng”. These are the results for “parking”.').waitFor()
    await page.getByRole('heading', { level: 2, name: 'Parking Sensor' }).waitFor()

    await goTo(page, '/en/products?search=zigbee+meter')
    const main = page.getByRole('main')
    await page.getByRole('heading', { name: 'No matching products' }).waitFor()
    expect(await main.getByRole('region', { name: 'Browse' }).getByRole('link').allTextContents()).toEqual([
      'IoT hardware',
      'AI software',
    ])
    await main.getByRole('link', { name: 'Contact us' }).waitFor()
    await main.getByRole('button', { name: 'Ask the assistant' }).click()
    const question = page.getByRole('dialog').getByRole('textbox')
    await expect.poll(() => question.inputValue()).toBe('Do you have “zigbee meter”?')
    await page.keyboard.press('Escape')
    await main.getByRole('region', { name: 'Search for' }).getByRole('button', { name: 'meter' }).click()
    await page.getByRole('heading', { level: 2, name: 'Smart Energy Meter' }).waitFor()
    await expectAddress(page, '/en/products?search=meter')
  })

  it('where another category has it, leads there; where nothing has, says so, and clears', async () => {
    const page = await visit('/en/products?search=leak&category=software')
    await page.getByRole('main').getByRole('button', { name: 'IoT hardware (1)' }).click()
    await page.getByRole('heading', { level: 2, name: 'Water Leak Sensor' }).waitFor()

    await goTo(page, '/en/products?search=zzz')
    await page.getByRole('heading', { name: 'No matching products' }).waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
    await expectAddress(page, '/en/products')
    await page.getByText('6 products').waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('')
  })
})

describe('/products: category and other filters', () => {
  it('a category is mirrored in the address, read from it, taken off for all, and undone by the back button', async () => {
    const page = await visit('/products?category=software')
    await expectProducts(page, [platform, dashboard])
    const category = page.getByLabel('類別')
    expect(await category.inputValue()).toBe('software')
    await category.selectOption('hardware')
    await expectAddress(page, '/products?category=hardware')
    await expectProducts(page, [leak, meter, parking, air])
    await category.selectOption('all')
    await expectAddress(page, '/products')
    await expectProducts(page, all)
    await page.goBack()
    await page.goBack()
    await expectAddress(page, '/products?category=software')
    await expectProducts(page, [platform, dashboard])
    expect(await category.inputValue()).toBe('software')
  })

  it('an address with what the API would refuse, and what is not its own, shows all; then price, stock and order', async () => {
    const page = await visit('/products?category=boats&page=none&utm_source=mail')
    await expectProducts(page, all)

    await goTo(page, '/products')
    await page.getByLabel('最低價格').fill('1000')
    await page.getByLabel('最高價格').fill('1600')
    await page.keyboard.press('Enter')
    await expectProducts(page, [leak, meter])
    await expectAddress(page, '/products?minPrice=1000&maxPrice=1600')

    await goTo(page, '/products')
    await expectProducts(page, all)
    await page.getByLabel(/只看有現貨/).check()
    await expectAddress(page, '/products?inStock=true')
    await expectProducts(page, all)

    await goTo(page, '/products')
    await page.getByLabel('排序').selectOption('price')
    await expectAddress(page, '/products?sort=price')
    const first = page.getByRole('main').getByRole('heading', { level: 2 }).first()
    await expect.poll(() => first.textContent()).toBe(dashboard)
  })

  it('categories with counts, in the order of the reader’s names; narrowed by use, IP rating and tag; behind a button on a phone', async () => {
    const page = await visit('/en/products')
    await page.getByText('6 products').waitFor()
    const options = page.getByLabel('Category').locator('option')
    expect(await options.evaluateAll((found) => found.map((option) => option.getAttribute('value')))).toEqual([
      'all',
      'hardware',
      'software',
      'lpwan',
      'systems',
    ])
    expect(await options.allTextContents()).toEqual([
      'All categories',
      'IoT hardware (4)',
      'AI software (2)',
      'LPWAN (0)',
      'Complete systems (0)',
    ])
    const names = await productNames(page)
    expect(names).toEqual(names.toSorted())
    const sort = page.getByLabel('Sort')
    expect(await sort.inputValue()).toBe('nameEn')

    const use = page.getByLabel('Use', { exact: true })
    await use.selectOption({ label: 'Parking (1)' })
    await expectProducts(page, ['Parking Sensor'])

    await goTo(page, '/en/products')
    await page.getByText('6 products').waitFor()
    const rating = page.getByLabel('IP rating', { exact: true })
    expect(await rating.locator('option').allTextContents()).toEqual([
      'All IP ratings',
      'IP30 (1)',
      'IP51 (1)',
      'IP67 (1)',
      'IP68 (1)',
    ])
    await rating.selectOption({ label: 'IP68 (1)' })
    await expectProducts(page, ['Parking Sensor'])
    await expectAddress(page, '/en/products?ipRating=IP68')
    await use.selectOption({ label: 'Parking (1)' })
    await rating.selectOption({ label: 'All IP ratings' })
    await expectAddress(page, `/en/products?subcategory=${encodeURIComponent('泊車')}+Parking`)

    await goTo(page, '/en/products?tag=ESG')
    await expectProducts(page, ['Smart Energy Meter', 'Additional Dashboard App'])
    await page.getByRole('button', { name: 'Remove tag ESG' }).click()
    await expectAddress(page, '/en/products')

    await page.setViewportSize({ width: 390, height: 844 })
    await sort.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Filters' }).click()
    await sort.waitFor({ state: 'visible' })
  })
})
