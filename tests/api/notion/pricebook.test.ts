import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { syncNoteIn } from '#contract/sync/sync-notes.ts'
import { createNotion } from '#server/modules/sync/notion/client.ts'
import type { PricebookChange } from '#server/modules/sync/pricebook/pricebook.rules.ts'
import { pricebookColumns } from '#server/modules/sync/pricebook/pricebook.rules.ts'
import { createPricebook } from '#server/modules/sync/pricebook/pricebook.service.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import type { NewColumn, Row } from '#tests/support/notion/store.ts'
import type { Source } from '#tests/support/notion/workspace.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createTestSync } from '#tests/support/sync.ts'

const pricebookId = '77b6c1de-5a0e-4d3c-9a54-1f6f3c2b9e10'
const signal = () => AbortSignal.timeout(20_000)

let standIn: NotionStandIn
let book: Source

const app = await restoredApp()
beforeEach(async () => {
  standIn = await startNotion()
})
afterEach(() => standIn.close())

const sensor = (name: string, more: Row = {}): Row => ({
  產品名稱: name,
  Category: 'hardware',
  MSRP: 1000,
  'HKD Cost': 450,
  Availability: 'In Stock (36)',
  ...more,
})

/** Products by an import, and a pricebook of these columns. */
async function open(rows: Row[], columns: NewColumn[] = [{ name: 'Name', type: 'title' }]): Promise<string[]> {
  const ids = rows.map((row) => standIn.pages.add(row))
  book = standIn.addDatabase(pricebookId, 'Public Pricebook', columns)
  await importAll()
  return ids
}

const importAll = () => createTestSync(app, standIn).run()
const products = () => app.services.database.prisma.product.findMany({ orderBy: { createdAt: 'asc' } })
const onlyProduct = async () => (await products())[0]

function pricebook() {
  const warnings: string[] = []
  const sleep = async () => {}
  const notion = createNotion({ apiKey: standIn.apiKey, apiUrl: standIn.url, pace: sleep, sleep, timeoutMs: 1000 })
  const { database } = app.services
  const service = createPricebook({
    notion,
    database,
    databaseId: pricebookId,
    warn: (warning) => warnings.push(syncNoteIn(warning, 'en')),
  })
  return { ...service, warnings }
}

/** Plans and does it, as a run does. */
async function bring() {
  const { plan, apply } = pricebook()
  const changes = await plan(signal())
  const outcome = { done: [] as PricebookChange[], refused: [] as string[], failed: [] as string[] }
  await apply(changes, {
    signal: signal(),
    onDone: (change, refused) => {
      outcome.done.push(change)
      outcome.refused.push(...refused.map((reason) => syncNoteIn(reason, 'en')))
    },
    onFailed: (_, reasons) => {
      outcome.failed.push(...reasons.map((reason) => syncNoteIn(reason, 'en')))
    },
  })
  return outcome
}

const kinds = ({ done }: { done: PricebookChange[] }) => done.map(({ kind }) => kind)
const rows = () => book.pages.all().map(({ id }) => book.pages.values(id))
const alive = () => book.pages.all().filter(({ archived, inTrash }) => !archived && !inTrash)

