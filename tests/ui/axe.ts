import axe, { type ElementContext, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** At the end of the page, in no landmark: it has the focus while it is open. */
const openMenu = /^<[^>]* role="menu"/

const phoneWidthMax = 480

/**
 * Fails with the elements in which axe finds something, of all that it knows.
 * @param within a selector: only what is in there
 */
export async function expectNoViolations(page: Page, within?: string): Promise<void> {
  await expectNothingFound(page, within, {})
}

/** `expectNoViolations` in the light theme; in the dark one contrast alone, since nothing else follows the theme. */
export async function expectNoViolationsInThemes(page: Page, within?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNoViolations(page, within)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNothingFound(page, within, { runOnly: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
}

/**
 * A state of a page, once: in a wide window every rule, and the dark theme's contrast; on a phone what the phone adds, targets of a
 * finger's size. Nothing scrolls sideways in either.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await expectNoSidewaysScroll(page)
  if (widthOf(page) > phoneWidthMax) return expectNoViolationsInThemes(page, within)
  await page.evaluate(() => scrollTo(0, 0)) // a bar that stays on top cuts whatever lies half under it
  await expectNothingFound(page, within, { runOnly: ['target-size'] })
}

/**
 * A state of a page in another language, once it was found accessible in one: what hangs on words, which are names of things, texts for pictures
 * and marks of language. Roles, order and colours are the same. Nothing scrolls sideways.
 */
export async function expectNamed(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  const runOnly = ['cat.aria', 'cat.forms', 'cat.language', 'cat.name-role-value', 'cat.text-alternatives']
  await expectNothingFound(page, undefined, { runOnly })
}

/** Fails where a screen is wider than its window, or a number goes on in the next line. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widthOf(page))
  expect(await page.evaluate(brokenNumbers)).toEqual([])
}

/** In the page: amounts and numbers that are seen on more than one line; those in a word, as in an email address, are none. */
export function brokenNumbers(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const numbers = [...(text.textContent ?? '').matchAll(/(?<![\w@.-])(?:(?:HK|US)?[$¥])?\d[\d,.:]*\d(?![\w@-])/g)]
    if (numbers.length === 0 || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue
    if (text.parentElement.closest('.sr-only, pre, code')) continue
    for (const { 0: number, index } of numbers) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + number.length)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (lines.some(({ top, height }) => top > (lines[0]?.top ?? 0) + height / 2)) found.push(number)
    }
  }
  return found
}

function widthOf(page: Page): number {
  return page.viewportSize()?.width ?? 0
}

async function expectNothingFound(page: Page, within: string | undefined, options: RunOptions): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(violationsIn, { context: within ?? 'html', options })
  const found = violations.map(({ id, elements }) => ({
    id,
    elements: id === 'region' ? elements.filter((html) => !openMenu.test(html)) : elements,
  }))
  expect(found.filter(({ elements }) => elements.length > 0)).toEqual([])
}

/** In the page. Only violations are worked out, and no paths to elements: they are shown as they are written. */
async function violationsIn({ context, options }: { context: ElementContext; options: RunOptions }) {
  const { violations } = await window.axe.run(context, {
    ...options,
    resultTypes: ['violations'],
    selectors: false,
    iframes: false,
  })
  return violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }))
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
