import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { publish } from '#server/platform/database/events.ts'
import { daysFrom } from '#tests/support/clock.ts'
import { addConversation } from '#tests/support/conversations.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'

const app = await restoredApp()
const who = await createStaff(app, 'viewer')

const now = new Date()
const prisma = () => app.services.database.prisma
const erase = () => app.services.retention.erase(now)
type Counts = Awaited<ReturnType<typeof erase>>

const nothing: Counts = {
  enquiries: 0,
  demoRequests: 0,
  quoteRequests: 0,
  notifications: 0,
  imports: 0,
  uploads: 0,
  sealedDocuments: 0,
  rateCounts: 0,
  repeatedAnswers: 0,
  changes: 0,
  webhookEvents: 0,
  conversations: 0,
  questionGaps: 0,
  agentCalls: 0,
  chatUsage: 0,
  deadAnswers: 0,
  sessions: 0,
  links: 0,
  failures: 0,
  devices: 0,
}

interface Kept {
  days: number
  add: (at: Date) => Promise<unknown>
  count: () => Promise<number>
}

const tenMinutes = 10 / (24 * 60)

const kept: Partial<Record<keyof Counts, Kept>> = {
  notifications: {
    days: 90,
    add: (createdAt) => prisma().notification.create({ data: { userId: who.id, kind: 'test', createdAt } }),
    count: () => prisma().notification.count(),
  },
  imports: {
    days: 7,
    add: (createdAt) =>
      prisma().productImport.create({
        data: { fileName: 'a.csv', format: 'csv', status: 'uploaded', createdBy: '陳家明', createdAt },
      }),
    count: () => prisma().productImport.count(),
  },
  sessions: {
    days: 7,
    add: (expiresAt) =>
      prisma().session.create({ data: { userId: who.id, kind: 'cookie', address: '', userAgent: 'old', expiresAt } }),
    count: () => prisma().session.count({ where: { userAgent: 'old' } }),
  },
  links: {
    days: 7,
    add: (expiresAt) =>
      prisma().oneTimeLink.create({
        data: { purpose: 'password_reset', userId: who.id, tokenHash: randomUUID(), expiresAt },
      }),
    count: () => prisma().oneTimeLink.count({ where: { userId: who.id } }),
  },
  failures: {
    days: 1,
    add: (lastFailureAt) => prisma().loginThrottle.create({ data: { key: randomUUID(), failures: 1, lastFailureAt } }),
    count: () => prisma().loginThrottle.count(),
  },
  devices: {
    days: 400,
    add: (lastUsedAt) =>
      prisma().knownDevice.create({ data: { userId: who.id, secretHash: randomUUID(), lastUsedAt } }),
    count: () => prisma().knownDevice.count(),
  },
  deadAnswers: {
    days: tenMinutes,
    add: (lastAt) => addConversation(app, { turns: [{ question: 'x', state: 'pending' }], lastAt }),
    count: () => prisma().chatTurn.count({ where: { state: 'pending' } }),
  },
}

describe.each(Object.entries(kept))('%s', (name, { days, add, count }) => {
  it(`are kept for ${days} days, and no longer`, async () => {
    const end = daysFrom(now, -days)
    await add(new Date(end.getTime() - 1))
    await add(end)
    expect(await count()).toBe(2)
    expect(await erase()).toEqual({ ...nothing, [name]: 1 })
    expect(await count()).toBe(1)
    expect(await erase()).toEqual(nothing)
  })
})

it('counts of forms are kept until they end, by PostgreSQL’s clock', async () => {
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000)
  const rows = [at(-1), at(-3_600), at(3_600)].map((endsAt) => ({ key: randomUUID(), count: 1, endsAt }))
  await prisma().rateCount.createMany({ data: rows })
  expect(await erase()).toEqual({ ...nothing, rateCounts: 2 })
  expect((await prisma().rateCount.findMany()).map(({ key }) => key)).toEqual([rows[2]?.key])
})

it('mails that told staff go with what they told, and no other mail', async () => {
  const mail = { toName: '陳家明', toAddress: 'a@desk.example', subject: 'New', text: 'Hi', entityId: who.id }
  const [old, young] = [daysFrom(now, -91), daysFrom(now, -89)]
  const data = [
    { ...mail, entity: 'user', createdAt: old },
    { ...mail, entity: 'user', createdAt: young },
    { ...mail, entity: 'customer', createdAt: old },
  ]
  await prisma().outgoingMail.createMany({ data })
  expect(await erase()).toEqual(nothing)
  const left = await prisma().outgoingMail.findMany({ orderBy: { createdAt: 'asc' } })
  expect(left.map(({ entity, createdAt }) => [entity, createdAt])).toEqual([
    ['customer', old],
    ['user', young],
  ])
})

describe('screens with conversations are told', () => {
  /** How often, while something was done: events come in their order. */
  async function eventsDuring(work: () => Promise<unknown>): Promise<number> {
    const { events, database } = app.services
    let count = 0
    const ends = [
      events.subscribe({
        on: 'conversations.changed',
        run: () => {
          count += 1
        },
      }),
    ]
    await work()
    const { promise, resolve } = Promise.withResolvers<void>()
    ends.push(events.subscribe({ on: 'questions.changed', run: () => resolve() }))
    await publish(database.prisma, 'questions.changed')
    await promise
    for (const end of ends) end()
    return count
  }

  it.each([
    ['that some are gone', { turns: [{ question: 'x' }], lastAt: daysFrom(now, -4000) }],
    ['that an answer has failed', { turns: [{ question: 'x', state: 'pending' as const }], lastAt: daysFrom(now, -1) }],
  ])('%s, and nothing where there was nothing to do', async (_what, conversation) => {
    await addConversation(app, conversation)
    expect(await eventsDuring(erase)).toBe(1)
    expect(await eventsDuring(erase)).toBe(0)
  })
})