describe('an empty database becomes a pricebook', () => {
  test('with its fifteen columns and a row for each listed product', async () => {
    await open([sensor('漏水感測器', { SKU: 'HI-01', Subcategory: 'Leak' })])
    expect(await bring()).toMatchObject({ refused: [], failed: [] })
    const columns = book.columns.all()
    expect(columns.map(({ name }) => name).toSorted()).toEqual([...pricebookColumns].toSorted())
    expect(Object.fromEntries(columns.map(({ name, type, numberFormat }) => [name, numberFormat ?? type]))).toEqual({
      'Product Name': 'title',
      SKU: 'rich_text',
      MSRP: 'hong_kong_dollar',
      'Min Selling Price': 'hong_kong_dollar',
      Margin: 'percent',
      'Reseller Cost': 'hong_kong_dollar',
      Term: 'select',
      Category: 'select',
      Subcategory: 'rich_text',
      Availability: 'select',
      'HKD Cost': 'hong_kong_dollar',
      'USD Cost': 'dollar',
      'UP Margin': 'percent',
      Recurring: 'select',
      Barrier: 'select',
    })
    expect(rows()).toEqual([
      {
        'Product Name': '漏水感測器',
        SKU: 'HI-01',
        MSRP: 1000,
        'Min Selling Price': 800,
        Margin: 0.2,
        'Reseller Cost': 600,
        Term: 'One-time',
        Category: 'hardware',
        Subcategory: 'Leak',
        Availability: 'In Stock',
        'HKD Cost': 450,
        'USD Cost': 58.5,
        'UP Margin': 0.15,
        Recurring: 'No',
        Barrier: 'Low',
      },
    ])
  })

  test.each([
    ['In Stock (51)', 'In Stock - High'],
    ['In Stock (50)', 'In Stock'],
    ['In Stock (11)', 'In Stock'],
    ['In Stock (10)', 'In Stock - Low'],
    ['Sold Out', 'Out of Stock'],
  ])('"%s" is told as "%s"', async (availability, label) => {
    await open([sensor('Sensor', { Availability: availability, Term: 'Annual' })])
    await bring()
    expect(rows()).toMatchObject([{ Availability: label, Term: 'Annual', Recurring: 'Yes' }])
  })

  test('samples and retired products have no place in it', async () => {
    const [, gone] = await open([sensor('One'), sensor('Two')])
    standIn.pages.trash(String(gone))
    await importAll()
    await app.services.database.prisma.product.updateMany({ where: { name: 'One' }, data: { source: 'sample' } })
    expect(await pricebook().plan(signal())).toEqual([])
  })
})

describe('a plan', () => {
  test('says what each page lacks, and writes nothing', async () => {
    await open([sensor('Sensor', { SKU: 'HI-01' })])
    const before = await products()
    const [change] = await pricebook().plan(signal())
    expect(change).toMatchObject({ kind: 'create', productId: before[0]?.id, pageId: null, name: 'Sensor' })
    expect(change?.fields.slice(0, 3)).toEqual([
      { field: 'Product Name', from: null, to: 'Sensor' },
      { field: 'SKU', from: null, to: 'HI-01' },
      { field: 'MSRP', from: null, to: '1000' },
    ])
    expect(await products()).toEqual(before)
    expect(standIn.writes).toEqual([])
  })

  test('reads the pricebook once, and finds nothing to do after a run', async () => {
    await open(Array.from({ length: 120 }, (_, index) => sensor(`Sensor ${index}`)))
    expect(kinds(await bring())).toEqual(Array(120).fill('create'))
    const before = standIn.requests.length
    expect(await pricebook().plan(signal())).toEqual([])
    expect(standIn.requests.slice(before).map(({ method }) => method)).toEqual(['GET', 'POST', 'POST'])
  })
})

