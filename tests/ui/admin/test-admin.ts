import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { languageTags, type ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Role } from '#contract/staff/permissions.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { expectAccessible } from '../axe.ts'
import { type TestSite, testSite, type Visit } from '../site.ts'

/** The two widths that every screen is tested at. The narrow one is what 400 % leaves of a laptop (WCAG 1.4.10). */
export const phone = { viewport: { width: 320, height: 844 }, hasTouch: true }
export const laptop = { viewport: { width: 1440, height: 900 } }

/** What the browser says where the server refuses, as a test has it do: neither a line that is cut nor a fault of the server is that. */
export const refusals = /the server responded with a status of 4\d\d/

export interface AdminVisit extends Visit {
  /** What the admin speaks. */
  language?: ReaderLanguage
}

export interface TestAdmin extends TestSite {
  /**
   * Opens an address of the admin as somebody who is signed in: a new person of a role, or one that `createStaff` has made.
   * English on a laptop, unless the visit says otherwise.
   */
  open: (path: string, who: Role | StaffMember, visit?: AdminVisit) => Promise<Page>
  /** Gives somebody who has the admin open another role, and the name of it: their page follows as they come back to its tab. */
  become: (page: Page, who: StaffMember, role: Role) => Promise<void>
}

/** `testSite`, and the admin opened by somebody who is signed in. */
export function testAdmin(...given: Parameters<typeof testSite>): TestAdmin {
  const site = testSite(...given)

  async function open(path: string, who: Role | StaffMember, visit: AdminVisit = {}): Promise<Page> {
    const { language = 'en', stored, before, undrawn = before !== undefined, ...options } = visit
    const member = typeof who === 'string' ? await createStaff(site.app(), who) : who
    return site.visit(path, {
      ...laptop,
      ...options,
      stored: { adminLanguage: language, ...stored },
      undrawn, // looking at requests has the browser keep no files
      async before(page) {
        await signIn(page, member, site.app().url)
        await before?.(page)
      },
    })
  }

  async function become(page: Page, { id }: StaffMember, role: Role): Promise<void> {
    const { user } = site.app().services.database.prisma
    const called = (name: string) => page.locator(`button[aria-label$="${name}"]`).first().waitFor()
    // who asks already gets that answer, which may be of before
    await called((await user.findUniqueOrThrow({ where: { id } })).name)
    const name = `A ${role}`
    await user.update({ where: { id }, data: { role, name } })
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    await called(name)
  }
  return { ...site, open, become }
}

/** Gives a browser the session of a member of staff. */
export async function signIn(page: Page, { cookie }: StaffMember, url: string): Promise<void> {
  const value = cookie.cookie.slice('session='.length)
  await page.context().addCookies([{ name: 'session', value, url, httpOnly: true, sameSite: 'Strict' }])
}

/** Has the admin go on in another language at once, as where it is chosen in another tab. */
export async function speak(page: Page, language: ReaderLanguage): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('adminLanguage', chosen)
    dispatchEvent(new StorageEvent('storage', { key: 'adminLanguage' }))
  }, language)
  await page.locator(`html[lang=${languageTags[language]}]`).waitFor({ state: 'attached' })
}

/** Hides what the foot of the screen says of something that was done before: it is no answer to what is done next. */
export async function hideToast(page: Page): Promise<void> {
  await page.locator('[role=status].fixed p').evaluateAll((texts) => {
    for (const text of texts) text.setAttribute('hidden', '')
  })
}

/** A state of a screen in English on a laptop, then on a phone, then as it was: what axe finds, and that nothing scrolls sideways. */
export async function expectAccessibleAtBothWidths(page: Page, onPhone: ReaderLanguage = 'en'): Promise<void> {
  await expectAccessible(page)
  await page.setViewportSize(phone.viewport)
  if (onPhone !== 'en') await speak(page, onPhone)
  await drawn(page)
  await expectAccessible(page)
  if (onPhone !== 'en') await speak(page, 'en')
  await page.setViewportSize(laptop.viewport)
  await drawn(page)
}

/** Lists become cards, and texts longer or shorter, before the picture after the next. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** A whole screen of this heading, once nothing in it is on the way any more. */
export async function expectScreen(page: Page, heading: string | RegExp, onPhone?: ReaderLanguage): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
  await expectAccessibleAtBothWidths(page, onPhone)
}
