import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SyncRunDetail, syncRunDetailSchema, syncRunStartedSchema } from '#contract/sync/sync.ts'
import { createNotion } from '#server/modules/sync/notion/client.ts'
import { createSyncRunsRepo } from '#server/modules/sync/run/sync-runs.repo.ts'
import type { TestApp } from '#tests/support/app.ts'
import { catalogueRows } from '#tests/support/notion/catalogue.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { createTestSync } from '#tests/support/sync.ts'
import { answered, ask, refused } from '../back-office/ask.ts'
import { endInstances, startInstances } from './instances.ts'

let notion: NotionStandIn
let app: TestApp
/** Another instance on the same database. */
let other: TestApp
let editor: StaffMember
let manager: StaffMember

beforeAll(async () => {
  notion = await startNotion()
  for (const row of catalogueRows({ count: 30 })) notion.pages.add(row)
  ;({ app, other } = await startInstances(notion))
  editor = await createStaff(app, 'editor')
  manager = await createStaff(app, 'manager', { name: 'Lee Ka Yan' })
  await until(() => other.services.events.isListening())
})

endInstances(() => ({ app, other, notion }))

beforeEach(async () => {
  await app.services.database.prisma.syncRun.deleteMany()
  await app.services.database.prisma.product.deleteMany()
})

const cancel = (id: string, at: TestApp = app, staff = manager) =>
  ask(at, `/admin/sync/runs/${id}/cancel`, staff, { method: 'POST', body: {} })

async function detail(id: string): Promise<SyncRunDetail> {
  return answered(await ask(app, `/admin/sync/runs/${id}`, editor), syncRunDetailSchema)
}

const ended = (id: string) =>
  until(async () => {
    const run = await detail(id)
    return run.status !== 'running' && run
  })

/** A run over the stand-in that waits as the real one does. */
async function startWaiting(direction: 'import' | 'both' = 'import') {
  const { apiKey, url: apiUrl } = notion
  const waiting = createNotion({ apiKey, apiUrl, pace: async () => {} })
  const started = await createTestSync(other, notion, { notion: waiting }).start({ direction })
  if (typeof started === 'string') throw new Error(started)
  return started
}

describe('POST /admin/sync/runs/{id}/cancel', () => {
  it('ends a run of another instance while it waits as Notion asks, which is told meanwhile', async () => {
    notion.fail({ kind: 'status', status: 429, retryAfter: '600' })
    const { runId, done } = await startWaiting()
    await until(async () => (await detail(runId)).message === 'Notion asks us to wait 600 s')
    expect((await cancel(runId)).status).toBe(202)
    const run = await ended(runId)
    expect(run).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'Lee Ka Yan',
      errors: [],
      messageNote: { code: 'cancelled', params: { by: 'Lee Ka Yan' } },
    })
    expect(await done).toMatchObject({ success: false, message: expect.stringContaining('Cancelled by Lee Ka Yan') })
    await refused(await cancel(runId), 409, 'sync.run_ended')
    const entries = await app.services.database.prisma.auditEntry.findMany({ where: { entityId: runId } })
    expect(entries).toMatchObject([{ action: 'sync.cancelled', actorId: manager.id }])
    expect(await app.services.database.prisma.notification.count({ where: { kind: 'sync.failed' } })).toBe(0)
  })

  it('what was written until then stays, and is counted', async () => {
    await createTestSync(app, notion).run()
    const { prisma } = app.services.database
    const all = await prisma.product.findMany({ orderBy: { id: 'asc' } })
    for (const { id } of all) {
      await prisma.product.update({
        where: { id },
        data: { pending: ['nameEn'], record: { ...Object(all[0]?.record), name: id, nameEn: 'Renamed' } },
      })
    }
    let writes = 0
    const gate = Promise.withResolvers<void>()
    notion.onRequest(async ({ method }) => {
      if (method !== 'PATCH') return
      writes += 1
      if (writes > 4) await gate.promise
    })
    const { runId, done } = await startWaiting('both')
    await until(() => writes > 4)
    expect((await cancel(runId, other)).status).toBe(202)
    await until(async () => (await createSyncRunsRepo(prisma).find(runId))?.cancelledBy)
    gate.resolve()
    await done
    notion.onRequest(() => undefined)
    const run = await detail(runId)
    const told = await prisma.syncChange.count({ where: { runId, side: 'notion' } })
    expect(run).toMatchObject({ status: 'cancelled', pushedUpdated: told, productsCount: 30 })
    expect(told).toBeGreaterThan(0)
    expect(told).toBeLessThan(30)
  })

  it('a run whose process died is over at once', async () => {
    const { prisma } = app.services.database
    const dead = { stage: 'fetching', percent: 40, message: 'Reading', direction: 'import', complete: true } as const
    const { id } = await prisma.syncRun.create({ data: dead })
    expect((await cancel(id)).status).toBe(202)
    expect((await detail(id)).status).toBe('interrupted')
  })

  it('what staff started by the screen is cancelled as well', async () => {
    const gate = Promise.withResolvers<void>()
    notion.onRequest(() => gate.promise)
    const start = await ask(app, '/admin/sync/runs', manager, { method: 'POST', body: { direction: 'import' } })
    const { runId } = syncRunStartedSchema.parse(await start.json())
    expect((await cancel(runId, other)).status).toBe(202)
    expect(await ended(runId)).toMatchObject({ status: 'cancelled', created: 0 })
    notion.onRequest(() => undefined)
    gate.resolve()
  })
})

describe('The progress of a run', () => {
  it('says that a request is tried again, and goes on saying what it did before', async () => {
    const told: string[] = []
    const { prisma } = app.services.database
    notion.fail({ kind: 'status', status: 503 }, { when: ({ path }) => path.endsWith('/query') })
    const gate = Promise.withResolvers<void>()
    const waiting = createNotion({
      apiKey: notion.apiKey,
      apiUrl: notion.url,
      pace: async () => {},
      sleep: () => gate.promise,
    })
    const onProgress = ({ message }: { message: string }) => void told.push(message)
    const started = await createTestSync(app, notion, { notion: waiting, onProgress }).start()
    if (typeof started === 'string') throw new Error(started)
    const message = 'Notion did not answer; trying again in 1 s'
    await until(async () => (await detail(started.runId)).message === message)
    gate.resolve()
    expect(await started.done).toMatchObject({ success: true })
    const at = told.indexOf(message)
    expect(told.slice(at - 1, at + 2)).toEqual(['Reading pages', message, 'Reading pages'])
    expect(await prisma.product.count()).toBe(30)
  })
})
