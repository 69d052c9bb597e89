import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chatProblems } from '#contract/assistant/chat-problems.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { chatVisitor, eventsOf, openStream, problemOf } from '#tests/support/chat.ts'
import { emptyChoices, type Play, says } from '#tests/support/gateway/plays.ts'
import { type GatewayStandIn, startGateway } from '#tests/support/gateway/stand-in.ts'
import { until } from '#tests/support/processes.ts'
import { restoreRows } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'

let app: TestApp
let gateway: GatewayStandIn
/** Too long for a gateway that answers at once, however busy the machine is. */
const silenceMs = 2000
/** The clock goes on half a minute a test, so that the breaker of one is not that of the next. */
let skippedMs = 0

beforeAll(async () => {
  gateway = await startGateway()
  app = await startTestApp(
    { CHAT_API_KEY: gateway.apiKey, CHAT_API_URL: gateway.url },
    { timeouts: { silenceMs, wholeMs: 20_000 }, now: () => new Date(Date.now() + skippedMs) },
  )
})
afterAll(async () => {
  await app.close()
  await gateway.close()
})
restoreRows(() => app)
beforeEach(async () => {
  skippedMs += 31_000
  gateway.answerWith(says('好的。'))
  await chatVisitor(app).ask('好')
})

const question = 'How much is the water leak sensor?'
const prisma = () => app.services.database.prisma
const stored = (id: string) => prisma().chatTurn.findUniqueOrThrow({ where: { id } })

/** Faults of a gateway that works, or refuses us: visitors read its message. */
const reportedFaults: [string, Play, keyof typeof chatProblems, string][] = [
  ['401', { kind: 'status', status: 401 }, 'chat.unauthorized', ''],
  ['403', { kind: 'status', status: 403 }, 'chat.failed', ''],
  ['400', { kind: 'status', status: 400 }, 'chat.failed', ''],
  ['429', { kind: 'status', status: 429, retryAfter: '7' }, 'chat.rate_limited', ''],
  ['HTML in a 200', { kind: 'html' }, 'chat.error', ''],
  ['no choices', emptyChoices(), 'chat.empty', ''],
  ['an empty text', says(''), 'chat.empty', ''],
  ['a cut half-way', says('It costs', { end: 'cut' }), 'chat.failed', 'It costs'],
  ['an end half-way', says('It costs', { end: 'short' }), 'chat.failed', 'It costs'],
  ['an error mid-stream', says('It costs', { end: { error: 502 } }), 'chat.unavailable', 'It costs'],
  ['silence half-way', says('It costs', { end: 'silence' }), 'chat.failed', 'It costs'],
]

