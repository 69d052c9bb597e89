import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { chatVisitor } from '#tests/support/chat.ts'
import { type GatewayStandIn, startGateway } from '#tests/support/gateway/stand-in.ts'

let gateway: GatewayStandIn
let app: TestApp

beforeAll(async () => {
  gateway = await startGateway()
  app = await startTestApp({ CHAT_API_KEY: gateway.apiKey, CHAT_API_URL: gateway.url })
  gateway.answerWith({ kind: 'stream', pieces: ['It ', 60_000, 'costs'] })
})
afterAll(async () => {
  app.app.server.closeAllConnections()
  await app.close()
  await gateway.close()
})

const prisma = () => app.services.database.prisma
/** Nobody's message is counted while this runs: each waits for the row of all. */
async function whileNoneIsCounted(work: () => Promise<void>): Promise<void> {
  await prisma().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "ChatUsage" WHERE "key" = 'all' FOR UPDATE`
    await work()
  })
}

async function waiting(): Promise<number> {
  const rows = await prisma().$queryRaw<unknown[]>`
    SELECT 1 FROM pg_stat_activity WHERE "datname" = current_database() AND "wait_event_type" = 'Lock'`
  return rows.length
}

function connections(): Promise<number> {
  return new Promise((resolve) => app.app.server.getConnections((_, count) => resolve(count)))
}

describe('a visitor who hangs up before the answer has begun', () => {
  it.each(['text/event-stream', 'application/json'])('has nothing written for them: %s', async (accept) => {
    const first = new AbortController()
    const begun = await chatVisitor(app).post('', { message: 'Hello' }, { accept: 'text/event-stream' }, first.signal)
    expect(begun.status).toBe(200)
    first.abort()
    await expect.poll(() => prisma().chatLease.count()).toBe(0)
    app.app.server.closeAllConnections()
    await expect.poll(connections).toBe(0)

    const before = await prisma().chatTurn.count()
    await whileNoneIsCounted(async () => {
      const gone = new AbortController()
      const sent = chatVisitor(app).post('', { message: 'How much is it?' }, { accept }, gone.signal)
      await expect.poll(waiting).toBe(1)
      gone.abort()
      app.app.server.closeAllConnections()
      await expect(sent).rejects.toThrow()
    })
    await expect.poll(() => prisma().chatTurn.count()).toBe(before + 1)
    await expect.poll(() => prisma().chatLease.count()).toBe(0)
    const [turn] = await prisma().chatTurn.findMany({ orderBy: { createdAt: 'desc' }, take: 1 })
    expect(turn).toMatchObject({ question: 'How much is it?', state: 'stopped' })
  })
})
