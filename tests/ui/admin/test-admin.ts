import type { Page } from 'playwright-core'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Role } from '#contract/staff/permissions.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { type TestSite, testSite, type Visit } from '../site.ts'

/** The two widths that every screen is tested at. The narrow one is what 400 % leaves of a laptop (WCAG 1.4.10). */
export const phone = { viewport: { width: 320, height: 844 }, hasTouch: true }
export const laptop = { viewport: { width: 1440, height: 900 } }

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
  return { ...site, open }
}

/** Gives a browser the session of a member of staff. */
export async function signIn(page: Page, { cookie }: StaffMember, url: string): Promise<void> {
  const value = cookie.cookie.slice('session='.length)
  await page.context().addCookies([{ name: 'session', value, url, httpOnly: true, sameSite: 'Strict' }])
}
