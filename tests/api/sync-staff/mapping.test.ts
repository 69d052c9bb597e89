import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RecordField } from '#contract/fields/product.ts'
import { anyProblemSchema } from '#contract/problems/staff-problems.ts'
import {
  type FieldMapping,
  type Mapping,
  type MappingStudio,
  mappingFileSchema,
  mappingPreviewSchema,
  mappingReadSchema,
  mappingStudioSchema,
  storedMappingSchema,
} from '#contract/sync/mapping.ts'
import { notionDatabaseSchema } from '#contract/sync/sync.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import type { NewColumn, Row } from '#tests/support/notion/store.ts'
import { restoreRows } from '#tests/support/restored.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { createTestSync } from '#tests/support/sync.ts'
import { answered, ask, refused } from '../back-office/ask.ts'
import { edit } from './catalogue.ts'
import { changed, chineseColumns, chineseRows, foreignColumns, foreignRows, proposedMapping } from './foreign.ts'

let notion: NotionStandIn
let port = 0
let app: TestApp
let manager: StaffMember
let sync: ReturnType<typeof createTestSync>
let pages: string[]

/** A database of its own in Notion's place, which stays where it is. */
async function connect(columns: NewColumn[], rows: Row[]): Promise<void> {
  await notion?.close()
  notion = await startNotion({ title: 'Price list', columns, port })
  port = Number(new URL(notion.url).port)
  pages = rows.map((row) => notion.pages.add(row))
}

beforeAll(async () => {
  await connect(foreignColumns, foreignRows)
  app = await startTestApp(
    { NOTION_API_KEY: notion.apiKey, NOTION_DATABASE_ID: notion.databaseId, NOTION_API_URL: notion.url },
    { isUnmapped: true },
  )
  await app.services.database.prisma.product.deleteMany()
})
afterAll(async () => {
  await app.close()
  await notion.close()
})
restoreRows(() => app)

beforeEach(async () => {
  await connect(foreignColumns, foreignRows)
  manager = await createStaff(app, 'manager') // who asks Notion is counted by person
  sync = createTestSync(app, notion, { isUnmapped: true })
})

const root = '/admin/sync/mapping'
const studio = async () => answered(await ask(app, root, manager), mappingStudioSchema)
const put = (version: number, mapping: Mapping, staff = manager) =>
  ask(app, root, staff, { method: 'PUT', body: { version, mapping } })
const preview = async (mapping: Mapping) =>
  answered(await ask(app, `${root}/preview`, manager, { method: 'POST', body: { mapping } }), mappingPreviewSchema)
const products = () => app.services.database.prisma.product.findMany({ orderBy: { sku: 'asc' } })
const product = async (sku: string) => {
  const found = (await products()).find((one) => one.sku === sku)
  if (!found) throw new Error(`There is no product ${sku}`)
  return found
}

async function keep(mapping: Mapping): Promise<number> {
  const { version } = await studio()
  return (await answered(await put(version, mapping), storedMappingSchema)).version
}

/** What is proposed, and that boxes are hardware and the cloud is software. */
async function mapped(): Promise<Mapping> {
  const meanings = [
    { said: 'Boxes', means: 'hardware' },
    { said: 'Cloud', means: 'software' },
  ]
  return changed(proposedMapping(await studio()), 'category', { rule: { kind: 'words', meanings } })
}

async function imported(mapping?: Mapping): Promise<Mapping> {
  const whole = mapping ?? (await mapped())
  await keep(whole)
  expect(await sync.run({ direction: 'both' })).toMatchObject({ success: true, errors: [] })
  return whole
}

const fieldOf = ({ fields }: Pick<MappingStudio, 'fields'>, field: RecordField) =>
  fields.find((one) => one.field === field)

