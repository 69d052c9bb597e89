import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type ConflictField,
  type ConflictProduct,
  conflictPageSchema,
  conflictsReopenedSchema,
  conflictsSettledSchema,
} from '#contract/sync/sync.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { solidPng } from '#tests/support/notion/png.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { answered, ask, refused } from '../back-office/ask.ts'
import { addConflict, addLinked, edit } from './catalogue.ts'

let app: TestApp
let viewer: StaffMember
let editor: StaffMember
let productId: string

beforeAll(async () => {
  app = await startTestApp()
  viewer = await createStaff(app, 'viewer')
  editor = await createStaff(app, 'editor', { name: 'Wong Siu Ming' })
})

afterAll(() => app.close())

beforeEach(async () => {
  await app.services.database.prisma.syncConflict.deleteMany()
  productId = await addLinked(app, {
    name: `漏水感測器 ${randomUUID()}`,
    nameEn: 'Leak sensor',
    msrp: '1200',
    sku: null,
  })
})

async function products(query = ''): Promise<ConflictProduct[]> {
  return (await answered(await ask(app, `/admin/sync/conflicts${query}`, viewer), conflictPageSchema)).items
}

async function list(query = ''): Promise<ConflictField[]> {
  return (await products(query)).flatMap(({ conflicts }) => conflicts)
}

function settle(ids: string[] | 'all', choice: string, staff = editor, more = {}): Promise<Response> {
  return ask(app, '/admin/sync/conflicts/settle', staff, { method: 'POST', body: { ids, choice, ...more } })
}

function reopen(ids: string[], staff = editor): Promise<Response> {
  return ask(app, '/admin/sync/conflicts/reopen', staff, { method: 'POST', body: { ids } })
}

async function product(id = productId) {
  return app.services.database.prisma.product.findUniqueOrThrow({ where: { id }, include: { revisions: true } })
}

