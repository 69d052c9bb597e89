import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Role } from '#contract/staff/permissions.ts'
import { createStaff, type StaffMember, staffPassword } from '#tests/support/staff.ts'
import { call } from '../../../api/staff/auth.ts'
import { expectAccessible } from '../../axe.ts'
import { failedRequests } from '../../site.ts'
import { type AdminVisit, expectAccessibleAtBothWidths, testAdmin } from '../test-admin.ts'
import { codeOf, enableTwoFactor } from './two-factor.ts'

const { app, open } = testAdmin()
const member = (role: Role = 'editor') => createStaff(app(), role, { name: 'Lai Ka Yan', password: true })
const openProfile = (who: StaffMember, options: AdminVisit = {}) => open('/admin/profile', who, options)

/** Whether a session still opens anything. */
async function isSignedIn(headers: Record<string, string>): Promise<boolean> {
  return (await call(app(), 'GET', '/auth/sessions', { headers })).status === 200
}

/** As after ten minutes. */
async function loseConfirmation({ id }: StaffMember): Promise<void> {
  const confirmedAt = new Date(Date.now() - 11 * 60_000)
  await app().services.database.prisma.session.updateMany({ where: { userId: id }, data: { confirmedAt } })
}

async function confirm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Enter your password again' })
  await dialog.locator('input[name=password]').fill(staffPassword)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}

