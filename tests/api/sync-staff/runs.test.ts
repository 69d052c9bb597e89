import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type SyncRunDetail,
  syncChangePageSchema,
  syncRunDetailSchema,
  syncRunPageSchema,
  syncRunStartedSchema,
  syncStatusSchema,
} from '#contract/sync/sync.ts'
import type { Prisma } from '#prisma'
import { takeSyncLock } from '#server/modules/sync/run/sync-lock.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { catalogueRows } from '#tests/support/notion/catalogue.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { answered, ask, refused } from '../back-office/ask.ts'
import { follow } from '../back-office/follow.ts'
import { endInstances, startInstances } from './instances.ts'

let notion: NotionStandIn
let app: TestApp
/** Another instance on the same database. */
let other: TestApp
let viewer: StaffMember
let manager: StaffMember

beforeAll(async () => {
  notion = await startNotion()
  for (const row of catalogueRows({ count: 3 })) notion.pages.add(row)
  ;({ app, other } = await startInstances(notion))
  viewer = await createStaff(app, 'viewer')
  manager = await createStaff(app, 'manager', { name: 'Lee Ka Yan' })
})

endInstances(() => ({ app, other, notion }))

beforeEach(async () => {
  await app.services.database.prisma.syncRun.deleteMany()
})

const post = (path: string, staff: StaffMember, body: object = {}, at: TestApp = app) =>
  ask(at, `/admin/sync${path}`, staff, { method: 'POST', body })

/** The id of a run that must have begun. */
async function begun(answer: Response): Promise<string> {
  expect(answer.status).toBe(202)
  return syncRunStartedSchema.parse(await answer.json()).runId
}

async function detail(id: string, at: TestApp = app): Promise<SyncRunDetail> {
  return answered(await ask(at, `/admin/sync/runs/${id}`, viewer), syncRunDetailSchema)
}

const ended = (id: string) =>
  until(async () => {
    const run = await detail(id)
    return run.status !== 'running' && run
  })

/** Lets Notion answer nothing until it is released. */
function hold(): () => void {
  const gate = Promise.withResolvers<void>()
  notion.onRequest(() => gate.promise)
  return () => {
    notion.onRequest(() => undefined)
    gate.resolve()
  }
}

/** A run that is over, as a row. */
async function addRun(run: Partial<Prisma.SyncRunCreateInput> = {}): Promise<string> {
  const ended = { stage: 'complete', percent: 100, message: 'Done', finishedAt: new Date() } as const
  const data = { direction: 'both', complete: true, status: 'planned', ...ended, ...run } as const
  return (await app.services.database.prisma.syncRun.create({ data })).id
}

