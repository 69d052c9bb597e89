import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createNotion } from '#server/modules/sync/notion/client.ts'
import type { Fault } from '#tests/support/notion/faults.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { until } from '#tests/support/processes.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createTestSync, noStop } from '#tests/support/sync.ts'
import { createEditor, type Editor } from './editor.ts'

let notion: NotionStandIn
let editor: Editor

const test = await restoredApp()
beforeEach(async () => {
  notion = await startNotion()
  editor = await createEditor(test)
})
afterEach(() => notion.close())

const lateMs = 400
const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
const isCreate = ({ method, path }: { method: string; path: string }) => method === 'POST' && path === '/v1/pages'
const titles = () => notion.pages.all().map(({ id }) => notion.pages.values(id).產品名稱)

/** A sync that gives up on an answer long before it comes. */
function impatient() {
  const { apiKey, url: apiUrl } = notion
  const client = createNotion({ apiKey, apiUrl, pace: async () => {}, sleep: async () => {}, timeoutMs: 100 })
  return createTestSync(test, notion, { notion: client, lateCreateMs: 2 * lateMs })
}

/** Has the queue push products again and again, as soon as it may, until Notion was told of all. */
async function pushUntilDone({ service }: ReturnType<typeof impatient>) {
  const ids = await Promise.all(names.map(async (name) => (await editor.find(name)).id))
  for (const id of ids) {
    while ((await service.push(id, 'export', noStop)) !== 'done') await delay(50)
  }
}

const faults: [string, Fault][] = [
  ['is answered late', { kind: 'slow', ms: lateMs }],
  ['is carried out late', { kind: 'late', ms: lateMs }],
]

it.each(faults)('a create that %s makes one page, however soon the queue tries again', async (_what, fault) => {
  for (const [index, name] of names.entries())
    await editor.add({ name, msrp: '90', ...(index % 2 === 0 && { sku: `S-${name}` }) })
  notion.fail(fault, { times: names.length, when: isCreate })
  const sync = impatient()
  await sync.run({ direction: 'export' })
  await pushUntilDone(sync)
  await delay(lateMs)
  expect(titles().toSorted()).toEqual(names)
  expect((await editor.all()).filter(({ source }) => source === 'notion')).toHaveLength(names.length)
})

it('a page that lands late is its product’s, whatever was typed in it since', async () => {
  await editor.add({ name: 'A', sku: 'S-A', msrp: '90' })
  notion.fail({ kind: 'late', ms: lateMs }, { when: isCreate })
  const sync = impatient()
  await sync.run({ direction: 'export' })
  await until(() => notion.pages.all().length === 1)
  const [page] = notion.pages.all()
  notion.pages.edit(page?.id ?? '', { 產品名稱: 'Renamed', SKU: 'Other', MSRP: 95 })
  await sync.run({ direction: 'both' })
  expect(titles()).toEqual(['Renamed'])
  expect(await editor.all()).toMatchObject([{ notionPageId: page?.id, record: { msrp: '95', sku: 'Other' } }])
})
