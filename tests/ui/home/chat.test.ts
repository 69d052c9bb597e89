import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAddress, failedRequests, testSite, type Visit } from '../site.ts'
import {
  type ChatAnswer,
  conversationId,
  cutOff,
  failingWith,
  held,
  refusing,
  saying,
  standInForChat,
} from './chat-stand-in.ts'

const { visit } = testSite()
const withKey = testSite({ CHAT_API_KEY: 'test-key' })
const failures: Visit = { expectedErrors: failedRequests }

const english = { input: 'Your question', send: 'Send', tryAgain: 'Try Again', panel: 'Assistant' }
const chinese = { input: '你的問題', send: '傳送', tryAgain: '再試一次', panel: '助手' }

const log = (page: Page) => page.getByRole('log')
const input = (page: Page, words = english) => page.getByLabel(words.input)
const panel = (page: Page, words = english) => page.getByRole('region', { name: words.panel })

async function ask(page: Page, question: string, words = english): Promise<void> {
  await input(page, words).fill(question)
  await input(page, words).press('Enter')
}

/** The texts of the conversation, without who says them. */
async function said(page: Page): Promise<string[]> {
  const messages = await log(page).locator('.chat-messages > li').allTextContents()
  return messages.map((text) => text.replace(/^(?:You|Assistant|你|助手): /, ''))
}

describe('spec §2, before the first message', () => {
  it.each([
    ['/', chinese, '示範模式', '二十層的商廈要多少部網關？'],
    ['/en', english, 'Demo Mode', 'How many gateways does a 20-storey office tower need?'],
  ] as const)('%s has six suggestions; a click fills the input and sends nothing', async (path, words, badge, one) => {
    const page = await visit(path)
    const chat = await standInForChat(page)
    await panel(page, words).getByText(badge, { exact: true }).waitFor()
    const suggestions = panel(page, words).locator('.chat-history').getByRole('button')
    expect(await suggestions.count()).toBe(6)
    await suggestions.filter({ hasText: one }).click()
    expect(await input(page, words).inputValue()).toBe(one)
    expect(await input(page, words).evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await suggestions.count()).toBe(6)
    expect(chat.asked).toEqual([])
  })

  it('the badge says AI Powered where there is a key', async () => {
    const page = await withKey.visit('/en')
    await panel(page).getByText('AI Powered', { exact: true }).waitFor()
    const twin = await withKey.visit('/')
    await panel(twin, chinese).getByText('AI 驅動', { exact: true }).waitFor()
  })
})

