import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { quick } from '#tests/api/deliveries/deliveries.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff } from '#tests/support/staff.ts'
import { type Editor, editorOf } from './products.ts'

let notion: NotionStandIn
let app: TestApp
let products: Editor

beforeAll(async () => {
  notion = await startNotion()
  const environment = {
    NOTION_API_URL: notion.url,
    NOTION_API_KEY: notion.apiKey,
    NOTION_DATABASE_ID: notion.databaseId,
  }
  app = await startTestApp(environment, { pace: quick })
  products = editorOf(app, await createStaff(app, 'editor'))
})

afterAll(async () => {
  await app.close()
  await notion.close()
})

async function setSync(values: { autoSync?: boolean; direction?: string }): Promise<void> {
  const { prisma } = app.services.database
  const kept = { autoSync: true, direction: 'both', dataSourceId: '', pricebookDatabaseId: '' }
  const data = { values: { ...kept, ...values } }
  await prisma.settingGroup.upsert({ where: { name: 'sync' }, create: { name: 'sync', ...data }, update: data })
  await app.services.settings.refresh()
}

beforeEach(() => setSync({}))

/** Jobs of pushes that there ever were. */
async function jobs(): Promise<number> {
  const [row] = await app.services.database.prisma.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM pgboss.job WHERE name = 'notion-push'`
  return row?.count ?? 0
}

it('what is made and edited here is in Notion soon after, by itself', async () => {
  const made = await products.create({
    name: '新產品',
    nameEn: 'Brand new',
    sku: 'N-1',
    msrp: '100',
    category: 'hardware',
  })
  await until(async () => (await products.get(made.id)).notionUrl !== null, 20_000)
  const linked = await products.get(made.id)
  expect(linked).toMatchObject({ source: 'notion', pending: [], pushError: null })
  expect((await products.edit(linked, { msrp: '120' })).pending).toEqual(['msrp'])
  await until(async () => (await products.get(made.id)).pending.length === 0, 20_000)
  expect(notion.writes.map(({ kind, columns }) => [kind, columns.length > 1])).toEqual([
    ['create', true],
    ['update', false],
  ])
})

it.each([
  ['nobody asked for it', { autoSync: false }],
  ['it only comes in', { direction: 'import' }],
])('an edit waits where %s', async (_why, values) => {
  await setSync(values)
  const before = await jobs()
  await products.edit(await products.create({ name: 'Waits' }), { msrp: '1' })
  expect(await jobs()).toBe(before)
})
