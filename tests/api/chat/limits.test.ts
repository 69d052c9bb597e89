import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ChatSettings, defaultSettings } from '#contract/site/settings.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { chatVisitor, openStream, problemOf, type TestVisitor } from '#tests/support/chat.ts'
import { says, usualUsage } from '#tests/support/gateway/plays.ts'
import { type GatewayStandIn, startGateway } from '#tests/support/gateway/stand-in.ts'

/** Saturday, half past eleven at night in Hong Kong. */
const lateEvening = new Date('2026-11-21T15:30:00Z')
const day = new Date('2026-11-21T00:00:00Z')

let now = lateEvening
let gateway: GatewayStandIn
let apps: [TestApp, TestApp]

beforeAll(async () => {
  gateway = await startGateway()
  const environment = { CHAT_API_KEY: gateway.apiKey, CHAT_API_URL: gateway.url }
  const options = { now: () => now, limits: { messages: { max: 10_000, windowMs: 60_000 } }, trustProxy: ['127.0.0.1'] }
  const app = await startTestApp(environment, options)
  apps = [app, await startTestApp({ ...environment, DATABASE_URL: app.databaseUrl }, options)]
})
afterAll(async () => {
  // Once it has hung up, fetch connects anew, and says nothing: a server that closes would wait for its request.
  for (const { app } of apps) app.server.closeAllConnections()
  await apps[1].close()
  await apps[0].close()
  await gateway.close()
})
beforeEach(async () => {
  now = lateEvening
  gateway.answerWith(says('It costs HK$1,180.'))
  await prisma().chatUsage.deleteMany()
  await allow({})
})

const prisma = () => apps[0].services.database.prisma
const usage = (key: string, at = day) => prisma().chatUsage.findUnique({ where: { day_key: { day: at, key } } })

async function allow(chat: Partial<ChatSettings>): Promise<void> {
  const values = { ...defaultSettings.chat, ...chat }
  await prisma().settingGroup.upsert({ where: { name: 'chat' }, create: { name: 'chat', values }, update: { values } })
  for (const { services } of apps) await services.settings.refresh()
}

let lastAddress = 0

/** Nobody else has it. */
function newAddress(): string {
  lastAddress += 1
  return `203.0.113.${lastAddress}`
}

function visitorAt(address = newAddress(), app = apps[0]): TestVisitor {
  return chatVisitor(app, { 'x-forwarded-for': address })
}

async function statuses(sent: Promise<Response>[]): Promise<Record<number, number>> {
  const count: Record<number, number> = {}
  for (const { status } of await Promise.all(sent)) count[status] = (count[status] ?? 0) + 1
  return count
}

/** Messages at once, to a gateway that keeps all of them waiting: those that are refused are answered meanwhile. */
function sendTogether(count: number, visitorOf: (index: number) => TestVisitor) {
  gateway.answerWith({ kind: 'stream', pieces: [60_000, 'It costs HK$1,180.'] })
  const gone = new AbortController()
  let refused = 0
  const sent = Array.from({ length: count }, async (_, index) => {
    const response = await visitorOf(index).post('', message, {}, gone.signal)
    await response.text()
    if (response.status === 409) refused += 1
  })
  const all = Promise.allSettled(sent)
  return {
    refused: () => refused,
    hangUp: () => gone.abort(),
    async [Symbol.asyncDispose]() {
      gone.abort()
      await all
    },
  }
}

const message = { message: 'How much is the water leak sensor?' }

