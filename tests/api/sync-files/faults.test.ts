import { appendFileSync } from 'node:fs'
import { stat, symlink } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { syncConnectionSchema } from '#contract/sync/sync.ts'
import { syncNoteIn } from '#contract/sync/sync-notes.ts'
import { createImportReaders } from '#server/modules/catalogue/index.ts'
import { filesIn } from '#server/modules/sync/files/folder.ts'
import { createFileSource, filesTableId } from '#server/modules/sync/index.ts'
import { patientReaders, startTestApp, type TestApp } from '#tests/support/app.ts'
import { restoreRows } from '#tests/support/restored.ts'
import { createSourceFolder, type SourceFolder } from '#tests/support/source-files.ts'
import { createStaff } from '#tests/support/staff.ts'
import { answered } from '../back-office/ask.ts'
import { proposedMapping } from '../sync-staff/foreign.ts'
import { type Company, companyOf, csv, headings, rows } from './company.ts'

let folder: SourceFolder
let app: TestApp
let company: Company

beforeAll(async () => {
  folder = createSourceFolder()
  app = await startTestApp({ SOURCE_FOLDER: folder.path })
  await app.services.database.prisma.product.deleteMany()
})
afterAll(async () => {
  await app.close()
  folder.delete()
})
restoreRows(() => app)

beforeEach(async () => {
  await folder.clear()
  const admin = await createStaff(app, 'super_admin')
  company = companyOf(app, { admin, manager: await createStaff(app, 'manager') })
  await folder.save('products.csv', csv(rows.leak, rows.cloud))
  await answered(await company.connect({ source: 'folder' }), syncConnectionSchema)
  await company.keep(proposedMapping(await company.studio()))
  expect(await company.sync()).toMatchObject({ status: 'succeeded', created: 2 })
})

/** A price list of that many rows, their SKUs counted on from `first`. */
const manyRows = (count: number, first = 0) =>
  csv(...Array.from({ length: count }, (_, index) => `感測器 ${first + index},S-${first + index},10,5,,`))