describe('A database of which no column is known by its name', () => {
  it('is shown with its columns, some of their values, and what each may be', async () => {
    const { title, version, isReady, columns, fields, unused, versions } = await studio()
    expect({ title, version, isReady, versions }).toEqual({
      title: 'Price list',
      version: 0,
      isReady: false,
      versions: [],
    })
    expect(columns.find(({ name }) => name === 'Code')).toMatchObject({
      type: 'rich_text',
      samples: ['WL-01', 'CL-02', 'GW-03'],
      looks: 'skus',
      isWritable: true,
    })
    expect(columns.find(({ name }) => name === 'Kind')?.values).toEqual(['Boxes', 'Cloud'])
    expect(columns.find(({ name }) => name === 'Launched')).toMatchObject({ looks: 'dates', samples: ['2026-01-31'] })
    const proposals = fields.flatMap(({ field, proposal }) => {
      const column = columns.find(({ id }) => id === proposal?.columnId)
      return proposal && column ? [`${field}: ${column.name}, ${proposal.reason}`] : []
    })
    expect(proposals).toEqual([
      'description: Details, synonym',
      'sku: Code, synonym',
      'category: Kind, synonym',
      'availability: Qty, synonym',
      'msrp: List price US$, name',
      'resellerCost: Dealer price US$, synonym',
      'images: Pic, synonym',
    ])
    expect(fields.find(({ field }) => field === 'msrp')?.proposal?.rule).toMatchObject({ currency: 'USD' })
    expect(unused).toHaveLength(9)
  })

  it('is not imported before a mapping is kept; nothing is written, and what fails says where to go', async () => {
    const result = await sync.run({ force: true })
    expect(result.errors).toEqual([
      expect.stringMatching(/^Nothing was published: .* 1 of 10 are known.* under “Columns”/),
    ])
    expect(await products()).toEqual([])
  })

  it('is previewed whole, and nothing is written by it', async () => {
    const before = notion.requests.length
    const { products: shown, rows, nameless, lacking } = await preview(await mapped())
    expect({ rows, nameless }).toEqual({ rows: 3, nameless: 0 })
    expect(
      shown.map(({ product: { name, sku, category, stockQuantity, price }, pictures, isNew, lacks }) => [
        name,
        sku,
        category,
        stockQuantity,
        price.displayPrice,
        pictures,
        isNew,
        lacks.join(),
      ]),
    ).toEqual([
      ['漏水感測器', 'WL-01', 'hardware', 12, 'HK$781.25', 1, true, 'nameEn'],
      ['雲端平台', 'CL-02', 'software', 400, 'HK$400.00', 0, true, 'nameEn,images'],
      ['網關', 'GW-03', 'hardware', 0, 'HK$100.00', 0, true, 'nameEn,description,images'],
    ])
    expect(lacking).toContainEqual({ field: 'nameEn', count: 3 })
    await preview({ fields: [] })
    expect(notion.requests.slice(before).filter(({ path }) => path.endsWith('/query'))).toHaveLength(1)
    expect(notion.writes).toEqual([])
    expect(await products()).toEqual([])
    expect(await app.services.database.prisma.mappingVersion.count()).toBe(0)
  })

  it('is imported whole once its mapping is kept; the run says by which', async () => {
    await imported()
    const shown = (await products()).map((one) => [
      one.sku,
      one.name,
      one.category,
      Number(one.msrp),
      one.stockQuantity,
    ])
    expect(shown).toEqual([
      ['CL-02', '雲端平台', 'software', 400, 400],
      ['GW-03', '網關', 'hardware', 100, 0],
      ['WL-01', '漏水感測器', 'hardware', 781.25, 12],
    ])
    expect(Number((await product('WL-01')).partnerPrice)).toBe(500)
    expect((await product('WL-01')).images).toHaveLength(1)
    const run = await app.services.database.prisma.syncRun.findFirst({ orderBy: { startedAt: 'desc' } })
    expect(run?.mappingVersion).toBe(1)
    expect(await sync.run({ direction: 'both' })).toMatchObject({ success: true })
    expect(notion.writes).toEqual([])
    const database = await answered(await ask(app, '/admin/sync/database', manager), notionDatabaseSchema)
    expect(database.properties).toContainEqual({ name: 'Code', type: 'rich_text', field: 'sku' })
  })

  it('is exported back in its own currency and words, exactly or not at all', async () => {
    await imported()
    const leak = await product('WL-01')
    await edit(app, leak.id, { msrp: '800', category: 'software', availability: '9' })
    await sync.run({ direction: 'both' })
    expect(notion.pages.values(pages[0] ?? '')).toMatchObject({ 'List price US$': 102.4, Kind: 'Cloud', Qty: 9 })
    expect(await product('WL-01')).toMatchObject({ pending: [], pushError: null })
    await edit(app, leak.id, { msrp: '399/month' })
    await sync.run({ direction: 'both' })
    expect(notion.pages.values(pages[0] ?? '')).toMatchObject({ 'List price US$': 102.4 })
    expect(await product('WL-01')).toMatchObject({ pending: ['msrp'] })
    expect(JSON.stringify((await product('WL-01')).pushError)).toContain('column.refuses-text')
  })
})