describe('only what changed is sent', () => {
  test('of a product whose price changed', async () => {
    const [page] = await open([sensor('Sensor')])
    await bring()
    standIn.pages.edit(String(page), { MSRP: 1200 })
    await importAll()
    const { done } = await bring()
    expect(done).toMatchObject([
      {
        kind: 'update',
        fields: [
          { field: 'MSRP', from: '1000', to: '1200' },
          { field: 'Min Selling Price', from: '800', to: '960' },
          { field: 'Reseller Cost', from: '600', to: '720' },
        ],
      },
    ])
    expect(standIn.writes.at(-1)).toMatchObject({
      kind: 'update',
      columns: ['MSRP', 'Min Selling Price', 'Reseller Cost'],
    })
    expect(rows()).toMatchObject([{ MSRP: 1200, 'Reseller Cost': 720 }])
  })

  test('what somebody changed in the pricebook stays until the product changes', async () => {
    const [page] = await open([sensor('Sensor')])
    await bring()
    book.pages.edit(String(book.pages.all()[0]?.id), { Barrier: 'High', 'Reseller Cost': 650 })
    expect(await pricebook().plan(signal())).toEqual([])
    standIn.pages.edit(String(page), { MSRP: 2000 })
    await importAll()
    await bring()
    expect(rows()).toMatchObject([{ Barrier: 'High', 'Reseller Cost': 1200 }])
  })

  test('a run changes nothing that the catalogue shows: neither version nor time', async () => {
    await open([sensor('Sensor')])
    const before = await onlyProduct()
    await bring()
    const after = await onlyProduct()
    expect(after).toMatchObject({ version: before?.version, updatedAt: before?.updatedAt })
    expect(after?.pricebookPageId).toBe(book.pages.all()[0]?.id)
  })
})

describe('a pricebook that people kept before', () => {
  const columns: NewColumn[] = [
    { name: '產品 Product', type: 'title' },
    { name: 'sku', type: 'rich_text' },
    { name: 'MSRP', type: 'rich_text' },
    { name: 'Margin', type: 'formula' },
  ]

  test('gets the columns that it lacks; its own are written as they are, and what Notion computes is left', async () => {
    await open([sensor('Sensor', { SKU: 'HI-01' })], columns)
    expect(await bring()).toMatchObject({ refused: [], failed: [] })
    expect(book.columns.all().map(({ name }) => name)).toHaveLength(15)
    expect(rows()).toMatchObject([
      { '產品 Product': 'Sensor', sku: 'HI-01', MSRP: '1000', Margin: null, Term: 'One-time' },
    ])
  })

  test('its pages are found by SKU, else by exact name; one that is blank here is not cleared', async () => {
    await open([sensor('New name', { SKU: 'HI-01' }), sensor('Meter'), sensor('Gateway')], columns)
    book.pages.add({ '產品 Product': 'Old name', sku: 'HI-01' })
    book.pages.add({ '產品 Product': 'Meter', sku: 'EM-1' })
    book.pages.add({ '產品 Product': 'gateway' })
    expect(kinds(await bring()).toSorted()).toEqual(['create', 'update', 'update'])
    expect(rows()).toMatchObject([
      { '產品 Product': 'New name', sku: 'HI-01' },
      { '產品 Product': 'Meter', sku: 'EM-1' },
      { '產品 Product': 'gateway' },
      { '產品 Product': 'Gateway' },
    ])
  })

  test('a page of the same name with another SKU is another product', async () => {
    await open([sensor('Sensor', { SKU: 'HI-01' })], columns)
    book.pages.add({ '產品 Product': 'Sensor', sku: 'HI-02' })
    expect(kinds(await bring())).toEqual(['create'])
  })

  test('one page serves one product', async () => {
    const [, two] = await open([sensor('One', { SKU: 'HI-01' }), sensor('Two')], columns)
    standIn.pages.edit(String(two), { SKU: 'HI-01' })
    await importAll()
    book.pages.add({ '產品 Product': 'One', sku: 'HI-01' })
    expect(kinds(await bring()).toSorted()).toEqual(['create', 'update'])
    const kept = (await products()).map(({ pricebookPageId }) => pricebookPageId)
    expect(new Set(kept).size).toBe(2)
  })

  test('an option that Notion refuses is reported, again with each run; the rest goes', async () => {
    await open([sensor('Sensor', { Barrier: 'Low' })], columns)
    await app.services.database.prisma.product.updateMany({ data: { barrier: 'Permits, power' } })
    const message = 'Column “Barrier” of the pricebook cannot hold “Permits, power”: an option cannot hold a comma.'
    expect(await bring()).toMatchObject({ done: [{ kind: 'create' }], refused: [message], failed: [] })
    expect(rows()).toMatchObject([{ '產品 Product': 'Sensor', Barrier: null }])
    expect(await bring()).toEqual({ done: [], refused: [], failed: [message] })
  })
})

