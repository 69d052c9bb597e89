import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { settingsSchema } from '#contract/site/settings.ts'
import { roles } from '#contract/staff/permissions.ts'
import { leaveTheSix } from '#tests/support/catalogue/samples.ts'
import { createStaff, staffPassword } from '#tests/support/staff.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../axe.ts'
import { expectAddress, failedRequests, goTo } from '../site.ts'
import { expectAccessibleAtBothWidths, laptop, phone, signIn, speak, testAdmin } from './test-admin.ts'

const { app, open, become, visit } = testAdmin()
beforeAll(() => leaveTheSix(app()))

const prisma = () => app().services.database.prisma
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Admin menu' })
const entries = (page: Page) => menuOf(page).getByRole('list').getByRole('link')

/** The names in the sidebar, without how many there are of each. */
async function menuNames(page: Page): Promise<string[]> {
  await menuOf(page).waitFor()
  const names = await entries(page).locator('span:not(.side-count)').allTextContents()
  return names.map((name) => name.trim())
}

describe('the gate', () => {
  it('says in both languages that the session is checked, that it or the stock cannot be reached, and tries again', async () => {
    let isDown = true
    const { promise, resolve } = Promise.withResolvers<void>()
    const page = await open('/admin', 'viewer', {
      expectedErrors: failedRequests,
      before: async (page) => {
        await page.route('**/api/v1/auth/session', async (route) => {
          await promise
          await (isDown ? route.abort() : route.continue())
        })
        await page.route('**/api/v1/admin/products/stats', (route) => (isDown ? route.abort() : route.continue()))
      },
    })
    await page.getByRole('heading', { name: 'Loading Admin Panel' }).waitFor()
    await page.getByText('Please wait while we verify your session...').waitFor()
    await speak(page, 'zh-TW')
    await page.getByRole('heading', { name: '正在載入管理後台' }).waitFor()
    await page.getByText('正在確認你的登入，請稍候…').waitFor()
    await speak(page, 'en')
    resolve()
    await page.getByRole('heading', { name: 'The admin panel could not be opened' }).waitFor()
    await expectNoViolations(page)
    await page.unroute('**/api/v1/auth/session')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await menuOf(page).getByRole('link', { name: 'Dashboard' }).waitFor()
    await speak(page, 'zh-TW')
    await page.getByRole('link', { name: '總覽' }).waitFor()
    await speak(page, 'en')

    await page.getByText('The stock figures could not be loaded').waitFor()
    isDown = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    const cards = page.getByRole('list', { name: 'Stock at a glance' }).getByRole('listitem')
    await expect.poll(async () => (await cards.allTextContents()).join()).toMatch(/Total Products6/)
    expect((await cards.allTextContents()).join()).toMatch(/In stock5.*Low stock1.*Inventory ValueHK\$[\d,]+/)
    await page.getByText(/Figures as of \d\d:\d\d/).waitFor()
    await cards.getByRole('link', { name: /Low stock/ }).click()
    await expectAddress(page, '/admin/products?state=listed&stock=low-stock')
  })

  it('shows nothing but the sign-in screen before one is in and where the session ends, then what was asked for', async () => {
    const member = await createStaff(app(), 'viewer', { password: true })
    const page = await visit('/admin/enquiries?search=harbour', {
      ...laptop,
      stored: { adminLanguage: 'en' },
      expectedErrors: failedRequests,
    })
    await page.getByLabel('Username').fill(member.email)
    expect(await menuOf(page).count()).toBe(0)
    await page.getByLabel('Password', { exact: true }).fill(staffPassword)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('heading', { level: 1, name: 'Enquiries' }).waitFor()
    await expectAddress(page, '/admin/enquiries?search=harbour')
    await page.route(/\/admin\/quotes\?/, async (route) => {
      await prisma().session.deleteMany({ where: { userId: member.id } })
      await route.continue()
    })
    await menuOf(page).getByRole('link', { name: 'Quotations' }).click()
    await page.getByLabel('Username').fill(member.email)
    await expectAddress(page, '/admin/quotes')
    await page.unroute(/\/admin\/quotes\?/)
    await page.getByLabel('Password', { exact: true }).fill(staffPassword)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('heading', { level: 1, name: 'Quotations' }).waitFor()
    await expectAddress(page, '/admin/quotes')
  })

  it('notices in every tab that one has signed out, and shows the next person nothing that was loaded for the former', async () => {
    const member = await createStaff(app(), 'super_admin')
    // What is on its way when one signs out is refused.
    const one = await open('/admin', member, { expectedErrors: failedRequests })
    const other = await open('/admin', member, { expectedErrors: failedRequests })
    await menuOf(other).waitFor()
    await menuOf(one).getByRole('link', { name: 'Users' }).waitFor()
    await menuOf(one).getByRole('button', { name: 'Sign Out' }).click()
    await one.getByText('Logged out').waitFor()
    await one.getByLabel('Username').waitFor()
    await other.getByLabel('Username').waitFor()
    expect(await prisma().session.count({ where: { userId: member.id, kind: 'cookie' } })).toBe(0)

    await signIn(one, await createStaff(app(), 'viewer'), app().url)
    await one.reload()
    await menuOf(one).getByRole('link', { name: 'Enquiries' }).waitFor()
    expect(await menuOf(one).getByRole('link', { name: 'Users' }).count()).toBe(0)
  })
})

