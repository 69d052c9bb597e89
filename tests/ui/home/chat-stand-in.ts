import type { Page, Route } from 'playwright-core'
import { type ChatRequest, chatRequestSchema } from '#contract/chat.ts'
import { type ProblemCode, problems } from '#contract/problems.ts'

export const conversationId = '0198c1a2-7d3e-7f00-8a5b-3c4d5e6f7a8b'

/** What the stand-in for POST /chat does with a message. */
export type ChatAnswer = (route: Route) => Promise<void>

export interface ChatStandIn {
  /** Every request so far, as the contract reads it. */
  asked: ChatRequest[]
  /** What the next messages are answered with, in order; the last one stays. */
  answerWith: (...answers: ChatAnswer[]) => void
}

/** Answers POST /chat for this page, since the server does not yet. */
export async function standInForChat(page: Page, ...first: ChatAnswer[]): Promise<ChatStandIn> {
  const asked: ChatRequest[] = []
  let answers = first
  await page.route('**/api/v1/chat', async (route) => {
    asked.push(chatRequestSchema.parse(route.request().postDataJSON()))
    const [answer = saying('…'), ...later] = answers
    if (later.length > 0) answers = later
    await answer(route)
  })
  return {
    asked,
    answerWith: (...next) => {
      answers = next
    },
  }
}

export function saying(reply: string): ChatAnswer {
  return (route) => route.fulfill({ json: { conversationId, reply } })
}

/** An answer that waits until it is let go. */
export function held(answer: ChatAnswer): { answer: ChatAnswer; letGo: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return {
    answer: async (route) => {
      await promise
      await answer(route)
    },
    letGo: resolve,
  }
}

export function failingWith(status: number, body = '<h1>Bad gateway</h1>'): ChatAnswer {
  return (route) => route.fulfill({ status, contentType: 'text/html', body })
}

export function refusing(code: ProblemCode): ChatAnswer {
  const { status, title } = problems[code]
  const problem = { type: 'about:blank', title, status, detail: title, code, requestId: 'request-1' }
  return (route) => route.fulfill({ status, contentType: 'application/problem+json', json: problem })
}

export const cutOff: ChatAnswer = (route) => route.abort()
