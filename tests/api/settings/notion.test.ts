import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { scheduleSync } from '#server/modules/sync/run/sync.jobs.ts'
import { createLogger } from '#server/platform/logging.ts'
import { startTestApp, type TestApp, testSecret } from '#tests/support/app.ts'
import { catalogueRows } from '#tests/support/notion/catalogue.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { startProcess, until } from '#tests/support/processes.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { noStop } from '#tests/support/sync.ts'
import { change, problemOf, set, settingsOf } from './settings.ts'

/** Of the environment, and of the settings. */
let first: NotionStandIn
let second: NotionStandIn
let app: TestApp
let admin: StaffMember

beforeEach(async () => {
  first = await startNotion()
  second = await startNotion({ apiKey: 'ntn_second_secret', databaseId: '2e4f7b63-01cc-4d9f-b6d2-8f1a3c5e7b99' })
  for (const row of catalogueRows({ count: 3 })) second.pages.add(row)
})

afterEach(async () => {
  await app.close()
  await first.close()
  await second.close()
})

/** @param at which stand-in answers for Notion; the environment's key and database are the first one's, where it has any */
async function start(at: NotionStandIn, hasEnvironment: boolean): Promise<void> {
  const own = { NOTION_API_KEY: first.apiKey, NOTION_DATABASE_ID: first.databaseId }
  app = await startTestApp({ NOTION_API_URL: at.url, ...(hasEnvironment && own) })
  admin = await createStaff(app, 'super_admin')
}

const enter = ({ databaseId, apiKey }: NotionStandIn) =>
  set(app, admin, 'integrations', { notionDatabaseId: databaseId }, { secrets: { notionApiKey: apiKey } })

/** Runs once, as the clock would. */
async function sync() {
  const now = app.services.sync.current()
  return 'off' in now
    ? now
    : now.run({ direction: 'import', force: true, dryRun: false, trigger: 'staff', stop: noStop })
}

describe('Integrations: Notion', () => {
  it('nothing configured: it says what to do; entered, the next run has it', async () => {
    await start(second, false)
    expect(await sync()).toEqual({ off: expect.stringContaining('enter them in the settings') })
    await enter(second)
    expect(await sync()).toMatchObject({ success: true, productsCount: 3 })
  })

  it("the settings' win over the environment's, which come back when those are removed", async () => {
    await start(second, true)
    expect(await sync()).toMatchObject({ success: false })
    await enter(second)
    expect(await sync()).toMatchObject({ success: true, productsCount: 3 })
    await set(app, admin, 'integrations', { notionDatabaseId: '' }, { secrets: { notionApiKey: null } })
    expect(await sync()).toMatchObject({ success: false })
    expect((await settingsOf(app, admin)).integrations.environment.notionDatabaseId).toBe(first.databaseId)
  })

  it('switched off: neither asks Notion, and both say why', async () => {
    await start(first, true)
    await set(app, admin, 'integrations', { notionEnabled: false })
    expect(await sync()).toEqual({ off: 'Syncing with Notion is switched off (settings, Integrations)' })
    const command = startProcess('server/sync.ts', {
      DATABASE_URL: app.databaseUrl,
      APP_SECRET: testSecret,
      NOTION_API_URL: first.url,
      NOTION_API_KEY: first.apiKey,
      NOTION_DATABASE_ID: first.databaseId,
    })
    expect(await command.ended).toBe(1)
    expect(command.output()).toContain('Syncing with Notion is switched off (settings, Integrations)')
    expect(first.requests).toEqual([])
  })

  it('npm run sync follows the settings', async () => {
    await start(second, false)
    await enter(second)
    const environment = { DATABASE_URL: app.databaseUrl, APP_SECRET: testSecret, NOTION_API_URL: second.url }
    const command = startProcess('server/sync.ts', environment)
    expect(await command.ended).toBe(0)
    expect(command.output()).toContain('(3 products)')
  })

  it('a running clock follows them without a restart', async () => {
    await start(second, false)
    let output = ''
    const log = createLogger('info', {
      write: (line) => {
        output += line
      },
    })
    const stop = scheduleSync(app.services.sync, '* * * * * *', log, () => () => undefined)
    try {
      await until(() => output.includes('Nothing to sync with'))
      expect(second.requests).toEqual([])
      await enter(second)
      const headers = { ...admin.cookie, 'content-type': 'application/json' }
      const body = JSON.stringify({ enabled: true })
      const switched = await fetch(`${app.url}/api/v1/admin/sync/auto`, { method: 'PUT', headers, body })
      expect(switched.status).toBe(200)
      await until(() => output.includes('"Synced"'))
      await set(app, admin, 'integrations', { notionEnabled: false })
      await until(() => output.includes('is switched off'))
    } finally {
      await stop()
    }
  })
})

describe('a kept key goes to the database it was given for, and both come from one place', () => {
  it.each([
    ['another database', { notionDatabaseId: 'another' }, {}, 'secrets.notionApiKey'],
    ['none', { notionDatabaseId: '' }, {}, 'secrets.notionApiKey'],
    ['a key without a database', { notionDatabaseId: '' }, { notionApiKey: 'ntn_x' }, 'values.notionDatabaseId'],
    ['a database without a key', {}, { notionApiKey: null }, 'secrets.notionApiKey'],
  ])('%s', async (_what, changes, secrets, path) => {
    await start(second, true)
    await enter(second)
    const problem = problemOf(await change(app, admin, 'integrations', changes, { secrets }))
    expect(problem).toMatchObject({ code: 'request.invalid', errors: [{ path }] })
    expect(await sync()).toMatchObject({ success: true })
  })
})
