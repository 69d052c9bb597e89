import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { LinkPurpose } from '#contract/staff/staff.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { expectAccessible } from '../../axe.ts'
import { cutApi, expectAddress, failedRequests, goTo } from '../../site.ts'
import { expectAccessibleAtBothWidths, laptop, phone, speak, testAdmin } from '../test-admin.ts'

const { app, visit } = testAdmin()
const english = { stored: { adminLanguage: 'en' }, expectedErrors: failedRequests, ...laptop }
const goodPassword = 'quiet-orchard-19'
const deadLink = `/admin/link#${'a'.repeat(43)}`

async function linkFor(purpose: LinkPurpose, user?: StaffMember): Promise<string> {
  const { database, staff } = app().services
  const { url } = await database.prisma.$transaction((tx) =>
    staff.links.issue(tx, purpose, user?.id ?? null, app().url),
  )
  return url
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Welcome back!').waitFor()
}

describe('an invitation', () => {
  it('greets by name, sets a password once, and leads to the sign-in screen with the address filled in', async () => {
    const who = await createStaff(app(), 'editor', { name: 'Lai Ka Yan' })
    const link = await linkFor('invitation', who)
    const page = await visit(link, english)
    await page.getByRole('heading', { name: 'Welcome, Lai Ka Yan' }).waitFor()
    await expectAddress(page, '/admin/link')
    expect(await page.getByLabel('Email').inputValue()).toBe(who.email)

    const password = page.getByLabel('New password')
    await password.fill('too short')
    await page.getByText('9 of 10 characters').waitFor()
    await page.getByRole('button', { name: 'Set the password' }).click()
    await page.getByText('At least 10 characters; there are 9 now.').waitFor()
    await password.fill('password123')
    await page.getByText('11 characters: long enough').waitFor()
    await page.getByRole('button', { name: 'Set the password' }).click()
    await page.getByText('This is one of the most common passwords', { exact: false }).waitFor()
    await password.fill('laikayan-2026')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await page.getByText('It contains your name or email address.', { exact: false }).waitFor()
    await password.fill(goodPassword)
    await page.getByRole('button', { name: 'Set the password' }).click()

    await page.getByText('Your password is set. Sign in with it.').waitFor()
    expect(await page.getByLabel('Username').inputValue()).toBe(who.email)
    await signIn(page, goodPassword)

    const again = await visit(link, english)
    await again.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  })
})

describe('a password reset', () => {
  it('that was used elsewhere while it was open says so, with the next step', async () => {
    const who = await createStaff(app(), 'viewer')
    const link = await linkFor('password_reset', who)
    const [first, second] = [await visit(link, english), await visit(link, english)]
    for (const page of [first, second]) await page.getByRole('textbox', { name: 'New password' }).fill(goodPassword)
    await first.getByRole('button', { name: 'Set the password' }).click()
    await first.getByText('Your password is set. Sign in with it.').waitFor()
    await second.getByRole('button', { name: 'Set the password' }).click()
    await second.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    await second.getByRole('button', { name: 'Send a new link' }).click()
    await second.getByRole('heading', { name: 'Reset your password' }).waitFor()
  })
})

describe('the first start', () => {
  it('asks for name, address and password, and makes the Super Admin', async () => {
    const page = await visit(await linkFor('setup'), english)
    await page.getByRole('button', { name: 'Create the account' }).click()
    expect(await page.getByText('Please fill this in.').count()).toBe(3)
    expect(await page.getByLabel('Name').evaluate((field) => field === document.activeElement)).toBe(true)
    await page.getByLabel('Name').fill('Ada Admin')
    await page.getByLabel('Email').fill('ada@harbour-iot.example')
    await page.getByLabel('New password').fill(goodPassword)
    await page.getByRole('button', { name: 'Create the account' }).click()
    await page.getByText('Your password is set. Sign in with it.').waitFor()
    await signIn(page, goodPassword)
    const { role } = await app().services.database.prisma.user.findUniqueOrThrow({
      where: { email: 'ada@harbour-iot.example' },
    })
    expect(role).toBe('super_admin')
  })
})

it('a link that is none says so, and leads to the sign-in screen; axe finds nothing', async () => {
  const page = await visit(deadLink, english)
  for (const address of [deadLink, '/admin/link#cut-off', '/admin/link']) {
    if (address !== deadLink) await goTo(page, address)
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    await expectAddress(page, '/admin/link')
    if (address === deadLink) await expectAccessibleAtBothWidths(page)
    await page.getByRole('button', { name: 'Go to sign in' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  }
})

it('a link may be tried again where the server cannot be reached; axe finds nothing and nothing overflows', async () => {
  const name = '歐陽'.repeat(20)
  const who = await createStaff(app(), 'editor', { name })
  const page = await visit(await linkFor('invitation', who), { ...english, before: cutApi })
  await page.getByRole('heading', { name: 'The link could not be opened' }).waitFor()
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('heading', { name: `Welcome, ${name}` }).waitFor()
  await speak(page, 'zh-TW')
  await page.getByRole('button', { name: '設定密碼' }).click()
  await page.getByText('請填寫這一欄。').waitFor()
  for (const { viewport } of [laptop, phone]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page)
  }
})
