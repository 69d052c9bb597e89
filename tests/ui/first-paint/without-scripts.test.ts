import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { many } from '#tests/api/forms/forms.ts'
import { createStaff } from '#tests/support/staff.ts'
import { requestQuote, sendQuote } from '../admin/sales/quotes.ts'
import { expectAddress, expectProducts, failedRequests, productNames, testSite } from '../site.ts'

const { app, visit } = testSite({}, { limits: many })

const withoutScripts = { javaScriptEnabled: false }

async function fillEnquiry(page: Page, email: string, message: string): Promise<void> {
  const form = page.getByRole('form')
  await form.locator('[name=firstName]').fill('Tai Man')
  await form.locator('[name=lastName]').fill('Chan')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=message]').fill(message)
  await form.locator('[type=submit]').click()
}

const enquiries = (message: string) => app().services.database.prisma.enquiry.findMany({ where: { message } })

describe('an enquiry, in a browser that runs no scripts', () => {
  it.each([
    ['/contact', '訊息已成功送出！', 'zh-TW'],
    ['/en/contact', 'Message sent successfully!', 'en'],
  ])('%s: is a row, and the page that answers says so; sent again, it is the same', async (address, sent, language) => {
    const page = await visit(address, withoutScripts)
    const message = `Without scripts, at ${address}, <b>bold</b>`
    await fillEnquiry(page, 'tm@example.com', message)
    await page.getByRole('heading', { name: sent }).waitFor()
    await expectAddress(page, address)
    const [row, ...others] = await enquiries(message)
    expect(row).toMatchObject({ email: 'tm@example.com', language })
    await page.getByText(row?.reference ?? 'no reference').waitFor()
    await page.reload()
    await page.getByRole('heading', { name: sent }).waitFor()
    expect([others, await enquiries(message)]).toEqual([[], [row]])
  })

  it('that has faults is not stored; the page keeps what was typed and says what is wrong', async () => {
    const page = await visit('/en/contact', { ...withoutScripts, expectedErrors: failedRequests })
    const message = 'To be sent once its email address is one'
    await page.locator('form[method=post]').evaluateAll((forms) => {
      for (const form of forms) form.setAttribute('novalidate', '')
    })
    await fillEnquiry(page, 'tm@nowhere', message)
    const email = page.getByRole('form').locator('[name=email]')
    expect(await email.inputValue()).toBe('tm@nowhere')
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByRole('form').locator('[name=message]').inputValue()).toBe(message)
    expect(await enquiries(message)).toEqual([])
    await fillEnquiry(page, 'tm@example.com', message)
    await page.getByRole('heading', { name: 'Message sent successfully!' }).waitFor()
    expect(await enquiries(message)).toHaveLength(1)
  })

  it('cannot be sent by a page of another site', async () => {
    const body = new URLSearchParams({
      firstName: 'A',
      lastName: 'B',
      email: 'a@example.com',
      message: 'From elsewhere',
    })
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const answer = await fetch(`${app().url}/contact`, { method: 'POST', body, headers })
    expect(answer.status).toBe(403)
    expect(await enquiries('From elsewhere')).toEqual([])
  })
})

it('a demo is booked without scripts', async () => {
  const page = await visit('/en/demo', withoutScripts)
  const form = page.getByRole('form', { name: 'Your booking' })
  await form.locator('[name=name]').fill('Chan Tai Man')
  await form.locator('[name=email]').fill('demo@example.com')
  await form.locator('[name=company]').fill('Harbour Estates')
  await form.getByRole('combobox', { name: 'Industry' }).selectOption('retail')
  await form.locator('[type=submit]').click()
  await page.getByRole('heading', { name: 'Demo requested!' }).waitFor()
  const rows = await app().services.database.prisma.demoRequest.findMany({ where: { email: 'demo@example.com' } })
  expect(rows).toMatchObject([{ name: 'Chan Tai Man', language: 'en' }])
})

it('the catalogue is searched, filtered and paged without scripts', async () => {
  const page = await visit('/en/products', withoutScripts)
  const all = await productNames(page)
  expect(all.length).toBeGreaterThan(1)
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('parking')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expectProducts(page, [
    'Car Park Guidance System',
    'NB-IoT SIM Plan',
    'Outdoor LoRaWAN Gateway',
    'Parking Sensor',
  ])
  expect(new URL(page.url()).searchParams.get('search')).toBe('parking')
  expect(await field.inputValue()).toBe('parking')
})

