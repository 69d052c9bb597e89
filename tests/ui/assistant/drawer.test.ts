import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectNoViolationsInThemes } from '../axe.ts'
import { expectFocus, tabTo } from '../forms/forms.ts'
import { expectAddress, goTo, testSite } from '../site.ts'
import { ask, chatButton, drawer, input, laptop, open, opener, phone, words } from './drawer.ts'

const { visit } = testSite()

const chunk = '**/assets/AssistantDrawer-*.js'
const question = 'How much is the water leak sensor?'

async function inAndOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Skip to main content' }).focus()
  await tabTo(page, chatButton(page))
  await page.keyboard.press('Enter')
  await opener(page).waitFor()
  await page.keyboard.press('Tab')
  await expectFocus(opener(page))
  await page.keyboard.press('Enter')
  await expectFocus(input(page))
  expect(await opener(page).count()).toBe(0)
  await page.keyboard.press('Escape')
  await drawer(page).waitFor({ state: 'hidden' })
  await expectFocus(chatButton(page))
}

describe('the drawer beside a page', () => {
  it('loads nothing before it is opened; should its code not come, that is said, and Try Again opens it, as no wall', async () => {
    const urls: string[] = []
    const page = await visit('/en/products', {
      ...laptop,
      expectedErrors: /net::ERR_FAILED/,
      undrawn: false,
      before: async (fresh) => {
        fresh.on('request', (request) => urls.push(request.url()))
        await fresh.route(chunk, (route) => route.abort())
      },
    })
    await chatButton(page).waitFor()
    expect(urls.filter((url) => /Assistant/.test(url))).toEqual([])
    await open(page)
    await page.getByText('The assistant could not be loaded. Please check your connection.').waitFor()
    expect(await drawer(page).count()).toBe(0)
    await page.unroute(chunk)
    await page.getByRole('status').getByRole('button', { name: 'Try Again' }).click()
    await input(page).waitFor()
    expect(urls.filter((url) => /Assistant/.test(url))).not.toEqual([])
    expect(await drawer(page).getAttribute('aria-modal')).toBeNull()
    await page.getByRole('searchbox').fill('leak')
    expect(await page.getByRole('searchbox').inputValue()).toBe('leak')
    await drawer(page).getByRole('button', { name: words.en.close, exact: true }).click()
    await drawer(page).waitFor({ state: 'hidden' })
  })

  it('each page has one way to it, the menu of a phone none; by keyboard alone, in and out, and focus returns', async () => {
    const page = await visit('/en', laptop)
    for (const { path, heading, byKeyboard } of [
      { path: '/en', heading: 'Sensors, network and software that show how a building is doing', byKeyboard: false },
      { path: '/en/support', heading: 'What can we help with?', byKeyboard: false },
      { path: '/en/contact', heading: 'Get in Touch', byKeyboard: false },
      { path: '/en/products/water-leak-sensor', heading: 'Water Leak Sensor', byKeyboard: false },
      { path: '/en/products', heading: 'Product catalogue', byKeyboard: true },
      { path: '/en/lpwan', heading: 'Four kinds of LPWAN. Which is yours?', byKeyboard: true },
      { path: '/en/products/parking-sensor', heading: 'Parking Sensor', byKeyboard: true },
    ]) {
      await goTo(page, path)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      const ways = page.getByRole('button', { name: /assistant|chat/i })
      await expect.poll(() => ways.count(), { message: path }).toBe(1)
      expect(await ways.getAttribute('aria-label'), path).toBe(words.en.chat)
      await page.setViewportSize(phone.viewport)
      await page.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await menu.waitFor()
      expect(await menu.getByRole('button', { name: /assistant|chat/i }).count(), path).toBe(0)
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'hidden' })
      await page.setViewportSize(laptop.viewport)
      if (byKeyboard) await inAndOut(page)
    }
  })

  it('leaves the catalogue readable, is clean to axe in both themes, left out of print, and stays over a change of page and of language; Home shows the same conversation', async () => {
    const page = await visit('/en/products', laptop)
    await open(page)
    await input(page).waitFor()
    const names = page.getByRole('main').getByRole('heading', { level: 2 })
    await names.first().waitFor()
    const boxes = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().width))
    expect(Math.min(...boxes)).toBeGreaterThan(120)

    await ask(page, question, /1,180/)
    await expectNoViolationsInThemes(page)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.assistant-drawer').isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })

    await input(page).fill('And the parking')
    const banner = page.getByRole('banner')
    await banner.getByRole('link', { name: 'About', exact: true }).click()
    await expectAddress(page, '/en/about')
    await banner.getByRole('link', { name: /Harbour IoT/ }).click()
    await expectAddress(page, '/en')
    await drawer(page).getByRole('log').getByText(/1,180/).first().waitFor()
    const inPage = page.getByRole('main').getByRole('region', { name: 'Assistant' })
    await inPage.getByRole('log').getByText(/1,180/).first().waitFor()
    expect(await inPage.getByRole('textbox').inputValue()).toBe('And the parking')
    await inPage.getByRole('textbox').fill('And the parking?')
    expect(await input(page).inputValue()).toBe('And the parking?')
    await page.getByRole('button', { name: /^Smart parking/ }).click()
    const topic = 'How can a car park show at once which bays are free?'
    await expect.poll(() => input(page).inputValue()).toBe(topic)
    await expectFocus(input(page))
    await input(page).fill('And the parking')
    await banner.getByRole('link', { name: '切換至繁體中文' }).click()
    await expectAddress(page, '/')
    await drawer(page, words['zh-TW']).getByText(question).waitFor()
    expect(await input(page, words['zh-TW']).inputValue()).toBe('And the parking')
  })
})

