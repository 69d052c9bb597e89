import { expect, it } from 'vitest'
import { writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { findingCatalogue } from '#tests/api/catalogue/finding-catalogue.ts'
import { expectAccessible } from '../axe.ts'
import { expectAddress, failedRequests, goTo, testSite } from '../site.ts'

const site = testSite()
const { visit } = site
const suggestionsCode = '**/assets/Suggestions-*.js'
const small = { width: 390, height: 844 }
const langs = { '': 'zh-HK', '/en': 'en', '/cn': 'zh-CN' }
const write = () => writeProducts(site.app().services.database, findingCatalogue)

it('by keyboard, finds products and pages in each language, by slips, models and sounds', async () => {
  await write()
  const page = await visit('/about')
  for (const [prefix, typed, name, address] of [
    ['', '漏水', '漏水感測器 WL-01', '/products/water-leak-sensor'],
    ['', 'ting che', '泊車感測器 PK-02', '/products/parking-sensor'],
    ['/en', 'temprature', 'Temperature and Humidity Sensor TH-05', '/en/products/temperature-and-humidity-sensor'],
    ['/en', 'wl-01', 'Water Leak Sensor WL-01', '/en/products/water-leak-sensor'],
    ['/cn', 'lau seoi', '漏水传感器 WL-01', '/cn/products/water-leak-sensor'],
    ['/en', 'careers', 'Careers', '/en/careers'],
    ['/en', 'warranty', 'How long is the warranty?', '/en/support#warranty-period'],
  ] as const) {
    await goTo(page, `${prefix}/about`)
    await page.locator(`html[lang=${langs[prefix]}]`).waitFor({ state: 'attached' })
    await page.keyboard.press('/')
    const field = page.getByRole('combobox', { name: /^(?:Search|搜尋|搜索|搜寻)$/ })
    await field.waitFor()
    expect(await field.inputValue()).toBe('')
    const suggested = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('q') === typed)
    await page.keyboard.type(typed)
    await suggested // what came for its beginnings is no longer shown then
    const option = page.getByRole('option', { name, exact: true })
    await option.waitFor()
    expect(await field.getAttribute('aria-expanded')).toBe('true')
    const isMarked = async () => (await option.getAttribute('aria-selected')) === 'true'
    for (let step = 0; step < 12 && !(await isMarked()); step += 1) await page.keyboard.press('ArrowDown')
    expect(await isMarked(), typed).toBe(true)
    // the field hears of it a moment later
    await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
    await page.keyboard.press('Enter')
    await expectAddress(page, address)
  }
})

it('loads its list and data only when it is reached for; Enter alone searches the catalogue, whose marks of what was understood can be removed; what shows nothing is counted, once a view', async () => {
  await write()
  const page = await visit('/en/about')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /Suggestions|\/suggestions/.test(url))).toEqual([])
  await page.keyboard.press('/')
  const suggested = page.waitForRequest(/\/api\/v1\/suggestions\?q=sensor&/)
  await page.keyboard.type('sensor')
  await suggested
  await page.getByRole('option').first().waitFor()
  await page.keyboard.type(' under HK$500')
  await page.keyboard.press('Enter')
  await expectAddress(page, `/en/products?search=${encodeURIComponent('sensor under HK$500').replaceAll('%20', '+')}`)
  await page.getByRole('heading', { level: 2, name: 'Temperature and Humidity Sensor' }).waitFor()
  expect(await page.getByRole('heading', { level: 2, name: 'Parking Sensor' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Remove “Up to HK$500”' }).click()
  await expectAddress(page, '/en/products?search=sensor')
  await page.getByRole('heading', { level: 2, name: 'Parking Sensor' }).waitFor()

  await goTo(page, '/en/products?search=zigbee')
  await page.getByRole('heading', { name: 'No matching products' }).waitFor()
  const rows = () => site.app().services.database.prisma.missedSearch.findMany()
  await expect.poll(rows).toMatchObject([{ term: 'zigbee', language: 'en', count: 1 }])
})

it('Escape closes the list, then the field, which gives focus back; "/" in a field is a character; it stands on the page that is not there, too', async () => {
  await write()
  const page = await visit('/en/products')
  const button = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
  await button.click()
  const field = page.getByRole('combobox', { name: 'Search', exact: true })
  await field.fill('leak')
  await page.getByRole('option', { name: 'Water Leak Sensor WL-01' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'hidden' })
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  const list = page.getByRole('searchbox')
  await list.focus()
  await page.keyboard.type('a/b')
  expect(await list.inputValue()).toBe('a/b')

  await goTo(page, '/en/nowhere')
  await page.getByRole('main').getByRole('combobox', { name: 'Search' }).fill('parking')
  await page.getByRole('option', { name: 'Parking Sensor PK-02' }).click()
  await expectAddress(page, '/en/products/parking-sensor')
})

it('by touch, on a phone, in either language', async () => {
  await write()
  const page = await visit('/', { viewport: small, hasTouch: true })
  for (const [prefix, typed, name, address] of [
    ['', '電錶', '智能電錶 EM-03', '/products/smart-energy-meter'],
    ['/en', 'gateway', 'Outdoor Gateway GW-08', '/en/products/outdoor-gateway'],
  ] as const) {
    await goTo(page, `${prefix}/`)
    await page.locator(`html[lang=${langs[prefix]}]`).waitFor({ state: 'attached' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(small.width)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(?:Search|搜尋)$/ })
      .tap()
    await page.getByRole('combobox', { name: /^(?:Search|搜尋)$/ }).fill(typed)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(small.width)
    await page.getByRole('option', { name, exact: true }).tap()
    await expectAddress(page, address)
  }
})

it('keeps each letter while its suggestions are on the way, then suggests', async () => {
  await write()
  const late = Promise.withResolvers<void>()
  const page = await visit('/en/about')
  await page.route(suggestionsCode, (route) => late.promise.then(() => route.continue()))
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: 'Search', exact: true })
  await field.waitFor()
  await page.keyboard.type('leak')
  expect(await field.inputValue()).toBe('leak')
  late.resolve()
  await page.getByRole('option', { name: 'Water Leak Sensor WL-01', exact: true }).waitFor()
})

it('searches where its suggestions cannot be loaded', async () => {
  await write()
  const page = await visit('/en/about', { expectedErrors: failedRequests })
  await page.route(suggestionsCode, (route) => route.abort())
  const refused = page.waitForEvent('requestfailed')
  await page.keyboard.press('/')
  await refused
  await page.keyboard.type('parking')
  await page.keyboard.press('Enter')
  await expectAddress(page, '/en/products?search=parking')
})

it('who begins to search while the next page is on the way goes on when it is there', async () => {
  const page = await visit('/en/about')
  await page.evaluate(() => {
    history.pushState(null, '', '/en/careers')
    dispatchEvent(new PopStateEvent('popstate'))
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))
  })
  await page.locator('#roles').waitFor()
  await page.keyboard.type('leak')
  expect(await page.getByRole('combobox', { name: 'Search', exact: true }).inputValue()).toBe('leak')
})

it('is a form of the catalogue without scripts', async () => {
  await write()
  const page = await visit('/en/about', { javaScriptEnabled: false })
  const field = page.getByRole('banner').getByRole('searchbox', { name: 'Search' })
  await field.fill('parking')
  await field.press('Enter')
  await expectAddress(page, '/en/products?search=parking')
  await page.getByRole('heading', { level: 2, name: 'Parking Sensor' }).waitFor()
})