it.each([
  ['/nowhere', '搜尋', ['產品目錄', '行業方案', '聯絡我們']],
  ['/cn/nowhere', '搜索', ['产品目录', '行业方案', '联系我们']],
])('%s, which is no page, searches and leads on without scripts', async (address, search, ways) => {
  const page = await visit(address, { ...withoutScripts, expectedErrors: failedRequests })
  const main = page.getByRole('main')
  const links = main.getByRole('navigation').getByRole('link')
  expect(await links.locator('strong').allTextContents()).toEqual(ways)
  const prefix = address.replace('/nowhere', '')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    ['/products', '/solutions', '/contact'].map((path) => prefix + path),
  )
  await main.getByRole('combobox', { name: search }).fill('parking')
  await main.getByRole('button', { name: search }).click()
  await expectAddress(page, `${prefix}/products?search=parking`)
})

describe('a quotation, in a browser that runs no scripts', () => {
  it.each([
    ['/products/parking-sensor', '索取報價', '泊車感測器', '訊息已成功送出！'],
    ['/en/products/parking-sensor', 'Request a quote', 'Parking Sensor', 'Message sent successfully!'],
  ])('%s leads to the form that asks for it, of that product', async (address, action, name, sent) => {
    const page = await visit(address, withoutScripts)
    await page.getByRole('link', { name: action }).first().click()
    const form = page.getByRole('form')
    expect(await form.locator('[name=product]').inputValue()).toBe(name)
    expect(await form.locator('[name=inquiryType]').inputValue()).toBe('quote')
    const message = `Forty of them, please (${address})`
    await fillEnquiry(page, 'buyer@example.com', message)
    await page.getByRole('heading', { name: sent }).waitFor()
    expect(await enquiries(message)).toMatchObject([{ product: name, inquiryType: 'quote' }])
  })

  it.each([
    ['/quote', '報價清單要開啟 JavaScript 才能使用', '用查詢表格索取報價'],
    ['/en/quote', 'This list needs JavaScript', 'Ask in the enquiry form'],
  ])('%s says what to do instead, and nothing that cannot be done', async (address, title, action) => {
    const page = await visit(address, withoutScripts)
    await page.getByRole('heading', { name: title }).waitFor()
    expect(await page.locator('main').getByRole('textbox').count()).toBe(0)
    await page.getByRole('link', { name: action }).click()
    expect(await page.getByRole('form').locator('[name=inquiryType]').inputValue()).toBe('quote')
  })
})

const buttonsOf = (page: Page) => page.getByRole('main').getByRole('button').filter({ visible: true }).count()

it('what was offered on a private link can be read without scripts, with the ways to answer it', async () => {
  const { id, reference, token } = await requestQuote(app())
  await sendQuote(app(), await createStaff(app(), 'manager'), id)
  const page = await visit(`/en/quotes/${token}`, withoutScripts)
  await page.getByRole('heading', { level: 1, name: `Quotation ${reference}` }).waitFor()
  await page.getByRole('row', { name: /Water Leak Sensor.*40.*US\$128\.38.*US\$5,135\.20/ }).waitFor()
  const card = page.getByRole('region', { name: 'Your decision' })
  await card.getByText('29 days left').waitFor()
  await card.getByText('Turn on JavaScript to answer here, or call or write to us').waitFor()
  expect(await card.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toContain(token)
  expect(await page.getByRole('link', { name: /^Email/ }).getAttribute('href')).toContain(reference)
  expect(await page.getByLabel('Your private link').inputValue()).toBe(page.url())
  expect(await buttonsOf(page)).toBe(0)
})

it('the page that confirms an address says that it needs scripts, and that the message is answered all the same', async () => {
  const page = await visit('/en/confirm#secret', withoutScripts)
  await page.getByRole('heading', { level: 1, name: 'Confirm your email address' }).waitFor()
  await page.getByText('To confirm, turn on JavaScript. Even if you do not, we answer your message.').waitFor()
  expect(await buttonsOf(page)).toBe(0)
})
