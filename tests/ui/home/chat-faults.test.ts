import type { Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { emptyChoices, type Play, says } from '#tests/support/gateway/plays.ts'
import { failedRequests, hydrated, type Visit } from '../site.ts'
import {
  ask,
  chatRequests,
  chinese,
  english,
  expectTurns,
  input,
  log,
  moment,
  settled,
  siteWithModel,
  startOver,
} from './chat-steps.ts'

const { app, visit, gateway } = await siteWithModel()
const failures: Visit = { expectedErrors: failedRequests }

const texts = {
  unauthorized: ['Invalid API key. Please check your gateway configuration.', 'API 金鑰無效，請檢查模型閘道的設定。'],
  limited: ['Rate limit exceeded. Please wait a moment and try again.', '提問太頻密，請稍等片刻再試。'],
  unavailable: [
    'The model service is temporarily unavailable. Please try again later.',
    '模型服務暫時未能使用，請稍後再試。',
  ],
  failed: [
    'Failed to get AI response. Please check your connection and try again.',
    '未能取得 AI 的回覆，請檢查網絡連線後再試。',
  ],
  empty: [
    'I apologize, but I was unable to generate a response. Please try rephrasing your question.',
    '抱歉，這個問題我未能作答，請換個方式再問。',
  ],
  error: [
    'I apologize, but I encountered an error. Please ensure the model gateway API key is configured and try again.',
    '抱歉，出現錯誤。請確認已設定模型閘道的 API 金鑰，然後再試。',
  ],
} as const

const faults: [string, Play, keyof typeof texts, string][] = [
  ['401', { kind: 'status', status: 401 }, 'unauthorized', ''],
  ['403', { kind: 'status', status: 403 }, 'failed', ''],
  ['429', { kind: 'status', status: 429, retryAfter: '20' }, 'limited', ''],
  ['HTML', { kind: 'html' }, 'error', ''],
  ['empty choices', emptyChoices(), 'empty', ''],
  ['an empty text', says(''), 'empty', ''],
  ['a stream that is cut', { kind: 'stream', pieces: ['Begun'], end: 'cut' }, 'failed', 'Begun'],
  ['an error mid-stream', { kind: 'stream', pieces: ['Begun'], end: { error: 502 } }, 'unavailable', 'Begun'],
]

/** Between the page and the server, each once. */
const cuts: [string, (route: Route) => Promise<void>, string][] = [
  ['a connection that is cut', (route) => route.abort(), texts.failed[0]],
  ['a page of a proxy', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }), texts.error[0]],
  ['a proxy without its server', (route) => route.fulfill({ status: 502, body: '<h1>502</h1>' }), texts.unavailable[0]],
  [
    'a stream that ends too soon',
    (route) => route.fulfill({ contentType: 'text/event-stream', body: 'event: text\ndata: {"text":"Half"}\n\n' }),
    `Half — ${texts.failed[0]}`,
  ],
]

describe('chat', () => {
  it('each fault is said in its own words, in both languages, and can be tried again', async () => {
    const page = await visit('/en', failures)
    const requests = chatRequests(page)
    for (const [name, play, code, came] of faults) {
      const question = `After ${name}?`
      gateway.answerWith(play, says('At last.'))
      const [inEnglish, inChinese] = texts[code]
      const shown = (text: string) => (came ? `${came} — ${text}` : text)
      await ask(page, question)
      await expectTurns(page, question, shown(inEnglish))
      await page.getByRole('status').filter({ hasText: inEnglish }).waitFor({ state: 'attached' })
      await page.getByRole('link', { name: '切換至繁體中文' }).click()
      await expectTurns(page, question, shown(inChinese))
      await log(page).getByRole('button', { name: chinese.tryAgain }).click()
      await expectTurns(page, question, 'At last.')
      expect(requests.splice(0).map(({ message }) => message)).toEqual([question, question])
      await expect.poll(() => page.getByRole('button', { name: chinese.tryAgain }).count()).toBe(0)
      const { messages } = (await gateway.request(gateway.requests.length - 1)).body
      expect(
        messages.filter(({ role }) => role !== 'system').map(({ content }) => content.includes('Begun')),
      ).not.toContain(true)
      await startOver(page, chinese)
      await page.getByRole('link', { name: 'Switch to English' }).click()
    }
  })

  it('a gateway that is down leaves the answer to the demo mode, says so above it, and can be tried again', async () => {
    const page = await visit('/en', failures)
    for (const [words, text, meanwhile, question] of [
      [english, texts.unavailable[0], ' This answer comes from demo mode.', 'How much is the water leak sensor?'],
      [chinese, texts.unavailable[1], '以下是示範模式的回答。', '漏水感測器幾多錢？'],
    ] as const) {
      gateway.answerWith({ kind: 'status', status: 503 }, says('From the model.'))
      await ask(page, question, words)
      await settled(page, words)
      expect(await log(page).locator('.answer-fallback > p').textContent()).toBe(`${text}${meanwhile}`)
      await log(page).locator('.answer-text').getByText('HK$1,180').first().waitFor()
      await log(page).getByRole('button', { name: words.tryAgain }).click()
      await expectTurns(page, question, 'From the model.')
      expect(await log(page).locator('.answer-fallback').count()).toBe(0)
      await startOver(page, words)
      await page.getByRole('link', { name: /切換至繁體中文|Switch to English/ }).click()
    }
  })
})

