import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SyncStatus, syncPushPageSchema, syncStatusSchema } from '#contract/sync/sync.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { startNotion } from '#tests/support/notion/stand-in.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { createTestSync } from '#tests/support/sync.ts'
import { answered, ask, refused } from '../back-office/ask.ts'
import { addConflict, addLinked, addLocal, edit } from './catalogue.ts'

let app: TestApp
let viewer: StaffMember
let manager: StaffMember
/** Agreed on; edited here; edited here, and refused by Notion; new here. */
let agreed: string
let edited: string
let failed: string
let local: string

beforeAll(async () => {
  app = await startTestApp()
  viewer = await createStaff(app, 'viewer')
  manager = await createStaff(app, 'manager')
})

afterAll(() => app.close())

beforeEach(async () => {
  const { prisma } = app.services.database
  await prisma.product.deleteMany({ where: { source: { not: 'sample' } } })
  await prisma.syncConflict.deleteMany()
  await prisma.syncRun.deleteMany()
  agreed = await addLinked(app, { name: '甲產品' })
  edited = await addLinked(app, { name: '乙產品', nameEn: 'Second', msrp: '100' })
  failed = await addLinked(app, { name: '丙產品' })
  local = await addLocal(app, { name: '丁產品' })
  await edit(app, edited, { msrp: '120', nameEn: 'The second' })
  await edit(app, failed, { sku: 'A,B' })
  const pushFailedAt = new Date('2026-11-21T08:00:00Z')
  await prisma.product.update({ where: { id: failed }, data: { pushError: 'Refused', pushFailedAt, pushAttempts: 3 } })
})

async function list(query = '') {
  return (await answered(await ask(app, `/admin/sync/pushes${query}`, viewer), syncPushPageSchema)).items
}
const ids = async (query: string) => (await list(query)).map(({ productId }) => productId)

describe('GET /admin/sync/pushes', () => {
  it('has what Notion has not been told, what failed first', async () => {
    const items = await list()
    expect(items[0]).toEqual({
      productId: failed,
      name: '丙產品',
      nameEn: null,
      notionUrl: expect.stringContaining('https://www.notion.so/'),
      fields: ['sku'],
      isNew: false,
      error: 'Refused',
      errorNote: 'Refused',
      failedAt: '2026-11-21T08:00:00.000Z',
      attempts: 3,
    })
    const others = new Map(items.slice(1).map((push) => [push.productId, push]))
    expect([...others.keys()].toSorted()).toEqual([edited, local].toSorted())
    expect(others.get(edited)?.fields.toSorted()).toEqual(['msrp', 'nameEn'])
    expect(others.get(local)).toMatchObject({ isNew: true, fields: [], notionUrl: null })
  })

  it('by state and name', async () => {
    expect(await ids('?state=failed')).toEqual([failed])
    expect((await ids('?state=waiting')).toSorted()).toEqual([edited, local].toSorted())
    expect(await ids('?state=waiting,failed')).toHaveLength(3)
    expect(await ids('?search=second')).toEqual([edited])
    expect(await ids('?sort=-name&pageSize=1')).toHaveLength(1)
  })

  it('a product of the shop’s own that was taken off the list makes no page', async () => {
    await app.services.database.prisma.product.update({ where: { id: local }, data: { retiredAt: new Date() } })
    expect(await ids('')).not.toContain(local)
  })

  it('the status counts them, and open conflicts, and names the plan that waits', async () => {
    await addConflict(app, edited, { field: 'msrp', ours: '120', theirs: '130' })
    const { prisma } = app.services.database
    const row = { direction: 'both', complete: true, stage: 'complete', percent: 100, message: 'Waits' } as const
    const plan = await prisma.syncRun.create({ data: { ...row, status: 'awaiting_approval', finishedAt: new Date() } })
    const status: SyncStatus = await answered(await ask(app, '/admin/sync/status', viewer), syncStatusSchema)
    expect(status).toMatchObject({ pending: 3, pushFailures: 1, openConflicts: 1, awaitingApproval: plan.id })
  })

  it('a push of one product is no sync: neither among the runs of the status, nor the last one', async () => {
    const { prisma } = app.services.database
    const row = { direction: 'export', complete: false, stage: 'complete', percent: 100, message: 'Told' } as const
    const pushed = { ...row, status: 'succeeded', trigger: 'queue', finishedAt: new Date() } as const
    await prisma.syncRun.create({ data: pushed })
    const status = await answered(await ask(app, '/admin/sync/status', viewer), syncStatusSchema)
    expect(status).toMatchObject({ lastSync: null, runs: [], message: null })
  })
})

