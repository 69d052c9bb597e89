import { beforeAll, beforeEach, expect, it } from 'vitest'
import { badgesSchema } from '#contract/staff/notifications.ts'
import {
  conflictPageSchema,
  conflictsSettledSchema,
  type SyncChange,
  type SyncRunDetail,
  syncChangePageSchema,
  syncPushPageSchema,
  syncRunDetailSchema,
  syncRunStartedSchema,
  syncStatusSchema,
} from '#contract/sync/sync.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { noStop } from '#tests/support/sync.ts'
import { answered, ask, refused } from '../back-office/ask.ts'
import { quick } from '../deliveries/deliveries.ts'
import { set } from '../settings/settings.ts'
import { edit } from './catalogue.ts'
import { endInstances, startInstances } from './instances.ts'

let notion: NotionStandIn
let app: TestApp
/** Another instance on the same database. */
let other: TestApp
let viewer: StaffMember
let editor: StaffMember
let manager: StaffMember
/** Pages, and the product of the first. */
let pageIds: string[]
let productId: string

beforeAll(async () => {
  viewer = await start()
})

async function start(): Promise<StaffMember> {
  notion = await startNotion({
    columns: [
      { name: '產品名稱', type: 'title' },
      { name: 'English Name', type: 'rich_text' },
      { name: 'MSRP', type: 'number' },
    ],
  })
  ;({ app, other } = await startInstances(notion))
  editor = await createStaff(app, 'editor')
  manager = await createStaff(app, 'manager')
  return createStaff(app, 'viewer')
}

endInstances(() => ({ app, other, notion }))

beforeEach(async () => {
  for (const { id } of notion.pages.all()) notion.pages.remove(id)
  const { prisma } = app.services.database
  await prisma.syncRun.deleteMany()
  await prisma.syncConflict.deleteMany()
  await prisma.notification.deleteMany()
  await prisma.product.deleteMany()
  await prisma.settingGroup.deleteMany()
  for (const { services } of [app, other]) await services.settings.refresh()
  pageIds = ['漏水感測器', '能源錶', '停車感測器'].map((name) =>
    notion.pages.add({ 產品名稱: name, 'English Name': `${name.length} signs`, MSRP: 1000 }),
  )
  expect(await run({ direction: 'import' })).toMatchObject({ status: 'succeeded', created: 3 })
  productId = await productOf(0)
})

const page = (index: number): string => pageIds[index] ?? ''

async function productOf(index: number): Promise<string> {
  const where = { notionPageId: page(index) }
  return (await app.services.database.prisma.product.findUniqueOrThrow({ where })).id
}

const record = async (id: string) =>
  (await app.services.database.prisma.product.findUniqueOrThrow({ where: { id } })).record

function post(path: string, body: object = {}, at: TestApp = app): Promise<Response> {
  return ask(at, `/admin/sync${path}`, manager, { method: 'POST', body })
}

/** Waits for the end of a run that must have begun. */
async function ended(answer: Response): Promise<SyncRunDetail> {
  expect(answer.status).toBe(202)
  const { runId } = syncRunStartedSchema.parse(await answer.json())
  return until(async () => {
    const found = await answered(await ask(app, `/admin/sync/runs/${runId}`, viewer), syncRunDetailSchema)
    return found.status !== 'running' && found
  })
}

const run = async (body: object) => ended(await post('/runs', body))

async function changes(runId: string): Promise<SyncChange[]> {
  return (await answered(await ask(app, `/admin/sync/runs/${runId}/changes`, viewer), syncChangePageSchema)).items
}

const statusOf = async () => answered(await ask(other, '/admin/sync/status', viewer), syncStatusSchema)

/** An edit on either side: a name here, a price by half there. */
async function editBoth(): Promise<void> {
  await edit(app, productId, { nameEn: 'Leak sensor' })
  notion.pages.edit(page(1), { MSRP: 1500 })
}

it('a dry run says what it would do and writes nothing; applied, exactly that is done, once', async () => {
  await editBoth()
  const [before, writes] = [await record(await productOf(1)), notion.writes.length]
  const plan = await run({ direction: 'both', dryRun: true })
  expect(plan).toMatchObject({ status: 'planned', dryRun: true })
  expect(plan.groups).toEqual([
    { side: 'mirror', kind: 'update', count: 1, marked: 1 },
    { side: 'notion', kind: 'update', count: 1, marked: 0 },
  ])
  expect(await changes(plan.id)).toMatchObject([
    { side: 'mirror', name: '能源錶', fields: [{ field: 'msrp', from: '1000', to: '1500' }] },
    { side: 'notion', name: '漏水感測器', fields: [{ field: 'nameEn', to: 'Leak sensor' }] },
  ])
  expect([await record(await productOf(1)), notion.writes.length]).toEqual([before, writes])

  const applied = await ended(await post(`/runs/${plan.id}/apply`, {}, other))
  expect(applied).toMatchObject({ status: 'succeeded', planId: plan.id, updated: 1, pushedUpdated: 1 })
  expect(await record(await productOf(1))).toMatchObject({ msrp: '1500' })
  expect(notion.pages.values(page(0))).toMatchObject({ 'English Name': 'Leak sensor' })
  expect((await answered(await ask(app, `/admin/sync/runs/${plan.id}`, viewer), syncRunDetailSchema)).status).toBe(
    'applied',
  )
  await refused(await post(`/runs/${plan.id}/apply`), 409, 'sync.plan_settled')
  await refused(await post(`/runs/${plan.id}/discard`), 409, 'sync.plan_settled')
  expect(await statusOf()).toMatchObject({ pending: 0, pushFailures: 0 })
})

