import { expect, it } from 'vitest'
import { expectAddress, goTo, testSite } from './site.ts'

const { visit } = testSite()

it('/privacy says what is collected, why, who receives it, how long it is kept, and how to ask; /terms what prices and figures are, and which law applies', async () => {
  const page = await visit('/privacy')
  const main = page.getByRole('main')
  await page.getByText('《個人資料（私隱）條例》（第 486 章）').waitFor()
  const parts = main.getByRole('heading', { level: 2 })
  expect((await parts.allTextContents()).map((title) => title.replace(/^\d+/, ''))).toEqual([
    '要點',
    '我們收集甚麼',
    'AI 助手怎樣處理你的訊息',
    '為何收集',
    '誰會收到',
    '保存多久',
    'Cookie 和瀏覽器儲存',
    '如何保護',
    '索取副本、改正或刪除',
    '修訂和語言',
  ])
  await goTo(page, '/en/privacy#rights')
  const recipients = page.getByRole('table', { name: 'Beyond our own staff' })
  for (const name of ['Form service', 'Email service', 'Model gateway (AI)']) {
    await recipients.getByRole('rowheader', { name }).waitFor()
  }
  expect(await page.locator('time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/)
  const link = main.getByRole('link', { name: 'hello@harbour-iot.example' })
  expect(await link.getAttribute('href')).toBe('mailto:hello@harbour-iot.example?subject=Personal%20data%20request')

  await goTo(page, '/terms')
  await page.getByText('由發出日起 30 日內有效').waitFor()
  await page.getByText('受香港特別行政區法律管轄').waitFor()
  await goTo(page, '/en/terms')
  for (const name of ['Prices', 'Quotations and orders', 'Limited offers', 'What the figures mean', 'Governing law']) {
    await page.getByRole('heading', { level: 2, name }).waitFor()
  }
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: '5. What the figures mean' })
    .click()
  await expectAddress(page, '/en/terms#figures')
  const title = page.getByRole('heading', { name: 'What the figures mean' })
  await expect.poll(() => title.evaluate((heading) => heading === document.activeElement)).toBe(true)
  await page.goBack()
  await expectAddress(page, '/en/terms')
})

it('/privacy names each thing that the site stores in a browser', async () => {
  const page = await visit('/products', { stored: { currency: 'USD' } })
  await page.getByRole('heading', { name: '漏水感測器' }).waitFor()
  await page.getByRole('button', { name: /^外觀/ }).click()
  await page.getByRole('link', { name: 'Switch to English' }).click()
  await expectAddress(page, '/en/products')
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  expect(stored.length).toBeGreaterThanOrEqual(5)
  await goTo(page, '/en/privacy')
  const names = page.getByRole('table', { name: 'By name' }).getByRole('rowheader')
  await names.first().waitFor()
  const listed = await names.allTextContents()
  expect(listed).toEqual(expect.arrayContaining([...stored, ...cookies, 'assistant', 'chatConversation']))
})