describe('A run stops, changes nothing and says why, where', () => {
  it.each<[string, () => Promise<void>, english: string]>([
    ['the folder is empty', () => folder.clear(), 'There is no CSV or XLSX file in the folder.'],
    [
      'a file begins with no heading',
      () => folder.save('more.csv', `${rows.gateway}\n${rows.leak.replace('WL', 'XX')}`),
      'more.csv: The first row has no heading “Item”, the column that names the products.',
    ],
    [
      'two columns are headed alike',
      () => folder.save('products.csv', csv(rows.leak).replace('Pic', 'code')),
      'products.csv: Two columns are headed “code”. Give one of them another heading.',
    ],
    [
      'a SKU stands twice, however it is capitalised',
      () => folder.save('more.csv', csv(rows.gateway, rows.leak.replace('WL-01', 'wl-01'))),
      'SKU “WL-01” stands twice: more.csv row 3 and products.csv row 2. Correct one of the rows.',
    ],
    [
      'two rows without a SKU are called alike',
      () => folder.save('more.csv', csv('網關,,1,,,', '網關,,2,,,')),
      'Two rows without a SKU are both called “網關”: more.csv row 2 and more.csv row 3. Give them SKUs.',
    ],
    [
      'a quotation mark is never closed',
      () => folder.save('products.csv', `${headings}\n"漏水感測器,WL-01,1`),
      'products.csv: A quotation mark in the file is never closed. Check its quotation marks.',
    ],
    [
      'a row has a cell too many',
      () => folder.save('products.csv', csv(rows.leak, '雲端平台,CL-02,1,180,400,資料平台,')),
      'products.csv: Row 3: The row has more cells than there are headings, so it is unclear which value belongs to which column. Put a value that holds a separator in quotation marks.',
    ],
    [
      'a file ends in the middle of a row',
      () => folder.save('products.csv', `${headings}\r\n${rows.leak}\r\n雲端平台,CL-02,51`),
      'products.csv: Row 3: The file ends in the middle of this row. Get the whole file and try again.',
    ],
    [
      'a file ends in its last number',
      () => folder.save('products.csv', 'Item,Code,Qty\r\n漏水感測器,WL-01,12\r\n雲端平台,CL-02,40'),
      'products.csv: No line break follows the last value, “40”: the file may have been cut off. Get the whole file; if it is whole, end it with a line break.',
    ],
    [
      'a spreadsheet has damaged a SKU',
      () => folder.save('products.csv', csv(rows.leak, '雲端平台,1.23457E+12,51.2,400,資料平台,')),
      'products.csv: Row 3: A spreadsheet has turned the code into a number such as 1.23E+12. Format the column as text and enter it again.',
    ],
    [
      'a file is no table',
      () => folder.save('products.csv', Uint8Array.of(0, 1, 2)),
      'products.csv: The file is neither text nor a spreadsheet. Save it as CSV or XLSX.',
    ],
    [
      'a workbook is half written',
      () => folder.save('more.xlsx', Buffer.from('PK\u0003\u0004 half')),
      'more.xlsx: The file is damaged, or is no spreadsheet. Open it in a spreadsheet program and save it again.',
    ],
    [
      'a file is larger than 20 MB',
      () => folder.save('more.csv', Buffer.alloc(21 * 1024 * 1024, 'a')),
      'more.csv: The file is larger than 20 MB.',
    ],
    [
      'the files are larger than 60 MB together',
      async () => {
        for (let n = 0; n < 4; n += 1) await folder.save(`${n}.csv`, Buffer.alloc(16 * 1024 * 1024, 'a'))
      },
      'The files in the folder are larger than 60 MB together.',
    ],
    [
      'a file has more than 100,000 rows',
      () => folder.save('products.csv', manyRows(100_001)),
      'products.csv: The file has more than 100,000 rows, which is as many as a sync reads.',
    ],
    [
      'files have more than 100,000 rows together',
      async () => {
        await folder.save('products.csv', manyRows(50_001))
        await folder.save('more.csv', manyRows(50_000, 50_001))
      },
      'The files have more than 100,000 rows together, which is as many as a sync reads.',
    ],
    [
      'there are too many files',
      async () => {
        for (let n = 0; n < 50; n += 1) await folder.save(`${n}.csv`, csv(rows.gateway))
      },
      'There are more than 50 files in the folder. Put some together.',
    ],
  ])('%s', async (_what, begin, english) => {
    const before = await company.listed()
    await begin()
    const run = await company.sync()
    expect(run).toMatchObject({ status: 'failed', created: 0, updated: 0, retired: 0 })
    expect(run.errors).toEqual([`${english} · The product files could not be read; nothing was changed.`])
    expect(syncNoteIn(run.errorNotes[0] ?? '', 'zh-TW')).toMatch(/ · 未能讀取產品檔案，未有更改任何內容。$/)
    expect(await company.listed()).toEqual(before)
  })
})

it('line ends that differ retire nothing', async () => {
  await folder.save('products.csv', `${headings}\r\n${rows.leak}\n${rows.cloud}\n${rows.gateway}\n`)
  expect(await company.sync()).toMatchObject({ status: 'succeeded', created: 1, updated: 0, retired: 0 })
})

it('a value that is not certain leaves its product as it was, and the run says where it stands', async () => {
  const before = await company.listed()
  await folder.save('products.csv', csv(rows.leak.replace(',100,', ',"0,500",'), rows.cloud))
  const run = await company.sync()
  expect(run).toMatchObject({ status: 'succeeded', retired: 0 })
  expect(run.warnings).toContainEqual(
    expect.stringContaining('漏水感測器 (products.csv row 2): the value “0,500” of MSRP was not taken'),
  )
  expect(await company.listed()).toEqual(before)
})

it('a row that names no product is counted', async () => {
  await folder.save('products.csv', csv(rows.leak, rows.cloud, ',XX-9,1,2,,'))
  expect((await company.sync()).warnings).toContainEqual('products.csv row 4 names no product and was left out.')
})