it('a plan whose ground has moved does nothing', async () => {
  await editBoth()
  const plan = await run({ direction: 'both', dryRun: true })
  const writes = notion.writes.length
  notion.pages.edit(page(2), { MSRP: 10 })
  const applied = await ended(await post(`/runs/${plan.id}/apply`))
  expect(applied.status).toBe('failed')
  expect(applied.message).toContain('The ground has moved since this plan was made; nothing was changed')
  expect(notion.writes).toHaveLength(writes)
  expect(await record(await productOf(1))).toMatchObject({ msrp: '1000' })
})

it('a mass change of the clock waits for staff: badge, notification, status; then it is done', async () => {
  await ask(app, '/admin/sync/auto', manager, { method: 'PUT', body: { brakePercent: 50 } })
  await editBoth()
  notion.pages.edit(page(2), { MSRP: 1500 })
  const sync = app.services.sync.current()
  if ('off' in sync) throw new Error(sync.off)
  await sync.run({ direction: 'both', force: false, dryRun: false, trigger: 'clock', stop: noStop })
  const { awaitingApproval } = await statusOf()
  if (awaitingApproval === null) throw new Error('Nothing waits')
  expect((await answered(await ask(app, '/admin/badges', viewer), badgesSchema)).notion).toBe(1)
  const notifications = await app.services.database.prisma.notification.findMany({
    where: { kind: 'sync.approval_needed' },
  })
  expect(notifications).toMatchObject([{ userId: manager.id, params: { runId: awaitingApproval, marked: 2 } }])
  expect(await record(await productOf(1))).toMatchObject({ msrp: '1000' })
  expect(await ended(await post(`/runs/${awaitingApproval}/apply`))).toMatchObject({ status: 'succeeded' })
  expect(await record(await productOf(1))).toMatchObject({ msrp: '1500' })
  expect((await statusOf()).awaitingApproval).toBeNull()
})

it('both sides edit one field: Notion’s holds, ours waits, is put back by staff and goes to Notion', async () => {
  const admin = await createStaff(app, 'super_admin')
  await set(app, admin, 'notifications', { productNotifications: true })
  await edit(app, productId, { msrp: '1100' })
  notion.pages.edit(page(0), { MSRP: 1200 })
  expect(await run({ direction: 'both' })).toMatchObject({ status: 'succeeded', conflicts: 1 })
  expect(await record(productId)).toMatchObject({ msrp: '1200' })
  const notifications = await app.services.database.prisma.notification.findMany({ where: { kind: 'sync.conflicts' } })
  expect(notifications.map(({ userId }) => userId).toSorted()).toEqual([admin.id, editor.id, manager.id].toSorted())
  expect(notifications[0]?.params).toEqual({ count: 1 })

  const open = await answered(await ask(app, '/admin/sync/conflicts', viewer), conflictPageSchema)
  expect(open.items).toMatchObject([
    {
      productId,
      conflicts: [
        {
          field: 'msrp',
          base: '1000',
          ours: '1100',
          theirs: '1200',
          current: '1200',
          oursBy: 'system',
          theirsBy: '陳大文',
        },
      ],
    },
  ])
  const body = { ids: open.items.flatMap(({ conflicts }) => conflicts.map(({ id }) => id)), choice: 'ours' }
  const settled = await ask(app, '/admin/sync/conflicts/settle', editor, { method: 'POST', body })
  expect(await answered(settled, conflictsSettledSchema)).toEqual({ settled: 1 })
  expect(await statusOf()).toMatchObject({ openConflicts: 0, pending: 1 })
  expect(await run({ direction: 'export' })).toMatchObject({ status: 'succeeded', pushedUpdated: 1, conflicts: 0 })
  expect(notion.pages.values(page(0))).toMatchObject({ MSRP: 1100 })
  expect(await run({ direction: 'both' })).toMatchObject({ updated: 0, pushedUpdated: 0, conflicts: 0, unchanged: 3 })
  await app.services.database.prisma.user.delete({ where: { id: admin.id } })
})

it('what Notion refused is told again at once when staff ask; an edit need not wait for the clock', async () => {
  const working = await startTestApp(
    {
      DATABASE_URL: app.databaseUrl,
      NOTION_API_KEY: notion.apiKey,
      NOTION_DATABASE_ID: notion.databaseId,
      NOTION_API_URL: notion.url,
    },
    { pace: quick },
  )
  try {
    await edit(app, productId, { nameEn: 'Leak sensor' })
    const refusal = { pushError: 'Refused', pushFailedAt: new Date(), pushAttempts: 9 }
    await app.services.database.prisma.product.update({ where: { id: productId }, data: refusal })
    const failed = await answered(await ask(app, '/admin/sync/pushes?state=failed', viewer), syncPushPageSchema)
    expect(failed.items).toMatchObject([{ productId, error: 'Refused', attempts: 9 }])
    expect((await post(`/pushes/${productId}/retry`, {}, working)).status).toBe(202)
    await until(() => notion.pages.values(page(0))['English Name'] === 'Leak sensor')
    await until(async () => (await statusOf()).pending === 0)

    const { version } = await app.services.database.prisma.product.findUniqueOrThrow({ where: { id: productId } })
    const change = { method: 'PATCH', body: { version, record: { nameEn: 'Leak detector' } } }
    expect((await ask(working, `/admin/products/${productId}`, editor, change)).status).toBe(200)
    await until(() => notion.pages.values(page(0))['English Name'] === 'Leak detector')
    await until(async () => (await statusOf()).pending === 0)
  } finally {
    await working.close()
  }
})
