import { describe, expect, it } from 'vitest'
import { sampleCount } from '#tests/support/catalogue/samples.ts'
import { expectAddress, goTo, testSite } from '../site.ts'

const { visit } = testSite()
const scrolledBy = 600

describe('moving between pages', () => {
  it('can be done by keyboard alone, skipping the bar; scrolls to the top, moves focus to the page, says its title; back returns to the place', async () => {
    const page = await visit('/en/products')
    const scrolled = () => page.evaluate(() => window.scrollY)
    await page.getByText(`${sampleCount} products`).waitFor()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
    await page.getByRole('link', { name: 'Parking Sensor', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expectAddress(page, '/en/products/parking-sensor')
    await page.getByRole('heading', { level: 1, name: 'Parking Sensor' }).waitFor()
    await page.goBack()

    const catalogue = page.getByRole('heading', { level: 1, name: 'Product catalogue' })
    await catalogue.waitFor()
    const heading = page.getByRole('heading', { level: 2, name: 'IoT Platform App' })
    await heading.waitFor()
    await page.evaluate((top) => window.scrollTo(0, top), scrolledBy)
    await heading.getByRole('link').scrollIntoViewIfNeeded()
    const left = await scrolled()
    expect(left).toBeGreaterThanOrEqual(scrolledBy)
    await heading.getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: 'IoT Platform App' }).waitFor()
    await expect.poll(scrolled).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.getByRole('status').filter({ hasText: 'IoT Platform App' }).waitFor({ state: 'attached' })
    await page.goBack()
    await catalogue.waitFor()
    await expect.poll(scrolled).toBe(left)

    // from a shorter page, too
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const place = await scrolled()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await page.getByRole('heading', { name: 'Get in Touch' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Water Leak Sensor' }).waitFor()
    await expect.poll(scrolled).toBe(place)

    // to where a link within the page was followed, even where nothing had been scrolled
    await goTo(page, '/en/terms')
    await page.getByRole('main').getByRole('navigation').getByRole('link').last().click()
    await expect.poll(scrolled).toBeGreaterThan(100)
    await page.goBack()
    await expect.poll(scrolled).toBe(0)
  })

  it('stays in place when only filters change', async () => {
    const page = await visit('/en/products', { viewport: { width: 1280, height: 400 } })
    await page.getByText(`${sampleCount} products`).waitFor()
    await page.evaluate(() => window.scrollTo(0, 120))
    await page.getByLabel('Category').selectOption('hardware')
    await page.getByText('11 products').waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(120)
  })
})

describe('error screen', () => {
  it('shows its technical details; Try Again resets it', async () => {
    const page = await visit('/en/products', {
      expectedErrors: /Figures are broken/,
      before: (opening) => opening.addInitScript(breakFigures, { message: 'Figures are broken', times: 1000 }),
    })
    await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor()
    await page.getByText('We encountered an unexpected error. This might be due to a temporary issue.').waitFor()
    await page.getByText('Technical details').click()
    await page.getByText('Figures are broken', { exact: true }).waitFor()
    await page.getByRole('heading', { name: 'Component stack' }).waitFor()
    await page.evaluate(() => Reflect.set(window, 'figuresAreWhole', true))
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('heading', { name: 'Parking Sensor' }).waitFor()
  })

  it('ignores what browser extensions throw', async () => {
    const message = 'Could not establish connection. Receiving end does not exist.'
    const page = await visit('/en/products', {
      // React also says that it recovered.
      expectedErrors: /Receiving end does not exist|React error #520/,
      before: (opening) => opening.addInitScript(breakFigures, { message, times: attemptsOfReact }),
    })
    await page.waitForFunction((times) => Reflect.get(window, 'brokenFigures') === times, attemptsOfReact)
    await page.getByRole('heading', { name: 'Parking Sensor' }).waitFor()
    expect(await page.getByText('Something went wrong').count()).toBe(0)
  })
})

/** React renders once more, all at once, before it gives an error to a boundary. */
const attemptsOfReact = 2

/** Runs in the page: whatever writes an amount throws, so many times or until the window says that figures are whole. */
function breakFigures({ message, times }: { message: string; times: number }): void {
  const { toFixed } = Number.prototype
  let broken = 0
  Number.prototype.toFixed = function (digits) {
    if (broken === times || Reflect.get(window, 'figuresAreWhole')) return toFixed.call(this, digits)
    broken += 1
    Reflect.set(window, 'brokenFigures', broken)
    throw new Error(message)
  }
}