it('a file of 100,000 rows, the most, is read whole', async () => {
  await folder.save('products.csv', manyRows(100_000))
  const readers = createImportReaders(app.databaseUrl, patientReaders)
  try {
    const source = createFileSource({
      kind: 'folder',
      at: folder.path,
      readTable: readers.read,
      memory: {},
      allowOrigin: app.url,
    })
    const { signal } = new AbortController()
    const { columns } = await source.table(filesTableId, signal)
    expect(columns.map(({ name }) => name)).toEqual(headings.split(','))
    const skus = new Set<string | null>()
    for await (const { pages } of source.pages(filesTableId, { signal })) {
      expect(pages).toHaveLength(100)
      for (const { cells } of pages) skus.add(cells.find(({ id }) => id === 'code')?.text(false) ?? null)
    }
    expect(skus.size).toBe(100_000)
    expect(skus).toContain('S-99999')
  } finally {
    await readers.close()
  }
})

describe('A file that changes while it is read', () => {
  const large = `${headings}\n${'a,b,1,2,c,\n'.repeat(800_000)}` // it takes a dozen readings
  const sizes = async (waitMs: number) => {
    const { signal } = new AbortController()
    const found = await filesIn(folder.path, { quiet: { quietMs: 0, waitMs }, signal })
    return found.map(({ bytes }) => bytes.length)
  }

  /** A program adds rows to the file, between any two readings of a part of it, while `meanwhile` goes on. @returns the size that it then has */
  async function growing(meanwhile: () => Promise<void>): Promise<number> {
    let isOver = false
    const file = path.join(folder.path, 'products.csv')
    const writing = (async () => {
      for (; !isOver; await setImmediate()) appendFileSync(file, 'd,e,1,2,f,\n')
    })()
    await meanwhile().finally(() => {
      isOver = true
    })
    await writing
    return (await stat(file)).size
  }

  it('is read again, and given up where it goes on changing', async () => {
    await folder.save('products.csv', large)
    const size = await growing(async () => {
      await expect(sizes(300)).rejects.toMatchObject({
        note: { code: 'file.fault', params: { file: 'products.csv', reason: { code: 'file.changing' } } },
      })
    })
    expect(size).toBeGreaterThan(large.length)
    expect(await sizes(300)).toEqual([size])
  })

  it('is read whole where it stops changing', async () => {
    await folder.save('products.csv', large)
    let reading: ReturnType<typeof sizes> | undefined
    const size = await growing(async () => {
      reading = sizes(20_000)
      await setTimeout(50)
    })
    expect(await reading).toEqual([size])
  })
})

it('a file that was saved a moment ago is waited for, and read', async () => {
  await folder.save('products.csv', csv(rows.leak, rows.cloud, rows.gateway), new Date())
  const began = Date.now()
  expect(await company.sync()).toMatchObject({ status: 'succeeded', created: 1 })
  expect(Date.now() - began).toBeGreaterThan(1000)
})

it('no link is followed, and nothing below the folder is read', async () => {
  const outside = createSourceFolder()
  try {
    await outside.save('secret.csv', csv(rows.gateway))
    await symlink(path.join(outside.path, 'secret.csv'), path.join(folder.path, 'secret.csv'))
    await symlink(outside.path, path.join(folder.path, 'elsewhere.csv'))
    expect(await company.sync()).toMatchObject({ status: 'succeeded', created: 0, unchanged: 2 })
    expect((await company.studio()).title).toBe('products.csv')
  } finally {
    outside.delete()
  }
})

it('a folder that is gone is said to be', async () => {
  const gone = await startTestApp({ DATABASE_URL: app.databaseUrl, SOURCE_FOLDER: path.join(folder.path, 'none') })
  try {
    const there = companyOf(gone, company)
    expect(await there.sync()).toMatchObject({
      status: 'failed',
      errorNotes: [
        { code: 'files.not-read', params: { reason: { code: 'folder.away', params: { reason: 'ENOENT' } } } },
      ],
    })
  } finally {
    await gone.close()
  }
})
