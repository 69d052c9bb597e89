import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { historySchema } from '#contract/catalogue/product-edits.ts'
import type { RecordField } from '#contract/fields/product.ts'
import { mappingPreviewSchema } from '#contract/sync/mapping.ts'
import {
  conflictPageSchema,
  conflictsSettledSchema,
  notionDatabaseSchema,
  syncConnectionSchema,
  syncStatusSchema,
} from '#contract/sync/sync.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { restoreRows } from '#tests/support/restored.ts'
import { createSourceFolder, type SourceFolder } from '#tests/support/source-files.ts'
import { createStaff } from '#tests/support/staff.ts'
import { answered, ask, refused } from '../back-office/ask.ts'
import { xlsx, xlsxRow } from '../product-imports/files.ts'
import { edit } from '../sync-staff/catalogue.ts'
import { changed, proposedMapping } from '../sync-staff/foreign.ts'
import { type Company, companyOf, csv, rows } from './company.ts'

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
})

const idOf = async (sku: string) => (await app.services.database.prisma.product.findFirstOrThrow({ where: { sku } })).id
const conflicts = async () => (await answered(await company.get('/admin/sync/conflicts'), conflictPageSchema)).items

/** Connected to the folder, its columns taken as proposed, all products imported. */
async function imported(...lines: string[]): Promise<void> {
  await folder.save('products.csv', csv(...lines))
  await answered(await company.connect({ source: 'folder' }), syncConnectionSchema)
  await company.keep(proposedMapping(await company.studio()))
  expect(await company.sync()).toMatchObject({ status: 'succeeded', created: lines.length, errors: [] })
}

