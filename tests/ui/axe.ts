import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** At the end of the page, in no landmark: it has the focus while it is open. */
const openMenu = /^<[^>]* role="menu"/

/**
 * Fails with the elements in which axe finds something.
 * @param within a selector: only what is in there
 */
export async function expectNoViolations(page: Page, within?: string): Promise<void> {
  // what is not legacy serves frames of other sites, opens a tab for it, and takes twice the time: nothing is in frames here
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze()
  const found = violations.map(({ id, nodes }) => {
    const elements = nodes.map(({ html }) => html)
    return { id, elements: id === 'region' ? elements.filter((html) => !openMenu.test(html)) : elements }
  })
  expect(found.filter(({ elements }) => elements.length > 0)).toEqual([])
}

/** `expectNoViolations` in the light theme, then in the dark one, where the page stays. */
export async function expectNoViolationsInThemes(page: Page, within?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoViolations(page, within)
  }
}