describe('one at a time', () => {
  it('of fifty messages that a visitor sends at once, over two instances, one is answered', async () => {
    const visitor = visitorAt()
    await visitor.ask('Hello')
    const kept = { cookie: visitor.cookie() ?? '', 'x-forwarded-for': '203.0.113.250' }
    await using sent = sendTogether(50, (index) => chatVisitor(apps[index % 2 === 0 ? 0 : 1], kept))
    await expect.poll(sent.refused).toBe(49)
    expect(await prisma().chatTurn.count({ where: { state: 'pending' } })).toBe(1)
    sent.hangUp()
    await expect.poll(() => prisma().chatLease.count()).toBe(0)
    gateway.answerWith(says('It costs HK$1,180.'))
    expect((await visitor.ask('Thanks')).mode).toBe('ai')
  })

  it('says so, before anything is streamed', async () => {
    const visitor = visitorAt()
    gateway.answerWith({ kind: 'stream', pieces: ['It ', 60_000, 'costs'] })
    const stream = await openStream(visitor, message.message)
    await stream.until('It ')
    const refused = await visitor.post('', message, { accept: 'text/event-stream' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([409, '2'])
    expect((await problemOf(refused)).code).toBe('chat.busy')
    stream.hangUp()
  })

  it('an address has eight answers at once, of whomever', async () => {
    await using sent = sendTogether(20, (index) =>
      visitorAt('2001:db8:1:2::'.concat((index + 1).toString(16)), apps[index % 2 === 0 ? 0 : 1]),
    )
    await expect.poll(sent.refused).toBe(12)
    expect(await prisma().chatLease.count()).toBe(8)
    sent.hangUp()
    await expect.poll(() => prisma().chatLease.count()).toBe(0)
    gateway.answerWith(says('It costs HK$1,180.'))
    expect((await visitorAt('2001:db8:1:2::ff').ask('Hello')).mode).toBe('ai')
  })
})

describe('messages of a day', () => {
  it('are so many a visitor, until midnight in Hong Kong', async () => {
    await allow({ messagesPerDay: 2 })
    const visitor = visitorAt()
    const { conversationId } = await visitor.ask('Hello')
    await visitor.ask('Hello', { conversationId })
    const refused = await visitor.post('', { ...message, conversationId })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1800'])
    expect((await problemOf(refused)).code).toBe('chat.limit_reached')
    const again = await visitor.post(`/conversations/${conversationId}/regenerate`, {})
    expect(again.status).toBe(429)
    expect(await prisma().conversation.findUnique({ where: { id: conversationId } })).toMatchObject({ questions: 2 })
    expect(await prisma().chatTurn.count({ where: { conversationId } })).toBe(2)

    now = new Date('2026-11-21T16:00:00Z')
    expect((await visitor.ask('Hello', { conversationId })).conversationId).toBe(conversationId)
    expect(await usage('all', new Date('2026-11-22T00:00:00Z'))).toMatchObject({ messages: 1 })
  })

  it('are ten times as many an address, over two instances', async () => {
    await allow({ messagesPerDay: 1 })
    const answers: number[] = []
    for (let index = 0; index < 12; index += 1) {
      answers.push((await visitorAt('198.51.100.9', apps[index % 2 === 0 ? 0 : 1]).post('', message)).status)
    }
    expect(answers).toEqual([...Array(10).fill(200), 429, 429])
    expect(await usage('all')).toMatchObject({ messages: 10 })
  })

  it('of fifty at once, no more are answered than a day allows', async () => {
    await allow({ messagesPerDay: 3 })
    const visitor = visitorAt()
    await visitor.ask('Hello')
    const kept = { cookie: visitor.cookie() ?? '', 'x-forwarded-for': '203.0.113.251' }
    const rounds = Array.from({ length: 50 }, () => chatVisitor(apps[0], kept).post('', message))
    const { 200: answered = 0 } = await statuses(rounds)
    expect(answered).toBeLessThanOrEqual(2)
    const [row] = await prisma().chatUsage.findMany({ where: { key: { startsWith: 'v:' } } })
    expect(row?.messages).toBe(1 + answered)
  })

  it('no address and no cookie is kept', async () => {
    await visitorAt('198.51.100.77').ask('Hello')
    const keys = (await prisma().chatUsage.findMany()).map(({ key }) => key).sort()
    expect(keys).toEqual([expect.stringMatching(/^a:[\w-]{43}$/), 'all', expect.stringMatching(/^v:[0-9a-f]{64}$/)])
  })
})

describe('the budget of a day', () => {
  it('counts what the gateway says that answers took', async () => {
    const visitor = visitorAt()
    const { conversationId, turnId } = await visitor.ask(message.message)
    await visitor.ask('And in stock?', { conversationId })
    const { promptTokens, completionTokens, costUsd } = usualUsage
    const tokens = promptTokens + completionTokens
    const all = await usage('all')
    expect([all?.messages, all?.tokens, Number(all?.costUsd)]).toEqual([2, 2 * tokens, 2 * (costUsd ?? 0)])
    const conversation = await prisma().conversation.findUniqueOrThrow({ where: { id: conversationId } })
    expect([conversation.tokens, Number(conversation.costUsd)]).toEqual([2 * tokens, 2 * (costUsd ?? 0)])
    const turn = await prisma().chatTurn.findUniqueOrThrow({ where: { id: turnId } })
    expect(turn).toMatchObject({ promptTokens, completionTokens, model: 'anthropic/claude-sonnet-4.5' })
    expect([turn.firstTextMs, turn.durationMs].every((ms) => ms !== null && ms >= 0 && ms < 20_000)).toBe(true)
  })

  it("goes by the settings' prices where the gateway names no cost, and by an estimate where it says nothing", async () => {
    await allow({ promptUsdPerMillion: 1000, completionUsdPerMillion: 2000 })
    gateway.answerWith(
      says('It costs.', { usage: { promptTokens: 1000, completionTokens: 10 } }),
      says('It costs.', { usage: null }),
    )
    const visitor = visitorAt()
    const priced = await prisma().chatTurn.findUniqueOrThrow({ where: { id: (await visitor.ask('Hello')).turnId } })
    expect(Number(priced.costUsd)).toBeCloseTo(1.02)
    const estimated = await prisma().chatTurn.findUniqueOrThrow({ where: { id: (await visitor.ask('Hello')).turnId } })
    expect(estimated.promptTokens).toBeGreaterThan(300)
    expect(estimated.completionTokens).toBe(3)
    expect(Number(estimated.costUsd)).toBeCloseTo((estimated.promptTokens * 1000 + 3 * 2000) / 1e6)
  })

  it.each([{ tokensPerDay: 12_000 }, { usdPerDay: 0.05 }])(
    'once spent (%j), the demo mode answers and says so',
    async (limit) => {
      await allow(limit)
      const kinds: string[] = []
      for (let count = 0; count < 12 && !kinds.includes('demo'); count += 1) {
        const { mode, fallback } = await visitorAt().ask(message.message, { language: 'en' })
        kinds.push(mode)
        expect(fallback).toBe(mode === 'demo' ? 'chat.budget_spent' : null)
      }
      expect(kinds.slice(-2)).toEqual(['ai', 'demo'])
      now = new Date('2026-11-21T16:00:00Z')
      expect((await visitorAt().ask('Hello')).mode).toBe('ai')
    },
  )

  it('is not overspent by many at once: what an answer may take is set aside before it is written', async () => {
    await allow({ tokensPerDay: 35_000 })
    const othersAnswered = Promise.withResolvers<void>()
    gateway.answerWith({ kind: 'stream', pieces: [othersAnswered.promise, 'It costs HK$1,180.'] })
    let answered = 0
    const asking = Array.from({ length: 12 }, async (_, index) => {
      const answer = await visitorAt(undefined, apps[index % 2 === 0 ? 0 : 1]).ask(message.message)
      answered += 1
      if (answered === 12 - 3) othersAnswered.resolve()
      return answer
    })
    const answers = await Promise.all(asking)
    expect(answers.filter(({ mode }) => mode === 'ai')).toHaveLength(3)
    const all = await usage('all')
    expect(all).toMatchObject({ messages: 12, tokens: 3 * (usualUsage.promptTokens + usualUsage.completionTokens) })
  })

  it('has no limit where it is 0', async () => {
    await allow({ tokensPerDay: 0, usdPerDay: 0 })
    await prisma().chatUsage.create({ data: { day, key: 'all', tokens: 2_000_000_000, costUsd: 9999 } })
    expect((await visitorAt().ask('Hello')).mode).toBe('ai')
  })
})
