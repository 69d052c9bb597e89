import { beforeAll, describe, expect, it } from 'vitest'
import { leaveTheSix } from '#tests/support/catalogue/samples.ts'
import { expectNoViolationsInThemes } from '../axe.ts'
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

  it('takes a slip for the word that was meant; leaves out words that nothing has; where nothing is found, suggests categories, the assistant and people', async () => {
    const page = await visit('/en/products?search=parkng')
    await page.getByText('Nothing found for “parkng”. These are the results for “parking”.').waitFor()
    await page.getByRole('heading', { level: 2, name: 'Parking Sensor' }).waitFor()

    await goTo(page, '/en/products?search=zigbee+meter')
    await page.getByText('Without: “zigbee”').waitFor()
    await page.getByRole('heading', { level: 2, name: 'Smart Energy Meter' }).waitFor()
    await goTo(page, '/en/products?search=parking+formaldehyde')
    await page.getByRole('link', { name: '“formaldehyde”' }).click()
    await expectAddress(page, '/en/products?search=formaldehyde')

    await goTo(page, '/en/products?search=zigbee')
    const main = page.getByRole('main')
    await page.getByRole('heading', { name: 'No matching products' }).waitFor()
    expect(await main.getByRole('region', { name: 'Browse' }).getByRole('link').allTextContents()).toEqual([
      'IoT hardware',
      'AI software',
    ])
    await main.getByRole('link', { name: 'Contact us' }).waitFor()
    await main.getByRole('button', { name: 'Ask the assistant' }).click()
    const question = page.getByRole('dialog').getByRole('textbox')
    await expect.poll(() => question.inputValue()).toBe('Do you have “zigbee”?')
  })

  it('where another category has it, leads there; where nothing has, says so, and clears', async () => {
    const page = await visit('/en/products?search=leak&category=software')
    await page.getByRole('main').getByRole('link', { name: 'IoT hardware (1)' }).click()
    await page.getByRole('heading', { level: 2, name: 'Water Leak Sensor' }).waitFor()

    await goTo(page, '/en/products?search=zzz')
    await page.getByRole('heading', { name: 'No matching products' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Clear all' }).last().click()
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
    await category.selectOption('')
    await expectAddress(page, '/products')
    await expectProducts(page, all)
    await page.goBack()
    await page.goBack()
    await expectAddress(page, '/products?category=software')
    await expectProducts(page, [platform, dashboard])
    expect(await category.inputValue()).toBe('software')
  })

  it('an address with what the API would refuse, and what is not its own, shows all; a search is sorted by relevance, unless another order is chosen', async () => {
    const page = await visit('/products?category=boats&page=none&sort=relevance&utm_source=mail')
    await expectProducts(page, all)
    const sort = page.getByLabel('排序')
    expect(await sort.locator('option:checked').textContent()).toBe('排序：名稱')
    await sort.selectOption('price')
    await expectAddress(page, '/products?category=boats&sort=price&utm_source=mail')
    const first = page.getByRole('main').getByRole('heading', { level: 2 }).first()
    await expect.poll(() => first.textContent()).toBe(dashboard)

    await goTo(page, '/en/products?search=parking+sensor')
    const order = page.getByLabel('Sort')
    expect(await order.locator('option:checked').textContent()).toBe('Sort: Relevance')
    await expect.poll(() => first.textContent()).toBe('Parking Sensor')
    await order.selectOption('nameEn')
    await expectAddress(page, '/en/products?search=parking+sensor&sort=nameEn')
    await order.selectOption({ label: 'Sort: Relevance' })
    await expectAddress(page, '/en/products?search=parking+sensor')
  })

  it('categories with counts, in the order of the reader’s names, and uses; what is set can be removed, one by one and all at once', async () => {
    const page = await visit('/en/products')
    await page.getByText('6 products').waitFor()
    const options = page.getByLabel('Category').locator('option')
    expect(await options.allTextContents()).toEqual([
      'All categories',
      'IoT hardware (4)',
      'AI software (2)',
      'LPWAN (0)',
      'Complete systems (0)',
    ])
    const names = await productNames(page)
    expect(names).toEqual(names.toSorted())

    const use = page.getByLabel('Use', { exact: true })
    expect(await use.locator('option').allTextContents()).toEqual([
      'All uses',
      'Parking (1)',
      'Air quality (1)',
      'Energy (1)',
      'Leak detection (1)',
    ])
    await use.selectOption({ label: 'Parking (1)' })
    await expectProducts(page, ['Parking Sensor'])
    await expectAddress(page, `/en/products?subcategory=${encodeURIComponent('泊車')}+Parking`)

    await goTo(page, '/en/products?tag=ESG&inStock=true&maxPrice=2000&ipRating=IP51')
    const set = page.getByRole('list', { name: 'Filters in use' })
    await expect
      .poll(() => set.getByRole('link').allTextContents())
      .toEqual(['In stock only', 'Up to HK$2,000', 'IP51', 'ESG', 'Clear all'])
    await set.getByRole('link', { name: 'Remove filter: IP51' }).click()
    await expectProducts(page, ['Smart Energy Meter', 'Additional Dashboard App'])
    await expectAddress(page, '/en/products?tag=ESG&inStock=true&maxPrice=2000')
    await set.getByRole('link', { name: 'Clear all' }).click()
    await expectAddress(page, '/en/products')
    await expect.poll(() => set.count()).toBe(0)
  })

  it('all others are in a drawer, which is closed at first', async () => {
    const page = await visit('/en/products', { viewport: { width: 390, height: 844 } })
    await page.getByText('6 products').waitFor()
    const drawer = page.getByRole('dialog', { name: 'All filters' })
    expect(await drawer.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'All filters' }).click()
    const ratings = drawer.getByRole('region', { name: 'IP rating' }).getByRole('link')
    expect(await ratings.allTextContents()).toEqual(['IP301', 'IP511', 'IP671', 'IP681'])
    await ratings.last().click()
    await expectAddress(page, '/en/products?ipRating=IP68')
    await expect.poll(() => ratings.last().getAttribute('aria-current')).toBe('true')
    await expectNoViolationsInThemes(page)
    await drawer.getByRole('button', { name: 'Show 1 result' }).click()
    await drawer.waitFor({ state: 'hidden' })
    await expectProducts(page, ['Parking Sensor'])

    await page.getByRole('button', { name: 'All filters (1)' }).click()
    await ratings.filter({ hasText: 'IP68' }).click()
    await expectAddress(page, '/en/products')
    await expect.poll(() => drawer.locator('[aria-current=true]').count()).toBe(0) // what is shown follows the address
    await drawer.getByLabel('Lowest price').fill('1000')
    await drawer.getByLabel('Highest price').fill('1600')
    await page.keyboard.press('Enter')
    await expectAddress(page, '/en/products?minPrice=1000&maxPrice=1600')
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await expectProducts(page, ['Smart Energy Meter', 'Water Leak Sensor'])
  })

  it('work without scripts: the drawer opens, its links choose, and the form keeps them', async () => {
    const page = await visit('/en/products', { javaScriptEnabled: false })
    const drawer = page.getByRole('dialog', { name: 'All filters' })
    await page.getByRole('button', { name: 'All filters' }).click()
    await drawer.getByRole('link', { name: 'LoRaWAN' }).click()
    await expectAddress(page, '/en/products?connectivityType=lora')
    await expectProducts(page, ['Smart Energy Meter', 'Water Leak Sensor'])
    await page.getByRole('main').getByRole('searchbox').fill('leak')
    await page.keyboard.press('Enter')
    await expectProducts(page, ['Water Leak Sensor'])
    const { searchParams } = new URL(page.url())
    expect([searchParams.get('search'), searchParams.get('connectivityType')]).toEqual(['leak', 'lora'])
    expect(await page.getByLabel('Sort').locator('option:checked').textContent()).toBe('Sort: Relevance')
    await page.getByRole('link', { name: 'Remove filter: LoRaWAN' }).click()
    await expectProducts(page, ['Water Leak Sensor'])
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Water Leak Sensor' }) })
    expect(await row.getByRole('link', { name: /^Request a quote/ }).getAttribute('href')).toBe(
      '/en/contact?inquiryType=quote&product=Water+Leak+Sensor',
    )
    await row.getByRole('link', { name: /^Compare/ }).click()
    await expectAddress(page, '/en/compare?products=water-leak-sensor')
  })
})
