import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportColumn } from '#contract/catalogue/product-imports.ts'
import { staffProductPageSchema } from '#contract/catalogue/staff-products.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { detail, writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { csv, importing } from '#tests/api/product-imports/importing.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import {
  columnEntries,
  createParts,
  entryOf,
  fields,
  lifeColumns,
  pictureOf,
  recordColumns,
  recordEntries,
  recordOf,
  rowOf,
  type Side,
  sides,
  valueAt,
} from './fields.ts'
import { type Editor, editorOf } from './products.ts'

let pictures: Server
let app: TestApp
let manager: StaffMember
let products: Editor

beforeAll(async () => {
  pictures = createServer((request, response) => response.end(pictureOf(request.url === '/a.png' ? 'a' : 'b')))
  await once(pictures.listen(0, '127.0.0.1'), 'listening')
  app = await startTestApp({ NOTION_API_URL: originOf(pictures) })
  manager = await createStaff(app, 'manager')
  products = editorOf(app, manager)
  await createParts(products)
})

afterAll(async () => {
  await app.close()
  pictures.close()
})

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** What an editor saves. */
function typed(side: Side) {
  const url = `${originOf(pictures)}/${side}.png`
  return { ...recordOf(side), images: [{ key: url, url, name: `${side}.png` }] }
}

const other = (side: Side): Side => (side === 'a' ? 'b' : 'a')

it('every column of the table is told of, once', async () => {
  const columns = await app.services.database.prisma.$queryRaw<{ name: string }[]>`
    SELECT column_name AS "name" FROM information_schema.columns WHERE table_name = 'Product' AND table_schema = current_schema()`
  const described = [...recordColumns, ...Object.keys(lifeColumns)]
  expect(described.toSorted()).toEqual(columns.map(({ name }) => name).toSorted())
})

it('every field of a record is told of, and pictures', async () => {
  const { record } = await products.create({ name: 'Fields' })
  expect([...fields, 'images'].toSorted()).toEqual(Object.keys(record).toSorted())
})

it.each(recordColumns)('%s is another of the one record than of the other', (column) => {
  expect(entryOf(column).a).not.toEqual(entryOf(column).b)
})

/** A file's rows below its headings, in Chinese or English; the SKU of the first record, which finds the product. */
async function fileIn(side: Side, language: 0 | 1): Promise<void> {
  const files = importing(app, manager)
  const cells = fields.map((field) => {
    const value = field === 'sku' ? `FILE-${language}` : recordOf(side)[field]
    return Array.isArray(value) ? value.join(', ') : (value ?? '')
  })
  const headings = fields.map((field) => recordEntries[field].notion[language])
  const { id } = await files.previewed(csv(headings, cells))
  expect(await files.apply(id)).toMatchObject({ status: 'applied', error: null })
}

/** Makes a product of one record and changes it to the other. `but`: columns of which it says nothing. Its rows, made and changed. */
interface Way {
  but: string[]
  run: (side: Side) => Promise<Record<string, unknown>[]>
}

const writers: Record<string, Way> = {
  'an editor saves it': {
    but: [],
    async run(side) {
      const made = await products.create(typed(side))
      const first = await rowOf(app, made.id)
      await products.edit(made, typed(other(side)))
      return [first, await rowOf(app, made.id)]
    },
  },
  'an editor reverts to it': {
    but: [],
    async run(side) {
      const made = await products.create(typed(side))
      const edited = await products.edit(made, typed(other(side)))
      const back = await products.revert(edited, 1)
      const first = await rowOf(app, made.id)
      await products.revert(back, 2)
      return [first, await rowOf(app, made.id)]
    },
  },
  // this file holds no pictures, and its SKU says which product it is
  'a file with Chinese headings holds it': { but: ['sku', 'images', 'record'], run: (side) => byFile(side, 1) },
  'a file with English headings holds it': { but: ['sku', 'images', 'record'], run: (side) => byFile(side, 0) },
  // without a revision, and without pictures, as the samples are
  'it is a sample': {
    but: ['images', 'issues'],
    async run(side) {
      const [former] = await writeProducts(app.services.database, [recordOf(side)])
      const id = former?.id ?? ''
      const first = await rowOf(app, id)
      await writeProducts(app.services.database, [{ ...recordOf(other(side)), former }])
      return [first, await rowOf(app, id)]
    },
  },
}

async function byFile(side: Side, language: 0 | 1) {
  await fileIn(side, language)
  const { id } = await app.services.database.prisma.product.findFirstOrThrow({ where: { sku: `FILE-${language}` } })
  const first = await rowOf(app, id)
  await fileIn(other(side), language)
  const second = await rowOf(app, id)
  await app.services.database.prisma.product.delete({ where: { id } })
  return [first, second]
}

