import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import readXlsx from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xlsxOf } from '#server/platform/documents/xlsx.ts'
import { ask } from '#tests/api/back-office/ask.ts'
import { guessed, importing } from '#tests/api/product-imports/importing.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { sampleCount } from '#tests/support/catalogue/samples.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { editorOf } from './products.ts'

const path = '/admin/products/export.xlsx'

let app: TestApp
let manager: StaffMember

beforeAll(async () => {
  app = await startTestApp()
  manager = await createStaff(app, 'manager')
  const products = editorOf(app, manager)
  await products.create({
    name: '=1+1',
    nameEn: '_x0041_ <b> & "c"',
    sku: '0012',
    msrp: '399/month',
    hkdCost: '100.5',
    availability: '12',
    description: 'one\ntwo',
    tags: ['a', 'b'],
  })
})

afterAll(() => app.close())

async function workbook(query = ''): Promise<Buffer<ArrayBuffer>> {
  const answer = await ask(app, `${path}?${query}`, manager)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="products-\d{4}-\d\d-\d\d\.xlsx"$/)
  return Buffer.from(await answer.arrayBuffer())
}

/** A row by its headings. */
async function rowOf(file: Buffer, name: string) {
  const [sheet] = await readXlsx(file)
  const [headings = [], ...rows] = sheet?.data ?? []
  const row = rows.find((cells) => cells.includes(name)) ?? []
  return Object.fromEntries(headings.map((heading, column) => [String(heading), row[column]]))
}

describe('GET /admin/products/export.xlsx', () => {
  it('has the SKU first, texts as texts, numbers as numbers, times as times, and no formula', async () => {
    const row = await rowOf(await workbook('headings=en'), '=1+1')
    expect(Object.keys(row).slice(0, 3)).toEqual(['SKU', 'Product Name', 'English Name'])
    expect(row).toMatchObject({
      SKU: '0012',
      'Product Name': '=1+1',
      'English Name': '_x0041_ <b> & "c"',
      Description: 'one\ntwo',
      MSRP: '399/month',
      'HKD Cost': 100.5,
      Availability: 12,
      Tags: 'a, b',
      'Price shown (HKD, calculated)': 399,
      'On the site': 'Listed',
    })
    expect(row['Updated (UTC)']).toBeInstanceOf(Date)
  })

  it('holds what the filter finds, and is noted', async () => {
    const [sheet] = await readXlsx(await workbook('search=0012'))
    expect(sheet?.data).toHaveLength(2)
    await until(async () => {
      const entry = await app.services.database.prisma.auditEntry.findFirst({
        where: { action: 'products.exported' },
        orderBy: { seq: 'desc' },
      })
      return JSON.stringify(entry?.after) === JSON.stringify({ rows: 1, searched: true })
    })
  })

  it('comes back as it went out: an import of it finds nothing to change', async () => {
    const files = importing(app, manager)
    for (const headings of ['en', 'zh-TW']) {
      const { id, columns } = await files.upload(new Uint8Array(await workbook(`headings=${headings}`)))
      const { counts, status } = await files.preview(id, guessed(columns))
      expect([status, counts]).toEqual(['previewed', { create: 0, update: 0, unchanged: sampleCount + 1, error: 0 }])
    }
  })
})

describe('a workbook', () => {
  it('keeps what XML cannot hold out of it, and columns beyond Z in their places', async () => {
    const columns = Array.from({ length: 60 }, (_, index): [string, (row: string) => string] => [
      `H${index}`,
      (row) => `${row}${index}`,
    ])
    const file = await buffer(xlsxOf(Readable.from(['a\0\u0007\ufffe\ud83d']), columns))
    const [sheet] = await readXlsx(file)
    expect(sheet?.data[0]).toEqual(columns.map(([heading]) => heading))
    expect(sheet?.data[1]).toEqual(columns.map((_, index) => `a\ufffd${index}`))
  })

  it('that fails in the middle is broken off', async () => {
    async function* failing() {
      yield 'a'
      throw new Error('gone')
    }
    await expect(buffer(xlsxOf(failing(), [['value', (row) => row]]))).rejects.toThrow('gone')
  })
})
