import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import type { NewColumn, Row } from '#tests/support/notion/store.ts'
import type { Source } from '#tests/support/notion/workspace.ts'
import { createStaff } from '#tests/support/staff.ts'
import { createTestSync } from '#tests/support/sync.ts'
import {
  createParts,
  entryOf,
  fields,
  type lifeColumns,
  pictureOf,
  recordColumns,
  recordEntries,
  recordOf,
  rowOf,
  type Side,
  sides,
} from './fields.ts'
import { type Editor, editorOf } from './products.ts'

const pricebookId = '77b6c1de-5a0e-4d3c-9a54-1f6f3c2b9e10'
const other = (side: Side): Side => (side === 'a' ? 'b' : 'a')

describe.each([
  ['English', 0],
  ['Chinese', 1],
] as const)('a catalogue with %s columns', (_language, name) => {
  let notion: NotionStandIn
  let app: TestApp
  let products: Editor
  let book: Source
  let sync: ReturnType<typeof createTestSync>

  const images = name === 0 ? 'Images' : '圖片'
  const columns: NewColumn[] = [
    ...fields.map((field) => ({
      name: recordEntries[field].notion[name],
      type: recordEntries[field].type ?? 'rich_text',
    })),
    { name: images, type: 'files' },
  ]

  /** An app and a workspace for the tests of a block alone, whichever comes first. */
  function beginAnew(): void {
    beforeAll(async () => {
      notion = await startNotion({ columns })
      book = notion.addDatabase(pricebookId, 'Pricebook', [{ name: 'Product Name', type: 'title' }])
      app = await startTestApp()
      products = editorOf(app, await createStaff(app, 'editor'))
      sync = createTestSync(app, notion, { pricebookDatabaseId: pricebookId })
    })

    afterAll(async () => {
      await app.close()
      await notion.close()
    })
  }

  const pageOf = (side: Side): Row => ({
    ...Object.fromEntries(fields.map((field) => [recordEntries[field].notion[name], recordOf(side)[field]])),
    [images]: [{ name: `${side}.png`, bytes: pictureOf(side), contentType: 'image/png' }],
  })

  async function run(direction: 'import' | 'export'): Promise<void> {
    expect(await sync.run({ direction })).toMatchObject({ success: true, errors: [] })
  }

  describe('its pages become rows', () => {
    beginAnew()
    const rows: Record<Side, Record<string, unknown>[]> = { a: [], b: [] }
    const pages: Partial<Record<Side, string>> = {}
    beforeAll(async () => {
      for (const side of sides) pages[side] = notion.pages.add(pageOf(side))
      await run('import')
      const { prisma } = app.services.database
      const made = await prisma.product.findMany({ select: { id: true, notionPageId: true } })
      for (const step of ['made', 'changed']) {
        if (step === 'changed') {
          for (const side of sides) notion.pages.edit(pages[side] ?? '', pageOf(other(side)))
          await run('import')
        }
        for (const side of sides) {
          const id = made.find(({ notionPageId }) => notionPageId === pages[side])?.id ?? ''
          rows[side].push(await rowOf(app, id))
        }
      }
    })

    it.each(recordColumns)('%s', (column) => {
      const { a, b } = entryOf(column)
      expect([rows.a, rows.b].map((both) => both.map((row) => row[column]))).toEqual([
        [a, b],
        [b, a],
      ])
    })

    it.each<[keyof typeof lifeColumns, (row: Record<string, unknown>) => unknown]>([
      ['notionPageId', () => pages.a],
      ['synced', ({ record }) => expect.objectContaining(record)],
      ['syncedRetired', () => false],
      ['notionEditedAt', () => expect.stringMatching(/^20/)],
      ['notionEditedBy', () => notion.pages.find(pages.a ?? '').editedBy],
      ['contentHash', () => expect.any(String)],
      ['source', () => 'notion'],
      ['pending', () => []],
      ['retiredAt', () => null],
    ])('%s', (column, expected) => {
      expect(rows.a.map((row) => row[column])).toEqual(rows.a.map(expected))
    })

    it('another version, address and hash as the page changes', () => {
      const [made, changed] = rows.a
      expect([made?.version, changed?.version]).toEqual([1, 2])
      expect([made?.slug, changed?.slug]).toEqual([
        expect.stringMatching(/^leak-sensor/),
        expect.stringMatching(/^door-sensor/),
      ])
      expect(made?.contentHash).not.toBe(changed?.contentHash)
    })
  })

  describe('a product made here becomes a page, and a row of the pricebook', () => {
    beginAnew()
    const exported: Record<
      Side,
      { page: Record<string, unknown>; row: Record<string, unknown>; kept: Record<string, unknown> }[]
    > = {
      a: [],
      b: [],
    }
    const image = (side: Side) => ({
      key: `https://pictures.example/${side}.png`,
      url: `https://pictures.example/${side}.png`,
      name: `${side}.png`,
    })

    beforeAll(async () => {
      await createParts(products)
      const made = { a: await products.create(recordOf('a')), b: await products.create(recordOf('b')) }
      await note(made)
      for (const side of sides) {
        // Notion holds the address of a picture, whether we could copy it or not
        await app.services.database.prisma
          .$executeRaw`UPDATE "Product" SET "record" = jsonb_set("record", '{images}', ${JSON.stringify([image(side)])}::jsonb)
          WHERE "id" = ${made[side].id}::uuid`
        await products.edit(await products.get(made[side].id), recordOf(other(side)))
      }
      await note(made)
    })

    async function note(made: Record<Side, { id: string }>): Promise<void> {
      await run('export')
      for (const side of sides) {
        const kept = await rowOf(app, made[side].id)
        const page = notion.pages.values(String(kept.notionPageId))
        exported[side].push({ kept, page, row: book.pages.values(String(kept.pricebookPageId)) })
      }
    }

    it.each(fields)('the page tells %s', (field) => {
      const [a, b] = [recordOf('a')[field], recordOf('b')[field]]
      const column = recordEntries[field].notion[name]
      expect([exported.a, exported.b].map((both) => both.map(({ page }) => page[column]))).toEqual([
        [a, b],
        [b, a],
      ])
    })

    it('the page tells the picture’s address', () => {
      expect(exported.a.map(({ page }) => page[images])).toEqual([[], [image('a').url]])
    })

    it.each(recordColumns.filter((column) => entryOf(column).pricebook))('the pricebook tells %s', (column) => {
      const [heading = '', a, b] = entryOf(column).pricebook ?? []
      expect([exported.a, exported.b].map((both) => both.map(({ row }) => row[heading]))).toEqual([
        [a, b],
        [b, a],
      ])
    })

    it('the row keeps what was told', () => {
      const [made] = exported.a
      const { kept } = made ?? {}
      expect(kept).toMatchObject({
        source: 'notion',
        pending: [],
        pushStartedAt: null,
        pushError: null,
        pricebookStartedAt: null,
      })
      expect(kept?.synced).toMatchObject(recordOf('a'))
      expect(kept?.pricebookSynced).toMatchObject({ databaseId: pricebookId, values: { SKU: recordOf('a').sku } })
    })
  })
})