describe('the sidebar', () => {
  const main = [
    'Dashboard',
    'Analytics & Reports',
    'Products',
    'Content',
    'Enquiries',
    'Demo requests',
    'Conversations',
  ]
  const sales = [
    'Quotations',
    'Orders',
    'Stock',
    'Incoming goods',
    'Devices',
    'Invoices',
    'Payments',
    'Subscriptions',
    'Returns',
    'Customers',
  ]
  const system = ['Users', 'Audit log', 'Settings']

  it('shows each role what they may see, as soon as they have it', async () => {
    const member = await createStaff(app(), 'viewer', { name: 'Grace Wong' })
    const page = await open('/admin/profile', member)
    for (const role of roles) {
      await become(page, member, role)
      const rules = role === 'manager' || role === 'super_admin' ? ['Sales settings'] : []
      const own = [...rules, 'Notion Sync', ...(role === 'super_admin' ? system : [])]
      const expected = [...main, ...sales, ...own, 'Back to Website']
      expect(await menuNames(page)).toEqual(expected)
    }
  })

  it('counts what is there, live; narrows to icons with names, and stays so; is a drawer on a phone', async () => {
    const page = await open('/admin', 'viewer')
    await menuOf(page).getByRole('link', { name: 'Products (6)' }).waitFor()
    const product = await prisma().product.findFirstOrThrow({ where: { retiredAt: null } })
    await prisma().product.update({ where: { id: product.id }, data: { retiredAt: new Date() } })
    await prisma().$executeRaw`SELECT pg_notify('harbour_iot', 'catalogue.changed')`
    await menuOf(page).getByRole('link', { name: 'Products (5)' }).waitFor()
    await prisma().product.update({ where: { id: product.id }, data: { retiredAt: null } })
    const width = async () => (await page.locator('.sidebar').boundingBox())?.width
    await menuOf(page).waitFor()
    expect(await width()).toBe(256)
    await page.getByRole('button', { name: 'Collapse the sidebar' }).click()
    expect(await width()).toBe(64)
    await page.reload()
    await menuOf(page).getByRole('link', { name: 'Quotations' }).hover()
    await page.locator('.tooltip', { hasText: 'Quotations' }).waitFor()
    expect(await width()).toBe(64)
    await page.getByRole('main').hover()
    await page.locator('.tooltip').waitFor({ state: 'detached' })
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Expand the sidebar' }).click()
    expect(await width()).toBe(256)

    await page.setViewportSize(phone.viewport)
    const opener = page.getByRole('button', { name: 'Open the menu' })
    await opener.click()
    const drawer = page.getByRole('dialog', { name: 'Admin menu' })
    await drawer.getByRole('link', { name: 'Quotations' }).waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
    await opener.click()
    await drawer.getByRole('link', { name: 'Quotations' }).click()
    await drawer.waitFor({ state: 'hidden' })
    await page.getByRole('heading', { level: 1, name: 'Quotations' }).waitFor()
    await expectAddress(page, '/admin/quotes')
  })
})

describe('a screen', () => {
  it('leaves the tab the name of the site while its code is on the way; one that is not there or not for the role says so', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const page = await open('/admin/nowhere', 'editor')
    await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await expectAddress(page, '/admin')
    const greeting = page.getByRole('heading', { level: 1, name: /, A editor$/ })
    await greeting.waitFor()
    await page.route('**/*.js', async (route) => {
      await promise
      await route.continue()
    })
    await menuOf(page).getByRole('link', { name: 'Products' }).click()
    await greeting.waitFor({ state: 'hidden' })
    await page.getByRole('main').locator('[aria-busy=true]').waitFor()
    await expect.poll(() => page.title()).toBe('Harbour IoT')
    resolve()
    await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor()
    await expect.poll(() => page.title()).toBe('Products · Harbour IoT')

    await goTo(page, '/admin/settings')
    await page.getByRole('heading', { name: 'You may not open this screen' }).waitFor()
    await page.getByText('Your role is Editor. If your work needs this screen, ask a Super Admin').waitFor()
  })
})

