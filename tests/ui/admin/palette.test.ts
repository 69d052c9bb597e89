import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { enquiry } from '#tests/api/forms/forms.ts'
import { leaveTheSix } from '#tests/support/catalogue/samples.ts'
import { createStaff } from '#tests/support/staff.ts'
import { expectNoViolations } from '../axe.ts'
import { expectAddress, failedRequests, goTo } from '../site.ts'
import { expectAccessibleAtBothWidths, testAdmin } from './test-admin.ts'

const { app, open, become } = testAdmin()
let reference = ''

beforeAll(async () => {
  await leaveTheSix(app())
  const body = JSON.stringify(enquiry({ lastName: '歐陽', firstName: '曉彤' }))
  const headers = { 'content-type': 'application/json' }
  await fetch(`${app().url}/api/v1/enquiries`, { method: 'POST', headers, body })
  reference = (await app().services.database.prisma.enquiry.findFirstOrThrow()).reference
})

const paletteOf = (page: Page) => page.getByRole('dialog', { name: 'Search or run a command' })
const highlighted = (page: Page) => paletteOf(page).locator('[role=option][data-highlighted]')

async function openPalette(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Admin menu' }).waitFor()
  await paletteOf(page).waitFor({ state: 'hidden' }) // while it closes, the keys would close it
  await page.keyboard.press('Control+k')
  await paletteOf(page).getByRole('combobox').and(page.locator(':focus')).waitFor()
}

describe('opening', () => {
  it('is by Ctrl-K, which closes it too, or a slash, but not where one types, nor over another dialog; what is found leads to what is meant, also by reference', async () => {
    const page = await open('/admin', 'viewer')
    const button = page.getByRole('button', { name: 'Search or run a command' })
    await button.focus()
    await openPalette(page)
    await page.keyboard.press('Control+k')
    await paletteOf(page).waitFor({ state: 'hidden' })
    await button.click()
    await paletteOf(page).waitFor()
    await page.keyboard.press('Escape')
    await paletteOf(page).waitFor({ state: 'hidden' })
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menuitem', { name: 'Preferences' }).click()
    await page.getByRole('dialog', { name: 'Preferences' }).waitFor()
    await page.keyboard.press('Control+k')
    expect(await paletteOf(page).count()).toBe(0)

    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Preferences' }).waitFor({ state: 'hidden' })
    await page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name: 'Enquiries' }).click()
    await page.getByRole('heading', { level: 1, name: 'Enquiries' }).waitFor()
    const search = page.getByRole('searchbox').first()
    await search.click()
    await page.keyboard.press('/')
    expect(await search.inputValue()).toBe('/')
    expect(await paletteOf(page).count()).toBe(0)
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('/')
    await paletteOf(page).waitFor()
    expect(await paletteOf(page).getByRole('combobox').inputValue()).toBe('')

    await page.keyboard.press('Escape')
    for (const [text, group, name, address] of [
      ['water leak', 'Products', /Water Leak Sensor|漏水/, /^\/admin\/products\/[\w-]{36}$/],
      ['歐陽', 'Enquiries', /歐陽曉彤/, /^\/admin\/enquiries\/[\w-]{36}$/],
    ] as const) {
      await openPalette(page)
      await page.keyboard.type(text)
      const results = paletteOf(page).getByRole('group', { name: group })
      await results.getByRole('option', { name }).first().waitFor()
      await expect.poll(() => highlighted(page).textContent()).toMatch(name)
      await page.keyboard.press('Enter')
      await paletteOf(page).waitFor({ state: 'hidden' })
      await expect.poll(() => page.url().slice(new URL(page.url()).origin.length)).toMatch(address)
    }
    await page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name: 'Dashboard' }).click()
    await expectAddress(page, '/admin')
    await openPalette(page)
    await page.keyboard.type(reference)
    await paletteOf(page).getByRole('status').getByText('1 result').waitFor()
    await paletteOf(page).getByRole('option', { name: reference }).click()
    await page.getByRole('main').getByText(reference).first().waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/admin\/enquiries\/[\w-]{36}$/)
  })
})