describe('POST /admin/sync/runs', () => {
  it('answers at once with the run, which goes on by itself; the log says who began it', async () => {
    const release = hold()
    const id = await begun(await post('/runs', manager, { direction: 'import' }))
    expect(await detail(id)).toMatchObject({
      status: 'running',
      direction: 'import',
      trigger: 'staff',
      startedBy: 'Lee Ka Yan',
      complete: true,
      dryRun: false,
    })
    release()
    expect(await ended(id)).toMatchObject({ status: 'succeeded', percent: 100, productsCount: 3, warnings: [] })
    const entry = await app.services.database.prisma.auditEntry.findFirst({ where: { entityId: id } })
    expect(entry).toMatchObject({
      action: 'sync.started',
      actorId: manager.id,
      after: { direction: 'import', force: false, dryRun: false },
    })
  })

  it('one at a time, on whichever instance; its progress shows on each, and after a reload', async () => {
    await until(() => other.services.events.isListening())
    const page = await follow(other, viewer)
    await until(() => page.heard('sync') > 0)
    const before = page.heard('sync')
    const release = hold()
    const id = await begun(await post('/runs', manager, { direction: 'import' }))
    await refused(await post('/runs', manager, { direction: 'export' }, other), 409, 'sync.in_progress')
    await refused(await post('/refresh', manager, {}, other), 409, 'sync.in_progress')
    const status = await answered(await ask(other, '/admin/sync/status', viewer), syncStatusSchema)
    expect(status).toMatchObject({ syncInProgress: true, current: { id, stage: 'connecting', percent: 10 } })
    await until(() => page.heard('sync') > before)
    release()
    await ended(id)
    expect(await answered(await ask(other, '/admin/sync/status', viewer), syncStatusSchema)).toMatchObject({
      syncInProgress: false,
      current: null,
      isConnected: true,
    })
  })

  it('begins after a run that has ended as soon as that lets go of its lock', async () => {
    const lock = await takeSyncLock(app.databaseUrl)
    const last = await addRun({ finishedAt: new Date(Date.now() - 60_000) })
    await refused(await post('/runs', manager, { direction: 'import' }), 409, 'sync.in_progress')
    const where = { id: last }
    await app.services.database.prisma.syncRun.update({ where, data: { finishedAt: new Date() } })
    const asked = post('/runs', manager, { direction: 'import' })
    for (let time = 0; time < 10; time += 1) await detail(last) // it finds the lock taken meanwhile
    await lock?.release()
    expect(await ended(await begun(await asked))).toMatchObject({ status: 'succeeded' })
  })

  it('started twice, from two instances, at once: one runs', async () => {
    const answers = await Promise.all(
      [app, other, app, other].map((at) => post('/runs', manager, { direction: 'import' }, at)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409, 409])
    expect(await app.services.database.prisma.syncRun.count()).toBe(1)
  })

  it('without Notion it says what to do', async () => {
    const bare = await startTestApp()
    const boss = await createStaff(bare, 'manager')
    const problem = await refused(await post('/runs', boss, { direction: 'import' }, bare), 409, 'sync.off')
    expect(problem.detail).toContain('enter them in the settings')
    await refused(await post('/refresh', boss, {}, bare), 409, 'sync.off')
    await bare.close()
  })

  it('a shutdown ends it, and waits for it', async () => {
    const short = await startTestApp({
      DATABASE_URL: app.databaseUrl,
      NOTION_API_KEY: notion.apiKey,
      NOTION_DATABASE_ID: notion.databaseId,
      NOTION_API_URL: notion.url,
    })
    let requestCount = 0
    notion.onRequest(() => {
      requestCount += 1
    })
    const { promise: neverInTime, resolve: answerAtLast } = Promise.withResolvers<void>()
    notion.fail({ kind: 'held', until: neverInTime }, { times: 1 })
    const id = await begun(await post('/runs', manager, { direction: 'import' }, short))
    await until(() => requestCount > 0)
    const { prisma } = app.services.database
    await short.app.close()
    await short.services.syncRuns.stop()
    expect(await prisma.syncRun.findUnique({ where: { id } })).toMatchObject({ status: 'interrupted' })
    await short.services.close()
    answerAtLast()
    notion.onRequest(() => undefined)
  })
})

describe('POST /admin/sync/refresh', () => {
  it('drops what each instance keeps, then reads every page in the direction that brings them here', async () => {
    await app.services.settings.refresh()
    await until(() => other.services.events.isListening())
    const page = await follow(other, viewer)
    await until(() => page.heard('sync') > 0)
    const id = await begun(await post('/refresh', manager))
    await until(() => page.heard('products') > 0)
    expect(await ended(id)).toMatchObject({ status: 'succeeded', complete: true, direction: 'both', dryRun: false })
    const setting = await ask(app, '/admin/sync/auto', manager, { method: 'PUT', body: { direction: 'export' } })
    expect(setting.status).toBe(200)
    expect(await ended(await begun(await post('/refresh', manager)))).toMatchObject({ direction: 'import' })
    await ask(app, '/admin/sync/auto', manager, { method: 'PUT', body: { direction: 'both' } })
  })
})

