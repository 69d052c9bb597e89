import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { chatVisitor } from '#tests/support/chat.ts'
import { says } from '#tests/support/gateway/plays.ts'
import { type GatewayStandIn, startGateway } from '#tests/support/gateway/stand-in.ts'
import { traditionalIn } from '#tests/support/traditional.ts'

let app: TestApp
/** Without a gateway. */
let demo: TestApp
let gateway: GatewayStandIn

beforeAll(async () => {
  gateway = await startGateway()
  app = await startTestApp({ CHAT_API_KEY: gateway.apiKey, CHAT_API_URL: gateway.url })
  demo = await startTestApp()
})
afterAll(async () => {
  await Promise.all([app.close(), demo.close()])
  await gateway.close()
})

const language = 'zh-CN'
const question = '漏水传感器多少钱？'
const messages = () => gateway.requests.at(-1)?.body.messages ?? []

describe('who asks on a page in simplified Chinese', () => {
  beforeEach(() => gateway.answerWith(says('漏水传感器每个 HK$1,180，电池 10 年 [1]，现货 9,999 个。')))

  it('is answered in it by a model, from sources in it; what was said is kept', async () => {
    const answer = await chatVisitor(app).ask(question, { language })
    expect(messages()[0]?.content).toContain('Simplified Chinese as written in mainland China')
    const prompt = messages().at(-1)?.content ?? ''
    expect(prompt).toMatch(/source \[1\]: .*漏水传感器/)
    expect(traditionalIn(prompt)).toBe('')
    expect(answer).toMatchObject({
      mode: 'ai',
      answer: '漏水传感器每个 HK$1,180，电池 10 年 [1]，现货 9,999 个。',
      unverified: ['9,999 个'],
      sources: [{ number: 1, title: expect.stringContaining('漏水传感器') }],
    })
    expect(answer.products[0]).toMatchObject({ name: '漏水感測器' })
    const kept = await app.services.database.prisma.conversation.findUniqueOrThrow({
      where: { id: answer.conversationId },
      include: { turns: true },
    })
    expect(kept).toMatchObject({ language, opening: question, turns: [{ question, answer: answer.answer }] })
  })

  it.each([
    ['漏水感測器幾多錢？', 'Simplified Chinese'],
    ['How much is the water leak sensor?', 'plain British English'],
  ])('%s: in %s', async (typed, said) => {
    await chatVisitor(app).ask(typed, { language })
    expect(messages()[0]?.content).toContain(`Answer in ${said}`)
  })

  it('is answered anew in the language that the page has by then', async () => {
    const visitor = chatVisitor(app)
    const { conversationId } = await visitor.ask(question, { language })
    await visitor.post(`/conversations/${conversationId}/regenerate`, { language: 'zh-TW' })
    expect(messages()[0]?.content).toContain('Answer in Traditional Chinese')
    await visitor.post(`/conversations/${conversationId}/regenerate`, { language })
    expect(messages()[0]?.content).toContain('Answer in Simplified Chinese')
  })
})

describe('the demo mode', () => {
  it.each([
    [question, /漏水传感器.*HK\$1,180/],
    ['LoRaWAN 和 NB-IoT 有什么分别？', /\[1\]/],
    ['独角兽骑师有什么品种？', /找不到答案/],
  ])('answers in simplified Chinese: %s', async (typed, expected) => {
    const { mode, answer, sources } = await chatVisitor(demo).ask(typed, { language })
    expect(mode).toBe('demo')
    expect(answer).toMatch(expected)
    expect(traditionalIn([answer, ...sources.map(({ title }) => title)].join())).toBe('')
  })

  it('counts what found no source among the questions in Chinese, which staff answer in theirs', async () => {
    const { prisma } = demo.services.database
    const { turnId } = await chatVisitor(demo).ask('会唱歌的海象卖吗？', { language })
    const { gapId } = await prisma.chatTurn.findUniqueOrThrow({ where: { id: turnId } })
    expect(await prisma.questionGap.findUniqueOrThrow({ where: { id: gapId ?? '' } })).toMatchObject({
      language: 'zh-TW',
      question: '会唱歌的海象卖吗？',
    })
  })
})
