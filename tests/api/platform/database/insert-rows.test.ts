import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertRows } from '#server/platform/database/insert-rows.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const prisma = () => test.services.database.prisma
const at = new Date('2026-03-04T05:06:07.089Z')

const conversation = () => ({
  id: randomUUID(),
  language: 'zh-TW',
  visitorHash: 'x',
  opening: '「"\\\n漏水',
  costUsd: 0.1,
})

function turn(conversationId: string, seq: number) {
  const lists = {
    cited: [1, 2],
    unverified: ['「"\\', '{}'],
    products: [],
    sources: [{ title: '漏水', path: '/?a="b"' }],
  }
  const usual = { conversationId, question: "it's", mode: 'demo', costUsd: '0.000001', createdAt: at }
  return { id: randomUUID(), seq, ...usual, ...lists, durationMs: seq ? 7 : null }
}

it('writes what Prisma would, of every type, and leaves the rest to the database', async () => {
  const [ours, theirs] = [conversation(), conversation()]
  const turns = [turn(ours.id, 0), turn(ours.id, 1)]
  expect(await insertRows(prisma(), 'Conversation', [ours])).toBe(1)
  expect(await insertRows(prisma(), 'ChatTurn', turns)).toBe(2)
  await prisma().conversation.createMany({ data: [theirs] })
  await prisma().chatTurn.createMany({
    data: turns.map((row) => ({ ...row, id: randomUUID(), conversationId: theirs.id })),
  })

  const written = async ({ id }: { id: string }) => {
    const { startedAt, lastAt, ...row } = await prisma().conversation.findUniqueOrThrow({
      where: { id },
      include: { turns: { orderBy: { seq: 'asc' } } },
    })
    expect([startedAt, lastAt].every((time) => time instanceof Date)).toBe(true)
    return { ...row, id: '', turns: row.turns.map((one) => ({ ...one, id: '', conversationId: '' })) }
  }
  expect(await written(ours)).toEqual(await written(theirs))
})

it('dates without a time, choices and amounts too', async () => {
  const order = (id: string, reference: string) => ({
    id,
    reference,
    status: 'shipped' as const,
    customerType: 'business' as const,
    language: 'en',
    customerName: 'Ho',
    currency: 'HKD',
    rate: 0.12820513,
    rateDate: new Date('2026-03-04'),
    itemsCount: 1,
    total: '12345678901234.56',
    totalHkd: 0.07,
    createdBy: 'system',
    placedAt: at,
  })
  const [ours, theirs] = [order(randomUUID(), 'O-ours'), order(randomUUID(), 'O-theirs')]
  await insertRows(prisma(), 'Order', [ours])
  await prisma().order.createMany({ data: [theirs] })
  const written = async (id: string) => {
    const { createdAt, updatedAt, ...row } = await prisma().order.findUniqueOrThrow({ where: { id } })
    expect(Math.abs(updatedAt.getTime() - createdAt.getTime())).toBeLessThan(60_000)
    return { ...row, id: '', reference: '', searchText: '' }
  }
  expect(await written(ours.id)).toEqual(await written(theirs.id))
})

it('a row that is there already is an error, or stays as it is where that is asked for; of no rows there is no statement', async () => {
  const row = conversation()
  await insertRows(prisma(), 'Conversation', [row])
  await expect(insertRows(prisma(), 'Conversation', [row])).rejects.toThrow(/23505|Unique constraint/)
  const again = [{ ...row, opening: 'other' }, conversation()]
  expect(await insertRows(prisma(), 'Conversation', again, { skipsKnown: true })).toBe(1)
  expect(await prisma().conversation.findUniqueOrThrow({ where: { id: row.id } })).toMatchObject({
    opening: row.opening,
  })
  expect(await insertRows(prisma(), 'Conversation', [])).toBe(0)
})