describe('a fault that is said', () => {
  it.each(reportedFaults)('%s, in an event', async (_, play, code, text) => {
    gateway.answerWith(play)
    const visitor = chatVisitor(app)
    const events = await visitor.stream(question)
    const [begun, last] = [events[0], events.at(-1)]
    if (begun?.event !== 'begun') throw new Error('It did not begin')
    expect(last).toEqual({ event: 'failed', data: { code, turnId: begun.data.turnId } })
    expect(events.flatMap(({ event, data }) => (event === 'text' ? data.text : [])).join('')).toBe(text)
    expect(await stored(begun.data.turnId)).toMatchObject({ state: 'failed', failure: code, mode: 'ai', answer: text })

    gateway.answerWith(says('It costs HK$1,180.'))
    const { conversationId } = begun.data
    const before = gateway.requests.length
    await visitor.ask(question, { conversationId })
    expect(gateway.requests[before]?.body.messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(await prisma().conversation.findUnique({ where: { id: conversationId } })).toMatchObject({
      questions: 2,
      failed: 1,
    })
  })

  it.each(reportedFaults)('%s, as a problem', async (_, play, code) => {
    gateway.answerWith(play)
    const response = await chatVisitor(app).post('', { message: question })
    const { status, title } = chatProblems[code]
    expect(response.status).toBe(status)
    expect(await problemOf(response)).toMatchObject({ code, title })
    expect(response.headers.get('retry-after')).toBe(code === 'chat.rate_limited' ? '7' : null)
  })
})

/** Faults of a gateway that is down: another answer stands in. */
const down: [string, Play][] = [
  ['402', { kind: 'status', status: 402 }],
  ['408', { kind: 'status', status: 408 }],
  ['500', { kind: 'status', status: 500 }],
  ['503', { kind: 'status', status: 503 }],
  ['HTML in a 502', { kind: 'html', status: 502 }],
  ['silence', { kind: 'never' }],
  ['comments alone', says('', { end: 'comments' })],
  ['a lost connection', { kind: 'lost' }],
]

describe('a gateway that is down', () => {
  it.each(down)('%s: the demo mode answers, and says why', async (_, play) => {
    gateway.answerWith(play)
    const answer = await chatVisitor(app).ask(question, { language: 'en' })
    expect(answer).toMatchObject({ mode: 'demo', fallback: 'chat.unavailable' })
    expect(answer.answer).toContain('1,180')
    const turn = await stored(answer.turnId)
    expect(turn).toMatchObject({ state: 'answered', mode: 'demo', fallback: 'chat.unavailable', model: null })
    expect([turn.promptTokens, Number(turn.costUsd)]).toEqual([0, 0])
  })

  it('is left alone after three failures in a row, for half a minute; then one message tries it', async () => {
    gateway.answerWith({ kind: 'status', status: 503 })
    const ask = () => chatVisitor(app).ask(question)
    for (let count = 0; count < 3; count += 1) await ask()
    const before = gateway.requests.length
    expect((await ask()).fallback).toBe('chat.unavailable')
    expect(gateway.requests.length).toBe(before)

    skippedMs += 31_000
    await ask()
    expect(gateway.requests.length).toBe(before + 1)
    await ask()
    expect(gateway.requests.length).toBe(before + 1)

    skippedMs += 31_000
    gateway.answerWith(says('It costs HK$1,180 [1].'))
    expect(await ask()).toMatchObject({ mode: 'ai', fallback: null })
    expect(await ask()).toMatchObject({ mode: 'ai', fallback: null })
  })

  it('refuses connections: no request is lost', async () => {
    const away = await startGateway()
    const other = await startTestApp({ CHAT_API_KEY: away.apiKey, CHAT_API_URL: away.url })
    await away.close()
    expect(await chatVisitor(other).ask(question)).toMatchObject({ mode: 'demo', fallback: 'chat.unavailable' })
    await other.close()
  })
})

describe('a key that is refused', () => {
  it.each([401, 402, 403])('by %i is told to those who can change it, once an hour', async (status) => {
    gateway.answerWith({ kind: 'status', status })
    const other = await startTestApp({ CHAT_API_KEY: gateway.apiKey, CHAT_API_URL: gateway.url })
    const { prisma } = other.services.database
    const admin = await createStaff(other, 'super_admin')
    await createStaff(other, 'manager')
    for (let count = 0; count < 3; count += 1) await chatVisitor(other).post('', { message: question })
    await other.services.staff.backgroundTasks.settled()
    const notifications = await prisma.notification.findMany({ where: { kind: 'chat.gateway' } })
    expect(notifications).toMatchObject([{ userId: admin.id, params: { status } }])
    await other.close()
  })
})

describe('a visitor who hangs up', () => {
  it('ends the work upstream; what had come is kept, and is what was said before', async () => {
    gateway.answerWith({ kind: 'stream', pieces: ['It costs ', 'HK$1,180', 60_000, ' and more'] })
    const visitor = chatVisitor(app)
    const index = gateway.requests.length
    const stream = await openStream(visitor, question)
    await stream.until('1,180')
    stream.hangUp()
    const request = await gateway.request(index)
    await request.closed
    expect(request.hungUpAt).toBeDefined()
    const turn = await until(() =>
      prisma()
        .chatTurn.findFirst({ where: { state: 'stopped' } })
        .then((row) => row ?? undefined),
    )
    expect(turn).toMatchObject({ answer: 'It costs HK$1,180', mode: 'ai', failure: null })
    expect(turn.promptTokens).toBeGreaterThan(100)
    expect(Number(turn.costUsd)).toBeGreaterThan(0)

    gateway.answerWith(says('Yes.'))
    await visitor.ask('Go on', { conversationId: turn.conversationId })
    const { messages } = (await gateway.request(index + 1)).body
    expect(messages.slice(1, 3)).toEqual([
      { role: 'user', content: question },
      { role: 'assistant', content: 'It costs HK$1,180' },
    ])
  })

  it('while the answer in one piece is written', async () => {
    gateway.answerWith({ kind: 'stream', pieces: ['One ', 60_000, 'two'] })
    const index = gateway.requests.length
    const gone = new AbortController()
    const visitor = chatVisitor(app)
    const waiting = visitor.post('', { message: 'Hang up on this one' }, {}, gone.signal)
    const request = await gateway.request(index)
    gone.abort()
    await expect(waiting).rejects.toThrow()
    await request.closed
    await until(() =>
      prisma()
        .chatTurn.findFirst({ where: { question: 'Hang up on this one', state: 'stopped' } })
        .then((row) => row ?? undefined),
    )
  })
})

describe('a reader who is slow', () => {
  it('is waited for, and hears everything', async () => {
    const long = '漏水'.repeat(9000)
    const index = gateway.requests.length
    gateway.answerWith(says(long))
    const stream = await openStream(chatVisitor(app), question)
    await (await gateway.request(index)).closed // all of it has left the gateway, and nobody has read it yet
    const text = await stream.until('event: answered')
    const events = eventsOf(text.endsWith('\n\n') ? text : text.slice(0, text.lastIndexOf('event: answered')))
    const said = events.slice(events.findLastIndex(({ event }) => event === 'looking') + 1)
    expect(said.flatMap(({ event, data }) => (event === 'text' ? data.text : [])).join('') === long).toBe(true)
  })
})

describe('a server that stops', () => {
  it('ends streams properly: what had come is kept, and the visitor can try again', async () => {
    const other = await startTestApp({ CHAT_API_KEY: gateway.apiKey, CHAT_API_URL: gateway.url })
    gateway.answerWith({ kind: 'stream', pieces: ['It costs ', 60_000, 'more'] })
    const stream = await openStream(chatVisitor(other), question)
    await stream.until('It costs')
    const database = other.services.database.prisma
    const closed = other.app.close()
    await stream.until('"code":"chat.unavailable"')
    await closed
    expect(await database.chatTurn.findFirst()).toMatchObject({ state: 'failed', answer: 'It costs ' })
    expect(await database.chatLease.count()).toBe(0)
    await other.close()
  })
})
