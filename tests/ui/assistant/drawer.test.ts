import { describe, expect, it } from 'vitest'
import { expectNoViolationsInThemes } from '../axe.ts'
import { expectFocus, tabTo } from '../forms/forms.ts'
import { expectAddress, failedRequests, testSite } from '../site.ts'
import { ask, chatButton, drawer, input, laptop, open, opener, phone, words } from './drawer.ts'

const { visit } = testSite()

const chunk = '**/assets/AssistantDrawer-*.js'

describe('the drawer beside a page', () => {
  it.each(['/en/products', '/en/lpwan', '/en/products/parking-sensor'])(
    '%s: by keyboard alone, in and out, and focus returns',
    async (path) => {
      const page = await visit(path, laptop)
      await page.getByRole('heading', { level: 1 }).waitFor()
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
    },
  )

  it('loads nothing before it is opened, and is no wall: the page beside it can be used', async () => {
    const urls: string[] = []
    const page = await visit('/en/products', {
      ...laptop,
      before: async (fresh) => {
        fresh.on('request', (request) => urls.push(request.url()))
      },
    })
    await chatButton(page).waitFor()
    expect(urls.filter((url) => /Assistant/.test(url))).toEqual([])
    await open(page)
    await input(page).waitFor()
    expect(await drawer(page).getAttribute('aria-modal')).toBeNull()
    await page.getByRole('searchbox').fill('leak')
    expect(await page.getByRole('searchbox').inputValue()).toBe('leak')
    await drawer(page).getByRole('button', { name: words.en.close, exact: true }).click()
    await drawer(page).waitFor({ state: 'hidden' })
  })

  it('stays over a change of page and of language, with what was said and what is half typed', async () => {
    const page = await visit('/en/products', laptop)
    await open(page)
    await ask(page, 'How much is the water leak sensor?', /1,180/)
    await input(page).fill('And the parking')
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
    await expectAddress(page, '/en/about')
    await page.getByRole('banner').getByRole('link', { name: '切換至繁體中文' }).click()
    await expectAddress(page, '/about')
    await drawer(page, words['zh-TW']).getByText('How much is the water leak sensor?').waitFor()
    expect(await input(page, words['zh-TW']).inputValue()).toBe('And the parking')
  })

  it('is on Home too, with the same conversation', async () => {
    const page = await visit('/en/about', laptop)
    await open(page)
    await ask(page, 'How much is the water leak sensor?', /1,180/)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Harbour IoT/ })
      .click()
    await expectAddress(page, '/en')
    await drawer(page).getByRole('log').getByText(/1,180/).first().waitFor()
  })

  it.each(['/en', '/en/products', '/en/products/water-leak-sensor', '/en/support', '/en/contact'])(
    '%s has one way to it',
    async (path) => {
      const page = await visit(path, laptop)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const ways = page.getByRole('button', { name: /assistant|chat/i })
      await expect.poll(() => ways.count()).toBe(1)
      expect(await ways.getAttribute('aria-label')).toBe(words.en.chat)
      await page.setViewportSize(phone.viewport)
      await page.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await menu.waitFor()
      expect(await menu.getByRole('button', { name: /assistant|chat/i }).count()).toBe(0)
    },
  )

  it('leaves the catalogue readable beside it', async () => {
    const page = await visit('/en/products', laptop)
    await open(page)
    await input(page).waitFor()
    const names = page.getByRole('main').getByRole('heading', { level: 2 })
    await names.first().waitFor()
    const boxes = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().width))
    expect(Math.min(...boxes)).toBeGreaterThan(120)
  })

  it('should its code not come, that is said, and Try Again opens it', async () => {
    const page = await visit('/en/products', {
      ...laptop,
      expectedErrors: failedRequests,
      before: (fresh) => fresh.route(chunk, (route) => route.abort()),
    })
    await open(page)
    await page.getByText('The assistant could not be loaded. Please check your connection.').waitFor()
    expect(await drawer(page).count()).toBe(0)
    await page.unroute(chunk)
    await page.getByRole('status').getByRole('button', { name: 'Try Again' }).click()
    await input(page).waitFor()
  })

  it('is left out of print, and clean to axe in both themes', async () => {
    const page = await visit('/en/products', laptop)
    await open(page)
    await ask(page, 'How much is the water leak sensor?', /1,180/)
    await expectNoViolationsInThemes(page)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.assistant-drawer').isVisible()).toBe(false)
  })
})

describe('the sheet on a phone', () => {
  it('covers the screen, keeps focus in, and the way back closes it', async () => {
    const page = await visit('/en/products', phone)
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
  })

  it('its cross takes the step back, too: the next one leaves the page', async () => {
    const page = await visit('/en/about', phone)
    await page.getByRole('main').getByRole('link', { name: 'Contact', exact: false }).first().waitFor()
    await page.goto('/en/products')
    await open(page)
    await drawer(page).getByRole('button', { name: words.en.close, exact: true }).click()
    await drawer(page).waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(() => window.history.state?.assistant ?? false)).toBe(false)
    await page.goBack()
    await expectAddress(page, '/en/about')
  })

  it('a source leads to its page, and the way back to what was said', async () => {
    const page = await visit('/en/products', phone)
    await open(page)
    await ask(page, 'How much is the water leak sensor?', /1,180/)
    await drawer(page).getByRole('listitem').getByRole('link', { name: 'Water Leak Sensor' }).last().click()
    await expectAddress(page, '/en/products/water-leak-sensor')
    await drawer(page).waitFor({ state: 'hidden' })
    await page.getByRole('heading', { level: 1, name: 'Water Leak Sensor' }).waitFor()
    await page.goBack()
    await expectAddress(page, '/en/products')
    await drawer(page).getByText('How much is the water leak sensor?').waitFor()
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