describe('spec §4, chat', () => {
  it('appends the question, empties and disables the input while it waits, then appends the answer', async () => {
    const page = await visit('/en')
    const { answer, letGo } = held(saying('Two kilometres\nand more.'))
    const chat = await standInForChat(page, answer)
    const send = page.getByRole('button', { name: english.send, exact: true })
    await input(page).fill('  How far?  ')
    await send.click()
    await expect.poll(() => said(page)).toEqual(['How far?'])
    expect(await input(page).inputValue()).toBe('')
    expect(await input(page).isDisabled()).toBe(true)
    expect(await send.isDisabled()).toBe(true)
    await page.getByRole('status').filter({ hasText: 'The assistant is thinking' }).waitFor({ state: 'attached' })
    expect(await panel(page).locator('.chat-suggestions').count()).toBe(0)
    letGo()
    await expect.poll(() => said(page)).toEqual(['How far?', 'Two kilometres\nand more.'])
    expect(await input(page).isDisabled()).toBe(false)
    expect(await page.getByText('The assistant is thinking').count()).toBe(0)
    expect(chat.asked).toEqual([{ message: 'How far?' }])
  })

  it('goes on with the conversation that the server named', async () => {
    const page = await visit('/en')
    const chat = await standInForChat(page, saying('First.'), saying('Second.'))
    await ask(page, 'One?')
    await page.getByText('First.').waitFor()
    await ask(page, 'Two?')
    await page.getByText('Second.').waitFor()
    expect(chat.asked).toEqual([{ message: 'One?' }, { conversationId, message: 'Two?' }])
  })

  it('sends nothing that is blank', async () => {
    const page = await visit('/en')
    const chat = await standInForChat(page)
    const send = page.getByRole('button', { name: english.send, exact: true })
    expect(await send.isDisabled()).toBe(true)
    await input(page).fill(' \n ')
    expect(await send.isDisabled()).toBe(true)
    await input(page).press('Enter')
    expect(await log(page).count()).toBe(0)
    expect(chat.asked).toEqual([])
  })

  it('makes a line on Shift and Enter, and sends on Enter', async () => {
    const page = await visit('/en')
    const chat = await standInForChat(page, saying('Yes.'))
    await input(page).pressSequentially('Line one')
    await input(page).press('Shift+Enter')
    await input(page).pressSequentially('line two')
    expect(await input(page).inputValue()).toBe('Line one\nline two')
    expect(chat.asked).toEqual([])
    await input(page).press('Enter')
    await page.getByText('Yes.').waitFor()
    expect(chat.asked).toEqual([{ message: 'Line one\nline two' }])
  })

  it('never sends while an input method composes', async () => {
    const page = await visit('/')
    const chat = await standInForChat(page, saying('好。'))
    const keyboard = await page.context().newCDPSession(page)
    await input(page, chinese).focus()
    await keyboard.send('Input.imeSetComposition', { text: '漏水', selectionStart: 2, selectionEnd: 2 })
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
    await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
    await keyboard.send('Input.insertText', { text: '漏水' })
    expect(await input(page, chinese).inputValue()).toBe('漏水')
    // Safari tells of the Enter that chose the word only after the composition has ended.
    await input(page, chinese).evaluate((field) =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }),
      ),
    )
    // Others name the composition alone.
    await input(page, chinese).evaluate((field) =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, isComposing: true, bubbles: true, cancelable: true }),
      ),
    )
    expect(await input(page, chinese).inputValue()).toBe('漏水')
    expect(chat.asked).toEqual([])
    await input(page, chinese).press('Enter')
    await page.getByText('好。').waitFor()
    expect(chat.asked).toEqual([{ message: '漏水' }])
  })

  it('keeps its height and scrolls to each new message', async () => {
    const page = await visit('/en')
    await standInForChat(page, saying('A long answer.\n'.repeat(40)))
    const before = await panel(page).locator('.chat-history').boundingBox()
    for (const question of ['One?', 'Two?']) {
      await ask(page, question)
      await expect.poll(async () => (await said(page)).length % 2).toBe(0)
      const distance = () => log(page).evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop)
      await expect.poll(distance).toBeLessThan(1)
    }
    expect((await log(page).boundingBox())?.height).toBe(before?.height)
  })

  it('shows what is said as plain text', async () => {
    const page = await visit('/en')
    const html = '<img src=x onerror="document.title=1"><b>bold</b>'
    await standInForChat(page, saying(html))
    await ask(page, html)
    await expect.poll(() => said(page)).toEqual([html, html])
    expect(await log(page).locator('img, b').count()).toBe(0)
  })

  it('tells how much room is left near the longest message, and takes no more', async () => {
    const page = await visit('/en')
    await input(page).fill('a'.repeat(1999))
    await page.getByText('1 character left', { exact: true }).waitFor()
    await input(page).press('End')
    await input(page).pressSequentially('bc')
    expect((await input(page).inputValue()).length).toBe(2000)
    await page.getByText('0 characters left').waitFor()
  })

  it('tells screen readers of each answer once, and not of the question', async () => {
    const page = await visit('/en')
    await standInForChat(page, saying('Once.'))
    await ask(page, 'Heard?')
    await page.getByText('Once.').waitFor()
    const nearestLive = (text: string) =>
      page
        .getByText(text)
        .evaluate((element) => element.closest('[aria-live], [role=log], [role=status]')?.outerHTML.slice(0, 40) ?? '')
    expect(await nearestLive('Heard?')).toMatch(/aria-live="off"/)
    expect(await nearestLive('Once.')).toMatch(/role="log"/)
    expect(await page.getByText('Once.').count()).toBe(1)
  })
})

