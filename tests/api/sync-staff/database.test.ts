import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type NotionDatabaseAnswer, notionDatabaseSchema } from '#contract/sync/sync.ts'
import { syncNoteIn } from '#contract/sync/sync-notes.ts'
import { createSyncDatabase } from '#server/modules/sync/connection/sync-database.service.ts'
import { createNotion } from '#server/modules/sync/notion/client.ts'
import { createNotionSource } from '#server/modules/sync/notion/source.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { restoreRows } from '#tests/support/restored.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { answered, ask, refused } from '../back-office/ask.ts'
import { appWith } from '../platform/app-with.ts'
import { addLinked, addLocal, edit } from './catalogue.ts'

let notion: NotionStandIn
let app: TestApp
let viewer: StaffMember
let manager: StaffMember

beforeAll(async () => {
  notion = await startNotion({
    title: '產品目錄',
    columns: [
      { name: '產品名稱', type: 'title' },
      { name: 'MSRP', type: 'number' },
      { name: 'Reseller Cost', type: 'formula' },
      { name: 'SKU', type: 'people' },
      { name: '備註', type: 'rich_text' },
    ],
  })
  app = await startTestApp({
    NOTION_API_KEY: notion.apiKey,
    NOTION_DATABASE_ID: notion.databaseId,
    NOTION_API_URL: notion.url,
  })
  viewer = await createStaff(app, 'viewer')
})

afterAll(async () => {
  await app.close()
  await notion.close()
})
restoreRows(() => app)

beforeEach(async () => {
  manager = await createStaff(app, 'manager') // tests are counted by person
})

const test = (body: object = {}, staff = manager, at: Pick<TestApp, 'url'> = app) =>
  ask(at, '/admin/sync/connection/test', staff, { method: 'POST', body })

const tested = async (body?: object): Promise<NotionDatabaseAnswer> => answered(await test(body), notionDatabaseSchema)

/** Requests that would write. */
const isWrite = ({ method, path }: { method: string; path: string }) => method === 'PATCH' || path.endsWith('/pages')