describe('the sheet on a phone', () => {
  it('covers the screen and keeps focus in; the way back closes it, its cross takes that step back, a source leads on', async () => {
    const page = await visit('/en/about', phone)
    await goTo(page, '/en/products')
    await page.getByRole('heading', { level: 1, name: 'Product catalogue' }).waitFor()
    await open(page)
    expect(await drawer(page).getAttribute('aria-modal')).toBe('true')
    expect(await drawer(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    expect(await page.locator('main').evaluate((main) => main.matches('[inert]'))).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.goBack()
    await drawer(page).waitFor({ state: 'hidden' })
    await expectAddress(page, '/en/products')
    expect(await page.locator('main').evaluate((main) => main.matches('[inert]'))).toBe(false)
    await expectFocus(chatButton(page))

    await open(page)
    await drawer(page).getByRole('button', { name: words.en.close, exact: true }).click()
    await drawer(page).waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(() => window.history.state?.assistant ?? false)).toBe(false)
    await page.goBack()
    await expectAddress(page, '/en/about')
    await page.goForward()
    await expectAddress(page, '/en/products')

    await open(page)
    await ask(page, question, /1,180/)
    await drawer(page).getByRole('listitem').getByRole('link', { name: 'Water Leak Sensor' }).last().click()
    await expectAddress(page, '/en/products/water-leak-sensor')
    await drawer(page).waitFor({ state: 'hidden' })
    await page.getByRole('heading', { level: 1, name: 'Water Leak Sensor' }).waitFor()
    await page.goBack()
    await expectAddress(page, '/en/products')
    await drawer(page).getByText(question).waitFor()
  })

  it('is clean to axe in both themes, and takes a finger', async () => {
    const page = await visit('/products', phone)
    const w = words['zh-TW']
    await open(page, w)
    await input(page, w).fill('漏水感測器幾錢？')
    await input(page, w).press('Enter')
    await drawer(page, w).getByRole('log').getByText(/1,180/).first().waitFor()
    await expectNoViolationsInThemes(page)
    const small = await drawer(page, w)
      .locator('button, .hand-over a')
      .filter({ visible: true })
      .evaluateAll((elements) =>
        elements.filter((element) => element.getBoundingClientRect().height < 44).map((element) => element.outerHTML),
      )
    expect(small).toEqual([])
  })
})
