import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { expectAddress, goTo, testSite } from '../site.ts'

const { visit } = testSite()

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** What is told to who cannot see it. */
const told = (page: Page) => page.locator('main [role=status]').textContent()
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })

/** Presses Tab until the focus is on what is called so, and then Enter. */
async function press(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press(key)
    const text = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    )
    if (name.test(text ?? '')) return page.keyboard.press('Enter')
  }
  throw new Error(`Tab does not reach ${name}`)
}

describe('a leak, from the alarm to the closed order', () => {
  it('is driven by keyboard alone, told at each step, and in the report', async () => {
    const page = await visit('/en/live-demo')
    await press(page, /^Trigger a leak$/)
    await expect.poll(() => told(page)).toBe('Leak alarm: 5/F, server room. Work order 1043.')
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    expect(await focused()).toBe('Leak alarm: 5/F, server room')
    await page
      .getByRole('link', { name: /^5\/F\s*Trading/ })
      .getByText('Leak', { exact: true })
      .waitFor()

    await press(page, /^Send the duty technician \(6 min\)$/)
    await expect.poll(() => told(page)).toBe('Assigned. Work order 1043.')
    await press(page, /^Close the valve$/)
    await expect.poll(() => told(page)).toBe('Valve closed. Work order 1043.')
    expect(await focused()).toBe('Leak in hand: 5/F, server room')
    await press(page, /^Forward to 08:31: Repair done$/)
    await expect.poll(() => told(page)).toBe('Repair done. Work order 1043.')
    await press(page, /^Close the order$/)
    await expect.poll(() => told(page)).toBe('Order closed. Work order 1043.')

    await press(page, /^Work orders$/, 'Shift+Tab')
    await expectAddress(page, '/en/live-demo?view=orders')
    await expect.poll(focused).toBe('Work orders')
    const order = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Work order 1043' })
    const steps = order.getByRole('list', { name: 'Timeline' }).getByRole('listitem')
    await steps.first().waitFor() // the address changes before the view is drawn
    expect(await steps.allTextContents()).toEqual([
      ...['08:00:00Sensor wet', '08:00:04Duty phone and control room notified', '08:00:05Work order opened'],
      ...['08:00:05Assigned', '08:00:05Valve closed', '08:06:05Crew on site', '08:15:05Sensor dry'],
      ...['08:31:05Repair done', '08:31:05Order closed'],
    ])

    // with its own times beside those of the two before it
    await page.getByRole('link', { name: 'Monthly report' }).click()
    const row = page.getByRole('row', { name: /^5\/F server room/ })
    await row.waitFor()
    expect(await row.getByRole('cell').allTextContents()).toEqual(['0.0', '0.0', '31.0'])
  })

  it('is driven by touch on a phone, the valve first, in either language', async () => {
    const page = await visit('/live-demo', phone)
    for (const { path, words, closed, again } of [
      {
        path: '/live-demo',
        words: ['讓一層漏水', '關閥', '派水喉承辦商（25 分鐘到）', /^快進到 08:50：維修完成$/, '結案'],
        closed: '工單結案，工單 1043。',
        again: '重新開始',
      },
      {
        path: '/en/live-demo',
        words: [
          'Trigger a leak',
          'Close the valve',
          'Send the plumbing contractor (25 min)',
          /^Forward to 08:50: Repair done$/,
          'Close the order',
        ],
        closed: 'Order closed. Work order 1043.',
        again: 'Start again',
      },
    ]) {
      await goTo(page, path)
      for (const [index, word] of words.entries()) {
        const target = button(page, word)
        await target.waitFor()
        const box = await target.boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(44)
        await target.tap()
        if (index === 0) await expectAccessible(page, 'main')
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      }
      await expect.poll(() => told(page)).toBe(closed)
      await button(page, again).tap()
    }
  })
})

describe('the clock', () => {
  const time = (page: Page) =>
    page
      .locator('main strong')
      .filter({ hasText: /^\d\d:\d\d$/ })
      .textContent()

  it('runs by itself, faster when asked to, and pauses', async () => {
    const page = await visit('/en/live-demo', { reducedMotion: 'no-preference' })
    await button(page, 'Pause').waitFor()
    await expect.poll(() => time(page)).not.toBe('08:00')
    await button(page, '10 min').click()
    await expect.poll(() => time(page)).toMatch(/^(?:09|1\d):/)
    await button(page, 'Pause').click()
    await page.getByText('Clock stopped').waitFor()
    const stopped = await time(page)
    await page.waitForTimeout(700)
    expect(await time(page)).toBe(stopped)
    await button(page, 'Run').click()
    await expect.poll(() => time(page)).not.toBe(stopped)
  })

  it('stands where motion is not wanted, and still does what it is asked; stops at the leak that comes by itself at 11:12; begins anew with Start again, and with a reload', async () => {
    const page = await visit('/en/live-demo', { reducedMotion: 'reduce' })
    await page.getByText('Clock stopped').waitFor()
    await page.waitForTimeout(700)
    expect(await time(page)).toBe('08:00')
    await button(page, 'Forward 15 minutes').click()
    expect(await time(page)).toBe('08:15')
    await button(page, 'Run').click()
    await expect.poll(() => time(page)).not.toBe('08:15')
    const change = await page.evaluateHandle(() => {
      const query = matchMedia('(prefers-reduced-motion: reduce)')
      return { heard: new Promise((hear) => query.addEventListener('change', () => hear(true), { once: true })) }
    })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await change.evaluate(({ heard }) => heard) // two changes at once are none
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByText('Clock stopped').waitFor()

    await page.getByText('Reload, and it starts again.', { exact: false }).waitFor()
    for (const again of [() => button(page, 'Start again').click(), () => page.reload()]) {
      await button(page, 'Trigger a leak').click()
      await button(page, 'Close the valve').waitFor()
      await again()
      await button(page, 'Trigger a leak').waitFor()
      await page.getByText('08:00', { exact: true }).first().waitFor()
    }
    for (let quarter = 0; quarter < 13; quarter++) await button(page, 'Forward 15 minutes').click()
    await expect.poll(() => told(page)).toContain('Leak alarm')
    await page.getByText('11:12', { exact: true }).waitFor()
    expect(await button(page, '10 s').getAttribute('aria-pressed')).toBe('true')
  })
})

it('asks for nothing and stores nothing while it is used', async () => {
  const page = await visit('/en/live-demo')
  const stored = () =>
    page.evaluate(async () => [
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      (await indexedDB.databases()).length,
      (await caches.keys()).length,
    ])
  // without a pointer: the site loads the page of whatever link one comes to lie on
  const click = (name: string | RegExp, role: 'button' | 'link') =>
    page.getByRole('main').getByRole(role, { name, exact: true }).dispatchEvent('click')
  await click('Work orders', 'link') // the code of other views comes with the first of them
  await page.getByRole('heading', { level: 2, name: 'Work orders' }).waitFor()
  await click('Building', 'link')
  await page.waitForLoadState('networkidle')
  const before = await stored()
  const asked: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.endsWith('/icon.svg')) asked.push(url) // some browsers look for it at each address
  })
  for (const name of ['Trigger a leak', /^Send the duty/, 'Close the valve', /^Forward to/, 'Close the order']) {
    await click(name, 'button')
  }
  for (const name of ['Work orders', 'Monthly report', 'Building', /^B1\s*Car park/, /^Bay B1-07/]) {
    await click(name, 'link')
  }
  await page.getByRole('heading', { level: 2, name: /^Bay B1-07/ }).waitFor()
  await page.waitForTimeout(300)
  expect(asked).toEqual([])
  expect(await stored()).toEqual(before)
})