describe('A database in Chinese', () => {
  beforeEach(() => connect(chineseColumns, chineseRows))

  it('is mapped as it is proposed, imported whole and exported back', async () => {
    await imported(proposedMapping(await studio()))
    const shown = (await products()).map((one) => [
      one.sku,
      one.name,
      one.category,
      Number(one.msrp),
      one.stockQuantity,
    ])
    expect(shown).toEqual([
      ['EM-1', '智能電錶', 'hardware', 1000, 36],
      ['EP-2', '能源管理平台', 'software', 50, 5],
    ])
    await edit(app, (await product('EM-1')).id, { msrp: '1100' })
    await sync.run({ direction: 'both' })
    expect(notion.pages.values(pages[0] ?? '')).toMatchObject({ '單價（人民幣）': 1012 })
  })
})

/** A column of the database, as a mapping chooses it. */
const column = (name: string) => {
  const found = notion.columns.all().find((one) => one.name === name)
  return { kind: 'column' as const, id: found?.id ?? 'unknown', name, type: found?.type ?? 'number' }
}

describe('Whose word counts', () => {
  const own = async (field: RecordField, owner: FieldMapping['owner'], staff = manager) =>
    ask(app, `${root}/owner`, staff, { method: 'PATCH', body: { field, owner } })
  const edited = async (values: Row) => notion.pages.edit(pages[0] ?? '', values)

  it('is set a field at a time, each a version of its own, many at once', async () => {
    const mapping = await imported()
    const answers = await Promise.all([own('msrp', 'notion'), own('sku', 'here'), own('nameEn', 'here')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const kept = await answered(await ask(app, `${root}/kept`, manager), storedMappingSchema)
    expect(kept.version).toBe(4)
    expect(kept.mapping.fields).toHaveLength(mapping.fields.length + 1)
    const owners = kept.mapping.fields.map(({ field, owner }) => `${field} ${owner}`)
    expect(owners).toEqual(expect.arrayContaining(['msrp notion', 'sku here', 'nameEn here', 'category both']))
  })

  it('is refused where the field is no longer whose it was looked at as', async () => {
    await imported()
    await own('msrp', 'notion')
    const body = { field: 'msrp', owner: 'here', was: 'both' }
    const refused = await ask(app, `${root}/owner`, manager, { method: 'PATCH', body })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      code: 'record.changed',
      current: {
        version: 2,
        mapping: { fields: expect.arrayContaining([expect.objectContaining({ owner: 'notion' })]) },
      },
    })
    const again = await ask(app, `${root}/owner`, manager, { method: 'PATCH', body: { ...body, was: 'notion' } })
    expect(again.status).toBe(200)
  })

  it.each([
    ['chosen', () => changed({ fields: [] }, 'msrp', { source: column('MSRP') })],
    ['found by its name', () => ({ fields: [] })],
  ])('cannot be ours where Notion computes the column, %s', async (_how, mapping) => {
    notion.columns.add({ name: 'MSRP', type: 'formula' })
    expect((await put(0, mapping())).status).toBe(200)
    const { errors } = await refused(await own('msrp', 'here'), 400, 'request.invalid')
    expect(errors).toMatchObject([{ path: 'owner', code: 'computed_column' }])
    expect((await own('msrp', 'notion')).status).toBe(200)
    expect((await own('msrp', 'both')).status).toBe(200)
  })

  it('Notion’s: what is edited here is not sent, and put back by the next complete reading', async () => {
    await imported()
    await own('msrp', 'notion')
    const { id } = await product('WL-01')
    await edit(app, id, { msrp: '999', description: '新的描述' })
    await sync.run({ direction: 'both' })
    expect(notion.pages.values(pages[0] ?? '')).toMatchObject({ 'List price US$': 100, Details: '新的描述' })
    expect(await product('WL-01')).toMatchObject({ pending: [], pushError: null })
    expect(Number((await product('WL-01')).msrp)).toBe(781.25)
    const history = await app.services.database.prisma.productRevision.findMany({ where: { productId: id } })
    expect(JSON.stringify(history)).toContain('999')
    expect(await app.services.database.prisma.syncConflict.count()).toBe(0)
  })

  it('ours: what is typed in Notion is not taken, and ours is written there', async () => {
    await imported()
    await own('msrp', 'here')
    await edited({ 'List price US$': 5, Details: '在 Notion 改' })
    await sync.run({ direction: 'both' })
    expect(Number((await product('WL-01')).msrp)).toBe(781.25)
    expect(await product('WL-01')).toMatchObject({ description: '在 Notion 改', pending: [] })
    expect(notion.pages.values(pages[0] ?? '')).toMatchObject({ 'List price US$': 100 })
    await edit(app, (await product('WL-01')).id, { msrp: '640' })
    await edited({ 'List price US$': 6 })
    await sync.run({ direction: 'both' })
    expect(notion.pages.values(pages[0] ?? '')).toMatchObject({ 'List price US$': 81.92 })
    expect(await app.services.database.prisma.syncConflict.count()).toBe(0)
  })

  it('ours: of a new page nothing is read of it, and what stands there is left alone while nothing is said here', async () => {
    await imported(changed(await mapped(), 'msrp', { owner: 'here' }))
    expect((await products()).map(({ msrp }) => msrp)).toEqual([null, null, null])
    expect(notion.pages.values(pages[0] ?? '')).toMatchObject({ 'List price US$': 100 })
    await sync.run({ direction: 'both' })
    expect(notion.pages.values(pages[0] ?? '')).toMatchObject({ 'List price US$': 100 })
    expect(await product('WL-01')).toMatchObject({ pending: [] })
  })

  it('a fixed value is every product’s, and no page’s; an edit of it is put back', async () => {
    await imported(changed(await mapped(), 'connectivityType', { source: { kind: 'fixed', value: 'LoRaWAN' } }))
    expect((await products()).map(({ connectivityType }) => connectivityType)).toEqual(['lora', 'lora', 'lora'])
    await edit(app, (await product('WL-01')).id, { connectivityType: 'Wi-Fi' })
    await sync.run({ direction: 'both' })
    expect(await product('WL-01')).toMatchObject({ connectivityType: 'lora', pending: [] })
    expect(notion.writes).toEqual([])
  })

  it('of a field that is to have no column, what is said here stays here', async () => {
    const mapping = await imported()
    await keep(changed(mapping, 'description', { source: { kind: 'none' } }))
    await sync.run({ direction: 'both' })
    expect(await product('WL-01')).toMatchObject({ description: '偵測漏水' })
    await edit(app, (await product('WL-01')).id, { description: '只在這裏' })
    await edited({ Details: '不讀' })
    const result = await sync.run({ direction: 'both' })
    expect(result.warnings).toEqual([])
    expect(await product('WL-01')).toMatchObject({ description: '只在這裏', pending: [] })
    expect(notion.pages.values(pages[0] ?? '')).toMatchObject({ Details: '不讀' })
  })
})