describe('name and language', () => {
  it('are saved, keep what is typed meanwhile, and the admin speaks the language at once', async () => {
    const page = await openProfile(await member())
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    const save = page.getByRole('button', { name: 'Save' })
    await name.waitFor()
    expect(await save.isDisabled()).toBe(true)
    const held = Promise.withResolvers<void>()
    await page.route('**/api/v1/auth/profile', async (route) => {
      await held.promise
      await route.continue()
    })
    await name.fill('First')
    const isSent = page.waitForRequest('**/api/v1/auth/profile')
    await save.click()
    await isSent
    await name.fill('Second')
    held.resolve()
    await save.click()
    await expect.poll(() => save.isDisabled()).toBe(true)
    await page.reload()
    await expect.poll(() => name.inputValue()).toBe('Second')

    await name.fill('黎嘉欣')
    await page.getByLabel('Language of the admin').selectOption('zh-TW')
    await save.click()
    await page.getByRole('heading', { name: '個人設定', level: 1 }).waitFor()
    await page.reload()
    await expect.poll(() => page.getByRole('textbox', { name: '姓名', exact: true }).inputValue()).toBe('黎嘉欣')
  })

  it('may be mainland Chinese: its wording, its quotation marks, and names as they are', async () => {
    const who = await createStaff(app(), 'editor', { name: '陳後台', password: true })
    const page = await openProfile(who)
    await page.getByLabel('Language of the admin').selectOption('简体中文')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: '个人设置', level: 1 }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: '个人设置', level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-CN')
    expect(await page.getByRole('textbox', { name: '姓名', exact: true }).inputValue()).toBe('陳後台')
    await page.getByRole('link', { name: '港灣物聯', exact: true }).waitFor()
    expect(await page.title()).toContain('港灣物聯')
    await page.goto(new URL('/admin/enquiries', page.url()).href)
    await page.getByRole('heading', { name: '咨询', level: 1 }).waitFor()
    await expectAccessible(page)
  })

  it('stay readable where the dictionary of mainland Chinese cannot be had', async () => {
    const who = await member()
    await app().services.database.prisma.user.update({ where: { id: who.id }, data: { language: 'zh-CN' } })
    const page = await openProfile(who, {
      expectedErrors: failedRequests,
      async before(page) {
        await page.route('**/simplified-*.js', (route) => route.abort())
      },
    })
    await page.getByRole('heading', { name: '個人設定', level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-HK')
  })

  it('show both versions where somebody else has changed them meanwhile; one takes either', async () => {
    const who = await member()
    const rename = (name: string) =>
      app().services.database.prisma.user.update({ where: { id: who.id }, data: { name, version: { increment: 1 } } })
    const nameNow = async () =>
      (await app().services.database.prisma.user.findUniqueOrThrow({ where: { id: who.id } })).name
    const page = await openProfile(who, { expectedErrors: failedRequests })
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    const notice = page.getByRole('region', { name: /A colleague saved another version/ })

    await name.fill('Mine')
    await rename('Theirs')
    await page.getByRole('button', { name: 'Save' }).click()
    await notice.getByRole('cell', { name: 'Mine', exact: true }).waitFor()
    await notice.getByRole('cell', { name: 'Theirs', exact: true }).waitFor()
    expect(await nameNow()).toBe('Theirs')
    await notice.getByRole('button', { name: 'Keep mine and save' }).click()
    await page.getByText('Your profile is saved.').waitFor()
    expect(await nameNow()).toBe('Mine')
    await notice.waitFor({ state: 'detached' })

    await name.fill('Mine again')
    await rename('Theirs again')
    await page.getByRole('button', { name: 'Save' }).click()
    await notice.getByRole('button', { name: 'Take theirs' }).click()
    await expect.poll(() => name.inputValue()).toBe('Theirs again')
    expect(await nameNow()).toBe('Theirs again')
  })
})

describe('the password', () => {
  it('changes with the present one alone, and ends all other sessions', async () => {
    const who = await member()
    const page = await openProfile(who, { expectedErrors: failedRequests })
    const change = page.getByRole('button', { name: 'Change password' })
    await page.getByLabel('Current password').fill('not-mine-at-all')
    await page.getByLabel('New password').fill('quiet-orchard-19')
    await change.click()
    await page.getByText('That is not your password.').waitFor()
    await page.getByLabel('Current password').fill(staffPassword)
    await page.getByLabel('New password').fill(staffPassword)
    await change.click()
    await page.getByText('This is the password you have.', { exact: false }).waitFor()
    await page.getByLabel('New password').fill('quiet-orchard-19')
    await change.click()
    await page.getByText('Your password is changed', { exact: false }).waitFor()
    expect(await page.getByLabel('Current password').inputValue()).toBe('')
    expect(await isSignedIn(who.bearer)).toBe(false)
    expect(await isSignedIn(who.cookie)).toBe(true)
    await page.getByText('You are signed in nowhere else.').waitFor()
  })
})

describe('two-factor sign-in', () => {
  it('is set up in steps after the password is given again; its recovery codes are shown once', async () => {
    const who = await member()
    await loseConfirmation(who)
    const page = await openProfile(who, {
      expectedErrors: failedRequests,
      acceptDownloads: true,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const begin = page.getByRole('button', { name: 'Set it up' })
    await begin.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await begin.waitFor()
    expect(await page.getByRole('alert').count(), 'where one would rather not give the password').toBe(0)

    await begin.click()
    await confirm(page)
    const picture = page.getByRole('img', { name: 'QR code for your authenticator app' })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const secret = ((await page.locator('.two-factor-key code').textContent()) ?? '').replaceAll(' ', '')
    await page.getByLabel('Six-digit code').fill(codeOf(secret))

    const dialog = page.getByRole('dialog', { name: 'Keep your recovery codes' })
    await dialog.waitFor()
    const codes = await dialog.getByRole('listitem').allTextContents()
    expect(new Set(codes).size).toBe(10)
    await page.keyboard.press('Escape')
    await dialog.getByRole('alert').waitFor()
    await dialog.getByRole('button', { name: 'Copy' }).click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download' }).click(),
    ])
    const saved = await readFile(await file.path(), 'utf8')
    expect(saved).toBe(copied)
    for (const code of codes) expect(saved).toContain(code)
    expect(saved).toContain(who.email)
    await dialog.getByRole('button', { name: 'I have kept them' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Turn it off' }).waitFor()
  })

  it('gives new recovery codes, and is switched off, with a code of the app or a recovery code', async () => {
    const who = await member()
    const { codes } = await enableTwoFactor(app(), who)
    const page = await openProfile(who, { expectedErrors: failedRequests })
    await page.getByRole('button', { name: 'New recovery codes' }).click()
    const dialog = page.getByRole('dialog', { name: 'Make new recovery codes?' })
    const code = dialog.getByLabel('Six digits of your app, or a recovery code')
    await code.fill('zzzz-zzzz-zzzz')
    await dialog.getByRole('button', { name: 'New recovery codes' }).click()
    await dialog.getByText('That code is wrong or was already used.').waitFor()
    await code.fill(String(codes[0]))
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Keep your recovery codes' }).waitFor()
    const renewed = await page.getByRole('dialog').getByRole('listitem').allTextContents()
    expect(renewed.length).toBe(10)
    expect(renewed.filter((code) => codes.includes(code))).toEqual([])
    await page.getByRole('button', { name: 'I have kept them' }).click()
    const off = page.getByRole('button', { name: 'Turn it off' })
    await off.press('Enter')
    const codeAgain = page.getByLabel('Six digits of your app, or a recovery code')
    await expect.poll(() => codeAgain.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => off.evaluate((button) => button === document.activeElement)).toBe(true)
    await off.click()
    await codeAgain.fill(String(renewed[0]))
    await page.getByRole('dialog').getByRole('button', { name: 'Turn it off' }).click()
    await page.getByRole('button', { name: 'Set it up' }).waitFor()
  })
})

describe("one's own sessions", () => {
  it('are named, this one marked; one is ended at once, the others once that is confirmed', async () => {
    const who = await member()
    const other = await app().services.sessions.begin({
      userId: who.id,
      kind: 'cookie',
      address: '203.0.113.9',
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    })
    const otherCookie = { cookie: `session=${app().app.jwt.sign(other.claims)}` }
    const page = await openProfile(who)
    const list = page.getByRole('region', { name: 'Where you are signed in' })
    await list.getByText('Safari on iPhone').waitFor()
    expect(await list.getByRole('listitem').count()).toBe(3)
    await list.getByRole('listitem').first().getByText('This device').waitFor()
    expect(await list.getByRole('listitem').first().getByRole('button').count()).toBe(0)

    await list.getByRole('button', { name: 'End Safari on iPhone' }).click()
    await page.getByText('Safari on iPhone is signed out.').waitFor()
    expect(await isSignedIn(otherCookie)).toBe(false)
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2)

    await list.getByRole('button', { name: 'End all others' }).click()
    expect(await isSignedIn(who.bearer)).toBe(true)
    await page.getByRole('dialog').getByRole('button', { name: 'End all others' }).click()
    await page.getByText('All other sessions have ended.').waitFor()
    await page.getByText('You are signed in nowhere else.').waitFor()
    expect(await isSignedIn(who.bearer)).toBe(false)
    expect(await isSignedIn(who.cookie)).toBe(true)
  })

  it('say why they are not there, and come with another try', async () => {
    const page = await openProfile(await member(), {
      expectedErrors: failedRequests,
      before: (page: Page) => page.route('**/auth/sessions', (route) => route.abort()),
    })
    const list = page.getByRole('region', { name: 'Where you are signed in' })
    await list.getByRole('alert').waitFor()
    await page.unroute('**/auth/sessions')
    await list.getByRole('button', { name: 'Try Again' }).click()
    await list.getByText('This device').waitFor()
  })
})

it('axe finds nothing and nothing overflows, on a laptop and on a phone', async () => {
  const page = await openProfile(await member('viewer'))
  await page.getByText('This device').waitFor()
  await page.getByRole('button', { name: 'Set it up' }).click()
  await page.getByLabel('Six-digit code').waitFor()
  await expectAccessibleAtBothWidths(page)
  await page.getByRole('button', { name: 'End all others' }).click()
  await page.getByRole('dialog').waitFor()
  await expectAccessibleAtBothWidths(page)
})
