import { expect, it } from 'vitest'
import { cutSite, keptIn } from './cut-site.ts'

const { keep, cut, mend } = cutSite()

const speakers = [
  {
    prefix: '',
    name: '漏水感測器',
    bar: /^你已離線。這是 \d+ 月 \d+ 日 \d\d:\d\d 的內容，價格及庫存其後可能有變。$/,
    price: /^\d+ 月 \d+ 日 \d\d:\d\d 的價格$/,
    title: '你已離線',
    again: '再試一次',
    seen: /^漏水感測器/,
  },
  {
    prefix: '/en',
    name: 'Water Leak Sensor',
    bar: /^You’re offline\. This is as of \d+ \w+, \d\d:\d\d; prices and stock may have changed since\.$/,
    price: /^Price as of \d+ \w+, \d\d:\d\d$/,
    title: 'You’re offline',
    again: 'Try Again',
    seen: /^Water Leak Sensor/,
  },
  {
    prefix: '/cn',
    name: '漏水传感器',
    bar: /^你已离线。这是 \d+ 月 \d+ 日 \d\d:\d\d 的内容，价格及库存其后可能有变。$/,
    price: /^\d+ 月 \d+ 日 \d\d:\d\d 的价格$/,
    title: '你已离线',
    again: '再试一次',
    seen: /^漏水传感器/,
  },
]

it.each(speakers)('in $name: what was seen is said to be as of then, and what was not leads back', async (say) => {
  const { prefix, name, bar, price, title, again, seen } = say
  const address = `${prefix}/products/water-leak-sensor`
  const page = await keep(address)
  const barNow = page.getByRole('status').filter({ hasText: bar })
  expect(await barNow.count()).toBe(0)
  expect(await page.getByText(price).count()).toBe(0)
  await cut()
  await page.reload()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByText(price).first().waitFor()
  expect(await barNow.count()).toBe(1)
  await page.goto(`${prefix}/lpwan`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('link', { name: again, exact: true }).waitFor()
  await page.getByRole('link', { name: seen }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await barNow.waitFor()
})

it('what was seen is there without a network, before any code has run, and fresh with one', async () => {
  const name = 'Water Leak Sensor'
  const page = await keep('/en/products')
  await page.goto('/en/products/water-leak-sensor')
  await expect.poll(() => keptIn(page, 'pages')).toContain('/en/products/water-leak-sensor')
  await cut()
  const html = await page.evaluate(() =>
    fetch('/en/products', { headers: { accept: 'text/html' } }).then((answer) => answer.text()),
  )
  expect(html).toMatch(/<html data-seen-at="[\d-]+T[\d:.]+Z"/)
  expect(html).toMatch(/class="off-line-bar[^>]*>.*You’re offline\..*<div id="root">/)

  const bar = page.getByRole('status').filter({ hasText: /^You’re offline/ })
  const price = page.getByText(/^Price as of/)
  await page.goto('/en/products')
  await page.getByRole('heading', { level: 2, name }).waitFor()
  await price.nth(5).waitFor()
  expect(await bar.count()).toBe(1)
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await bar.waitFor()

  await page.goto('/en/lpwan')
  const title = page.getByRole('heading', { level: 1, name: 'You’re offline' })
  await title.waitFor()
  await page.getByRole('link', { name: 'Try Again', exact: true }).click()
  await title.waitFor()
  await page.getByRole('link', { name: /^Water Leak Sensor/ }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await bar.waitFor()

  await mend()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await bar.waitFor({ state: 'detached' })
  expect(await price.count()).toBe(0)
  await page.goto('/en/lpwan')
  expect(await title.count()).toBe(0)
})

it('a page that is open says so when the network goes, and is as it was when the server is back by itself', async () => {
  const page = await keep('/en/products')
  await page.getByRole('button', { name: 'Refresh' }).click() // the answer is kept with the page
  await expect.poll(() => keptIn(page, 'answers')).toHaveLength(1)
  await cut()
  await page.getByRole('button', { name: 'Refresh' }).click()
  const bar = page.getByText(/^You’re offline/)
  await bar.waitFor()
  await page
    .getByText(/^Price as of/)
    .first()
    .waitFor()
  await mend()
  await bar.waitFor({ state: 'detached' })
})

it('an address of the reader’s own language is answered in it', async () => {
  const page = await keep('/products', { stored: { language: 'en' } })
  await cut()
  await page.goto('/about')
  await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).filter({ visible: true }).count()).toBe(1)
})

it('what is moved to is kept as well, once it is read', async () => {
  const page = await keep('/en/products')
  await page.getByRole('link', { name: 'Parking Sensor', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Parking Sensor' }).waitFor()
  await expect.poll(() => keptIn(page, 'pages')).toContain('/en/products/parking-sensor')
  await cut()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Parking Sensor' }).waitFor()
  await page.getByText(/^You’re offline/).waitFor()
})

it('a form that is sent without a network says so, and keeps what was typed', async () => {
  const page = await keep('/en/contact')
  const form = page.getByRole('form', { name: 'Send us a Message' })
  const values = { 'First name': 'Tai Man', 'Last name': 'Chan', 'E-mail': 'chan@example.com', Message: 'No network' }
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value)
  await cut()
  await form.locator('[type="submit"]').click()
  await form.getByText('We could not reach the server.').waitFor()
  await page.reload()
  await page.getByText(/^You’re offline/).waitFor()
  for (const [label, value] of Object.entries(values)) expect(await form.getByLabel(label).inputValue()).toBe(value)
  await mend()
  await form.locator('[type="submit"]').click()
  await page.getByRole('heading', { name: 'Message sent successfully!' }).waitFor()
})