describe('retiring', () => {
  test('puts the page in the trash; a product that comes back gets a new one', async () => {
    const [page] = await open([sensor('Sensor'), sensor('Other')])
    await bring()
    standIn.pages.trash(String(page))
    await importAll()
    expect(kinds(await bring())).toEqual(['retire'])
    expect(alive()).toHaveLength(1)
    standIn.pages.restore(String(page))
    await importAll()
    expect(kinds(await bring())).toEqual(['create'])
    expect(alive()).toHaveLength(2)
  })

  test('a page that somebody put in the trash is not resurrected, nor made again', async () => {
    const [page] = await open([sensor('Sensor')])
    await bring()
    book.pages.trash(String(book.pages.all()[0]?.id))
    standIn.pages.edit(String(page), { MSRP: 1200 })
    await importAll()
    expect(await bring()).toEqual({ done: [], refused: [], failed: [] })
    expect(alive()).toEqual([])
  })

  test('a page that is gone meanwhile is retired all the same', async () => {
    const [page] = await open([sensor('Sensor'), sensor('Other')])
    await bring()
    standIn.pages.trash(String(page))
    await importAll()
    const { plan, apply } = pricebook()
    const changes = await plan(signal())
    book.pages.remove(String(changes[0]?.pageId))
    await apply(changes, { signal: signal(), onDone: () => {}, onFailed: expect.fail })
    expect((await products()).filter(({ pricebookPageId }) => pricebookPageId === null)).toHaveLength(1)
  })
})

describe('never a page twice', () => {
  test.each([
    ['the answer is lost', { kind: 'lost' }],
    ['the answer is cut', { kind: 'cut' }],
    ['Notion answers 502 though it was done', { kind: 'status', status: 502, done: true }],
    ['Notion is silent', { kind: 'slow', ms: 5000 }],
  ] as const)('%s: the page is looked for and kept', async (_, fault) => {
    await open([sensor('Sensor', { SKU: 'HI-01' })])
    standIn.fail(fault, { when: ({ method, path }) => method === 'POST' && path === '/v1/pages' })
    expect(kinds(await bring())).toEqual(['create'])
    expect(await onlyProduct()).toMatchObject({ pricebookPageId: alive()[0]?.id, pricebookStartedAt: null })
    expect(await pricebook().plan(signal())).toEqual([])
    expect(alive()).toHaveLength(1)
  })

  test('5xx, and it was not done: it is said, and made with the next run', async () => {
    await open([sensor('Sensor'), sensor('Other')])
    standIn.fail({ kind: 'status', status: 503, message: 'Busy.' }, { when: ({ path }) => path === '/v1/pages' })
    expect(await bring()).toMatchObject({
      done: [{ kind: 'create' }],
      failed: [expect.stringContaining('Notion said: “Busy.”')],
    })
    expect(kinds(await bring())).toEqual(['create'])
    expect(alive()).toHaveLength(2)
  })

  test('a process that dies before it keeps the page: the next run keeps it, though the product got another name', async () => {
    const [page] = await open([sensor('Sensor')])
    const { plan, apply } = pricebook()
    const changes = await plan(signal())
    const death = new AbortController()
    standIn.fail({ kind: 'slow', ms: 60_000 }, { when: ({ path }) => path === '/v1/pages' })
    standIn.onRequest(({ path }) => {
      if (path === '/v1/pages') death.abort(new Error('SIGKILL'))
    })
    const dying = apply(changes, { signal: death.signal, onDone: expect.fail, onFailed: expect.fail })
    await expect(dying).rejects.toThrow('SIGKILL')
    expect(alive()).toHaveLength(1)
    expect(await onlyProduct()).toMatchObject({ pricebookPageId: null, pricebookStartedAt: expect.any(Date) })
    standIn.pages.edit(String(page), { 產品名稱: 'Renamed' })
    await importAll()
    expect(kinds(await bring())).toEqual(['update'])
    expect(rows()).toMatchObject([{ 'Product Name': 'Renamed' }])
    expect(await onlyProduct()).toMatchObject({ pricebookPageId: alive()[0]?.id, pricebookStartedAt: null })
  })

  test('another pricebook begins anew', async () => {
    await open([sensor('Sensor')])
    await bring()
    const first = book
    book = standIn.addDatabase('0d8f1c52-6e0b-4f0f-8f5e-2f2f6e1f7a01', 'Another', [{ name: 'Name', type: 'title' }])
    const sleep = async () => {}
    const { plan, apply } = createPricebook({
      notion: createNotion({ apiKey: standIn.apiKey, apiUrl: standIn.url, pace: sleep, sleep }),
      database: app.services.database,
      databaseId: 'https://www.notion.so/0d8f1c526e0b4f0f8f5e2f2f6e1f7a01?v=00000000000000000000000000000000',
      warn: (warning) => expect.fail(syncNoteIn(warning, 'en')),
    })
    await apply(await plan(signal()), { signal: signal(), onDone: () => {}, onFailed: expect.fail })
    expect(rows()).toMatchObject([{ 'Product Name': 'Sensor' }])
    expect(first.pages.all()).toHaveLength(1)
  })
})