describe('POST /admin/sync/pushes/{id}/retry', () => {
  const retry = (id: string, staff = manager, at: TestApp = app) =>
    ask(at, `/admin/sync/pushes/${id}/retry`, staff, { method: 'POST' })

  it('without Notion there is nothing to tell', async () => {
    await refused(await retry(failed), 409, 'sync.off')
  })

  it('of a product that has something to tell', async () => {
    const synced = await startTestApp({
      DATABASE_URL: app.databaseUrl,
      NOTION_API_KEY: 'ntn_some',
      NOTION_DATABASE_ID: 'some',
    })
    await refused(await retry(agreed, manager, synced), 409, 'product.state')
    await synced.close()
  })
})

describe('a product whose page was erased for good', () => {
  const gone = { code: 'notion.page-gone', params: {} }
  const product = (id: string) => app.services.database.prisma.product.findUniqueOrThrow({ where: { id } })
  const post = (id: string, deed: string, at = app, staff = manager) =>
    ask(at, `/admin/sync/pushes/${id}/${deed}`, staff, { method: 'POST', body: {} })

  it('is found so by a push, and gets a new page with all that it says, or goes off the list and stays quiet', async () => {
    const notion = await startNotion()
    const working = await startTestApp({
      DATABASE_URL: app.databaseUrl,
      NOTION_API_KEY: notion.apiKey,
      NOTION_DATABASE_ID: notion.databaseId,
      NOTION_API_URL: notion.url,
    })
    try {
      const sync = createTestSync(working, notion)
      await sync.run({ direction: 'export' })
      const { errorNote } = (await list('?state=failed')).find(({ productId }) => productId === edited) ?? {}
      expect(errorNote).toEqual(gone)

      expect((await post(edited, 'new-page', working)).status).toBe(202)
      expect(await ids('?state=failed')).not.toContain(edited)
      await sync.run({ direction: 'export' })
      const { notionPageId, source, pending, pushError } = await product(edited)
      expect([source, pending, pushError]).toEqual(['notion', [], null])
      expect(notion.pages.values(notionPageId ?? '')).toMatchObject({ 產品名稱: '乙產品', MSRP: 120 })

      expect((await post(failed, 'let-go', working)).status).toBe(204)
      expect(await product(failed)).toMatchObject({ retiredAt: expect.any(Date), syncedRetired: true, pushError: null })
      expect(await ids('')).not.toContain(failed)
      const entries = await app.services.database.prisma.auditEntry.findMany({ where: { entityId: failed } })
      expect(entries.map(({ action }) => action)).toContain('product.let_go')
      const revision = { where: { productId: failed }, orderBy: { version: 'desc' } } as const
      expect(await app.services.database.prisma.productRevision.findFirst(revision)).toMatchObject({
        actorId: manager.id,
        changes: { retired: { from: false, to: true } },
      })
      const writes = notion.writes.length
      await sync.run({ direction: 'both' })
      expect(notion.writes).toHaveLength(writes)

      const { version } = await product(failed)
      const listed = await ask(app, `/admin/products/${failed}/restore`, manager, { method: 'POST', body: { version } })
      expect(listed.status).toBe(200)
      await sync.run({ direction: 'export' })
      expect(await ids('?state=failed')).toContain(failed)
      expect((await post(failed, 'new-page', working)).status).toBe(202)
      await sync.run({ direction: 'export' })
      expect(await product(failed)).toMatchObject({ retiredAt: null, syncedRetired: false, pending: [] })
    } finally {
      await working.close()
      await notion.close()
    }
  })

  it('is none where the push failed for another reason, or there was none', async () => {
    await refused(await post(failed, 'new-page'), 409, 'sync.off')
    await refused(await post(failed, 'let-go'), 409, 'product.state')
  })
})