describe('GET /admin/sync/conflicts', () => {
  it('shows both values, who said them, and what the product says now', async () => {
    await addConflict(app, productId, { field: 'msrp', ours: '1100', theirs: '1200' })
    expect(await products()).toEqual([
      {
        productId,
        productName: expect.stringContaining('漏水感測器'),
        productNameEn: 'Leak sensor',
        notionUrl: expect.stringMatching(/^https:\/\/www\.notion\.so\/[\da-f]{32}$/),
        count: 1,
        conflicts: [
          expect.objectContaining({
            field: 'msrp',
            base: 'former',
            ours: '1100',
            theirs: '1200',
            current: '1200',
            oursBy: 'Chan Tai Man',
            theirsBy: null,
            isTheirsBot: false,
            settledAt: null,
            choice: null,
            value: null,
          }),
        ],
      },
    ])
  })

  it('calls who edited the page by name, once Notion has told it; of an integration it says that it is one', async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    const { prisma } = app.services.database
    for (const [index, field] of (['msrp', 'sku', 'term'] as const).entries()) {
      const id = await addConflict(app, productId, { field, ours: 'A', theirs: 'B' })
      await prisma.syncConflict.update({ where: { id }, data: { theirsBy: ids[index] ?? null } })
    }
    await prisma.$executeRaw`INSERT INTO "NotionUser" ("id", "name", "isBot")
      VALUES (${ids[0]}, '陳大文', false), (${ids[1]}, 'Zapier', true), (${ids[2]}, NULL, false)`
    const told = new Map((await list()).map(({ field, theirsBy, isTheirsBot }) => [field, [theirsBy, isTheirsBot]]))
    expect(Object.fromEntries(told)).toEqual({ msrp: ['陳大文', false], sku: ['Zapier', true], term: [null, false] })
  })

  it('has a row a product: its fields in their own order, as many as match, and how many there are', async () => {
    const other = await addLinked(app, { name: '能源錶', msrp: '900' })
    for (const field of ['tags', 'msrp', 'description', 'nameEn'] as const)
      await addConflict(app, productId, { field, ours: 'A', theirs: 'B' })
    await addConflict(app, other, { field: 'msrp', ours: '1', theirs: '2' }, { openedAt: new Date(0) })
    const shown = async (query: string) =>
      (await products(query)).map(({ productId: id, count, conflicts }) => [
        id === other ? 'meter' : 'sensor',
        count,
        ...conflicts.map(({ field }) => field),
      ])
    const sensor = ['sensor', 4, 'nameEn', 'description', 'msrp', 'tags']
    expect(await shown('')).toEqual([['meter', 1, 'msrp'], sensor])
    expect(await shown('?sort=-openedAt')).toEqual([sensor, ['meter', 1, 'msrp']])
    expect(await shown('?field=msrp')).toEqual([
      ['meter', 1, 'msrp'],
      ['sensor', 1, 'msrp'],
    ])
    expect(await shown('?field=tags,nameEn')).toEqual([['sensor', 2, 'nameEn', 'tags']])
    const path = '/admin/sync/conflicts?pageSize=1&page=2'
    expect(await answered(await ask(app, path, viewer), conflictPageSchema)).toMatchObject({
      items: [{ productId }],
      total: 2,
      page: 2,
      pageSize: 1,
    })
  })

  it('answers at most a hundred of a product', async () => {
    const data = Array.from({ length: 120 }, (_, index) => ({ productId, field: 'sku', theirs: `${index}`, ours: 'A' }))
    await app.services.database.prisma.syncConflict.createMany({ data })
    expect(await products()).toMatchObject([{ count: 120, conflicts: { length: 100 } }])
  })

  it('says of retirement what is so now', async () => {
    await addConflict(app, productId, { field: 'retired', ours: true, theirs: false })
    expect(await list()).toMatchObject([{ field: 'retired', ours: true, theirs: false, current: false }])
  })

  it('has open ones, the oldest first; settled ones, a field, a product or a name when asked', async () => {
    const other = await addLinked(app, { name: '能源錶', msrp: '900' })
    const late = await addConflict(app, productId, { field: 'msrp', ours: '1', theirs: '2' })
    const early = await addConflict(app, other, { field: 'sku', ours: 'A', theirs: 'B' }, { openedAt: new Date(0) })
    const ids = async (query: string) => (await list(query)).map(({ id }) => id)
    expect(await ids('')).toEqual([early, late])
    expect(await ids('?sort=-openedAt')).toEqual([late, early])
    expect(await ids('?field=sku')).toEqual([early])
    expect(await ids(`?productId=${productId}`)).toEqual([late])
    expect(await ids('?search=能源')).toEqual([early])
    await settle([early], 'theirs')
    expect(await ids('')).toEqual([late])
    expect(await ids('?state=settled')).toEqual([early])
    expect(await ids('?state=settled,open')).toEqual([early, late])
  })
})