describe('between the page and the server', () => {
  it('each fault is said, and what came stays; only the last failure can be tried again', async () => {
    const page = await visit('/en', failures)
    for (const [name, fault, text] of cuts) {
      const question = `After ${name}?`
      await page.route('**/api/v1/chat', fault, { times: 1 })
      await ask(page, question)
      await expectTurns(page, question, text)
      await log(page).getByRole('button', { name: english.tryAgain }).click()
      await expectTurns(page, question, 'Yes.')
      await startOver(page)
    }

    gateway.answerWith({ kind: 'html' }, { kind: 'status', status: 401 })
    await ask(page, 'One?')
    await log(page).getByText(texts.error[0]).waitFor()
    await settled(page)
    await ask(page, 'Two?')
    await log(page).getByText(texts.unauthorized[0]).waitFor()
    expect(await log(page).getByRole('button', { name: english.tryAgain }).count()).toBe(1)
  })

  it('a conversation that is gone goes on as a new one; once the day’s messages are used up, it leads to people', async () => {
    const page = await visit('/en', failures)
    const requests = chatRequests(page)
    await ask(page, 'One?')
    await settled(page)
    await app().services.database.prisma.conversation.deleteMany()
    await ask(page, 'Two?')
    await expectTurns(page, 'One?', 'Yes.', 'Two?', 'Yes.')
    await settled(page)
    await ask(page, 'Three?')
    await settled(page)
    const ids = requests.map(({ conversationId }) => conversationId)
    expect(requests.map(({ message }) => message)).toEqual(['One?', 'Two?', 'Two?', 'Three?'])
    expect(ids[1]).toBeDefined()
    expect(ids[2]).toBeUndefined()
    expect(ids[3]).not.toBe(ids[1])

    const { chatUsage } = app().services.database.prisma
    await chatUsage.updateMany({ where: { key: { startsWith: 'v:' } }, data: { messages: 100_000 } })
    const question = 'How long is a sensor’s battery life?'
    await ask(page, question)
    await log(page).getByText('You have used up today’s questions. Come back tomorrow, or contact us.').waitFor()
    const addressOf = (name: string) => log(page).getByRole('link', { name }).getAttribute('href')
    expect(await addressOf('Ask us on WhatsApp')).toMatch(/^https:\/\/wa\.me\/85230001234\?text=/)
    expect(await addressOf('Ask us on WhatsApp')).toContain(encodeURIComponent(question))
    expect(await addressOf('Send an enquiry')).toMatch(/^\/en\/contact/)
    expect(await addressOf('Search questions and answers')).toBe(`/en/support?${new URLSearchParams({ q: question })}`)
    expect(await input(page).isEnabled()).toBe(true)
    await page.getByRole('link', { name: '切換至繁體中文' }).click()
    await log(page).getByText('你今日的提問次數已用完，明日再來，或直接聯絡我們。').waitFor()
  })

  it('waits while another tab is being answered, and says so where that takes long', async () => {
    const page = await visit('/en', failures)
    const letGo = moment()
    gateway.answerWith(says('', { pieces: [letGo.come, 'For one.'] }), says('For two.'))
    await ask(page, 'One?')
    await expect
      .poll(() =>
        page
          .context()
          .cookies()
          .then((cookies) => cookies.length),
      )
      .toBe(1)
    const other = await page.context().newPage()
    await other.goto('/en')
    await hydrated(other)
    const refused = other.waitForResponse((response) => response.status() === 409)
    await ask(other, 'Two?')
    await refused
    letGo.now()
    await expectTurns(other, 'Two?', 'For two.')
    await expectTurns(page, 'One?', 'For one.')

    await Promise.all([settled(page), settled(other)])
    await startOver(other)
    const letGoOn = moment()
    const index = gateway.requests.length
    gateway.answerWith(says('', { pieces: [letGoOn.come, 'For three.'] }), says('For four.'))
    await ask(page, 'Three?')
    await gateway.request(index)
    const requests = chatRequests(other)
    await ask(other, 'Four?')
    await expectTurns(other, 'Four?', 'The last question is still being answered. Wait until it is.')
    expect(requests.length).toBe(3)
    letGoOn.now()
    await settled(page)
    await log(other).getByRole('button', { name: english.tryAgain }).click()
    await expectTurns(other, 'Four?', 'For four.')
  })
})
