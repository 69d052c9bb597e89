import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { traditionalIn } from '#tests/support/traditional.ts'
import { laptop } from './assistant/drawer.ts'
import { expectAddress, goTo, testSite } from './site.ts'

const { visit } = testSite()

/** Dictionaries that a page asks for from now on. */
function dictionaries(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => request.url().includes('/simplified-') && names.push(request.url()))
  return names
}

describe('decision 014, the site in mainland Chinese', () => {
  it('speaks it under /cn, in the shapes of its own characters, and links stay there; what was converted of a product is marked, but not to those who read what was written', async () => {
    const page = await visit('/cn/products')
    const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
    await page.getByRole('heading', { level: 1, name: '产品目录' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')
    expect(await page.title()).toBe('产品目录 · 港湾物联')
    expect(await font()).toContain('"PingFang SC"')
    await page.getByRole('link', { name: '漏水传感器', exact: true }).click()
    await expectAddress(page, '/cn/products/water-leak-sensor')
    await page.getByRole('heading', { level: 1, name: '漏水传感器' }).waitFor()
    await page.getByText('由繁体中文转换').waitFor()
    await goTo(page, '/products/water-leak-sensor')
    await page.getByRole('heading', { level: 1, name: '漏水感測器' }).waitFor()
    expect(await page.getByText('由繁體中文轉換').count()).toBe(0)
    expect(await font()).toContain('"PingFang HK"')
  })

  it('comes with its dictionary, which no other language loads', async () => {
    let asked: string[] = []
    const page = await visit('/products', {
      async before(opening) {
        asked = dictionaries(opening)
      },
    })
    await page.getByRole('heading', { level: 1, name: '產品目錄' }).waitFor()
    expect(asked).toEqual([])
    await page.getByRole('link', { name: '切换至简体中文' }).click()
    await expectAddress(page, '/cn/products')
    await page.getByRole('heading', { level: 1, name: '产品目录' }).waitFor()
    expect(asked).toHaveLength(1)
  })

  it('is what its address says, and is remembered once it is chosen: an address without language speaks it from then on', async () => {
    const page = await visit('/cn/products', { stored: { language: 'en' } })
    await page.getByRole('heading', { level: 1, name: '产品目录' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
    await page.getByRole('link', { name: '切換至繁體中文' }).click()
    await expectAddress(page, '/products')
    await page.getByRole('link', { name: '切换至简体中文' }).click()
    await expectAddress(page, '/cn/products')
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('zh-CN')
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'language')?.value).toBe('zh-CN')
    await page.goto('/products')
    await page.getByRole('heading', { level: 1, name: '产品目录' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')
    expect(await page.title()).toBe('产品目录 · 港湾物联')
    await page.getByRole('link', { name: '切換至繁體中文' }).click()
    await page.getByRole('heading', { level: 1, name: '產品目錄' }).waitFor()
    await expectAddress(page, '/products')
  })

  it('another tab follows the choice', async () => {
    const page = await visit('/products')
    await page.getByRole('heading', { level: 1, name: '產品目錄' }).waitFor()
    const other = await page.context().newPage()
    await other.goto('/icon.svg')
    await other.evaluate(() => localStorage.setItem('language', 'zh-CN'))
    await page.getByRole('heading', { level: 1, name: '产品目录' }).waitFor()
    await other.close()
  })

  it.each([false, true])(
    'shows what it is made of where the dictionary cannot be had; undrawn: %s',
    async (undrawn) => {
      const page = await visit('/cn/products', {
        undrawn,
        before: (opening) => opening.route('**/simplified-*', (route) => route.abort()),
        expectedErrors: /simplified-|ERR_FAILED/,
      })
      await page.getByRole('heading', { level: 1, name: '產品目錄' }).waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe('zh-HK')
    },
  )

  it('the assistant answers there in it, and so is a form that is sent there', async () => {
    const page = await visit('/cn/products', laptop)
    await page.getByRole('button', { name: /^(?:开启|打开)对话/ }).click()
    await page.getByRole('button', { name: '问 AI 助手', exact: true }).click()
    const assistant = page.getByRole('dialog', { name: '问 IoT 助手' })
    await assistant.getByLabel('你的问题').fill('漏水传感器多少钱？')
    await assistant.getByLabel('你的问题').press('Enter')
    const log = assistant.getByRole('log')
    await log
      .getByText(/每件 HK\$1,180/)
      .first()
      .waitFor()
    await log
      .getByRole('link', { name: /漏水传感器/ })
      .first()
      .waitFor()
    expect(traditionalIn((await log.textContent()) ?? '')).toBe('')

    await goTo(page, '/cn/contact')
    const form = page.locator('form', { has: page.locator('[name="firstName"]') })
    await form.locator('[name="firstName"]').fill('小明')
    await form.locator('[name="lastName"]').fill('王')
    await form.locator('[name="email"]').fill('wang@buyer.example')
    await form.locator('[name="inquiryType"]').selectOption('quote')
    await form.locator('[name="message"]').fill('请报价。')
    const sent = page.waitForRequest('**/api/v1/enquiries')
    await form.locator('[type="submit"]').click()
    expect((await sent).postDataJSON()).toMatchObject({ language: 'zh-CN', message: '请报价。' })
    await page.getByRole('heading', { name: '消息已成功发送！' }).waitFor()
  })
})