describe('POST /admin/sync/conflicts/settle', () => {
  it.each([
    [[], 'ours'],
    [['1'], 'ours'],
    ['each', 'ours'],
    ['all', 'both'],
    ['all', 'other'],
  ])('refuses %j, %s', async (ids, choice) => {
    const answer = await ask(app, '/admin/sync/conflicts/settle', editor, { method: 'POST', body: { ids, choice } })
    await refused(answer, 400, 'request.invalid')
  })

  it('theirs leaves the product as it is', async () => {
    const id = await addConflict(app, productId, { field: 'msrp', ours: '1100', theirs: '1200' })
    const before = await product()
    expect(await answered(await settle([id], 'theirs'), conflictsSettledSchema)).toEqual({ settled: 1 })
    expect(await product()).toEqual(before)
    expect(await list('?state=settled')).toMatchObject([{ id, choice: 'theirs', settledBy: 'Wong Siu Ming' }])
  })

  it('ours puts our value back, as an edit that the next export sends, and says so in the history and the log', async () => {
    const ids = [
      await addConflict(app, productId, { field: 'msrp', ours: '1100', theirs: '1200' }),
      await addConflict(app, productId, { field: 'nameEn', ours: 'Leak detector', theirs: 'Leak sensor' }),
      await addConflict(app, productId, { field: 'retired', ours: true, theirs: false }),
    ]
    const before = await product()
    expect(await answered(await settle(ids, 'ours'), conflictsSettledSchema)).toEqual({ settled: 3 })
    const after = await product()
    expect(after).toMatchObject({ record: { msrp: '1100', nameEn: 'Leak detector' }, version: before.version + 1 })
    expect(after.msrp?.toNumber()).toBe(1100)
    expect(after.retiredAt).not.toBeNull()
    expect(after.pending.toSorted()).toEqual(['msrp', 'nameEn', 'retired'])
    const [revision] = after.revisions.filter(({ version }) => version === after.version)
    expect(revision).toMatchObject({ origin: 'conflict', actorId: editor.id, actorName: 'Wong Siu Ming' })
    const entry = await app.services.database.prisma.auditEntry.findFirst({ orderBy: { seq: 'desc' } })
    expect(entry).toMatchObject({
      action: 'sync.conflicts_settled',
      actorId: editor.id,
      after: { choice: 'ours', settled: 3 },
    })
  })

  it('ours of pictures: those that are not kept any more are fetched again, one that is gone is named all the same', async () => {
    const server = createServer((request, response) => {
      if (request.url !== '/there.png') return response.writeHead(404).end()
      return response.writeHead(200, { 'content-type': 'image/png' }).end(solidPng([11, 94, 99], 8))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('No port')
    const origin = `http://127.0.0.1:${address.port}`
    const near = await startTestApp({ DATABASE_URL: app.databaseUrl, NOTION_API_URL: origin })
    const ours = ['there', 'gone'].map((name) => ({ key: name, url: `${origin}/${name}.png`, name }))
    const id = await addConflict(app, productId, { field: 'images', ours, theirs: [] })
    const path = '/admin/sync/conflicts/settle'
    const answer = await ask(near, path, editor, { method: 'POST', body: { ids: [id], choice: 'ours' } })
    expect(await answered(answer, conflictsSettledSchema)).toEqual({ settled: 1 })
    const { images, record } = await product()
    expect(record).toMatchObject({ images: ours })
    expect(images).toEqual([{ key: 'there', hash: expect.any(String), name: 'there' }])
    await near.close()
    server.closeAllConnections()
    server.close()
  })

  it('of two conflicts about one field, our later value counts', async () => {
    await addConflict(app, productId, { field: 'msrp', ours: '1100', theirs: '1150' }, { openedAt: new Date(1000) })
    await addConflict(app, productId, { field: 'msrp', ours: '1300', theirs: '1200' })
    await answered(await settle('all', 'ours'), conflictsSettledSchema)
    expect((await product()).record).toMatchObject({ msrp: '1300' })
  })

  it('all: every open one of every product; none is no fault', async () => {
    const other = await addLinked(app, { name: '能源錶', msrp: '900' })
    await addConflict(app, productId, { field: 'msrp', ours: '1100', theirs: '1200' })
    await addConflict(app, other, { field: 'msrp', ours: '800', theirs: '900' })
    expect(await answered(await settle('all', 'ours'), conflictsSettledSchema)).toEqual({ settled: 2 })
    expect([(await product()).record, (await product(other)).record]).toMatchObject([{ msrp: '1100' }, { msrp: '800' }])
    expect(await answered(await settle('all', 'ours'), conflictsSettledSchema)).toEqual({ settled: 0 })
  })

  it('all or nothing: where one is settled already, it says which', async () => {
    const first = await addConflict(app, productId, { field: 'msrp', ours: '1100', theirs: '1200' })
    const second = await addConflict(app, productId, { field: 'nameEn', ours: 'Leak detector', theirs: 'Leak sensor' })
    await answered(await settle([first], 'theirs'), conflictsSettledSchema)
    const before = await product()
    const problem = await refused(await settle([first, second], 'ours'), 409, 'conflict.settled')
    expect(problem.current).toMatchObject([{ id: first, choice: 'theirs', settledBy: 'Wong Siu Ming' }])
    expect(await product()).toEqual(before)
    expect(await list()).toMatchObject([{ id: second }])
    await refused(await settle([second, randomUUID()], 'ours'), 404, 'conflict.not_found')
    expect(await list()).toMatchObject([{ id: second }])
  })

  it('two staff members settle one conflict at once: one is answered, the other told', async () => {
    const others = await Promise.all(['Lee', 'Ho'].map((name) => createStaff(app, 'editor', { name })))
    for (let round = 0; round < 5; round += 1) {
      const id = await addConflict(app, productId, { field: 'msrp', ours: `${2000 + round}`, theirs: '1200' })
      const answers = await Promise.all(others.map((staff, index) => settle([id], index ? 'ours' : 'theirs', staff)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const late = answers.find(({ status }) => status === 409)
      if (!late) throw new Error('Nobody was refused')
      expect((await refused(late, 409, 'conflict.settled')).current).toMatchObject([{ id }])
    }
  })
})

describe('a third value', () => {
  it('is written as an edit of the field, which the next export sends', async () => {
    const id = await addConflict(app, productId, { field: 'msrp', ours: '1100', theirs: '1200' })
    const before = await product()
    expect(await answered(await settle([id], 'other', editor, { value: ' 1150 ' }), conflictsSettledSchema)).toEqual({
      settled: 1,
    })
    const after = await product()
    expect(after).toMatchObject({ record: { msrp: '1150' }, version: before.version + 1, pending: ['msrp'] })
    expect(after.revisions.find(({ version }) => version === after.version)).toMatchObject({
      origin: 'conflict',
      actorName: 'Wong Siu Ming',
    })
    expect(await list('?state=settled')).toMatchObject([{ id, choice: 'other', value: '1150', current: '1150' }])
  })

  it.each([
    ['description', '第一行\r\n第二行', '第一行\n第二行'],
    ['tags', ['室內', '室內', '防水'], ['室內', '防水']],
    ['nameEn', '', null],
    ['sku', null, null],
  ] as const)('of %s may be %j, kept as %j', async (field, value, kept) => {
    const id = await addConflict(app, productId, { field, ours: 'A', theirs: 'B' })
    await answered(await settle([id], 'other', editor, { value }), conflictsSettledSchema)
    expect((await product()).record).toMatchObject({ [field]: kept })
  })

  it.each([
    ['msrp', 'HK$980–1,180', 'value', 'no_price_in_hkd'],
    ['category', 'garden', 'value', 'unknown_category'],
    ['name', '', 'value', 'required'],
    ['name', null, 'value', 'wrong_type'],
    ['sku', 'x'.repeat(101), 'value', 'too_long'],
    ['sku', 'a\u0000b', 'value', 'control_characters'],
    ['sku', ['a'], 'value', 'wrong_type'],
    ['tags', 'indoor', 'value', 'wrong_type'],
    ['tags', ['x'.repeat(101)], 'value.0', 'too_long'],
    ['retired', 'yes', 'choice', 'one_of_two'],
    ['images', [], 'choice', 'one_of_two'],
  ] as const)('of %s may not be %j', async (field, value, path, code) => {
    const id = await addConflict(app, productId, { field, ours: 'A', theirs: 'B' })
    const before = await product()
    const problem = await refused(await settle([id], 'other', editor, { value }), 400, 'request.invalid')
    expect(problem.errors).toMatchObject([{ path, code }])
    expect(await product()).toEqual(before)
    expect(await list()).toMatchObject([{ id }])
  })

  it('is for one conflict at a time, and comes with no other choice', async () => {
    const ids = [
      await addConflict(app, productId, { field: 'msrp', ours: '1100', theirs: '1200' }),
      await addConflict(app, productId, { field: 'sku', ours: 'A', theirs: 'B' }),
    ]
    const faultOf = async (answer: Promise<Response>) => (await refused(await answer, 400, 'request.invalid')).errors
    expect(await faultOf(settle(ids, 'other', editor, { value: 'C' }))).toMatchObject([{ path: 'ids' }])
    expect(await faultOf(settle('all', 'other', editor, { value: 'C' }))).toMatchObject([{ path: 'ids' }])
    expect(await faultOf(settle(ids.slice(1), 'other'))).toMatchObject([{ path: 'value', code: 'required' }])
    expect(await faultOf(settle(ids, 'ours', editor, { value: 'C' }))).toMatchObject([{ path: 'value' }])
    await refused(await settle([randomUUID()], 'other', editor, { value: 'C' }), 404, 'conflict.not_found')
  })

  it('that comes late is told what was settled', async () => {
    const id = await addConflict(app, productId, { field: 'msrp', ours: '1100', theirs: '1200' })
    await answered(await settle([id], 'other', editor, { value: '1150' }), conflictsSettledSchema)
    const late = await refused(await settle([id], 'other', editor, { value: '1160' }), 409, 'conflict.settled')
    expect(late.current).toMatchObject([{ id, choice: 'other', value: '1150', settledBy: 'Wong Siu Ming' }])
    expect((await product()).record).toMatchObject({ msrp: '1150' })
  })
})

describe('POST /admin/sync/conflicts/reopen', () => {
  it.each([
    ['ours', {}],
    ['theirs', {}],
    ['other', { value: '1150' }],
  ])('takes “%s” back: it is open again, and the product says what it said', async (choice, more) => {
    const id = await addConflict(app, productId, { field: 'msrp', ours: '1100', theirs: '1200' })
    const [open] = await list()
    const before = await product()
    await answered(await settle([id], choice, editor, more), conflictsSettledSchema)
    expect(await answered(await reopen([id]), conflictsReopenedSchema)).toEqual({ reopened: 1 })
    expect(await list()).toEqual([open])
    expect((await product()).record).toEqual(before.record)
    expect((await product()).pending).toEqual([])
    await answered(await settle([id], 'ours'), conflictsSettledSchema)
    expect((await product()).record).toMatchObject({ msrp: '1100' })
  })

  it('takes what was settled together back field by field, also whether it is listed', async () => {
    const ids = [
      await addConflict(app, productId, { field: 'msrp', ours: '1100', theirs: '1200' }),
      await addConflict(app, productId, { field: 'nameEn', ours: 'Leak detector', theirs: 'Leak sensor' }),
      await addConflict(app, productId, { field: 'retired', ours: true, theirs: false }),
    ]
    await answered(await settle(ids, 'ours'), conflictsSettledSchema)
    const [price = '', name = '', retired = ''] = ids
    await answered(await reopen([name, retired]), conflictsReopenedSchema)
    const after = await product()
    expect(after).toMatchObject({ record: { msrp: '1100', nameEn: 'Leak sensor' }, retiredAt: null })
    expect(after.pending).toEqual(['msrp'])
    expect((await list('?state=settled')).map(({ id }) => id)).toEqual([price])
    const entry = await app.services.database.prisma.auditEntry.findFirst({ orderBy: { seq: 'desc' } })
    expect(entry).toMatchObject({ action: 'sync.conflicts_reopened', actorId: editor.id, after: { reopened: 2 } })
  })

  it('leaves what was edited since: nothing is taken back, and it says of which', async () => {
    const ids = [
      await addConflict(app, productId, { field: 'msrp', ours: '1100', theirs: '1200' }),
      await addConflict(app, productId, { field: 'sku', ours: 'A', theirs: 'B' }),
    ]
    await answered(await settle(ids, 'ours'), conflictsSettledSchema)
    await edit(app, productId, { msrp: '1300' })
    const before = await product()
    const problem = await refused(await reopen(ids), 409, 'conflict.overtaken')
    expect(problem.current).toMatchObject([{ id: ids[0], field: 'msrp', current: '1300' }])
    expect(await product()).toEqual(before)
    expect(await list()).toEqual([])
  })

  it('refuses what is open', async () => {
    const id = await addConflict(app, productId, { field: 'msrp', ours: '1100', theirs: '1200' })
    expect((await refused(await reopen([id]), 409, 'conflict.open')).current).toMatchObject([{ id }])
  })

  it('by two at once: one takes it back, the other is told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await addConflict(app, productId, { field: 'msrp', ours: `${2000 + round}`, theirs: '1200' })
      await answered(await settle([id], 'ours'), conflictsSettledSchema)
      const answers = await Promise.all([reopen([id]), reopen([id])])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect((await product()).record).toMatchObject({ msrp: '1200' })
      await answered(await settle([id], 'theirs'), conflictsSettledSchema)
    }
  })
})
