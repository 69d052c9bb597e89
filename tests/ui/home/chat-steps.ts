import type { Page } from 'playwright-core'
import { afterAll, beforeEach, expect } from 'vitest'
import { type ChatRequest, chatRequestSchema } from '#contract/assistant/chat.ts'
import { says } from '#tests/support/gateway/plays.ts'
import { type GatewayStandIn, startGateway } from '#tests/support/gateway/stand-in.ts'
import { type TestSite, testSite } from '../site.ts'

export const english = {
  input: 'Your question',
  send: 'Send',
  stop: 'Stop',
  startOver: 'Start over',
  tryAgain: 'Try Again',
  panel: 'Assistant',
}
export const chinese = {
  input: '你的問題',
  send: '傳送',
  stop: '停止',
  startOver: '重新開始',
  tryAgain: '再試一次',
  panel: '助手',
}

export const log = (page: Page) => page.getByRole('log')
export const input = (page: Page, words = english) => page.getByLabel(words.input)
export const panel = (page: Page, words = english) => page.getByRole('region', { name: words.panel })

export async function ask(page: Page, question: string, words = english): Promise<void> {
  await input(page, words).fill(question)
  await input(page, words).press('Enter')
}

/** Questions and what became of them: the words of an answer, then why there is none. */
async function turnTexts(page: Page): Promise<string[]> {
  return log(page)
    .locator('.chat-messages > li')
    .evaluateAll((entries) =>
      entries.map((entry) => {
        if (entry.matches('.chat-question')) return entry.textContent.replace(/^(?:You|你): /, '')
        const parts = entry.querySelectorAll('.answer-text, .answer-failure > p:first-child')
        return Array.from(parts, (part) => (part instanceof HTMLElement ? part.innerText : '')).join(' — ')
      }),
    )
}

export async function expectTurns(page: Page, ...texts: string[]): Promise<void> {
  await expect.poll(() => turnTexts(page)).toEqual(texts)
}

/** Waits until the answer to the last question is whole, or has failed. */
export async function settled(page: Page, words = english): Promise<void> {
  await page.getByRole('button', { name: words.send, exact: true }).waitFor()
  await expect.poll(() => input(page, words).isEnabled()).toBe(true)
}

/** To a conversation with nothing in it. */
export async function startOver(page: Page, words = english): Promise<void> {
  await page.getByRole('button', { name: words.startOver }).click()
  await log(page).waitFor({ state: 'detached' })
}

/** What the page sends to POST /chat from now on. */
export function chatRequests(page: Page): ChatRequest[] {
  const requests: ChatRequest[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/v1/chat')) return
    requests.push(chatRequestSchema.parse(request.postDataJSON()))
  })
  return requests
}

/** A site whose assistant has a model: the stand-in for its gateway, which says "Yes." where a test does not say otherwise. */
export async function siteWithModel(): Promise<TestSite & { gateway: GatewayStandIn }> {
  const gateway = await startGateway()
  const site = testSite(
    { CHAT_API_KEY: gateway.apiKey, CHAT_API_URL: gateway.url },
    { limits: { messages: { max: 10_000, windowMs: 60_000 } } },
  )
  beforeEach(() => gateway.answerWith(says('Yes.')))
  afterAll(() => gateway.close())
  return { ...site, gateway }
}

/** Once the server has stored that a question was stopped: until then the next of its visitor is refused, and has to be sent again. */
export async function stopped({ app }: Pick<TestSite, 'app'>, question: string): Promise<void> {
  const { chatTurn } = app().services.database.prisma
  await expect.poll(async () => (await chatTurn.findFirst({ where: { question } }))?.state).toBe('stopped')
}

/** A moment that a scripted answer waits for. */
export function moment(): { come: Promise<void>; now: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { come: promise, now: resolve }
}