describe('what Notion refuses', () => {
  test('of one page holds the others back no more', async () => {
    const [page] = await open([sensor('One'), sensor('Two')])
    await bring()
    for (const { id } of standIn.pages.all()) standIn.pages.edit(id, { MSRP: 1500 })
    await importAll()
    const refused = (await products()).find(({ notionPageId }) => notionPageId === page)?.pricebookPageId
    standIn.fail(
      { kind: 'status', status: 400, message: 'No.' },
      { times: 99, when: ({ method, path }) => method === 'PATCH' && path.endsWith(`${refused}`) },
    )
    expect(await bring()).toMatchObject({
      done: [{ kind: 'update' }],
      failed: [expect.stringContaining('Notion said: “No.”')],
    })
    expect(
      rows()
        .map(({ MSRP }) => MSRP)
        .toSorted(),
    ).toEqual([1000, 1500])
    expect(await pricebook().plan(signal())).toHaveLength(1)
  })

  test.each([
    ['the key', 401],
    ['the right to write', 403],
    ['the database', 404],
  ])('for want of %s ends it', async (_, status) => {
    await open([sensor('One'), sensor('Two')])
    standIn.fail({ kind: 'status', status, message: 'No.' }, { times: 99, when: ({ path }) => path === '/v1/pages' })
    await expect(bring()).rejects.toMatchObject({ message: 'No.', status })
    expect(standIn.requests.filter(({ path }) => path === '/v1/pages')).toHaveLength(1)
  })

  test('it is away: after five pages in a row the run ends', async () => {
    await open(Array.from({ length: 8 }, (_, index) => sensor(`Sensor ${index}`)))
    standIn.fail(
      { kind: 'status', status: 503, message: 'Busy.' },
      { times: 99, when: ({ path }) => path === '/v1/pages' },
    )
    await expect(bring()).rejects.toThrow('Busy.')
    expect(standIn.requests.filter(({ path }) => path === '/v1/pages')).toHaveLength(5)
    expect(alive()).toEqual([])
  })

  test('a pricebook that Notion does not list to its end is left as it is', async () => {
    await standIn.close()
    standIn = await startNotion({ queryLimit: 3 })
    await open([sensor('One')])
    for (let index = 0; index < 8; index += 1) book.pages.add({ Name: `Row ${index}` })
    const { plan, warnings } = pricebook()
    expect(await plan(signal())).toEqual([])
    expect(warnings).toEqual([expect.stringMatching(/^The pricebook was left as it is: Notion lists no more/)])
  })
})
