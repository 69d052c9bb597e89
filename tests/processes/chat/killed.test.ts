import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startServer } from '#tests/api/platform/running-server.ts'
import { startTestApp, type TestApp, testSecret } from '#tests/support/app.ts'
import { chatVisitor, openStream, problemOf } from '#tests/support/chat.ts'
import { says } from '#tests/support/gateway/plays.ts'
import { type GatewayStandIn, startGateway } from '#tests/support/gateway/stand-in.ts'
import { createOwnPostgres, type OwnPostgres } from '#tests/support/own-postgres.ts'
import { until } from '#tests/support/processes.ts'

const slow = { kind: 'stream' as const, pieces: ['It costs ', 60_000, 'more'] }
let gateway: GatewayStandIn
let skippedMs = 0
let postgres: OwnPostgres
let app: TestApp
let environment: Record<string, string>

beforeAll(async () => {
  gateway = await startGateway()
  postgres = await createOwnPostgres()
  environment = { CHAT_API_KEY: gateway.apiKey, CHAT_API_URL: gateway.url, DATABASE_URL: await postgres.start() }
  app = await startTestApp(environment, { now: () => new Date(Date.now() + skippedMs) })
}, 60_000)
beforeEach(() => {
  skippedMs = 0
})
afterAll(async () => {
  await app.close()
  await postgres.remove()
  await gateway.close()
})

const prisma = () => app.services.database.prisma

it('an instance that is killed half-way leaves no visitor waiting for good', async () => {
  const other = await startServer({ ...environment, APP_SECRET: testSecret })
  gateway.answerWith(slow)
  const visitor = chatVisitor(other)
  const stream = await openStream(visitor, 'How much is the water leak sensor?')
  const [, conversationId] = /"conversationId":"([\w-]+)"/.exec(await stream.until('It costs')) ?? []
  await other.stop('SIGKILL')
  const turn = await prisma().chatTurn.findFirstOrThrow({ where: { conversationId: conversationId ?? '' } })
  expect(turn.state).toBe('pending')

  gateway.answerWith(says('HK$1,180.'))
  const here = chatVisitor(app, { cookie: visitor.cookie() ?? '' })
  const early = await here.post('', { message: 'Hello?', conversationId })
  expect([early.status, (await problemOf(early)).code]).toEqual([409, 'chat.busy'])
  skippedMs += 31_000
  expect(await here.ask('Hello?', { conversationId })).toMatchObject({ mode: 'ai', conversationId })
  expect(gateway.requests.at(-1)?.body.messages.map(({ role }) => role)).toEqual(['system', 'user'])
  expect(await prisma().chatTurn.findUnique({ where: { id: turn.id } })).toMatchObject({
    state: 'failed',
    failure: 'chat.failed',
  })
  expect(await prisma().conversation.findUnique({ where: { id: conversationId ?? '' } })).toMatchObject({ failed: 1 })
}, 60_000)

it('a database that stops half-way is a failure that can be tried again', async () => {
  const visitor = chatVisitor(app)
  const { conversationId } = await visitor.ask('Hello')
  const end = Promise.withResolvers<void>()
  gateway.answerWith({ kind: 'stream', pieces: ['It costs ', end.promise, 'HK$1,180.'] })
  const stream = await openStream(visitor, 'How much?', { conversationId })
  await stream.until('It costs')
  await postgres.stop()
  end.resolve()
  expect(await stream.until('event: failed')).toContain('"code":"chat.failed"')

  const away = await visitor.post('', { message: 'How much?', conversationId })
  expect([away.status, (await problemOf(away)).code]).toEqual([503, 'database.unavailable'])
  await postgres.start()
  skippedMs += 31_000
  gateway.answerWith(says('HK$1,180.'))
  const response = await until(async () => {
    const sent = await visitor.post('', { message: 'How much?', conversationId })
    return sent.status === 200 && sent
  })
  expect(await response.json()).toMatchObject({ mode: 'ai', conversationId })
  expect(await prisma().chatTurn.count({ where: { conversationId, state: 'pending' } })).toBe(0)
}, 60_000)