describe('A mapping that is changed', () => {
  it('is read by anew, of every page', async () => {
    const mapping = await imported()
    const partnerPrice = Number((await product('WL-01')).partnerPrice)
    await keep(changed(mapping, 'resellerCost', { source: { kind: 'fixed', value: '1' }, rule: null }))
    await sync.run()
    const [run] = await app.services.database.prisma.syncRun.findMany({ orderBy: { startedAt: 'desc' } })
    expect(run).toMatchObject({ complete: true, mappingVersion: 2 })
    expect(Number((await product('WL-01')).partnerPrice)).not.toBe(partnerPrice)
  })

  it('follows a column that is renamed, and one that is made anew under its name', async () => {
    await imported()
    notion.columns.rename('List price US$', 'Whatever')
    notion.pages.edit(pages[0] ?? '', { Whatever: 128 })
    await sync.run()
    expect(Number((await product('WL-01')).msrp)).toBe(1000)
    expect(fieldOf(await studio(), 'msrp')).toMatchObject({ state: 'read' })
    notion.columns.remove('Qty')
    notion.columns.add({ name: 'Qty', type: 'number' })
    for (const id of pages) notion.pages.edit(id, { Qty: 77 })
    await sync.run()
    expect((await products()).map(({ stockQuantity }) => stockQuantity)).toEqual([77, 77, 77])
  })

  it.each([
    ['deleted', 'gone', () => notion.columns.remove('List price US$'), /chosen for MSRP, is gone: products keep/],
    [
      'retyped',
      'retyped',
      () => notion.columns.retype('List price US$', 'people'),
      /is of type people, which cannot hold/,
    ],
  ] as const)('keeps what products said where a column is %s, and says so', async (_what, state, change, warning) => {
    await imported()
    const before = (await products()).map(({ msrp }) => Number(msrp))
    change()
    const result = await sync.run({ direction: 'both' })
    expect(result.warnings.join('\n')).toMatch(warning)
    expect((await products()).map(({ msrp }) => Number(msrp))).toEqual(before)
    expect(fieldOf(await studio(), 'msrp')).toMatchObject({ state, columnId: null })
  })

  it('is one of two tabs: the later is told what is kept meanwhile, and nothing of it is', async () => {
    const mapping = await mapped()
    const [first, second] = await Promise.all([put(0, mapping), put(0, changed(mapping, 'sku', { owner: 'here' }))])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    const problem = anyProblemSchema.parse(await (first.status === 409 ? first : second).json())
    expect(problem.code).toBe('record.changed')
    expect(storedMappingSchema.parse(problem.current).version).toBe(1)
    expect((await studio()).versions).toHaveLength(1)
  })

  it('is kept with who and when, told in the audit log, and restored as a version of its own', async () => {
    const mapping = await mapped()
    await keep(mapping)
    await keep(changed(mapping, 'msrp', { source: { kind: 'none' }, rule: null }))
    const restored = await ask(app, `${root}/versions/1/restore`, manager, { method: 'POST', body: { version: 2 } })
    const kept = await answered(restored, storedMappingSchema)
    expect(kept).toMatchObject({ version: 3, keptBy: 'A manager', mapping })
    expect((await studio()).versions.map(({ version, keptBy }) => [version, keptBy])).toEqual([
      [3, 'A manager'],
      [2, 'A manager'],
      [1, 'A manager'],
    ])
    const log = await app.services.database.prisma.auditEntry.findMany({
      where: { entity: 'sync' },
      orderBy: { seq: 'asc' },
    })
    expect(log.map(({ action }) => action)).toEqual(['sync.mapping_kept', 'sync.mapping_kept', 'sync.mapping_restored'])
    expect(log[1]).toMatchObject({
      after: { msrp: { source: { kind: 'none' } } },
      before: { msrp: { rule: { currency: 'USD' } } },
    })
  })

  it('goes to another database as a file: columns by their names, what is missing is told', async () => {
    const mapping = await mapped()
    await keep(mapping)
    const answer = await ask(app, `${root}/file`, manager)
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    const file = mappingFileSchema.parse(await answer.json())
    notion.columns.remove('Qty')
    notion.columns.remove('Code')
    notion.columns.add({ name: 'Code', type: 'rich_text' })
    await studio()
    const read = await answered(
      await ask(app, `${root}/file`, manager, { method: 'POST', body: file }),
      mappingReadSchema,
    )
    expect(read.missing).toEqual([{ field: 'availability', column: 'Qty' }])
    const sku = read.mapping.fields.find(({ field }) => field === 'sku')?.source
    expect(sku).toEqual({
      kind: 'column',
      id: notion.columns.all().find(({ name }) => name === 'Code')?.id,
      name: 'Code',
      type: 'rich_text',
    })
  })
})