describe('a plan', () => {
  it.each(['planned', 'awaiting_approval'] as const)('that is %s can be discarded, once', async (status) => {
    const id = await addRun({ status })
    const answers = await Promise.all([app, other].map((at) => post(`/runs/${id}/discard`, manager, {}, at)))
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([204, 409])
    expect((await detail(id)).status).toBe('discarded')
    await refused(await post(`/runs/${id}/discard`, manager), 409, 'sync.plan_settled')
    await refused(await post(`/runs/${id}/apply`, manager), 409, 'sync.plan_settled')
    const entries = await app.services.database.prisma.auditEntry.findMany({ where: { entityId: id } })
    expect(entries).toMatchObject([{ action: 'sync.plan_discarded', actorId: manager.id }])
  })

  it.each(['succeeded', 'failed', 'applied'] as const)('a run that %s is none', async (status) => {
    const id = await addRun({ status })
    await refused(await post(`/runs/${id}/apply`, manager), 409, 'sync.plan_settled')
    await refused(await post(`/runs/${id}/discard`, manager), 409, 'sync.plan_settled')
    expect((await detail(id)).status).toBe(status)
  })

  it('two staff members apply it at once: one run begins, and nobody discards it meanwhile', async () => {
    const id = await addRun({ direction: 'import' })
    const release = hold()
    const answers = await Promise.all([app, other].map((at) => post(`/runs/${id}/apply`, manager, {}, at)))
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([202, 409])
    await refused(await post(`/runs/${id}/discard`, manager), 409, 'sync.plan_settled')
    const taken = answers.find(({ status }) => status === 202)
    if (!taken) throw new Error('Nobody was let through')
    const runId = await begun(taken)
    expect(await detail(runId)).toMatchObject({ status: 'running', planId: id, direction: 'import' })
    release()
    await ended(runId)
    expect(await app.services.database.prisma.syncRun.count({ where: { planId: id } })).toBe(1)
  })
})

describe('GET /admin/sync/runs', () => {
  async function list(query = '') {
    return answered(await ask(app, `/admin/sync/runs${query}`, viewer), syncRunPageSchema)
  }

  it('has them, the newest first; by status, direction, message and who began them', async () => {
    const old = await addRun({
      startedAt: new Date(0),
      status: 'failed',
      direction: 'import',
      message: 'Sync failed: no',
    })
    const young = await addRun({ startedBy: 'Ho Mei', marks: ['price-over-30-percent'], status: 'awaiting_approval' })
    const ids = async (query: string) => (await list(query)).items.map(({ id }) => id)
    expect(await ids('')).toEqual([young, old])
    expect(await ids('?sort=startedAt')).toEqual([old, young])
    expect(await ids('?status=failed,succeeded')).toEqual([old])
    expect(await ids('?direction=both')).toEqual([young])
    expect(await ids('?search=ho+mei')).toEqual([young])
    expect(await ids('?search=failed')).toEqual([old])
    expect(await list('?pageSize=1&page=2')).toMatchObject({ total: 2, page: 2, items: [{ id: old }] })
  })
})

