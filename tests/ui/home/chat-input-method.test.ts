import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { testSite } from '../site.ts'
import { chatRequests, chinese, input, log, settled, startOver } from './chat-steps.ts'

const { visit } = testSite()

const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 }

/** What a browser of Windows tells of a key that the input method takes. */
const taken = { ...enter, windowsVirtualKeyCode: 229 }

async function press(keyboard: CDPSession, key: typeof enter): Promise<void> {
  await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
}

async function compose(keyboard: CDPSession, text: string): Promise<void> {
  await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
}

/** Each Enter that the page is told of, by whether a composition is on. */
async function noteEnters(page: Page): Promise<() => Promise<boolean[]>> {
  await input(page, chinese).evaluate((field) => {
    field.addEventListener('keydown', (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Enter')
        field.dataset.enters = `${field.dataset.enters ?? ''}${event.isComposing ? 1 : 0}`
    })
  })
  return async () => {
    const enters = (await input(page, chinese).getAttribute('data-enters')) ?? ''
    return Array.from(enters, (enter) => enter === '1')
  }
}

describe('never sends while an input method composes', () => {
  it('a word that is chosen with Enter stays in the input, the next Enter sends it; nor where Safari tells of it after the composition, or others name that alone', async () => {
    const page = await visit('/')
    const requests = chatRequests(page)
    const keyboard = await page.context().newCDPSession(page)
    await input(page, chinese).focus()
    const enters = await noteEnters(page)
    for (const typed of ['l', 'lau', '漏', '漏水']) await compose(keyboard, typed)
    await press(keyboard, enter)
    expect(await enters()).toEqual([true])
    await keyboard.send('Input.insertText', { text: '漏水感測器' })
    expect(await input(page, chinese).inputValue()).toBe('漏水感測器')
    await compose(keyboard, '價錢')
    await press(keyboard, taken)
    await keyboard.send('Input.insertText', { text: '價錢？' })
    expect(await input(page, chinese).inputValue()).toBe('漏水感測器價錢？')
    expect(requests).toEqual([])
    expect(await log(page).count()).toBe(0)
    await press(keyboard, enter)
    await settled(page, chinese)
    expect(requests.map(({ message }) => message)).toEqual(['漏水感測器價錢？'])

    await startOver(page, chinese)
    requests.length = 0
    await input(page, chinese).fill('漏水')
    for (const how of [{ keyCode: 229 }, { keyCode: 13, isComposing: true }]) {
      await input(page, chinese).evaluate(
        (field, init) =>
          field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init })),
        how,
      )
    }
    expect(await input(page, chinese).inputValue()).toBe('漏水')
    expect(requests).toEqual([])
    await input(page, chinese).press('Enter')
    await settled(page, chinese)
    expect(requests.map(({ message }) => message)).toEqual(['漏水'])
    await expect.poll(() => log(page).locator('.chat-question').count()).toBe(1)
  })
})