describe('the conversation stays', () => {
  it('over a reload, a look at another page and a change of language', async () => {
    const page = await visit('/en')
    const chat = await standInForChat(page, saying('Kept.'), saying('And on.'))
    await ask(page, 'Here?')
    await page.getByText('Kept.').waitFor()
    await page.reload()
    await expect.poll(() => said(page)).toEqual(['Here?', 'Kept.'])
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await page.goBack()
    await expect.poll(() => said(page)).toEqual(['Here?', 'Kept.'])
    await page.getByRole('link', { name: '切換至繁體中文' }).click()
    await ask(page, '還在？', chinese)
    await page.getByText('And on.').waitFor()
    expect(chat.asked.at(-1)).toEqual({ conversationId, message: '還在？' })
  })

  it('takes an answer that arrives while another page is open', async () => {
    const page = await visit('/en')
    const { answer, letGo } = held(saying('Late.'))
    await standInForChat(page, answer)
    await ask(page, 'Slow?')
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await page.getByRole('heading', { level: 1, name: /Buildings cannot speak/ }).waitFor()
    const answered = page.waitForResponse('**/api/v1/chat')
    letGo()
    await answered
    await page.goBack()
    await expect.poll(() => said(page)).toEqual(['Slow?', 'Late.'])
  })

  it('and a question that a reload cut short can be asked again', async () => {
    const page = await visit('/en', failures)
    const { answer, letGo } = held(cutOff)
    const chat = await standInForChat(page, answer, saying('Now.'))
    await ask(page, 'Cut?')
    await expect.poll(() => chat.asked.length).toBe(1)
    await page.reload()
    letGo()
    await page.getByText('Failed to get AI response.').waitFor()
    await page.getByRole('button', { name: english.tryAgain }).click()
    await expect.poll(() => said(page)).toEqual(['Cut?', 'Now.'])
  })

  it('unless it is started over, which also calls back what is on its way', async () => {
    const page = await visit('/en')
    const { answer, letGo } = held(saying('Too late.'))
    const chat = await standInForChat(page, saying('Old.'), answer)
    await ask(page, 'One?')
    await page.getByText('Old.').waitFor()
    await ask(page, 'Two?')
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect.poll(() => panel(page).locator('.chat-suggestions button').count()).toBe(6)
    expect(await page.evaluate(() => sessionStorage.getItem('chatConversation'))).toBeNull()
    letGo()
    chat.answerWith(saying('New.'))
    await ask(page, 'Three?')
    await expect.poll(() => said(page)).toEqual(['Three?', 'New.'])
    expect(chat.asked.at(-1)).toEqual({ message: 'Three?' })
  })

  it.each(['no json', '{"messages":[{"kind":"answer","text":1}]}', '{"conversationId":"me","messages":[]}'])(
    'but not what is no conversation: %s',
    async (stored) => {
      const page = await visit('/en', {
        before: (opening) => opening.addInitScript((text) => sessionStorage.setItem('chatConversation', text), stored),
      })
      await expect.poll(() => panel(page).locator('.chat-suggestions button').count()).toBe(6)
    },
  )
})

const offline = {
  en: 'Failed to get AI response. Please check your connection and try again.',
  zh: '未能取得 AI 的回覆，請檢查網絡連線後再試。',
}
const faults: [string, ChatAnswer, { en: string; zh: string }][] = [
  [
    '401',
    failingWith(401),
    { en: 'Invalid API key. Please check your gateway configuration.', zh: 'API 金鑰無效，請檢查模型閘道的設定。' },
  ],
  [
    '429',
    refusing('rate.limited'),
    { en: 'Rate limit exceeded. Please wait a moment and try again.', zh: '提問太頻密，請稍等片刻再試。' },
  ],
  [
    '502',
    failingWith(502),
    {
      en: 'The model service is temporarily unavailable. Please try again later.',
      zh: '模型服務暫時未能使用，請稍後再試。',
    },
  ],
  [
    'a database that is away',
    refusing('database.unavailable'),
    {
      en: 'The model service is temporarily unavailable. Please try again later.',
      zh: '模型服務暫時未能使用，請稍後再試。',
    },
  ],
  ['418', failingWith(418), offline],
  ['a cut connection', cutOff, offline],
  [
    'an empty reply',
    saying('  '),
    {
      en: 'I apologize, but I was unable to generate a response. Please try rephrasing your question.',
      zh: '抱歉，這個問題我未能作答，請換個方式再問。',
    },
  ],
  [
    'HTML instead of JSON',
    failingWith(200),
    {
      en: 'I apologize, but I encountered an error. Please ensure the model gateway API key is configured and try again.',
      zh: '抱歉，出現錯誤。請確認已設定模型閘道的 API 金鑰，然後再試。',
    },
  ],
]