describe.each(Object.entries(writers))('a column follows from a record when %s', (_way, { but, run }) => {
  const rows: Partial<Record<Side, Record<string, unknown>[]>> = {}
  beforeAll(async () => {
    for (const side of sides) rows[side] = await run(side)
  })

  it.each(recordColumns.filter((column) => !but.includes(column)))('%s', (column) => {
    const { a, b } = entryOf(column)
    expect({ a: rows.a?.map((row) => row[column]), b: rows.b?.map((row) => row[column]) }).toEqual({
      a: [a, b],
      b: [b, a],
    })
  })
})

describe.each(sides)('of record %s', (side) => {
  let id: string
  let slug: string
  beforeAll(async () => {
    await app.services.database.prisma.product.deleteMany() // two of one SKU are an issue
    await createParts(products)
    ;({ id, slug } = await products.create(typed(side)))
  })

  it.each(recordColumns.filter((column) => entryOf(column).visitor))('visitors read %s', async (column) => {
    const entry = entryOf(column)
    expect(valueAt(await detail(app, slug), entry.visitor ?? '')).toEqual(entry[side])
  })

  it.each(recordColumns.filter((column) => entryOf(column).staff))('staff read %s', async (column) => {
    const { record, ...product } = await products.get(id)
    const { images, ...rest } = record
    expect(images).toHaveLength(1)
    expect(valueAt({ ...product, record: rest }, entryOf(column).staff ?? '')).toEqual(entryOf(column)[side])
  })

  it.each(recordColumns.filter((column) => entryOf(column).table))('the table shows %s', async (column) => {
    const page = await answered(await ask(app, '/admin/products?pageSize=100', manager), staffProductPageSchema)
    const row = page.items.find((item) => item.id === id)
    expect(valueAt(row, entryOf(column).table ?? '')).toEqual(entryOf(column)[side])
  })

  it('its picture is read by visitors and staff', async () => {
    const [kept] = columnEntries.images[side]
    const url = expect.stringContaining(kept?.hash ?? '')
    const read = { name: kept?.name, url, origin: 'given', alt: null, size: null, widths: [] }
    expect((await detail(app, slug)).images).toEqual([read])
    expect((await products.get(id)).pictures).toEqual([expect.objectContaining({ name: kept?.name, url })])
  })

  describe('the workbook holds, under a heading that an import knows,', () => {
    let columns: ImportColumn[]
    beforeAll(async () => {
      const answer = await ask(app, `/admin/products/export.xlsx?headings=en&search=${recordOf(side).sku}`, manager)
      expect(answer.status).toBe(200)
      ;({ columns } = await importing(app, manager).upload(new Uint8Array(await answer.arrayBuffer())))
    })

    it.each(fields)('%s', (field) => {
      const value = recordOf(side)[field]
      const cell = Array.isArray(value) ? value.join(', ') : value
      const found = columns.find(({ guess }) => guess === field)
      expect(found?.heading).toBe(recordEntries[field].notion[0])
      expect(found?.samples).toContain(/^\d+\.\d+$/.test(cell ?? '') ? String(Number(cell)) : cell)
    })
  })
})

describe('what an edit keeps beside the record', () => {
  /** A sample of Notion's making in every way: each of these columns has something to lose. */
  const before = `"source" = 'sample', "machineTranslated" = '{nameEn}', "synced" = "record", "updatedAt" = '2026-01-01'`
  const rows: Record<string, unknown>[] = []
  beforeAll(async () => {
    const made = await products.create(typed('a'))
    rows.push(await rowOf(app, made.id))
    await app.services.database.prisma.$executeRawUnsafe(`UPDATE "Product" SET ${before} WHERE "id" = '${made.id}'`)
    const retired = await products.retire(await products.edit(made, { ...typed('b') }))
    rows.push(await rowOf(app, made.id))
    await products.restore(retired)
    rows.push(await rowOf(app, made.id))
  })

  it.each<[keyof typeof lifeColumns, unknown, unknown, unknown]>([
    ['version', 1, 3, 4],
    ['source', 'local', 'local', 'local'],
    ['slug', expect.stringMatching(/^leak-sensor/), expect.stringMatching(/^door-sensor/), expect.any(String)],
    ['machineTranslated', [], [], []],
    ['retiredAt', null, expect.stringMatching(/^20/), null],
    ['pending', [], expect.arrayContaining([...fields, 'images', 'retired']), expect.not.arrayContaining(['retired'])],
    [
      'updatedAt',
      expect.any(String),
      expect.not.stringMatching(/^2026-01-01/),
      expect.not.stringMatching(/^2026-01-01/),
    ],
    ['createdAt', expect.any(String), expect.any(String), expect.any(String)],
  ])('%s', (column, made, retired, restored) => {
    expect(rows.map((row) => row[column])).toEqual([made, retired, restored])
  })
})
