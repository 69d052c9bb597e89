import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Feed, feedRunSchema, feedsAnswerSchema, type SftpFeed } from '#contract/site/feeds.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { lineOf, productWith, sellerOf } from '#tests/api/orders/orders.ts'
import { editorOf } from '#tests/api/products-staff/products.ts'
import { startTestApp } from '#tests/support/app.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff } from '#tests/support/staff.ts'
import { startSftpServer } from './sftp-server.ts'

const root = await mkdtemp(path.join(tmpdir(), 'feeds-'))
const [remote, folder, keys] = ['remote', 'folder', 'keys'].map((name) => path.join(root, name)) as [
  string,
  string,
  string,
]
for (const made of [remote, keys]) await mkdir(made, { recursive: true })
const server = await startSftpServer(remote)
await writeFile(path.join(keys, 'erp-key'), server.privateKey)
let aheadMs = 0
/** Milliseconds by which each reading of the clock moves it. */
let stepMs = 0
const now = () => {
  aheadMs += stepMs
  return new Date(Date.now() + aheadMs)
}
const app = await startTestApp({ FEEDS_FOLDER: folder, FEEDS_KEYS: keys }, { now })
afterAll(async () => {
  await app.close()
  await server.close()
})
const { prisma } = app.services.database
const admin = await createStaff(app, 'super_admin')
const editor = editorOf(app, admin)

/** 06:30 in Hong Kong. */
const dueAt = new Date('2026-11-30T22:30:20Z')
const overSftp: Omit<SftpFeed, 'name' | 'kind'> = {
  isEnabled: true,
  cron: '30 6 * * *',
  place: 'sftp',
  host: '127.0.0.1',
  port: server.port,
  user: 'erp',
  hostKey: server.fingerprint,
  keyFile: 'erp-key',
  path: 'erp',
}
const inFolder = { isEnabled: true, cron: '30 6 * * *', place: 'folder', path: 'shop' } as const

const present = async () => answered(await ask(app, '/admin/feeds', admin), feedsAnswerSchema)
const put = async (feeds: object[]) =>
  ask(app, '/admin/feeds', admin, { method: 'PUT', body: { values: { feeds }, version: (await present()).version } })

async function set(...feeds: Feed[]): Promise<void> {
  await answered(await put(feeds), feedsAnswerSchema)
}

async function runs() {
  return (await present()).runs
}

const drop = (name: string, content: string) => writeFile(path.join(remote, 'erp', name), content)
const filesIn = async (...names: string[]) => (await readdir(path.join(...names)).catch(() => [])).toSorted()
const notices = () => prisma.notification.findMany({ where: { kind: 'feed.failed' } })

beforeEach(async () => {
  for (const place of [path.join(remote, 'erp'), path.join(folder, 'shop')]) {
    await rm(place, { recursive: true, force: true })
    await mkdir(place, { recursive: true })
  }
  aheadMs = 0
  stepMs = 0
  server.breaks(false)
  await prisma.feedRun.deleteMany()
  await prisma.notification.deleteMany()
})

