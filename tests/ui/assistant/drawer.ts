import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const laptop = { viewport: { width: 1440, height: 900 } }
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export const words = {
  'zh-TW': {
    title: '問 IoT 助手',
    chat: '開啟對話（1 則新訊息）',
    open: '問 AI 助手',
    close: '關閉',
    input: '你的問題',
  },
  en: {
    title: 'Ask the IoT assistant',
    chat: 'Open chat (1 new message)',
    open: 'Ask the assistant',
    close: 'Close',
    input: 'Your question',
  },
}
type Words = (typeof words)['en']

export const drawer = (page: Page, w: Words = words.en) => page.getByRole('dialog', { name: w.title })
export const input = (page: Page, w: Words = words.en) => drawer(page, w).getByLabel(w.input)
/** Every page has the chat button, and in its panel the way to the assistant. */
export const chatButton = (page: Page, w: Words = words.en) => page.getByRole('button', { name: w.chat })
export const opener = (page: Page, w: Words = words.en) => page.getByRole('button', { name: w.open, exact: true })

export async function open(page: Page, w: Words = words.en): Promise<void> {
  await chatButton(page, w).click()
  await opener(page, w).click()
}

/** Asks, and waits for the way on to people, which comes with the first answer's code, and for the answer. */
export async function ask(page: Page, question: string, answer: RegExp): Promise<void> {
  await input(page).fill(question)
  await input(page).press('Enter')
  await drawer(page).getByRole('log').getByText(answer).first().waitFor()
  await expect.poll(() => input(page).isEnabled()).toBe(true)
}
