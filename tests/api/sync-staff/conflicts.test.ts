import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { conflictPageSchema, conflictsSettledSchema, type SyncConflict } from '#contract/sync/sync.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { solidPng } from '#tests/support/notion/png.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { answered, ask, refused } from '../back-office/ask.ts'
import { addConflict, addLinked } from './catalogue.ts'

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

async function list(query = ''): Promise<SyncConflict[]> {
  return (await answered(await ask(app, `/admin/sync/conflicts${query}`, viewer), conflictPageSchema)).items
}

function settle(ids: string[] | 'all', choice: string, staff = editor): Promise<Response> {
  return ask(app, '/admin/sync/conflicts/settle', staff, { method: 'POST', body: { ids, choice } })
}

async function product(id = productId) {
  return app.services.database.prisma.product.findUniqueOrThrow({ where: { id }, include: { revisions: true } })
}

describe('GET /admin/sync/conflicts', () => {
  it('shows both values, who said them, and what the product says now', async () => {
    await addConflict(app, productId, { field: 'msrp', ours: '1100', theirs: '1200' })
    expect(await list()).toEqual([
      expect.objectContaining({
        productId,
        productNameEn: 'Leak sensor',
        notionUrl: expect.stringMatching(/^https:\/\/www\.notion\.so\/[\da-f]{32}$/),
        field: 'msrp',
        base: 'former',
        ours: '1100',
        theirs: '1200',
        current: '1200',
        oursBy: 'Chan Tai Man',
        theirsBy: 'a-notion-user',
        settledAt: null,
        choice: null,
      }),
    ])
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
  it('is for those who may edit products', async () => {
    const id = await addConflict(app, productId, { field: 'msrp', ours: '1100', theirs: '1200' })
    const path = '/admin/sync/conflicts/settle'
    const body = { ids: [id], choice: 'ours' }
    await refused(
      await fetch(`${app.url}/api/v1${path}`, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      401,
      'session.required',
    )
    await refused(await settle([id], 'ours', viewer), 403, 'permission.denied')
    expect(await list()).toHaveLength(1)
  })

  it.each([
    [[], 'ours'],
    [['1'], 'ours'],
    ['each', 'ours'],
    ['all', 'both'],
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