describe('spec §8, chat', () => {
  it.each(faults)('%s is said in its own words, in both languages, and can be tried again', async (_, answer, text) => {
    const page = await visit('/en', failures)
    const chat = await standInForChat(page, answer, saying('At last.'))
    await ask(page, 'Well?')
    await expect.poll(() => log(page).locator('.chat-failure > p').allTextContents()).toEqual([text.en])
    await page.getByRole('link', { name: '切換至繁體中文' }).click()
    await expect.poll(() => log(page).locator('.chat-failure > p').allTextContents()).toEqual([text.zh])
    await page.getByRole('button', { name: chinese.tryAgain }).click()
    await expect.poll(() => said(page)).toEqual(['Well?', 'At last.'])
    expect(chat.asked.map(({ message }) => message)).toEqual(['Well?', 'Well?'])
    expect(await page.getByRole('button', { name: chinese.tryAgain }).count()).toBe(0)
  })

  it('only the last failure can be tried again', async () => {
    const page = await visit('/en', failures)
    await standInForChat(page, failingWith(500), failingWith(401))
    await ask(page, 'One?')
    await page.getByText('temporarily unavailable').waitFor()
    await ask(page, 'Two?')
    await page.getByText('Invalid API key').waitFor()
    expect(await page.getByRole('button', { name: english.tryAgain }).count()).toBe(1)
  })
})

describe('while nobody answers', () => {
  it('the real server says so, and the question goes along to people and to the answers that exist', async () => {
    const page = await visit('/en', failures)
    const question = 'How long is a sensor’s battery life in practice?'
    await ask(page, question)
    await log(page).getByText('The assistant does not answer questions yet.').waitFor()
    const addressOf = (name: string) => log(page).getByRole('link', { name }).getAttribute('href')
    expect(await addressOf('Ask us on WhatsApp')).toBe(`https://wa.me/85230001234?text=${encodeURIComponent(question)}`)
    expect(await addressOf('Send an enquiry')).toBe('/en/contact')
    expect(await page.getByRole('button', { name: english.tryAgain }).count()).toBe(1)
    await log(page).getByRole('link', { name: 'Search questions and answers' }).click()
    await expectAddress(page, `/en/support?${new URLSearchParams({ q: question })}`)
    await page.getByText(/^No answer matches exactly; .* closest$/).waitFor()
    await page.getByRole('heading', { level: 3, name: 'Can I rely on the stated battery life?' }).waitFor()
  })

  it('and so does a 503 of an assistant that is switched off, in Chinese too', async () => {
    const page = await visit('/', failures)
    await standInForChat(page, failingWith(503))
    await ask(page, '有人嗎？', chinese)
    await log(page).getByText('助手尚未啟用，暫時不會回答問題。').waitFor()
    expect(await log(page).getByRole('link').count()).toBe(3)
  })
})

describe('everybody can use it', () => {
  it.each(['light', 'dark'] as const)('axe finds nothing in a conversation, %s', async (colorScheme) => {
    const page = await visit('/en', { ...failures, colorScheme, viewport: { width: 360, height: 740 } })
    await standInForChat(page, saying('An answer. '.repeat(80)), refusing('route.not_found'))
    await ask(page, 'One?')
    await page.getByText('An answer.').waitFor()
    await ask(page, `Two ${'long'.repeat(60)}?`)
    await log(page).getByRole('link').first().waitFor()
    const { violations } = await new AxeBuilder({ page }).include('.chat-box').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
