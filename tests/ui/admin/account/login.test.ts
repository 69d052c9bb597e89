import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createStaff, staffPassword } from '#tests/support/staff.ts'
import { set } from '../../../api/settings/settings.ts'
import { expectNoViolations } from '../../axe.ts'
import { expectAddress, failedRequests } from '../../site.ts'
import { expectAccessibleAtBothWidths, laptop, testAdmin } from '../test-admin.ts'
import { codeOf, enableTwoFactor, wrongCodeOf } from './two-factor.ts'

const { app, visit, open } = testAdmin()
const english = { stored: { adminLanguage: 'en' }, expectedErrors: failedRequests, ...laptop }
const member = () => createStaff(app(), 'editor', { password: true })

async function signIn(page: Page, username: string, password = staffPassword): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

describe('the sign-in screen', () => {
  it('is one that password managers know, asks for both fields, and says what is wrong until one types', async () => {
    const { email } = await member()
    const page = await visit('/admin', english)
    const username = page.getByLabel('Username')
    const password = page.getByLabel('Password', { exact: true })
    await username.waitFor()
    const fields = await page
      .locator('form input')
      .evaluateAll((inputs: HTMLInputElement[]) =>
        inputs.map(({ name, type, autocomplete }) => ({ name, type, autocomplete })),
      )
    expect(fields).toEqual([
      { name: 'username', type: 'email', autocomplete: 'username' },
      { name: 'password', type: 'password', autocomplete: 'current-password' },
    ])
    expect(await username.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await page.getByText('Demo credentials').count(), 'without DEMO').toBe(0)

    const button = page.getByRole('button', { name: 'Sign In' })
    expect(await button.isDisabled()).toBe(true)
    await username.fill('not-an-address')
    expect(await button.isDisabled()).toBe(true)
    await password.fill('x')
    await button.click()
    await page.getByText('This is not an email address', { exact: false }).waitFor()

    await signIn(page, email, 'not-the-password')
    const alert = page.getByRole('alert')
    expect(await alert.textContent()).toBe('Invalid username or password.')
    await password.press('End')
    await password.pressSequentially('!')
    await alert.waitFor({ state: 'detached' })
    await signIn(page, 'nobody@staff.example')
    expect(await alert.textContent(), 'the same of somebody who is not there').toBe('Invalid username or password.')
  })

  it('leads to where one wanted to go, and says that it is signing in meanwhile', async () => {
    const { email } = await member()
    const page = await visit('/admin/profile', {
      ...english,
      before: (page) =>
        page.route('**/auth/login', async (route) => {
          await page.getByRole('button', { name: 'Signing in...', disabled: true }).waitFor()
          await route.continue()
        }),
    })
    await signIn(page, email)
    await page.getByText('Welcome back!').waitFor()
    await page.getByRole('heading', { name: 'Profile Settings', level: 1 }).waitFor()
    await expectAddress(page, '/admin/profile')
  })

  it('shows the password where one asks, tells of Caps Lock, changes its theme, speaks both languages and keeps the choice', async () => {
    const page = await visit('/admin', english)
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('lantern')
    expect(await password.getAttribute('type')).toBe('password')
    await page.getByRole('button', { name: 'Show password' }).click()
    expect(await password.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    expect(await password.getAttribute('type')).toBe('password')
    await password.evaluate((field) => {
      field.focus()
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true }))
    })
    await page.getByText('Caps Lock is on.').waitFor()

    await page.getByRole('button', { name: 'Theme: System' }).click()
    await page.getByRole('button', { name: 'Theme: Light' }).click()
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')

    await page.getByRole('button', { name: '切換至繁體中文' }).click()
    await page.getByRole('heading', { name: '登入後台' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-HK')
    await page.reload()
    await page.getByRole('button', { name: '登入', exact: true }).waitFor()
  })
})

describe('the second step', () => {
  it('takes a code as soon as it is there, in whatever shape it is pasted', async () => {
    const who = await member()
    const { secret } = await enableTwoFactor(app(), who)
    const page = await visit('/admin/profile', english)
    await signIn(page, who.email)
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
    const field = page.getByLabel('Six-digit code')
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
    expect(await field.getAttribute('inputmode')).toBe('numeric')

    await field.pressSequentially(wrongCodeOf(secret))
    await page.getByText('That code is wrong or was already used', { exact: false }).waitFor()
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(6)
    const code = codeOf(secret, 1)
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await page.getByText('Welcome back!').waitFor()
    await expectAddress(page, '/admin/profile')
  })

  it('leads back to the first, with the name still there; takes a recovery code instead, once', async () => {
    const who = await member()
    const { codes } = await enableTwoFactor(app(), who)
    for (const expected of ['Welcome back!', 'That code is wrong or was already used']) {
      const page = await visit('/admin', english)
      await signIn(page, who.email)
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      expect(await page.getByLabel('Username').inputValue()).toBe(who.email)
      expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
      await signIn(page, who.email)
      await page.getByRole('button', { name: 'Use a recovery code' }).click()
      await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0]?.toUpperCase() ?? '')
      await page.keyboard.press('Enter')
      await page.getByText(expected, { exact: false }).waitFor()
    }
  })
})