describe('pushes of single products', () => {
  const list = async (query = '') => answered(await ask(app, `/admin/sync/runs${query}`, viewer), syncRunPageSchema)

  /** One a minute: what began it, and of pushes the product and whether it was told. */
  async function addRuns(...runs: (['clock'] | ['queue', product: string, isTold: boolean])[]): Promise<string[]> {
    const ids: string[] = []
    for (const [index, [trigger, product, isTold = true]] of runs.entries()) {
      const startedAt = new Date(Date.UTC(2026, 0, 1, 0, index))
      const end = isTold ? { status: 'succeeded', pushedUpdated: 1 } : { status: 'succeeded', pushFailures: 1 }
      ids.push(
        await addRun({ ...end, startedAt, trigger, productId: product ?? null } as Partial<Prisma.SyncRunCreateInput>),
      )
    }
    return ids
  }

  it('are one row as long as no other run is between them, with what became of each product', async () => {
    const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()]
    const ids = await addRuns(
      ['queue', a, true],
      ['clock'],
      ['queue', a, false],
      ['queue', b, false],
      ['queue', a, true],
      ['queue', c, true],
      ['clock'],
    )
    const [, firstClock, , , , newest, lastClock] = ids
    expect((await list()).items.map(({ id, pushes }) => [id, pushes])).toEqual([
      [lastClock, null],
      [newest, { runs: 4, told: 2, failed: 1 }],
      [firstClock, null],
      [ids[0], null],
    ])
    expect(await list('?pageSize=2&page=2')).toMatchObject({ total: 4, items: [{ id: firstClock }, { id: ids[0] }] })
    const each = async (query: string) => (await list(query)).items.map(({ id }) => id)
    expect(await each(`?pushesWith=${newest}`)).toEqual([ids[5], ids[4], ids[3], ids[2]])
    expect(await each('?trigger=queue')).toEqual([ids[5], ids[4], ids[3], ids[2], ids[0]])
    expect(await each('?trigger=clock')).toEqual([lastClock, firstClock])
    expect(await each('?sort=startedAt')).toEqual([ids[0], firstClock, newest, lastClock])
    await refused(await ask(app, '/admin/sync/runs?trigger=nobody', viewer), 400, 'request.invalid')
  })

  it('each names its product, as long as there is one', async () => {
    const { prisma } = app.services.database
    const product = await prisma.product.findFirstOrThrow()
    const [known, gone] = await addRuns(['queue', product.id, true], ['queue', randomUUID(), true])
    const named = { productId: product.id, productName: product.name, productNameEn: product.nameEn }
    expect((await list('?trigger=queue')).items).toMatchObject([
      { id: gone, productName: null },
      { id: known, ...named },
    ])
    expect(await detail(known ?? '')).toMatchObject(named)
  })
})

describe('GET /admin/sync/runs/{id} and its changes', () => {
  async function addChanges(): Promise<string> {
    const id = await addRun({ warnings: ['A column is gone.'] })
    const fields = [{ field: 'msrp', from: '1000', to: '1500' }]
    await app.services.database.prisma.syncChange.createMany({
      data: [
        { runId: id, seq: 1, side: 'mirror', kind: 'create', name: '漏水感測器' },
        { runId: id, seq: 2, side: 'mirror', kind: 'update', name: '能源錶', fields, marks: ['price-over-30-percent'] },
        { runId: id, seq: 3, side: 'notion', kind: 'update', name: '停車感測器', fields, error: 'Refused' },
      ],
    })
    const another = await addRun()
    await app.services.database.prisma.syncChange.create({
      data: { runId: another, seq: 1, side: 'mirror', kind: 'create', name: '別的' },
    })
    return id
  }

  async function changes(id: string, query = '') {
    const page = await answered(await ask(app, `/admin/sync/runs/${id}/changes${query}`, viewer), syncChangePageSchema)
    return page.items.map(({ seq }) => seq)
  }

  it('its warnings, and how many changes of each side and kind', async () => {
    expect(await detail(await addChanges())).toMatchObject({
      warnings: ['A column is gone.'],
      warningsCount: 1,
      groups: [
        { side: 'mirror', kind: 'create', count: 1, marked: 0 },
        { side: 'mirror', kind: 'update', count: 1, marked: 1 },
        { side: 'notion', kind: 'update', count: 1, marked: 0 },
      ],
      marked: [{ mark: 'price-over-30-percent', count: 1 }],
    })
  })

  it('what is marked first; by side, kind, mark and name', async () => {
    const id = await addChanges()
    expect(await changes(id)).toEqual([2, 1, 3])
    expect(await changes(id, '?side=notion')).toEqual([3])
    expect(await changes(id, '?kind=update')).toEqual([2, 3])
    expect(await changes(id, '?marked=true')).toEqual([2])
    expect(await changes(id, '?mark=price-over-30-percent,mass-price')).toEqual([2])
    expect(await changes(id, '?mark=mass-price')).toEqual([])
    expect(await changes(id, '?search=感測器')).toEqual([1, 3])
    expect(await changes(id, '?pageSize=2&page=2')).toEqual([3])
    const { items } = await answered(
      await ask(app, `/admin/sync/runs/${id}/changes?marked=true`, viewer),
      syncChangePageSchema,
    )
    expect(items).toMatchObject([
      { name: '能源錶', fields: [{ field: 'msrp', from: '1000', to: '1500' }], marks: ['price-over-30-percent'] },
    ])
  })
})