describe('A company without Notion', () => {
  it('connects a folder, says which column is which, sees the products, imports them, and goes on from there', async () => {
    await folder.save('products.csv', csv(rows.leak, rows.cloud))
    await folder.save('more.xlsx', xlsx(xlsxRow('Item', 'CODE', 'Qty') + xlsxRow('網關', 'GW-03', '7')))
    await folder.save('~$more.xlsx', 'locked by somebody')
    await folder.save('notes.txt', 'no products')
    const kept = await answered(await company.connect({ source: 'folder' }), syncConnectionSchema)
    expect(kept).toMatchObject({ source: 'folder', hasFolder: true, databaseId: '', hasApiKey: false })

    const tested = await answered(await company.post('/admin/sync/connection/test'), notionDatabaseSchema)
    expect(tested).toMatchObject({ title: 'more.xlsx, products.csv', canWrite: null, apiVersion: '' })
    expect(await company.sync()).toMatchObject({
      status: 'failed',
      errorNotes: [{ code: 'files.no-name', params: { columns: 6 } }],
    })

    const studio = await company.studio()
    expect(studio).toMatchObject({ source: 'folder', version: 0, isReady: false })
    const columns = new Map(studio.columns.map((column) => [column.id, column]))
    expect(columns.get('code')).toMatchObject({
      name: 'CODE',
      type: 'text',
      samples: ['GW-03', 'WL-01', 'CL-02'],
      looks: 'skus',
    })
    const proposed = studio.fields.flatMap(({ field, proposal }) => (proposal ? [[field, proposal.columnId]] : []))
    expect(Object.fromEntries(proposed)).toEqual({
      name: 'item',
      sku: 'code',
      msrp: 'list price us$',
      availability: 'qty',
      description: 'details',
      images: 'pic',
    })

    const mapping = proposedMapping(studio)
    const body = { mapping }
    const preview = await answered(await company.post('/admin/sync/mapping/preview', body), mappingPreviewSchema)
    expect(preview.products.map(({ product: { name, sku, price }, isNew }) => [name, sku, price.msrp, isNew])).toEqual([
      ['網關', 'GW-03', null, true],
      ['漏水感測器', 'WL-01', 781.25, true],
      ['雲端平台', 'CL-02', 400, true],
    ])
    expect([...(await company.listed()).keys()]).toEqual([]) // nothing is written yet
    await company.keep(mapping)

    const plan = await company.sync({ dryRun: true })
    expect(plan).toMatchObject({ status: 'planned', created: 3 })
    expect(await company.apply(plan.id)).toMatchObject({ status: 'succeeded', created: 3 })
    const first = await company.listed()
    expect([...first.keys()].toSorted()).toEqual(['CL-02', 'GW-03', 'WL-01'])
    expect(first.get('WL-01')).toMatchObject({ name: '漏水感測器', price: { msrp: 781.25 }, stockQuantity: 12 })
    expect(await company.sync()).toMatchObject({ created: 0, updated: 0, retired: 0, unchanged: 3 })

    await folder.save('products.csv', csv(rows.cloud, rows.leak.replace('100', '128'))) // another order, another price
    expect(await company.sync()).toMatchObject({ status: 'succeeded', created: 0, updated: 1, retired: 0 })
    expect((await company.listed()).get('WL-01')).toMatchObject({
      price: { msrp: 1000 },
      slug: first.get('WL-01')?.slug,
    })

    const id = await idOf('WL-01')
    await edit(app, id, { description: '這裏的說明' })
    expect(await company.sync()).toMatchObject({ updated: 0, conflicts: 0 }) // what was edited here alone stays
    expect((await company.listed()).get('WL-01')).toMatchObject({ description: '這裏的說明' })
    await folder.save('products.csv', csv(rows.cloud, rows.leak.replace('偵測漏水', '檔案的說明')))
    expect(await company.sync()).toMatchObject({ status: 'succeeded', conflicts: 1 })
    const [conflict] = await conflicts()
    expect(conflict).toMatchObject({
      productName: '漏水感測器',
      notionUrl: null,
      conflicts: [{ field: 'description', base: '偵測漏水', ours: '這裏的說明', theirs: '檔案的說明' }],
    })
    const ids = conflict?.conflicts.map((one) => one.id)
    await answered(await company.post('/admin/sync/conflicts/settle', { ids, choice: 'ours' }), conflictsSettledSchema)
    expect((await company.listed()).get('WL-01')).toMatchObject({ description: '這裏的說明' })
    expect(await company.sync()).toMatchObject({ status: 'succeeded', conflicts: 0, updated: 0 })
    expect(await conflicts()).toEqual([])

    await folder.save('products.csv', csv(rows.leak.replace('偵測漏水', '檔案的說明')))
    expect(await company.sync()).toMatchObject({ status: 'succeeded', retired: 1 })
    expect([...(await company.listed()).keys()].toSorted()).toEqual(['GW-03', 'WL-01'])
    await folder.save('products.csv', csv(rows.leak, rows.cloud))
    expect(await company.sync()).toMatchObject({ status: 'succeeded', created: 0, retired: 0 }) // it is itself again
    expect((await company.listed()).get('CL-02')).toMatchObject({ slug: first.get('CL-02')?.slug })
  })

  it('is asked before many products go', async () => {
    const many = Array.from({ length: 10 }, (_, index) => `感測器 ${index},S-${index},10,5,,`)
    await imported(...many)
    await folder.save('products.csv', csv(...many.slice(0, 6)))
    const braked = await company.sync()
    expect(braked).toMatchObject({ status: 'awaiting_approval', retired: 4, marks: ['mass-retired'] })
    expect((await company.listed()).size).toBe(10)
    expect(await company.apply(braked.id)).toMatchObject({ status: 'succeeded', retired: 4 })
    expect((await company.listed()).size).toBe(6)
  })

  it('has its rows told by their SKUs, and those without by file and name', async () => {
    await imported(rows.leak, '無號產品,,5,1,,')
    const before = await idOf('WL-01')
    await folder.save('products.csv', csv('無號產品,,6,1,,', rows.leak.replace('漏水感測器', '漏水感測器 II')))
    expect(await company.sync()).toMatchObject({ status: 'succeeded', created: 0, updated: 2, retired: 0 })
    expect(await app.services.database.prisma.product.findUnique({ where: { id: before } })).toMatchObject({
      name: '漏水感測器 II',
      notionPageId: 'sku:wl-01',
    })
  })

  it('moves a row to another file of the folder, and the product stays itself', async () => {
    await imported(rows.leak, rows.gateway)
    await folder.save('products.csv', csv(rows.leak))
    await folder.save('other.csv', csv(rows.gateway))
    expect(await company.sync()).toMatchObject({ created: 0, updated: 0, retired: 0, unchanged: 2 })
  })

  it('keeps what products said of a column that is gone, and stops where it was the SKU or the name', async () => {
    await imported(rows.leak, rows.cloud)
    const without = (heading: string) => csv(rows.leak, rows.cloud).replace(heading, `${heading} (old)`)
    await folder.save('products.csv', without('Details'))
    const run = await company.sync()
    expect(run).toMatchObject({ status: 'succeeded', updated: 0 })
    expect(run.warningNotes).toContainEqual(
      expect.objectContaining({ code: 'column.gone.chosen', params: { field: 'description', column: 'Details' } }),
    )
    for (const [heading, code] of [
      ['Code', 'files.sku-gone'],
      ['Item', 'files.no-name'],
    ] as const) {
      await folder.save('products.csv', without(heading))
      expect(await company.sync()).toMatchObject({ status: 'failed', errorNotes: [{ code }] })
    }
    expect((await company.listed()).size).toBe(2)
  })

  it('may keep a field to itself: what the file says of it is not read', async () => {
    await imported(rows.leak)
    const { mapping } = await company.studio()
    await company.keep(changed(mapping, 'description', { owner: 'here' }))
    await edit(app, await idOf('WL-01'), { description: '只在這裏' })
    await folder.save('products.csv', csv(rows.leak.replace('偵測漏水', '檔案的說明')))
    expect(await company.sync()).toMatchObject({ status: 'succeeded', conflicts: 0 })
    expect((await company.listed()).get('WL-01')).toMatchObject({ description: '只在這裏' })
  })

  it('moves from the folder of another system: products that bear the SKUs stay themselves', async () => {
    await imported(rows.leak)
    const before = await idOf('WL-01')
    const page = 'b0a7c9d2-0000-4000-8000-000000000001'
    await app.services.database.prisma.product.update({ where: { id: before }, data: { notionPageId: page } })
    expect(await company.sync()).toMatchObject({ status: 'succeeded', created: 0, retired: 0, linked: 1 })
    expect(await idOf('WL-01')).toBe(before)
  })

  it('tells in its history that it came from the files, and of a row that bears the SKU of another', async () => {
    await imported(rows.leak)
    const id = await idOf('WL-01')
    const { items } = await answered(await company.get(`/admin/products/${id}/history`), historySchema)
    expect(items).toMatchObject([{ origin: 'notion', actorName: 'Files', created: true }])
    await edit(app, id, { sku: 'GW-03' })
    await folder.save('products.csv', csv(rows.leak, rows.gateway))
    const { warnings } = await company.sync()
    expect(warnings).toEqual([
      '網關: was left out, for “漏水感測器” has the same SKU, GW-03. Give one of the two products another SKU, or delete the row too many',
    ])
  })

  it('runs by the clock in the direction that there is', async () => {
    await imported(rows.leak)
    const { prisma } = app.services.database
    await prisma.settingGroup.updateMany({ where: { name: 'sync' }, data: {} })
    const put = (body: object) => ask(app, '/admin/sync/auto', company.manager, { method: 'PUT', body })
    expect(await answered(await put({ enabled: true }), syncStatusSchema)).toMatchObject({
      source: 'folder',
      isConfigured: true,
      isConnected: true,
      autoSyncEnabled: true,
      direction: 'import',
    })
    expect(app.services.sync.clock()).toEqual({ on: true, direction: 'import' })
  })
})

