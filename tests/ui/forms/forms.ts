import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectNoViolationsInThemes } from '../axe.ts'

/** What the page says is wrong with a field: text that its `aria-describedby` leads to. */
export async function faultOf(field: Locator): Promise<string> {
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  return field.evaluate((control) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((element) => element?.matches('.field-error'))
      .map((element) => element?.textContent)
      .join(),
  )
}

/** Waits until focus is on this element. */
export async function expectFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true)
}

/** Waits for both lines of a toast, another than was waited for before. */
export async function expectToast(page: Page, title: string, detail: string): Promise<void> {
  const toast = page.locator('[role=status] > :not([data-seen])').filter({ hasText: title }).filter({ hasText: detail })
  await toast.waitFor()
  await toast.evaluate((element) => element.setAttribute('data-seen', ''))
}

/** Axe finds nothing in the page in either theme, nothing scrolls sideways at 360 px, and each target takes a finger. */
export async function expectUsable(page: Page): Promise<void> {
  await expectNoViolationsInThemes(page, 'main')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const small = await page
    .locator('main :is(button, input:not([type="radio"]), select, textarea, label:has(input))')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('[aria-hidden]') && element.getBoundingClientRect().height < 44)
        .map((element) => element.outerHTML),
    )
  expect(small).toEqual([])
}

/** Presses Tab until focus is on the element, as somebody without a mouse would; fails where it is never reached. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await element.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${element}`)
}

/** What is said while a proof of work is worked out. */
export const provingWords = {
  'zh-TW': '請稍候，你的瀏覽器正在作一次驗證',
  en: 'One moment: your browser is doing a check',
}

/** Holds what a proof of work is made of back from the page, so that its progress can be seen. Returns what lets it go on. */
export async function holdProof(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/v1/form-proofs', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
