import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { until } from '#tests/support/processes.ts'
import { createTestSync } from '#tests/support/sync.ts'
import { quick } from '../deliveries/deliveries.ts'
import { createEditor, type Editor } from './editor.ts'

/** The app works on its queue and is connected with the stand-in. */
let test: TestApp
let notion: NotionStandIn
let editor: Editor
let page: string

beforeEach(async () => {
  notion = await startNotion()
  page = notion.pages.add({ 產品名稱: 'Leak Sensor', MSRP: 1000 })
  const { url: NOTION_API_URL, apiKey: NOTION_API_KEY, databaseId: NOTION_DATABASE_ID } = notion
  test = await startTestApp({ NOTION_API_URL, NOTION_API_KEY, NOTION_DATABASE_ID }, { pace: quick })
  await createTestSync(test, notion).run()
  editor = await createEditor(test)
})
afterEach(async () => {
  await test.close()
  await notion.close()
})

const runs = () => test.services.database.prisma.syncRun.findMany({ where: { trigger: 'queue' } })
const isPatch = ({ method }: { method: string }) => method === 'PATCH'
const isAgreed = async () => (await editor.find('Leak Sensor')).pending.length === 0

it('an edit reaches Notion by itself, in a run of its own', async () => {
  await editor.edit('Leak Sensor', { msrp: '1200' })
  await until(isAgreed)
  expect(notion.pages.values(page)).toMatchObject({ MSRP: 1200 })
  expect(notion.writes).toEqual([{ kind: 'update', id: page, columns: ['MSRP'] }])
  await until(async () => (await runs()).every(({ status }) => status === 'succeeded'))
  expect(await runs()).toMatchObject([{ pushedUpdated: 1, direction: 'both' }])
})

it('what Notion refuses is tried again until it takes it, and its faults are shown meanwhile', async () => {
  notion.fail({ kind: 'status', status: 400, message: 'Not now' }, { times: 2, when: isPatch })
  await editor.edit('Leak Sensor', { msrp: '1200' })
  await until(async () => JSON.stringify((await editor.find('Leak Sensor')).pushError).includes('Not now'))
  await until(isAgreed)
  expect(await editor.find('Leak Sensor')).toMatchObject({ pushError: null, pushFailedAt: null, pushAttempts: 0 })
  expect(notion.pages.values(page)).toMatchObject({ MSRP: 1200 })
})

it('what was edited in Notion meanwhile is merged first', async () => {
  notion.pages.edit(page, { MSRP: 1300, SKU: 'theirs' })
  await editor.edit('Leak Sensor', { msrp: '1200', modelNumber: 'ours' })
  await until(isAgreed)
  const record = { msrp: '1300', sku: 'theirs', modelNumber: 'ours' }
  expect((await editor.find('Leak Sensor')).record).toMatchObject(record)
  expect(notion.pages.values(page)).toMatchObject({ MSRP: 1300, SKU: 'theirs', 型號: 'ours' })
  expect(await test.services.database.prisma.syncConflict.count()).toBe(1)
})

it('a new product gets its page, once, though the answer was lost', async () => {
  notion.fail({ kind: 'lost' }, { when: ({ method, path }) => method === 'POST' && path === '/v1/pages' })
  await editor.add({ name: 'New here' })
  await until(async () => (await editor.find('New here')).source === 'notion')
  expect(notion.pages.all()).toHaveLength(2)
})

it('a job waits for the run in progress', async () => {
  notion.fail({ kind: 'slow', ms: 3000 }, { when: ({ path }) => path.endsWith('/query') })
  const run = createTestSync(test, notion).run({ direction: 'import' })
  await until(() => notion.requests.filter(({ path }) => path.endsWith('/query')).length === 2)
  await editor.edit('Leak Sensor', { msrp: '1200' })
  expect(await run).toMatchObject({ success: true })
  await until(isAgreed)
  expect(notion.pages.values(page)).toMatchObject({ MSRP: 1200 })
})