describe('What a mapping may not say', () => {
  it.each<[string, () => FieldMapping, string, string]>([
    [
      'a column that there is not',
      () => ({ field: 'msrp', source: column('Gone'), rule: null, owner: 'both' }),
      'source.id',
      'column_gone',
    ],
    [
      'a column that cannot hold it',
      () => ({ field: 'images', source: column('Qty'), rule: null, owner: 'both' }),
      'source.id',
      'cannot_hold',
    ],
    [
      'another name than the title',
      () => ({ field: 'name', source: column('Code'), rule: null, owner: 'both' }),
      'source',
      'title_is_name',
    ],
    [
      'a fixed category that there is not',
      () => ({ field: 'category', source: { kind: 'fixed', value: 'Toys' }, rule: null, owner: 'both' }),
      'source.value',
      'no_value_of_field',
    ],
    [
      'a fixed price in another currency',
      () => ({ field: 'msrp', source: { kind: 'fixed', value: '€5' }, rule: null, owner: 'both' }),
      'source.value',
      'no_value_of_field',
    ],
    [
      'fixed pictures',
      () => ({ field: 'images', source: { kind: 'fixed', value: 'x' }, rule: null, owner: 'both' }),
      'source.value',
      'no_value_of_field',
    ],
    [
      'a fixed value that is too long',
      () => ({ field: 'sku', source: { kind: 'fixed', value: 'x'.repeat(101) }, rule: null, owner: 'both' }),
      'source.value',
      'too_long',
    ],
    [
      'a currency of a code',
      () => ({
        field: 'sku',
        source: column('Code'),
        rule: { kind: 'figure', currency: 'USD', factor: 1 },
        owner: 'both',
      }),
      'rule',
      'no_rule_of_field',
    ],
    [
      'a currency of a percentage',
      () => ({
        field: 'margin',
        source: column('Qty'),
        rule: { kind: 'figure', currency: 'USD', factor: 1 },
        owner: 'both',
      }),
      'rule.currency',
      'no_rule_of_field',
    ],
    [
      'a meaning that there is not',
      () => ({
        field: 'category',
        source: column('Kind'),
        rule: { kind: 'words', meanings: [{ said: 'Boxes', means: 'toys' }] },
        owner: 'both',
      }),
      'rule.meanings.0.means',
      'no_rule_of_field',
    ],
  ])('%s', async (_what, one, path, code) => {
    const { errors } = await refused(await put(0, { fields: [one()] }), 400, 'request.invalid')
    expect(errors).toMatchObject([{ path: `mapping.fields.0.${path}`, code }])
  })

  it('ours of a column that Notion computes', async () => {
    notion.columns.add({ name: 'Sum', type: 'formula' })
    const one: FieldMapping = { field: 'msrp', source: column('Sum'), rule: null, owner: 'here' }
    const { errors } = await refused(await put(0, { fields: [one] }), 400, 'request.invalid')
    expect(errors).toMatchObject([{ path: 'mapping.fields.0.owner', code: 'computed_column' }])
  })

  it('one column for two fields is taken, said, read for both and written for neither', async () => {
    const mapping = changed(await mapped(), 'subcategory', { source: column('Kind') })
    const { notes } = await preview(mapping)
    expect(notes).toMatchObject([{ code: 'column.shared' }])
    await imported(mapping)
    expect(await product('WL-01')).toMatchObject({ category: 'hardware', subcategory: 'Boxes' })
    await edit(app, (await product('WL-01')).id, { subcategory: '漏水' })
    await sync.run({ direction: 'both' })
    expect(notion.pages.values(pages[0] ?? '')).toMatchObject({ Kind: 'Boxes' })
    expect(JSON.stringify((await product('WL-01')).pushError)).toContain('refused.shared')
  })

  it('and who may not run syncs may only look', async () => {
    const viewer = await createStaff(app, 'viewer')
    const { columns } = await answered(await ask(app, root, viewer), mappingStudioSchema)
    expect(columns.flatMap(({ samples, values }) => [...samples, ...values])).toEqual([])
  })
})
