import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { defaultSettings } from '#contract/site/settings.ts'
import { addConversation, addGap } from '#tests/support/conversations.ts'
import { until } from '#tests/support/processes.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'
import { set } from '../settings/settings.ts'

const app = await restoredApp()
const now = new Date('2026-11-20T04:00:00Z')
const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
const erase = () => app.services.retention.erase(now)
const prisma = () => app.services.database.prisma

it('keeps conversations for the days of the settings, with their questions and answers', async () => {
  const { retentionDays } = defaultSettings.chat
  const turns = [{ question: '幾錢？' }, { question: '有冇現貨？' }]
  const old = await addConversation(app, { turns, lastAt: daysAgo(retentionDays + 0.01) })
  const young = await addConversation(app, { turns, lastAt: daysAgo(retentionDays - 0.01) })
  const counts = await Promise.all([erase(), erase()])
  expect(counts.map(({ conversations }) => conversations).toSorted()).toEqual([0, 1])
  const ids = async () => (await prisma().conversation.findMany({ select: { id: true } })).map(({ id }) => id)
  expect(await ids()).toEqual([young.id])
  expect(await prisma().chatTurn.count({ where: { conversationId: old.id } })).toBe(0)
  expect(await prisma().chatTurn.count({ where: { conversationId: young.id } })).toBe(2)

  await set(app, await createStaff(app, 'super_admin'), 'chat', { retentionDays: 30 })
  expect((await erase()).conversations).toBe(1)
  expect(await ids()).toEqual([])
  await set(app, await createStaff(app, 'super_admin'), 'chat', { retentionDays })
})

it('takes more than fit into one transaction', async () => {
  await prisma().conversation.createMany({
    data: Array.from({ length: 1201 }, (_, index) => ({
      language: 'en',
      visitorHash: randomUUID(),
      opening: `Question ${index}`,
      lastAt: daysAgo(200),
    })),
  })
  expect((await erase()).conversations).toBe(1201)
})

it('forgets what found no source with the last who asked it, but for what staff have answered', async () => {
  const gapOf = async (state: 'open' | 'answered' | 'dismissed', days: number) => {
    const gapId = await addGap(app, {
      question: `Asked ${state} ${days}`,
      language: 'en',
      state,
      lastAskedAt: daysAgo(days),
    })
    await addConversation(app, { turns: [{ question: 'x', gapId }], lastAt: daysAgo(days) })
    return gapId
  }
  const gone = [await gapOf('open', 91), await gapOf('dismissed', 91)]
  const kept = [await gapOf('answered', 91), await gapOf('open', 1), await gapOf('dismissed', 1)]
  await erase()
  const left = await prisma().questionGap.findMany({ select: { id: true } })
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.toSorted())
  expect(left.map(({ id }) => id)).not.toEqual(expect.arrayContaining(gone))
})

it('keeps the counts of today and the two days before, in Hong Kong', async () => {
  const day = (text: string) => ({ day: new Date(text), key: `v:${randomUUID()}`, messages: 1 })
  // 04:00 UTC on the 20th is noon of the 20th there
  const days = ['2026-11-20', '2026-11-18', '2026-11-17', '2026-10-01']
  await prisma().chatUsage.createMany({ data: days.map(day) })
  expect((await erase()).chatUsage).toBe(2)
  const left = await prisma().chatUsage.findMany({ orderBy: { day: 'asc' } })
  expect(left.map((row) => row.day.toISOString().slice(0, 10))).toEqual(['2026-11-18', '2026-11-20'])
})

it('ends answers whose process died, and none that is being given', async () => {
  const pending = { question: 'x', state: 'pending' as const }
  const dead = await addConversation(app, { turns: [pending], lastAt: daysAgo(0.02) })
  const alive = await addConversation(app, { turns: [pending], lastAt: daysAgo(0.02) })
  const justNow = await addConversation(app, { turns: [pending], lastAt: now })
  const lease = (turnId: string, until: Date) => ({ visitorHash: randomUUID(), addressHash: 'a', turnId, until })
  await prisma().chatLease.createMany({
    data: [
      lease(dead.turnIds[0] ?? '', daysAgo(0.02)),
      lease(alive.turnIds[0] ?? '', new Date(now.getTime() + 20_000)),
    ],
  })
  expect((await erase()).deadAnswers).toBe(1)
  expect((await erase()).deadAnswers).toBe(0)
  const stateOf = async ({ id }: { id: string }) =>
    prisma().conversation.findUniqueOrThrow({
      where: { id },
      select: { failed: true, turns: { select: { state: true, failure: true } } },
    })
  expect(await stateOf(dead)).toEqual({ failed: 1, turns: [{ state: 'failed', failure: 'chat.failed' }] })
  for (const one of [alive, justNow]) {
    expect(await stateOf(one)).toEqual({ failed: 0, turns: [{ state: 'pending', failure: null }] })
  }
  expect(await prisma().chatLease.count()).toBe(1)
})

it('holds a conversation before its answers, as whoever stores one does', async () => {
  const pending = { question: 'x', state: 'pending' as const }
  const { id, turnIds } = await addConversation(app, { turns: [pending], lastAt: daysAgo(0.02) })
  const waiting = async () => {
    const rows = await prisma().$queryRaw<unknown[]>`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    return rows.length > 0
  }
  const { ended, free } = await prisma().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT "id" FROM "Conversation" WHERE "id" = ${id}::uuid FOR UPDATE`
    const work = app.services.retention.endDeadAnswers(now)
    await until(waiting)
    const rows = await tx.$queryRaw<{ id: string }[]>`
      SELECT "id" FROM "ChatTurn" WHERE "conversationId" = ${id}::uuid FOR UPDATE SKIP LOCKED`
    return { ended: { work }, free: rows.map((row) => row.id) }
  })
  expect(await ended.work).toBe(1)
  expect(free).toEqual(turnIds)
})
