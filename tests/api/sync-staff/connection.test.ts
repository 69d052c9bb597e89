import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type SyncConnection, syncConnectionSchema, syncStatusSchema } from '#contract/sync/sync.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { answered, ask, refused } from '../back-office/ask.ts'
import { set } from '../settings/settings.ts'

let app: TestApp
/** With a database in its environment. */
let environed: TestApp
let viewer: StaffMember
let manager: StaffMember
let admin: StaffMember

beforeAll(async () => {
  app = await startTestApp()
  environed = await startTestApp({
    DATABASE_URL: app.databaseUrl,
    NOTION_API_KEY: 'ntn_of_environment',
    NOTION_DATABASE_ID: 'database-of-environment',
    NOTION_PRICEBOOK_DATABASE_ID: 'pricebook-of-environment',
  })
  viewer = await createStaff(app, 'viewer')
  manager = await createStaff(app, 'manager')
  admin = await createStaff(app, 'super_admin')
})

afterAll(async () => {
  await environed.close()
  await app.close()
})

afterEach(async () => {
  await app.services.database.prisma.settingGroup.deleteMany()
  await Promise.all([app, environed].map(({ services }) => services.settings.refresh()))
})

async function current(at: TestApp = app): Promise<SyncConnection> {
  return answered(await ask(at, '/admin/sync/connection', viewer), syncConnectionSchema)
}

/** Writes the connection, of which only `changes` differ from what holds now. */
async function change(changes: object, at: TestApp = app, staff = admin): Promise<Response> {
  const { hasApiKey: _hasApiKey, fromEnvironment: _fromEnvironment, hasFolder: _hasFolder, ...rest } = await current(at)
  return ask(at, '/admin/sync/connection', staff, { method: 'PUT', body: { ...rest, ...changes } })
}

async function changed(changes: object, at: TestApp = app): Promise<SyncConnection> {
  return answered(await change(changes, at), syncConnectionSchema)
}

const entered = { databaseId: 'entered-database', apiKey: 'ntn_entered_secret' }

describe('GET /admin/sync/connection', () => {
  it('nothing is configured', async () => {
    expect(await current()).toMatchObject({
      isEnabled: true,
      hasApiKey: false,
      databaseId: '',
      dataSourceId: '',
      pricebookDatabaseId: '',
      fromEnvironment: false,
    })
  })

  it("what the environment says holds until staff enter their own, and never a key's text", async () => {
    const text = await (await ask(environed, '/admin/sync/connection', viewer)).text()
    expect(text).not.toContain('ntn_')
    expect(await current(environed)).toMatchObject({
      hasApiKey: true,
      databaseId: 'database-of-environment',
      pricebookDatabaseId: 'pricebook-of-environment',
      fromEnvironment: true,
    })
    const own = { ...entered, pricebookDatabaseId: 'entered-pricebook' }
    expect(await changed(own, environed)).toMatchObject({
      hasApiKey: true,
      databaseId: 'entered-database',
      pricebookDatabaseId: 'entered-pricebook',
      fromEnvironment: false,
    })
  })
})