describe('files that are taken in', () => {
  it('stock over SFTP: at its time in Hong Kong, all rows, then moved aside', async () => {
    const [first, second] = await Promise.all([
      productWith(app, admin, 5, 'hardware', { sku: 'ST-1' }),
      productWith(app, admin, 5, 'hardware', { sku: 'ST-2' }),
    ])
    await set({ ...overSftp, name: 'ERP stock', kind: 'stock_in' })
    await drop('stock.csv', 'SKU,Quantity\nST-1,41\nST-2,5\n')
    await app.services.feedRuns.runDue(new Date('2026-11-30T06:30:00Z'))
    expect(await runs()).toEqual([])
    await app.services.feedRuns.runDue(dueAt)
    const file = {
      name: 'stock.csv',
      isDone: true,
      fault: null,
      created: 0,
      updated: 1,
      unchanged: 1,
      refused: 0,
      errors: [],
    }
    expect(await runs()).toMatchObject([
      { feed: 'ERP stock', fault: null, files: [file], finishedAt: expect.any(String) },
    ])
    expect((await editor.get(first)).record.availability).toBe('41')
    expect((await editor.get(second)).record.availability).toBe('5')
    expect(await filesIn(remote, 'erp', 'done')).toEqual(['2026-12-01-063000-stock.csv'])
    expect(await notices()).toEqual([])
  })

  it('with an error in one row, changes nothing: the log names rows, staff are notified', async () => {
    const id = await productWith(app, admin, 5, 'hardware', { sku: 'ST-3' })
    await set({ ...overSftp, name: 'ERP stock', kind: 'stock_in' })
    await drop('bad.csv', 'SKU,Quantity\nST-3,9\nNOBODY-1,4\nST-3X,\n')
    await app.services.feedRuns.runDue(dueAt)
    const [run] = await runs()
    expect(run?.files).toMatchObject([{ name: 'bad.csv', isDone: false, fault: 'rows', updated: 0 }])
    expect(run?.files[0]?.errors[0]).toEqual({ row: 3, field: null, code: 'unknown_product', figure: '' })
    expect((await editor.get(id)).record.availability).toBe('5')
    expect(await filesIn(remote, 'erp', 'failed')).toEqual(['2026-12-01-063000-bad.csv'])
    expect(await notices()).toMatchObject([{ userId: admin.id, params: { name: 'ERP stock', file: 'bad.csv' } }])
  })

  it('prices change prices alone, whatever else the file has', async () => {
    const id = await productWith(app, admin, 5, 'hardware', { sku: 'PR-1', name: 'Leak sensor PR-1' })
    await set({ ...inFolder, name: 'Prices', kind: 'prices_in' })
    await writeFile(path.join(folder, 'shop', 'prices.csv'), 'SKU,Name,MSRP,Quantity\nPR-1,Another,1280,77\n')
    await app.services.feedRuns.runDue(dueAt)
    expect((await runs())[0]?.files).toMatchObject([{ isDone: true, updated: 1 }])
    expect((await editor.get(id)).record).toMatchObject({ name: 'Leak sensor PR-1', msrp: '1280', availability: '5' })
    expect(await filesIn(folder, 'shop')).toEqual(['done'])
  })

  it('products are made and changed', async () => {
    await set({ ...inFolder, name: 'Products', kind: 'products_in' })
    await writeFile(
      path.join(folder, 'shop', 'products.csv'),
      'SKU,Name,Category,MSRP\nNEW-1,Feed sensor,hardware,900\n',
    )
    await app.services.feedRuns.runDue(dueAt)
    expect((await runs())[0]?.files).toMatchObject([{ isDone: true, created: 1 }])
    expect(await prisma.product.findFirst({ where: { sku: 'NEW-1' } })).toMatchObject({ name: 'Feed sensor' })
  })

  it.each([
    ['no column that is asked for', 'SKU,Colour\nST-1,red\n', 'no_column'],
    ['no product named', 'Quantity,Colour\n5,red\n', 'no_product_named'],
    ['no rows', 'SKU,Quantity\n', 'empty'],
    ['an open quotation mark', 'SKU,Quantity\n"ST-1,5\n', 'open_quote'],
  ])('%s: refused as a whole', async (_what, content, fault) => {
    await set({ ...inFolder, name: 'Stock', kind: 'stock_in' })
    await writeFile(path.join(folder, 'shop', 'file.csv'), content)
    await app.services.feedRuns.runDue(dueAt)
    expect((await runs())[0]?.files).toMatchObject([{ isDone: false, fault }])
  })

  it('a connection that breaks leaves the file, and the next run takes it', async () => {
    const id = await productWith(app, admin, 5, 'hardware', { sku: 'ST-4' })
    await set({ ...overSftp, name: 'ERP stock', kind: 'stock_in' })
    await drop('again.csv', 'SKU,Quantity\nST-4,8\n')
    server.breaks(true)
    await app.services.feedRuns.runDue(dueAt)
    expect(await runs()).toMatchObject([{ fault: 'path', files: [] }])
    expect(await filesIn(remote, 'erp')).toContain('again.csv')
    server.breaks(false)
    await app.services.feedRuns.runDue(new Date(dueAt.getTime() + 24 * 3_600_000))
    expect((await editor.get(id)).record.availability).toBe('8')
    expect(await notices()).toHaveLength(1)
  })
})

describe('files that are put out', () => {
  it('orders over SFTP: those placed since the last file', async () => {
    const seller = sellerOf(app, admin)
    const first = await seller.create({ lines: [lineOf(null)] })
    await set({ ...overSftp, name: 'Orders', kind: 'orders_out' })
    aheadMs = 120_000
    await app.services.feedRuns.runDue(dueAt)
    const [name = ''] = (await filesIn(remote, 'erp')).filter((one) => one.startsWith('orders-'))
    expect(name).toBe('orders-2026-12-01-063000.csv')
    expect(await readFile(path.join(remote, 'erp', name), 'utf8')).toContain(first.reference)
    expect((await runs())[0]?.files).toMatchObject([{ name, isDone: true, created: await prisma.order.count() }])

    const second = await seller.create({ lines: [lineOf(null)] })
    aheadMs = 300_000
    await app.services.feedRuns.runDue(new Date(dueAt.getTime() + 24 * 3_600_000))
    const later = await readFile(path.join(remote, 'erp', 'orders-2026-12-02-063000.csv'), 'utf8')
    expect([later.includes(second.reference), later.includes(first.reference)]).toEqual([true, false])
  })

  it('an order that comes while a run begins is in one file', async () => {
    const { reference } = await sellerOf(app, admin).create({ lines: [lineOf(null)] })
    await set({ ...inFolder, name: 'Orders', kind: 'orders_out' })
    aheadMs = -150_000
    stepMs = 60_000
    await app.services.feedRuns.runDue(dueAt)
    aheadMs = 400_000
    stepMs = 0
    await app.services.feedRuns.runDue(new Date(dueAt.getTime() + 24 * 3_600_000))
    const names = await filesIn(folder, 'shop')
    const contents = await Promise.all(names.map((name) => readFile(path.join(folder, 'shop', name), 'utf8')))
    expect(contents.filter((content) => content.includes(reference))).toHaveLength(1)
  })

  it('stock into a folder, without costs, by hand', async () => {
    await productWith(app, admin, 12, 'hardware', { sku: 'OUT-1', hkdCost: '77.25' })
    await set({ ...inFolder, isEnabled: false, name: 'Stock out', kind: 'stock_out' })
    const answer = await ask(app, '/admin/feeds/run', admin, { method: 'POST', body: { name: 'Stock out' } })
    expect(answer.status).toBe(202)
    const { id } = feedRunSchema.parse(await answer.json())
    const run = await until(async () => (await runs()).find((one) => one.id === id && one.finishedAt))
    const [file] = run.files
    const content = await readFile(path.join(folder, 'shop', file?.name ?? ''), 'utf8')
    expect(content).toMatch(/^\uFEFFSKU,Product,/)
    expect(content).toMatch(/^OUT-1,.+,12$/m)
    expect(content).not.toContain('77.25')
  })
})