describe('What files cannot do', () => {
  it.each([
    ['an export', () => company.post('/admin/sync/runs', { direction: 'export' })],
    ['both directions', () => company.post('/admin/sync/runs', { direction: 'both', dryRun: true })],
    [
      'exports by the clock',
      () => ask(app, '/admin/sync/auto', company.manager, { method: 'PUT', body: { direction: 'both' } }),
    ],
    ['a push', async () => company.post(`/admin/sync/pushes/${await idOf('WL-01')}/retry`)],
    ['another page', async () => company.post(`/admin/sync/pushes/${await idOf('WL-01')}/new-page`)],
    ['webhooks', () => ask(app, '/admin/sync/webhook', company.admin, { method: 'POST' })],
  ])('%s is refused, by a code', async (_what, request) => {
    await imported(rows.leak)
    await refused(await request(), 409, 'sync.of_files')
  })

  it.each([
    ['a fixed value', { kind: 'fixed', value: '感測器' }],
    ['no column', { kind: 'none' }],
  ] as const)('the name cannot be %s', async (_what, source) => {
    await imported(rows.leak)
    const { version, mapping } = await company.studio()
    const body = { version, mapping: changed(mapping, 'name' satisfies RecordField, { source }) }
    const answer = await ask(app, '/admin/sync/mapping', company.manager, { method: 'PUT', body })
    const { errors } = await refused(answer, 400, 'request.invalid')
    expect(errors).toMatchObject([{ code: 'name_needs_column' }])
  })

  it('a refresh reads them, whatever direction Notion had', async () => {
    await imported(rows.leak)
    const { prisma } = app.services.database
    const { values } = await prisma.settingGroup.findUniqueOrThrow({ where: { name: 'sync' } })
    await prisma.settingGroup.update({
      where: { name: 'sync' },
      data: { values: { ...(values as object), direction: 'both' } },
    })
    await app.services.settings.refresh()
    const answer = await company.post('/admin/sync/refresh')
    expect(answer.status).toBe(202)
    const { runId } = (await answer.json()) as { runId: string }
    expect(await company.ended(runId)).toMatchObject({ direction: 'import', status: 'succeeded' })
  })
})
