import { afterEach, expect, it } from 'vitest'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createTestSync } from '#tests/support/sync.ts'
import { createEditor } from './editor.ts'

let notion: NotionStandIn

const test = await restoredApp()
afterEach(() => notion.close())

/** A database whose price is shown in a format, with one product at 920, and the sync of it. */
async function connect(numberFormat: string) {
  notion = await startNotion({
    columns: [
      { name: '產品名稱', type: 'title' },
      { name: 'SKU', type: 'rich_text' },
      { name: 'MSRP', type: 'number', numberFormat },
    ],
  })
  const page = notion.pages.add({ 產品名稱: 'Sensor', SKU: 'S-1', MSRP: 920 })
  return { page, sync: createTestSync(test, notion), editor: await createEditor(test) }
}

it.each([
  ['number', '920', 1840, 1840],
  ['hong_kong_dollar', '920', 1840, 1840],
  ['dollar', '7187.5', 1840, 235.52],
  ['yuan', '1000', 1840, 1692.8],
])(
  'numbers shown as %s are read as HK$%s, and an edit is written back in the same currency',
  async (format, read, edited, written) => {
    const { page, sync, editor } = await connect(format)
    await sync.run()
    expect(await editor.find('Sensor')).toMatchObject({ record: { msrp: read } })
    await editor.edit('Sensor', { msrp: String(edited) })
    await sync.run({ direction: 'both' })
    expect(notion.pages.values(page)).toMatchObject({ MSRP: written })
    await sync.run()
    expect(await editor.find('Sensor')).toMatchObject({
      record: { msrp: String(edited) },
      pending: [],
      pushError: null,
    })
  },
)

it.each(['euro', 'pound', 'yen', 'singapore_dollar', 'won', 'baht'])(
  'numbers shown as %s are not read, nor written over, and the warning says what to do',
  async (format) => {
    const { page, sync, editor } = await connect(format)
    const { warnings } = await sync.run()
    expect(warnings.join()).toMatch(/Column “MSRP” shows its numbers in .+ Choose its currency under Columns/)
    expect(await editor.find('Sensor')).toMatchObject({ record: { msrp: null, sku: 'S-1' } })
    await editor.edit('Sensor', { msrp: '1840' })
    await sync.run({ direction: 'both' })
    expect(notion.pages.values(page)).toMatchObject({ MSRP: 920 })
    expect(await editor.find('Sensor')).toMatchObject({ record: { msrp: '1840' } })
  },
)
