import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createStaff, staffPassword } from '#tests/support/staff.ts'
import { expectAddress } from '../../site.ts'
import { laptop, testAdmin } from '../test-admin.ts'

const { app, visit } = testAdmin()
const english = { stored: { adminLanguage: 'en' }, undrawn: false, ...laptop }
const member = () => createStaff(app(), 'editor', { password: true })
/** What lies behind the gate begins with this file. */
const behindTheGate = /\/assets\/admin\/SignedIn-[\w-]+\.js$/

/** Names of the scripts that a page asks for, without their hashes; filled as it does. */
function scriptsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) names.push(pathname.replace(/^.*\/(\w[\w-]*?)(?:-[\w-]{8})?\.js$/, '$1'))
  })
  return names
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Username').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(staffPassword)
}

const send = (page: Page) => page.getByRole('button', { name: 'Sign In' }).click()
const profile = (page: Page) => page.getByRole('heading', { name: 'Profile Settings', level: 1 })

describe('only those signed in load the back office', () => {
  it('asks for nothing behind the gate until one begins to sign in; who was signed in has it at once, and is shown no sign-in meanwhile', async () => {
    const { email } = await member()
    let scripts: string[] = []
    const page = await visit('/admin/profile', { ...english, before: async (page) => (scripts = scriptsOf(page)) })
    await page.getByLabel('Username').fill(email)
    await page.waitForLoadState('networkidle')
    expect(scripts.toSorted()).toEqual(['admin', 'libraries', 'rolldown-runtime'])
    const asked = page.waitForRequest(behindTheGate)
    await page.getByLabel('Password', { exact: true }).fill(staffPassword)
    await asked
    await send(page)
    await profile(page).waitFor()
    await expectAddress(page, '/admin/profile')

    // beside the session for who was signed in
    const held = Promise.withResolvers<void>()
    await page.route('**/auth/session', async (route) => {
      await held.promise
      await route.continue()
    })
    const askedAgain = page.waitForRequest(behindTheGate)
    const reloaded = page.reload()
    await askedAgain
    await page.getByRole('heading', { name: 'Loading Admin Panel' }).waitFor()
    expect(await page.getByLabel('Username').count()).toBe(0)
    held.resolve()
    await reloaded
    await profile(page).waitFor()
  })

  it('waits for the password to be sent where data is to be saved', async () => {
    const { email } = await member()
    let scripts: string[] = []
    const page = await visit('/admin/profile', {
      ...english,
      async before(page) {
        scripts = scriptsOf(page)
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
        )
      },
    })
    await fillIn(page, email)
    await page.waitForLoadState('networkidle')
    expect(scripts).not.toContain('SignedIn')
    await send(page)
    await profile(page).waitFor()
    expect(scripts).toContain('SignedIn')
  })

  it('says that it is signing in until the back office is there, on a slow line', async () => {
    const { email } = await member()
    const held = Promise.withResolvers<void>()
    const page = await visit('/admin/profile', {
      ...english,
      before: (page) =>
        page.route(behindTheGate, async (route) => {
          await held.promise
          await route.continue()
        }),
    })
    await fillIn(page, email)
    const answered = page.waitForResponse('**/auth/login')
    await send(page)
    await answered
    await page.getByRole('button', { name: 'Signing in...', disabled: true }).waitFor()
    expect(await page.getByLabel('Username').inputValue()).toBe(email)
    held.resolve()
    await page.getByText('Welcome back!').waitFor()
    await profile(page).waitFor()
  })

  it('says so where the back office cannot be had, and tries again', async () => {
    const { email } = await member()
    const page = await visit('/admin/profile', {
      ...english,
      expectedErrors: /Failed to (?:load resource|fetch dynamically)|could not be loaded/,
      before: (page) => page.route(behindTheGate, (route) => route.abort()),
    })
    await fillIn(page, email)
    await send(page)
    await page.getByRole('alert').getByRole('heading', { name: 'Something went wrong' }).waitFor()
    await page.unroute(behindTheGate)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await profile(page).waitFor()
  })
})