describe('a run', () => {
  it('is made by one of several instances', async () => {
    await set({ ...inFolder, path: '', name: 'Stock out', kind: 'stock_out' })
    await Promise.all([app.services.feedRuns.runDue(dueAt), app.services.feedRuns.runDue(dueAt)])
    expect(await runs()).toHaveLength(1)
  })

  it('with another server’s key sends nothing, says which key it is, and notifies once', async () => {
    const hostKey = `SHA256:${'A'.repeat(43)}`
    await set({ ...overSftp, hostKey, name: 'ERP', kind: 'stock_out' })
    const before = await filesIn(remote, 'erp')
    for (const days of [0, 1]) await app.services.feedRuns.runDue(new Date(dueAt.getTime() + days * 86_400_000))
    expect(await runs()).toMatchObject([
      { fault: 'host_key', detail: server.fingerprint },
      { fault: 'host_key', detail: server.fingerprint },
    ])
    expect(await filesIn(remote, 'erp')).toEqual(before)
    expect(await notices()).toHaveLength(1)
  })

  it.each([
    ['another user', { user: 'nobody' }, 'sign_in'],
    ['no such key', { keyFile: 'none' }, 'no_key'],
    ['nobody there', { port: 1 }, 'connection'],
    ['no such folder', { path: 'none' }, 'path'],
  ])('%s: fails as a whole', async (_what, given, fault) => {
    await set({ ...overSftp, ...given, name: 'ERP', kind: 'stock_in' })
    await app.services.feedRuns.runDue(dueAt)
    expect(await runs()).toMatchObject([{ fault, files: [] }])
  })

  it('leaves FEEDS_FOLDER by no path', async () => {
    await set({ ...inFolder, path: '../keys', name: 'Out', kind: 'stock_out' })
    await app.services.feedRuns.runDue(dueAt)
    expect(await runs()).toMatchObject([{ fault: 'path', detail: 'outside FEEDS_FOLDER' }])
    expect(await filesIn(keys)).toEqual(['erp-key'])
  })

  it('of a process that died is ended after half an hour, and staff are notified', async () => {
    await set({ ...inFolder, path: '', name: 'Stock out', kind: 'stock_out' })
    const startedAt = new Date(Date.now() - 31 * 60_000)
    await prisma.feedRun.create({ data: { id: crypto.randomUUID(), feed: 'Stock out', dueAt: startedAt, startedAt } })
    await app.services.feedRuns.runDue(dueAt)
    expect((await runs()).map(({ fault }) => fault)).toEqual([null, 'interrupted'])
    expect(await notices()).toMatchObject([{ params: { name: 'Stock out', file: '' } }])
  })
})

describe('feeds', () => {
  it.each([
    [[{ ...inFolder, name: 'A', kind: 'stock_in', cron: 'daily' }], 'values.feeds.0.cron'],
    [[{ ...overSftp, name: 'A', kind: 'stock_in', hostKey: 'aa:bb' }], 'values.feeds.0.hostKey'],
    [[{ ...overSftp, name: 'A', kind: 'stock_in', keyFile: '../secret' }], 'values.feeds.0.keyFile'],
    [[{ ...inFolder, name: 'A', kind: 'customers_in' }], 'values.feeds.0.kind'],
    [
      [
        { ...inFolder, name: 'A', kind: 'stock_in' },
        { ...inFolder, name: 'A', kind: 'stock_in' },
      ],
      'values.feeds',
    ],
  ])('%j is refused', async (feeds, at) => {
    const answer = await put(feeds)
    const { errors } = await answer.json()
    expect([answer.status, errors[0].path]).toEqual([400, at])
  })

  it('are audited, and name the keys there are', async () => {
    await set({ ...inFolder, name: 'Prices', kind: 'prices_in' })
    expect(await present()).toMatchObject({ hasFolder: true, keys: ['erp-key'], updatedBy: 'A super_admin' })
    const entry = { action: 'settings.updated', entityId: 'feeds' }
    expect(await prisma.auditEntry.count({ where: entry })).toBeGreaterThan(0)
  })
})