describe('too many failures', () => {
  it('pause signing in, with the time that is left, and end by themselves', async () => {
    const { email } = await member()
    const page = await visit('/admin', { ...english, before: (page) => page.clock.install() })
    const failing = async () => {
      await signIn(page, email, 'not-the-password')
      return page.getByRole('alert').textContent()
    }
    await expect.poll(failing).toBe('Too many failed attempts: signing in is paused.')
    expect(await page.getByRole('timer').textContent()).toMatch(/^0:(30|2\d)$/)
    expect(await page.getByRole('button', { name: 'Sign In' }).isDisabled()).toBe(true)
    await page.clock.fastForward(31_000)
    await page.getByRole('timer').waitFor({ state: 'detached' })
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Sign In' }).isEnabled()).toBe(true)
  })
})

describe('a forgotten password', () => {
  it('is asked for by mail; the answer is the same to an address that is not known', async () => {
    const { email } = await member()
    const page = await visit('/admin', english)
    for (const address of [email, 'nobody@staff.example']) {
      await page.getByLabel('Username').fill(address)
      await page.getByRole('button', { name: 'Forgot your password?' }).click()
      expect(await page.getByLabel('Email').inputValue()).toBe(address)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await page
        .getByText(`If ${address} is the address of an account, a link is on its way to it.`, { exact: false })
        .waitFor()
      await page.getByRole('button', { name: 'Back to signing in' }).click()
      await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    }
  })
})

describe('a session that must put something right first', () => {
  it('an expired password: a new one, and one goes on', async () => {
    const admin = await createStaff(app(), 'super_admin')
    const who = await member()
    await set(app(), admin, 'security', { passwordExpiry: 90 })
    const passwordChangedAt = new Date(Date.now() - 91 * 24 * 3_600_000)
    await app().services.database.prisma.user.update({ where: { id: who.id }, data: { passwordChangedAt } })
    const page = await open('/admin/profile', who, { expectedErrors: failedRequests })
    await page.getByRole('heading', { name: 'Your password has expired' }).waitFor()
    await expectNoViolations(page)
    await page.getByLabel('Current password').fill(staffPassword)
    await page.getByLabel('New password').fill('quiet-orchard-19')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Welcome back!').waitFor()
    await page.getByRole('heading', { name: 'Profile Settings', level: 1 }).waitFor()
    await set(app(), admin, 'security', { passwordExpiry: 0 })
  })

  it('two-factor sign-in: set up in place, its recovery codes shown over what comes next; or one signs out', async () => {
    const admin = await createStaff(app(), 'super_admin')
    const [who, other] = [await member(), await member()]
    await enableTwoFactor(app(), admin)
    await set(app(), admin, 'security', { twoFactorAuth: true })
    const page = await open('/admin/profile', who, { expectedErrors: failedRequests })
    await page.getByRole('button', { name: 'Set it up' }).click()
    const secret = (await page.locator('.two-factor-key code').textContent()) ?? ''
    await page.getByLabel('Six-digit code').fill(codeOf(secret.replaceAll(' ', '')))
    await page.getByRole('dialog', { name: 'Keep your recovery codes' }).waitFor()
    expect(await page.getByRole('dialog').getByRole('listitem').count()).toBe(10)
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await page.getByRole('heading', { name: 'Profile Settings', level: 1 }).waitFor()

    const leaving = await open('/admin', other, { expectedErrors: failedRequests })
    await leaving.getByRole('button', { name: 'Sign Out' }).click()
    await leaving.getByRole('heading', { name: 'Sign in' }).waitFor()
    await set(app(), admin, 'security', { twoFactorAuth: false })
  })
})

it('axe finds nothing and nothing overflows, on a laptop and on a phone', { tags: ['night'] }, async () => {
  const who = await member()
  await enableTwoFactor(app(), who)
  const page = await visit('/admin', english)
  await signIn(page, who.email, 'not-the-password')
  await page.getByRole('alert').waitFor()
  await expectAccessibleAtBothWidths(page)
  await signIn(page, who.email)
  await page.getByLabel('Six-digit code').waitFor()
  await expectAccessibleAtBothWidths(page)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expectAccessibleAtBothWidths(page)
})