describe('POST /admin/sync/connection/test', () => {
  it('with anything else than what is kept is for Super Admins', async () => {
    await refused(await test({ databaseId: notion.databaseId }), 403, 'permission.denied')
  })

  it('says what feeds what, what is missing, and what an export would trip over', async () => {
    const answer = await tested()
    expect(answer).toMatchObject({ title: '產品目錄', apiVersion: '2022-06-28', dataSources: [], dataSourceId: null })
    expect(answer.properties).toEqual([
      { name: '產品名稱', type: 'title', field: 'name' },
      { name: 'MSRP', type: 'number', field: 'msrp' },
      { name: 'Reseller Cost', type: 'formula', field: 'resellerCost' },
      { name: 'SKU', type: 'people', field: null },
      { name: '備註', type: 'rich_text', field: null },
    ])
    expect(answer.missing).toContainEqual({ field: 'nameEn', suggestedName: 'English Name', neededForExport: false })
    expect(answer.missing.map(({ field }) => field)).not.toContain('msrp')
    expect(answer.warnings).toEqual([
      expect.stringContaining('Column “SKU” is of type people'),
      'Column “Reseller Cost” is of type formula, which Notion computes: an export cannot send Reseller Cost.',
    ])
  })

  it('marks the columns that an export has something for: edits of pages, and products without one', async () => {
    const needed = async () => (await tested()).missing.filter((one) => one.neededForExport).map(({ field }) => field)
    const linked = await addLinked(app, { name: '能源錶', nameEn: 'Energy meter', msrp: '900' })
    expect(await needed()).toEqual([])
    await edit(app, linked, { nameEn: 'Meter' })
    expect(await needed()).toEqual(['nameEn'])
    await addLocal(app, { name: '停車感測器', barrier: 'High' })
    expect(await needed()).toEqual(['nameEn', 'barrier'])
  })

  it('tries whether it may write, and changes nothing by it', async () => {
    expect((await tested()).canWrite).toBeNull()
    const id = notion.pages.add({ 產品名稱: '漏水感測器', MSRP: 1000 })
    const page = () => JSON.stringify([...notion.pages.find(id).values])
    const before = page()
    expect((await tested()).canWrite).toBe(true)
    notion.fail({ kind: 'status', status: 403 }, { when: isWrite })
    expect((await tested()).canWrite).toBe(false)
    notion.fail({ kind: 'status', status: 404 }, { when: isWrite })
    expect((await tested()).canWrite).toBeNull()
    expect(page()).toBe(before)
  })

  it.each([
    ['a wrong key', { apiKey: 'ntn_wrong' }, 'API token is invalid.'],
    ['a wrong database', { apiKey: 'own', databaseId: '00000000-0000-0000-0000-000000000000' }, 'Could not find'],
  ])("%s: Notion's own message", async (_what, given, message) => {
    const admin = await createStaff(app, 'super_admin')
    const body = { ...given, ...(given.apiKey === 'own' && { apiKey: notion.apiKey }) }
    const problem = await refused(await test(body, admin), 502, 'notion.failed')
    expect(problem.detail).toContain(message)
    expect(syncNoteIn(problem.note ?? '', 'zh-TW')).toMatch(new RegExp(`請.*Notion 的原文：「${message}`))
    expect(JSON.stringify(problem)).not.toContain('ntn_')
  })

  it('a database of several sources: they are listed, and the chosen one is looked at', async () => {
    const own = await startNotion({ title: '目錄', columns: [{ name: '產品名稱', type: 'title' }] })
    const added = own.addSource('備件', [
      { name: '名稱', type: 'title' },
      { name: '零售價', type: 'number' },
    ])
    const several = await startTestApp({
      NOTION_API_KEY: own.apiKey,
      NOTION_DATABASE_ID: own.databaseId,
      NOTION_API_URL: own.url,
    })
    const admin = await createStaff(several, 'super_admin')
    const undecided = await answered(await test({}, admin, several), notionDatabaseSchema)
    expect(undecided.dataSources.map(({ id }) => id)).toEqual([own.sourceId, added.id])
    expect(undecided).toMatchObject({ dataSourceId: null, properties: [], canWrite: null })
    expect(undecided.warnings).toEqual([expect.stringContaining('“備件”')])
    const chosen = await answered(await test({ dataSourceId: added.id }, admin, several), notionDatabaseSchema)
    expect(chosen).toMatchObject({ title: '目錄', apiVersion: '2025-09-03', dataSourceId: added.id })
    expect(chosen.properties).toContainEqual({ name: '零售價', type: 'number', field: 'msrp' })
    await several.close()
    await own.close()
  })

  it('the pricebook, too, where there is one', async () => {
    const [there, gone] = ['3e5f7b63-01cc-4d9f-b6d2-8f1a3c5e7b99', '00000000-0000-0000-0000-000000000000'] as const
    notion.addDatabase(there, 'Public Pricebook', [{ name: 'Product Name', type: 'title' }])
    for (const [databaseId, warnings] of [
      [there, 0],
      [gone, 1],
    ] as const) {
      const priced = await startTestApp({
        NOTION_API_KEY: notion.apiKey,
        NOTION_DATABASE_ID: notion.databaseId,
        NOTION_PRICEBOOK_DATABASE_ID: databaseId,
        NOTION_API_URL: notion.url,
      })
      const answer = await answered(await test({}, await createStaff(priced, 'manager'), priced), notionDatabaseSchema)
      const warned = answer.warnings.filter((warning) =>
        warning.startsWith('The pricebook database cannot be written: '),
      )
      expect(warned).toHaveLength(warnings)
      await priced.close()
    }
  })

  it('a kept key is tried with no other database', async () => {
    const admin = await createStaff(app, 'super_admin')
    const { errors } = await refused(await test({ databaseId: 'another' }, admin), 400, 'request.invalid')
    expect(errors).toEqual([
      { path: 'apiKey', message: expect.stringContaining('was for another database'), code: 'of_other_database' },
    ])
  })

  it('without a key or a database it says which is missing', async () => {
    const bare = await startTestApp()
    const admin = await createStaff(bare, 'super_admin')
    const faults = async (body: object) => (await refused(await test(body, admin, bare), 400, 'request.invalid')).errors
    expect(await faults({})).toEqual([{ path: 'databaseId', message: 'is required', code: 'required' }])
    expect(await faults({ databaseId: 'some' })).toEqual([{ path: 'apiKey', message: 'is required', code: 'required' }])
    await refused(await ask(bare, '/admin/sync/database', admin), 409, 'sync.off')
    await bare.close()
  })

  it('is cut off where Notion keeps silent', async () => {
    const { database, settings } = app.services
    const impatient = await appWith(app, {
      syncDatabase: createSyncDatabase({
        database,
        settings,
        config: app.config,
        sourceOf: () =>
          createNotionSource(createNotion({ apiKey: notion.apiKey, apiUrl: notion.url, pace: async () => undefined })),
        limitMs: 200,
      }),
    })
    const url = await impatient.listen({ host: '127.0.0.1', port: 0 })
    notion.fail({ kind: 'slow', ms: 60_000 })
    const problem = await refused(await test({}, manager, { url }), 502, 'notion.failed')
    expect(problem.detail).toBe('Notion did not answer within 0.2 seconds')
    expect(syncNoteIn(problem.note ?? '', 'zh-TW')).toBe('Notion 在 0.2 秒內沒有回應')
    await impatient.close()
  })

  it('no person asks Notion without end', async () => {
    const { url } = app
    const answers = await Promise.all(Array.from({ length: 24 }, () => test({ apiKey: '' }, manager, { url })))
    const refusedAll = answers.map(({ status }) => status)
    expect(refusedAll.filter((status) => status === 429)).toHaveLength(4)
  })
})

describe('GET /admin/sync/database', () => {
  it('is the same with what is kept', async () => {
    const answer = await answered(await ask(app, '/admin/sync/database', viewer), notionDatabaseSchema)
    expect(answer).toEqual(await tested())
  })

  it('says what Notion says where it cannot be had', async () => {
    notion.fail({ kind: 'status', status: 404, message: 'Could not find database with ID.' })
    const problem = await refused(await ask(app, '/admin/sync/database', viewer), 502, 'notion.failed')
    expect(problem.detail).toBe('Could not find database with ID.')
  })
})