describe('PUT /admin/sync/connection', () => {
  it.each([
    ['a field that there is not', { colour: 'red' }, 'colour'],
    ['a blank key', { apiKey: '' }, 'apiKey'],
    ['a database without a key', { databaseId: 'entered-database' }, 'apiKey'],
    ['a key without a database', { apiKey: 'ntn_entered_secret' }, 'databaseId'],
    [
      'a pricebook that is the catalogue',
      { ...entered, pricebookDatabaseId: entered.databaseId },
      'pricebookDatabaseId',
    ],
    ['control characters', { ...entered, databaseId: 'a\u0000b' }, 'databaseId'],
  ])('refuses %s', async (_what, changes, path) => {
    const { errors } = await refused(await change(changes), 400, 'request.invalid')
    expect(errors).toMatchObject([{ path, message: expect.any(String) }])
  })

  it('a kept key goes to the database it was given for, and to no other', async () => {
    await changed(entered)
    const { errors } = await refused(await change({ databaseId: 'another' }), 400, 'request.invalid')
    expect(errors).toEqual([
      { path: 'apiKey', message: expect.stringContaining('was for another database'), code: 'of_other_database' },
    ])
    expect(await changed({ databaseId: '', apiKey: null })).toMatchObject({ hasApiKey: false, databaseId: '' })
  })

  it('is kept encrypted, in one step, and in the log without the key', async () => {
    await changed({ ...entered, dataSourceId: 'source', pricebookDatabaseId: 'pricebook', isEnabled: false })
    expect(await current()).toMatchObject({
      isEnabled: false,
      dataSourceId: 'source',
      pricebookDatabaseId: 'pricebook',
    })
    const { prisma } = app.services.database
    expect(JSON.stringify(await prisma.settingGroup.findMany())).not.toContain('ntn_entered_secret')
    const entries = await prisma.auditEntry.findMany({ orderBy: { seq: 'desc' }, take: 2 })
    expect(entries.toReversed()).toMatchObject([
      { action: 'settings.updated', entityId: 'integrations', after: { notionApiKey: 'set', notionEnabled: false } },
      { action: 'settings.updated', entityId: 'sync', after: { dataSourceId: 'source' }, actorId: admin.id },
    ])
    expect(JSON.stringify(entries, (_key, value) => (typeof value === 'bigint' ? 0 : value))).not.toContain('ntn_')
  })

  it('what only repeats the environment goes on following it', async () => {
    await changed({ dataSourceId: 'source' }, environed)
    expect(await current(environed)).toMatchObject({ fromEnvironment: true, dataSourceId: 'source' })
    await app.services.settings.refresh()
    expect(await current()).toMatchObject({ databaseId: '', pricebookDatabaseId: '', dataSourceId: 'source' })
  })

  it('of two Super Admins, the later is shown what the earlier wrote', async () => {
    const other = await createStaff(app, 'super_admin')
    const { hasApiKey: _hasApiKey, fromEnvironment: _fromEnvironment, hasFolder: _hasFolder, ...rest } = await current()
    const answers = await Promise.all(
      [admin, other].map((staff) => {
        const body = { ...rest, databaseId: `of-${staff.id}`, apiKey: `ntn_${staff.id}` }
        return ask(app, '/admin/sync/connection', staff, { method: 'PUT', body })
      }),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)
    if (!late) throw new Error('Nobody was refused')
    const { current: shown } = await refused(late, 409, 'record.changed')
    expect(syncConnectionSchema.parse(shown)).toEqual(await current())
  })

  it('nobody who edits it is overtaken by a change of mail, or of the clock', async () => {
    const before = await current()
    await set(app, admin, 'integrations', { mailTo: 'sales@example.com' })
    await ask(app, '/admin/sync/auto', manager, { method: 'PUT', body: { enabled: false } })
    expect((await current()).version).toBe(before.version)
    const { hasApiKey: _hasApiKey, fromEnvironment: _fromEnvironment, hasFolder: _hasFolder, ...rest } = before
    const answer = await ask(app, '/admin/sync/connection', admin, { method: 'PUT', body: { ...rest, ...entered } })
    expect(await answered(answer, syncConnectionSchema)).toMatchObject({ databaseId: 'entered-database' })
    const { integrations, sync } = app.services.settings.current()
    expect([integrations.mailTo, sync.autoSync]).toEqual(['sales@example.com', false])
  })
})

describe('PUT /admin/sync/auto', () => {
  const put = (body: object, staff = manager, at: TestApp = environed) =>
    ask(at, '/admin/sync/auto', staff, { method: 'PUT', body })

  it('switches the clock and how its runs go; what is not given stays', async () => {
    const status = async (body: object) => {
      const { autoSyncEnabled, direction, brake, brakePercent, brakeProducts } = await answered(
        await put(body),
        syncStatusSchema,
      )
      return [autoSyncEnabled, direction, brake, brakePercent, brakeProducts]
    }
    expect(await status({})).toEqual([true, 'both', true, 20, 50])
    expect(await status({ enabled: false })).toEqual([false, 'both', true, 20, 50])
    expect(await status({ direction: 'import', brake: false })).toEqual([false, 'import', false, 20, 50])
    expect(await status({ enabled: true, brakePercent: 5 })).toEqual([true, 'import', false, 5, 50])
    expect(await status({ brake: true, brakeProducts: 10 })).toEqual([true, 'import', true, 5, 10])
    expect(environed.services.sync.clock()).toEqual({ on: true, direction: 'import' })
  })

  it('many at once, each of its own field: none is lost', async () => {
    const bodies = [{ enabled: false }, { direction: 'export' }, { brakePercent: 7 }]
    const answers = await Promise.all(bodies.map((body) => put(body)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(environed.services.settings.current().sync).toMatchObject({
      autoSync: false,
      direction: 'export',
      brakePercent: 7,
    })
  })

  it('the next run is due 30 minutes after the last that succeeded, while the clock is on', async () => {
    const finishedAt = new Date('2026-11-21T08:00:00Z')
    const { prisma } = app.services.database
    await prisma.syncRun.create({
      data: {
        direction: 'import',
        complete: true,
        status: 'succeeded',
        stage: 'complete',
        percent: 100,
        message: 'Done',
        finishedAt,
      },
    })
    expect(await answered(await put({}), syncStatusSchema)).toMatchObject({
      lastSync: '2026-11-21T08:00:00.000Z',
      nextSync: '2026-11-21T08:30:00.000Z',
    })
    expect(await answered(await put({ enabled: false }), syncStatusSchema)).toMatchObject({ nextSync: null })
  })
})
