import { beforeEach, expect, it } from 'vitest'
import { type SyncChange, syncChangePageSchema } from '#contract/sync/sync.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { NotionStandIn } from '#tests/support/notion/stand-in.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import type { createTestSync } from '#tests/support/sync.ts'
import { answered, ask } from '../back-office/ask.ts'
import type { Editor } from '../sync/editor.ts'
import { mirrorEach } from '../sync/mirror.ts'
import { edit } from './catalogue.ts'

let app: TestApp
let notion: NotionStandIn
let sync: ReturnType<typeof createTestSync>
let editor: Editor
let viewer: StaffMember

mirrorEach([{ 產品名稱: '舊款感測器', Category: 'hardware', MSRP: 1000 }], (mirror) => {
  ;({ test: app, notion, sync, editor } = mirror)
})

beforeEach(async () => {
  viewer = await createStaff(app, 'viewer')
})

const whole = {
  產品名稱: '漏水感測器',
  'English Name': 'Leak sensor',
  描述: '即時偵測漏水。',
  'English Description': 'Detects leaks at once.',
  Category: 'lpwan',
  Subcategory: 'Leak',
  MSRP: 1180,
  Availability: 'In Stock (36)',
  圖片: [{ name: 'front.png', url: 'https://example.com/front.png' }],
}

/** What the latest run made, or its plan would make, on a side. */
async function made(side = 'mirror'): Promise<SyncChange[]> {
  const { id } = await app.services.database.prisma.syncRun.findFirstOrThrow({ orderBy: { startedAt: 'desc' } })
  const path = `/admin/sync/runs/${id}/changes?side=${side}&kind=create`
  return (await answered(await ask(app, path, viewer), syncChangePageSchema)).items
}

const valuesOf = ({ fields }: SyncChange) =>
  Object.fromEntries(fields.map(({ field, from, to }) => [field, [from, to]]))

it('a plan shows the values of a product that it would make, as its page would, and that it lacks nothing', async () => {
  notion.pages.add(whole)
  expect(await sync.run({ direction: 'both', dryRun: true })).toMatchObject({ success: true })
  const [change] = await made()
  expect(change).toMatchObject({
    name: '漏水感測器',
    productId: null,
    made: {
      name: '漏水感測器',
      nameEn: 'Leak sensor',
      description: '即時偵測漏水。',
      descriptionEn: 'Detects leaks at once.',
      pictures: 1,
      derived: { category: 'lpwan', subcategory: 'Leak', msrp: 1180, inStock: true, stockQuantity: 36 },
      warnings: [],
      lacks: [],
    },
  })
  expect(change && valuesOf(change)).toMatchObject({
    name: [null, '漏水感測器'],
    msrp: [null, '1180'],
    availability: [null, 'In Stock (36)'],
    images: [[], [expect.objectContaining({ name: 'front.png' })]],
  })
})

it.each([
  ['no price', { MSRP: null }, ['no-price']],
  ['no picture', { 圖片: null }, ['no-picture']],
  ['no English', { 'English Name': null, 'English Description': null }, ['missing-english']],
  ['no Chinese', { 產品名稱: 'Leak sensor', 描述: null }, ['missing-chinese']],
  ['a category that there is not', { Category: 'garden' }, ['unknown-category']],
  ['no category', { Category: null }, ['unknown-category']],
])('of a page with %s it says so', async (_what, cells, lacks) => {
  notion.pages.add({ ...whole, ...cells })
  await sync.run({ dryRun: true })
  expect((await made()).map((change) => change.made?.lacks)).toEqual([lacks])
})

it('says which values could not be read', async () => {
  notion.pages.add({ ...whole, Category: 'garden', Availability: 'perhaps' })
  await sync.run({ dryRun: true })
  const [change] = await made()
  expect(change?.made?.warnings).toMatchObject([
    { field: 'category', code: 'unknown_category' },
    { field: 'availability', code: 'unknown_availability' },
  ])
})

it('a run that was carried out shows what it made, whatever became of it since', async () => {
  notion.pages.add(whole)
  await sync.run({ direction: 'both', dryRun: true })
  const [planned] = await made()
  await sync.run({ direction: 'both' })
  const [done] = await made()
  const { id } = await editor.find('漏水感測器')
  expect(done).toEqual({ ...planned, seq: done?.seq, productId: id })
  await edit(app, id, { msrp: '999', nameEn: null })
  await edit(app, id, { msrp: '998', tags: ['新'] })
  await editor.retire('漏水感測器')
  expect(await made()).toEqual([done])
})

it('of a plan from before values were kept nothing is shown, nor of a product that is gone', async () => {
  notion.pages.add(whole)
  await sync.run({ dryRun: true })
  const { prisma } = app.services.database
  await prisma.syncChange.updateMany({ data: { fields: [] } })
  expect(await made()).toMatchObject([{ fields: [], made: null }])
  await sync.run()
  await prisma.product.deleteMany()
  expect(await made()).toMatchObject([{ fields: [], made: null }])
})

it('a plan that makes a product is carried out, and not where its page was edited since', async () => {
  const page = notion.pages.add(whole)
  await sync.run({ dryRun: true })
  const plan = async () =>
    (await app.services.database.prisma.syncRun.findFirstOrThrow({ where: { status: 'planned' } })).id
  notion.pages.edit(page, { MSRP: 1 })
  expect(await sync.run({ planId: await plan() })).toMatchObject({ success: false })
  await sync.run({ dryRun: true })
  expect(await sync.run({ planId: await plan() })).toMatchObject({ success: true })
  expect(await editor.find('漏水感測器')).toMatchObject({ record: { msrp: '1' } })
})

it('what is made in Notion shows what would be sent', async () => {
  await editor.add({ name: '新閘道器', msrp: '2000', sku: 'GW-1' })
  await sync.run({ direction: 'export', dryRun: true })
  const [change] = await made('notion')
  expect(change).toMatchObject({ name: '新閘道器', made: null })
  expect(change && valuesOf(change)).toEqual({
    name: ['', '新閘道器'],
    msrp: [null, '2000'],
    sku: [null, 'GW-1'],
  })
})
