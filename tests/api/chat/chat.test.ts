import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { chatVisitor } from '#tests/support/chat.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('without a model', () => {
  it.each([
    ['zh-TW', '漏水感測器幾多錢？'],
    ['en', 'How much is the water leak sensor?'],
  ] as const)('the demo mode answers from the sources, whole: %s', async (language, question) => {
    const visitor = chatVisitor(app)
    const answer = await visitor.ask(question, { language })
    expect(answer).toMatchObject({ mode: 'demo', fallback: null, unverified: [] })
    expect(answer.answer).toMatch(/1,180.*\[\d\]/s)
    expect(answer.products.map(({ sku }) => sku)).not.toEqual([])
    expect(answer.sources.length).toBeGreaterThan(0)
  })

  it('event by event', async () => {
    const events = await chatVisitor(app).stream('How much is the water leak sensor?', { language: 'en' })
    expect(events.map(({ event }) => event)).toEqual(['begun', 'text', 'answered'])
  })
})
