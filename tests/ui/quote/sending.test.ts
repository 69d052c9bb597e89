import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAddress, failedRequests, goTo, testSite } from '../site.ts'
import { expectLines, fillInBuyer, leakSensor, platform, storedBasket } from './basket.ts'

const { app, visit } = testSite()
const english = { name: 'Name', email: 'Email' }
const send = (page: Page) => page.getByRole('button', { name: 'Send the request' }).click()

async function requests() {
  return app().services.database.prisma.quote.findMany({
    include: { requestLines: { orderBy: { position: 'asc' } } },
    orderBy: { createdAt: 'asc' },
  })
}

describe('sending', () => {
  it('keeps the request, says its reference and private link, and empties the list', async () => {
    const page = await visit('/quote', {
      stored: { ...storedBasket([{ ...leakSensor, quantity: 20, note: '茶水間' }, platform]), currency: 'RMB' },
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await fillInBuyer(page, { name: '姓名', email: '電郵' })
    await page.getByRole('form').getByLabel('公司').fill('港灣物業')
    await page.getByRole('form').getByLabel('留言').fill('下月安裝')
    await page.getByRole('button', { name: '送出報價要求' }).click()
    await page.getByRole('heading', { name: '已收到你的報價要求' }).waitFor()

    const [request] = await requests()
    expect(request).toMatchObject({
      name: '陳大文',
      email: 'buyer@example.com',
      company: '港灣物業',
      message: '下月安裝',
      currency: 'RMB',
      language: 'zh-TW',
      suspect: false,
    })
    expect(request?.requestLines.map(({ sku, quantity, note }) => [sku, quantity, note])).toEqual([
      ['HI-WL-01', 20, '茶水間'],
      ['HI-SW-PLAT', 1, ''],
    ])
    await page.getByText(request?.reference ?? 'none').waitFor()
    const token = app().services.quoteLinks.open(request?.id ?? '', request?.linkSealed ?? null)
    const link = `${app().url}/quotes/${token}`
    expect(await page.getByLabel('你的專用連結').inputValue()).toBe(link)
    await page.getByRole('button', { name: '複製連結' }).click()
    await page.getByText('已複製連結').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await page.getByRole('link', { name: '報價清單', exact: true }).waitFor()

    await page.reload()
    await page.getByText(request?.reference ?? 'none').waitFor()
    await page.getByRole('button', { name: '開新的報價清單' }).click()
    await page.getByRole('heading', { name: '報價清單還是空的' }).waitFor()
  })

  it('says beside each field what is wrong; keeps text and list through a reload, a change of language and a network that is away; is one request where an answer was lost', async () => {
    const page = await visit('/en/quote', { stored: storedBasket([leakSensor]), expectedErrors: failedRequests })
    const form = page.getByRole('form')
    await form.getByLabel('Email').fill('not an address')
    await send(page)
    await page.getByText('This is not an email address.', { exact: false }).waitFor()
    const name = form.getByLabel('Name')
    expect(await name.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)

    await form.getByLabel('Message').fill('Six floors')
    await page.reload()
    await expect.poll(() => form.getByLabel('Message').inputValue()).toBe('Six floors')
    await page.getByRole('link', { name: '切換至繁體中文' }).click()
    await expect.poll(() => form.getByLabel('留言').inputValue()).toBe('Six floors')
    await page.getByRole('link', { name: 'Switch to English' }).click()
    await fillInBuyer(page, english)

    await page.route('**/quote-requests', (route) => route.abort())
    await send(page)
    await page.getByText('Your request could not be sent').waitFor()
    await expectLines(page, [['Water Leak Sensor', '1']])
    expect(await form.getByLabel('Message').inputValue()).toBe('Six floors')
    expect(await requests()).toEqual([])
    await page.unroute('**/quote-requests')

    let lost = 0
    await page.route('**/quote-requests', async (route) => {
      await route.fetch()
      await route.abort()
      lost += 1
    })
    for (const times of [1, 2]) {
      await send(page)
      await expect.poll(() => lost).toBe(times)
      await page.getByText('Your request could not be sent').waitFor()
      await expect.poll(() => page.getByRole('button', { name: 'Send the request' }).isEnabled()).toBe(true)
    }
    expect(await requests()).toHaveLength(1)
    await page.unroute('**/quote-requests')
    await page.getByRole('button', { name: 'Increase Water Leak Sensor' }).click()
    await send(page)
    await page.getByRole('heading', { name: 'We have your request' }).waitFor()
    const sent = await requests()
    expect(sent.map(({ message, requestLines }) => [message, ...requestLines.map(({ quantity }) => quantity)])).toEqual(
      [
        ['Six floors', 1],
        ['Six floors', 2],
      ],
    )
  })

  it('checks the list again when a product is withdrawn in the same moment', async () => {
    const page = await visit('/en/quote', {
      stored: storedBasket([leakSensor, { slug: 'gone-sensor', name: '已停售', nameEn: 'Gone Sensor' }]),
      expectedErrors: failedRequests,
      before: (opening) =>
        opening.route('**/products/lookup', async (route) => {
          const response = await route.fetch()
          const { items } = await response.json()
          const product = items[0].product
          await route.fulfill({ response, json: { items: items.map((item: object) => ({ ...item, product })) } })
        }),
    })
    await page.getByText('HK$1,180').first().waitFor()
    await fillInBuyer(page, english)
    await page.unroute('**/products/lookup')
    await send(page)
    await page.getByText('A product or plan in your list has just been withdrawn.', { exact: false }).waitFor()
    await page.getByText('This product is no longer sold and will not be part of your request.').waitFor()
    await send(page)
    await page.getByRole('heading', { name: 'We have your request' }).waitFor()
  })

  it('has nothing to send where every product is gone; leaves in the list what another tab has added meanwhile', async () => {
    const page = await visit('/en/quote', { stored: storedBasket([{ slug: 'gone-sensor' }]) })
    await page.getByText('This product is no longer sold', { exact: false }).waitFor()
    await fillInBuyer(page, english)
    await send(page)
    await page.getByText('There is nothing in the list that we can quote.', { exact: false }).waitFor()

    const other = await page.context().newPage()
    await other.goto('/en/products')
    await other.getByRole('button', { name: 'Add to quote: Water Leak Sensor' }).click()
    await page.getByText('HK$1,180').first().waitFor()
    await page.route('**/quote-requests', async (route) => {
      await other.getByRole('button', { name: 'Add to quote: Parking Sensor' }).click()
      await route.continue()
    })
    await send(page)
    await page.getByRole('heading', { name: 'We have your request' }).waitFor()
    await goTo(other, '/en/quote')
    await expectLines(other, [['Parking Sensor', '1']])
  })
})

/** Presses Tab until the focused element's name is this. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
      return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? ''
    })
    if (focused.replace('*', '').trim() === name) return
  }
  throw new Error(`Tab does not lead to "${name}"`)
}

it('the keyboard alone leads from the catalogue to a quotation that was sent, and to its link', {
  tags: ['night'],
}, async () => {
  const page = await visit('/en/products')
  await page.getByRole('heading', { name: 'Parking Sensor' }).waitFor()
  await tabTo(page, 'Add to quote: Parking Sensor')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'View quote: Parking Sensor' }).waitFor()
  await page.keyboard.press('Enter')
  await expectAddress(page, '/en/quote')
  await page.getByText('HK$980').first().waitFor()
  await tabTo(page, 'Quantity of Parking Sensor')
  await page.keyboard.type('12')
  await tabTo(page, 'Name')
  await page.keyboard.type('Chan Tai Man')
  await tabTo(page, 'Email')
  await page.keyboard.type('keys@example.com')
  await tabTo(page, 'Send the request')
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: 'We have your request' })
  await heading.waitFor()
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
  const request = (await requests()).find(({ email }) => email === 'keys@example.com')
  expect(request?.requestLines.map(({ sku, quantity }) => [sku, quantity])).toEqual([['HI-PK-02', 12]])
  await tabTo(page, 'Follow my request')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: `Quotation request ${request?.reference}` }).waitFor()
})