describe('finding', () => {
  it('finds users for those alone who may see them, offers each role what it may do; goes where the arrows point, and holds at both widths', async () => {
    const { email } = await createStaff(app(), 'editor', { name: 'Rosalind Hui' })
    const member = await createStaff(app(), 'super_admin')
    const page = await open('/admin', member)
    await openPalette(page)
    await page.keyboard.type('Rosalind')
    await paletteOf(page).getByRole('option', { name: email }).waitFor()
    await paletteOf(page).getByRole('combobox').fill('')
    await paletteOf(page).getByRole('option', { name: 'Invite a user' }).click()
    await expectAddress(page, '/admin/users/invite')
    const invitation = page.getByRole('dialog', { name: /Invite/ })
    await invitation.waitFor() // the address changes a moment before

    await goTo(page, '/admin')
    await invitation.waitFor({ state: 'hidden' })
    await openPalette(page)
    await page.keyboard.type('se')
    await paletteOf(page).getByRole('option', { name: 'Settings', exact: true }).waitFor()
    await expectAccessibleAtBothWidths(page)
    await page.keyboard.type('ttings')
    await expect.poll(() => highlighted(page).textContent()).toBe('Settings')
    const input = paletteOf(page).getByRole('combobox')
    const active = async () => page.locator(`[id="${await input.getAttribute('aria-activedescendant')}"]`).textContent()
    expect(await active()).toBe('Settings')
    for (let index = 0; index < 10 && (await active()) !== 'Settings: Security'; index += 1) {
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    await expectAddress(page, '/admin/settings/security')

    await page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name: 'Quotations' }).click()
    await page.getByRole('heading', { name: 'No quotations yet' }).waitFor() // what an editor may ask for, too
    await become(page, member, 'editor')
    await openPalette(page)
    await paletteOf(page).getByRole('option', { name: 'Quotations' }).waitFor()
    for (const name of ['Invite a user', /Settings:/]) {
      expect(await paletteOf(page).getByRole('option', { name }).count()).toBe(0)
    }
    await page.keyboard.type('Rosalind Hui')
    await paletteOf(page).getByText('Nothing matches “Rosalind Hui”.').waitFor()
  })

  it('says that it failed, keeps the commands, and tries again', async () => {
    let isDown = true
    const page = await open('/admin', 'viewer', {
      expectedErrors: failedRequests,
      before: (page) => page.route('**/api/v1/admin/search?*', (route) => (isDown ? route.abort() : route.continue())),
    })
    await openPalette(page)
    await page.keyboard.type('quote')
    await paletteOf(page).getByRole('alert').getByText('The search failed').waitFor()
    await paletteOf(page).getByRole('option', { name: 'Quotations' }).waitFor()
    isDown = false
    await paletteOf(page).getByRole('button', { name: 'Try Again' }).click()
    await paletteOf(page).getByRole('alert').waitFor({ state: 'detached' })
  })
})

describe('running', () => {
  it('runs what is typed, though something was found for its first letter and the rest is on its way', async () => {
    const found = Promise.withResolvers<void>()
    const before = (page: Page) =>
      page.route('**/api/v1/admin/search?*', async (route) => {
        if (new URL(route.request().url()).searchParams.get('q') === 'dark') await found.promise
        await route.continue()
      })
    const page = await open('/admin', 'viewer', { colorScheme: 'light', before })
    await openPalette(page)
    await page.keyboard.type('d')
    await paletteOf(page).getByRole('group', { name: 'Products' }).getByRole('option').first().waitFor()
    await page.keyboard.type('ark')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    found.resolve()
  })

  it('finds what is made anew, by words of either language; switches theme and language, opens the state of the sync, and signs out', async () => {
    const page = await open('/admin', 'manager', { colorScheme: 'light' })
    for (const [text, address, title] of [
      ['create order', '/admin/orders/new', 'Create Order'],
      ['new customer', '/admin/customers/new', 'New customer'],
      ['新增客戶', '/admin/customers/new', 'New customer'],
    ] as const) {
      await goTo(page, '/admin/orders')
      await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill(text)
      await page.getByRole('option', { name: title }).first().waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${address}`)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.getByRole('dialog').waitFor({ state: 'hidden' }) // while it closes, the keys would close it
    }
    await openPalette(page)
    await page.keyboard.type('dark')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    await openPalette(page)
    await page.keyboard.type('notion')
    await paletteOf(page).getByRole('option', { name: 'Notion sync status' }).click()
    const sync = page.getByRole('dialog', { name: 'Notion Sync' })
    await sync.getByText('Disconnected').waitFor()
    await sync.getByText('Please check your API key and database ID.').waitFor()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await sync.waitFor({ state: 'hidden' })
    await openPalette(page)
    await page.keyboard.type('switch to traditional') // "chinese" finds a product too, which then stands above
    await expect.poll(() => highlighted(page).textContent()).toMatch('繁體中文')
    await page.keyboard.press('Enter')
    await page.getByRole('navigation', { name: '後台選單' }).waitFor()
    const palette = page.getByRole('dialog', { name: '搜尋或執行指令' })
    await palette.waitFor({ state: 'hidden' }) // while it closes, the keys would close it
    await page.keyboard.press('Control+k')
    await palette.getByRole('combobox').waitFor()
    await page.keyboard.type('登出')
    await palette.getByRole('option', { name: '登出' }).click()
    await page.getByText('已登出').waitFor()
  })
})
