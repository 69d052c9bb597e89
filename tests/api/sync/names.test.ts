import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import type { TestApp } from '#tests/support/app.ts'
import type { NotionStandIn } from '#tests/support/notion/stand-in.ts'
import { users } from '#tests/support/notion/store.ts'
import type { createTestSync } from '#tests/support/sync.ts'
import type { Editor } from './editor.ts'
import { mirrorEach } from './mirror.ts'

let test: TestApp
let notion: NotionStandIn
let sync: ReturnType<typeof createTestSync>
let editor: Editor
let leak: string

mirrorEach([{ 產品名稱: 'Leak Sensor', Category: 'hardware', MSRP: 1000 }], (mirror) => {
  ;({ test, notion, sync, editor } = mirror)
  leak = mirror.pages[0] ?? ''
})

const prisma = () => test.services.database.prisma
const isUser = ({ path }: { path: string }) => path.startsWith('/v1/users/')
const asked = () => notion.requests.filter(isUser).map(({ path }) => path.replace('/v1/users/', ''))
let round = 1000

beforeEach(async () => {
  await prisma().$executeRaw`DELETE FROM "NotionUser"`
  notion.requests.length = 0
})

/** Both sides change the price, in Notion somebody. */
async function disagree(user: string) {
  round += 1
  await editor.edit('Leak Sensor', { msrp: `${round}` })
  notion.pages.edit(leak, { MSRP: round + 5000 }, user)
  return sync.run({ direction: 'both' })
}

async function names(): Promise<Record<string, unknown>> {
  const rows = await prisma().$queryRaw<{ id: string; name: string | null; isBot: boolean }[]>`
    SELECT "id", "name", "isBot" FROM "NotionUser"`
  return Object.fromEntries(rows.map(({ id, name, isBot }) => [id, isBot ? [name] : name]))
}

it('who edited a page on which both sides disagree is asked for once, and known from then on', async () => {
  expect(await disagree(users.person)).toMatchObject({ success: true })
  expect(await names()).toEqual({ [users.person]: '陳大文' })
  await disagree(users.person)
  await sync.run({ direction: 'both' })
  expect(asked()).toEqual([users.person])
})

it('an integration is known as one', async () => {
  const zapier = randomUUID()
  notion.users.set(zapier, { type: 'bot', name: 'Zapier' })
  await disagree(zapier)
  expect(await names()).toEqual({ [zapier]: ['Zapier'] })
})

it('nobody is asked for where both sides agree', async () => {
  notion.pages.edit(leak, { MSRP: 1 })
  await sync.run({ direction: 'both' })
  expect(asked()).toEqual([])
})

it.each([
  ['has left', 404],
  ['may not be read', 403],
  ['is none', 400],
])('who %s has no name, and is not asked for again', async (_what, status) => {
  const id = randomUUID()
  notion.users.set(id, { type: 'person', name: 'Somebody' })
  notion.fail({ kind: 'status', status }, { when: isUser })
  expect(await disagree(id)).toMatchObject({ success: true, errors: [], warnings: [] })
  expect(await names()).toEqual({ [id]: null })
  await sync.run({ direction: 'both' })
  expect(asked()).toEqual([id])
})

it('a blank name is none, and an odd one is kept as it can be shown', async () => {
  const [blank, odd] = [randomUUID(), randomUUID()]
  notion.users.set(blank, { type: 'person', name: ' \u3000' })
  notion.users.set(odd, { type: 'person', name: `\u0000${'長'.repeat(300)}` })
  await disagree(blank)
  await disagree(odd)
  expect(await names()).toEqual({ [blank]: null, [odd]: '長'.repeat(200) })
})

it.each([
  ['is down', { kind: 'status', status: 503 }, 6],
  ['answers with a page of a proxy', { kind: 'html' }, 6],
  ['takes the key no longer', { kind: 'status', status: 401 }, 1],
  ['breaks the connection', { kind: 'lost' }, 6],
] as const)(
  'where Notion %s meanwhile, the run has succeeded all the same, and the next one asks',
  async (_what, fault, times) => {
    notion.fail(fault, { when: isUser, times })
    expect(await disagree(users.person)).toMatchObject({ success: true, errors: [], warnings: [] })
    expect(await names()).toEqual({})
    await sync.run({ direction: 'both' })
    expect(await names()).toEqual({ [users.person]: '陳大文' })
  },
)

it('at most ten are asked for in a run, the others in the next', async () => {
  await disagree(users.person)
  const { productId } = await prisma().syncConflict.findFirstOrThrow({ where: { settledAt: null } })
  const ids = Array.from({ length: 12 }, () => randomUUID())
  for (const id of ids) notion.users.set(id, { type: 'person', name: id })
  await prisma().syncConflict.createMany({ data: ids.map((id) => ({ productId, field: 'sku', theirsBy: id })) })
  notion.requests.length = 0
  await sync.run({ direction: 'both' })
  expect(asked()).toHaveLength(10)
  await sync.run({ direction: 'both' })
  expect(Object.keys(await names())).toHaveLength(13)
})