describe('the user menu', () => {
  const openMenu = async (page: Page) => page.getByRole('button', { name: /^Account/ }).click()
  const choose = (page: Page, name: string) => page.getByRole('menu').getByText(name, { exact: true }).click()

  it('says who one is, leads to the profile, turns dark mode on and off; keeps preferences in the browser, the language for the account', async () => {
    const member = await createStaff(app(), 'manager', { name: 'Grace Wong' })
    const page = await open('/admin', member)
    await openMenu(page)
    const menu = page.getByRole('menu')
    for (const text of ['Grace Wong', member.email, 'Manager']) await menu.getByText(text, { exact: true }).waitFor()
    await expectNoViolations(page)
    await menu.getByRole('menuitem', { name: 'Profile Settings' }).click()
    await expectAddress(page, '/admin/profile')

    const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
    const stored = () => page.evaluate(() => [localStorage.getItem('adminRows'), localStorage.getItem('theme')])
    await openMenu(page)
    await choose(page, 'Dark Mode')
    await expect.poll(theme).toBe('dark')
    expect((await stored())[1]).toBe('dark')
    await openMenu(page)
    await page.getByRole('menuitemcheckbox', { name: 'Dark Mode', checked: true }).click()
    await expect.poll(theme).toBe('light')

    await openMenu(page)
    await choose(page, 'Preferences')
    const dialog = page.getByRole('dialog', { name: 'Preferences' })
    await dialog.getByLabel('Rows per page').selectOption('50')
    await dialog.getByRole('switch', { name: 'Narrow sidebar' }).click()
    await dialog.getByRole('radio', { name: 'Dark' }).check()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Expand the sidebar' }).waitFor()
    expect(await stored()).toEqual(['50', 'dark'])
    expect(await theme()).toBe('dark')
    await openMenu(page)
    await page.getByRole('menuitemcheckbox', { name: 'Dark Mode', checked: true }).waitFor()

    await choose(page, 'Preferences')
    await page.getByRole('radio', { name: '繁體中文' }).check()
    await page.getByRole('dialog', { name: '偏好設定' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-HK')
    await expect
      .poll(async () => (await prisma().user.findUniqueOrThrow({ where: { id: member.id } })).language)
      .toBe('zh-TW')
    const elsewhere = await open('/admin', member, { language: 'en' })
    await elsewhere.getByRole('navigation', { name: '後台選單' }).waitFor()
  })
})

describe('giving the password again', () => {
  async function saveSecurity(page: Page, attempts: string): Promise<void> {
    await page.getByLabel('Failed sign-ins allowed').fill(attempts)
    await page.getByRole('button', { name: 'Save' }).click()
  }

  it('leaves everything as it was where it is not given; a wrong one is said in place, the right one goes on; another dialog stays', async () => {
    const member = await createStaff(app(), 'super_admin', { password: true })
    const colleague = await createStaff(app(), 'viewer', { name: 'Rosalind Hui' })
    const forget = () =>
      prisma().session.updateMany({ where: { userId: member.id }, data: { confirmedAt: new Date(0) } })
    await forget()
    const page = await open('/admin/settings/security', member, { expectedErrors: failedRequests })
    await saveSecurity(page, '7')
    const dialog = page.getByRole('dialog', { name: 'Enter your password again' })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Save' }).waitFor()
    expect(await page.getByLabel('Failed sign-ins allowed').inputValue()).toBe('7')
    const answer = await fetch(`${app().url}/api/v1/admin/settings`, { headers: member.bearer })
    const { security } = settingsSchema.parse(await answer.json())
    expect(security.values.maxLoginAttempts).not.toBe(7)

    await saveSecurity(page, '6')
    await dialog.getByLabel('Password').fill('not my password')
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await dialog.getByText('That is not your password.').waitFor()
    await dialog.getByLabel('Password').fill(staffPassword)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('Security Updated').waitFor()

    await forget()
    await goTo(page, `/admin/users/${colleague.id}`)
    const edit = page.getByRole('dialog', { name: 'Edit User' })
    await edit.getByLabel('Role').selectOption('editor')
    await edit.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await edit.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor()
    await page.mouse.click(5, 5)
    await dialog.waitFor({ state: 'hidden' })
    await edit.getByRole('button', { name: 'Save' }).click()
    await dialog.getByLabel('Password').fill(staffPassword)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect
      .poll(async () => (await prisma().user.findUniqueOrThrow({ where: { id: colleague.id } })).role)
      .toBe('editor')
    await dialog.waitFor({ state: 'detached' })
    await edit.waitFor({ state: 'detached' })
  })
})

it('the frame holds on a laptop, a phone and a wider one in Chinese: axe finds nothing, nothing scrolls sideways; the screen is marked', async () => {
  const page = await open('/admin', 'super_admin')
  await page.getByRole('link', { name: /Total Products\s*6/ }).waitFor()
  await expectAccessibleAtBothWidths(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await speak(page, 'zh-TW')
  await page.getByRole('heading', { name: '快捷操作' }).waitFor()
  await expectNoSidewaysScroll(page)
  await speak(page, 'en')
  await page.setViewportSize(laptop.viewport)

  // by the beginning of its address, the dashboard by the whole of it
  const active = () => menuOf(page).locator('[aria-current=page]').allTextContents()
  await menuOf(page).waitFor()
  expect((await active()).join()).toMatch(/^Dashboard/)
  await menuOf(page).getByRole('link', { name: 'Settings', exact: true }).click()
  await expect.poll(active).toEqual(['Settings'])
  await page.getByRole('main').getByRole('link', { name: 'Security' }).click()
  await expectAddress(page, '/admin/settings/security')
  expect(await active()).toEqual(['Settings'])
})
