import { describe, expect, it } from 'vitest'
import { expectNoViolationsInThemes } from '../axe.ts'
import { expectFocus, tabTo } from '../forms/forms.ts'
import { expectAddress, failedRequests, testSite } from '../site.ts'
import { ask, drawer, input, laptop, opener, openFromMenu, phone, words } from './drawer.ts'

const { visit } = testSite()

const chunk = '**/assets/AssistantDrawer-*.js'

describe('the drawer beside a page', () => {
  it.each(['/en/products', '/en/lpwan', '/en/products/parking-sensor'])(
    '%s: by keyboard alone, in and out, and focus returns',
    async (path) => {
      const page = await visit(path, laptop)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await tabTo(page, opener(page))
      await page.keyboard.press('Enter')
      await expectFocus(input(page))
      expect(await opener(page).getAttribute('aria-expanded')).toBe('true')
      await page.keyboard.press('Escape')
      await drawer(page).waitFor({ state: 'hidden' })
      await expectFocus(opener(page))
      expect(await opener(page).getAttribute('aria-expanded')).toBe('false')
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
    await opener(page).waitFor()
    expect(urls.filter((url) => /Assistant/.test(url))).toEqual([])
    await opener(page).click()
    await input(page).waitFor()
    expect(await drawer(page).getAttribute('aria-modal')).toBeNull()
    await page.getByRole('searchbox').fill('leak')
    expect(await page.getByRole('searchbox').inputValue()).toBe('leak')
    await drawer(page).getByRole('button', { name: words.en.close, exact: true }).click()
    await drawer(page).waitFor({ state: 'hidden' })
  })

  it('stays over a change of page and of language, with what was said and what is half typed', async () => {
    const page = await visit('/en/products', laptop)
    await opener(page).click()
    await ask(page, 'How much is the water leak sensor?', /1,180/)
    await input(page).fill('And the parking')
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
    await expectAddress(page, '/en/about')
    await page.getByRole('banner').getByRole('link', { name: '切換至繁體中文' }).click()
    await expectAddress(page, '/about')
    await drawer(page, words['zh-TW']).getByText('How much is the water leak sensor?').waitFor()
    expect(await input(page, words['zh-TW']).inputValue()).toBe('And the parking')
  })

  it('gives way to Home’s own panel: there the button leads to it, with the same conversation', async () => {
    const page = await visit('/en/about', laptop)
    await opener(page).click()
    await ask(page, 'How much is the water leak sensor?', /1,180/)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Harbour IoT/ })
      .click()
    await expectAddress(page, '/en')
    await page.getByRole('main').getByRole('log').getByText(/1,180/).first().waitFor()
    expect(await drawer(page).count()).toBe(0)
    await opener(page).click()
    await expectFocus(page.getByRole('main').getByLabel(words.en.input))
    expect(await drawer(page).count()).toBe(0)
  })

  it('is opened from the chat button’s panel too, and focus returns to that button', async () => {
    const page = await visit('/en/lpwan', laptop)
    await page.getByRole('button', { name: /^Open chat/ }).click()
    await page
      .getByRole('region', { name: /Harbour IoT/ })
      .getByRole('button', { name: words.en.open })
      .click()
    await expectFocus(input(page))
    expect(await page.getByRole('region', { name: /Harbour IoT/ }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await expectFocus(page.getByRole('button', { name: /^Open chat/ }))
  })

  it.each([
    ['/en/products/water-leak-sensor', words.en, 'Ask about this product', /connect the Water Leak Sensor\?/],
    ['/products/water-leak-sensor', words['zh-TW'], '問問這件產品', /「漏水感測器」/],
  ] as const)('%s: a question about the product stands in the input, unsent', async (path, w, button, question) => {
    const page = await visit(path, laptop)
    await page.getByRole('button', { name: button }).click()
    await expect.poll(() => input(page, w).inputValue()).toMatch(question)
    await expectFocus(input(page, w))
    expect(await drawer(page, w).getByRole('log').count()).toBe(0)
  })

  it('leaves the catalogue readable beside it', async () => {
    const page = await visit('/en/products', laptop)
    await opener(page).click()
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
    await opener(page).click()
    await page.getByText('The assistant could not be loaded. Please check your connection.').waitFor()
    expect(await opener(page).getAttribute('aria-expanded')).toBe('false')
    await page.unroute(chunk)
    await page.getByRole('status').getByRole('button', { name: 'Try Again' }).click()
    await input(page).waitFor()
  })

  it('is left out of print, and clean to axe in both themes', async () => {
    const page = await visit('/en/products', laptop)
    await opener(page).click()
    await ask(page, 'How much is the water leak sensor?', /1,180/)
    await expectNoViolationsInThemes(page)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.assistant-drawer').isVisible()).toBe(false)
  })
})

describe('the sheet on a phone', () => {
  it('covers the screen, keeps focus in, and the way back closes it', async () => {
    const page = await visit('/en/products', phone)
    await openFromMenu(page)
    expect(await drawer(page).getAttribute('aria-modal')).toBe('true')
    expect(await drawer(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    expect(await page.locator('main').evaluate((main) => main.matches('[inert]'))).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.goBack()
    await drawer(page).waitFor({ state: 'hidden' })
    await expectAddress(page, '/en/products')
    expect(await page.locator('main').evaluate((main) => main.matches('[inert]'))).toBe(false)
    await expectFocus(page.getByRole('button', { name: words.en.menu }))
  })

  it('its cross takes the step back, too: the next one leaves the page', async () => {
    const page = await visit('/en/about', phone)
    await page.getByRole('main').getByRole('link', { name: 'Contact', exact: false }).first().waitFor()
    await page.goto('/en/products')
    await openFromMenu(page)
    await drawer(page).getByRole('button', { name: words.en.close, exact: true }).click()
    await drawer(page).waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(() => window.history.state?.assistant ?? false)).toBe(false)
    await page.goBack()
    await expectAddress(page, '/en/about')
  })

  it('a source leads to its page, and the way back to what was said', async () => {
    const page = await visit('/en/products', phone)
    await openFromMenu(page)
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
    await openFromMenu(page, w)
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
