import { describe, expect, it } from 'vitest'
import type { TestApp } from '#tests/support/app.ts'
import type { NotionStandIn } from '#tests/support/notion/stand-in.ts'
import type { Row } from '#tests/support/notion/store.ts'
import { createStaff } from '#tests/support/staff.ts'
import { createTestSync } from '#tests/support/sync.ts'
import type { Editor } from './editor.ts'
import { mirrorEach } from './mirror.ts'

const rows = Array.from({ length: 12 }, (_, index): Row => {
  return {
    產品名稱: `Sensor ${index}`,
    SKU: `S-${index}`,
    描述: '感測器',
    Category: 'hardware',
    MSRP: 1000,
    Availability: 'In Stock (20)',
  }
})

let test: TestApp
let notion: NotionStandIn
let editor: Editor
let pages: string[]
/** With the brake as it is to begin with. */
let sync: ReturnType<typeof createTestSync>

mirrorEach(rows, (mirror) => {
  ;({ test, notion, editor, pages } = mirror)
  sync = createTestSync(test, notion, { brake: () => ({ percent: 20, products: 50 }) })
})

const prisma = () => test.services.database.prisma
const lastRun = () => prisma().syncRun.findFirstOrThrow({ orderBy: { startedAt: 'desc' }, include: { changes: true } })
const page = (index: number) => pages[index] ?? ''
const edit = (count: number, row: Row) => {
  for (const id of pages.slice(0, count)) notion.pages.edit(id, row)
}

const stirs: [string, () => void, string, RegExp][] = [
  [
    'retired',
    () => pages.slice(0, 3).map((id) => notion.pages.trash(id)),
    'mass-retired',
    /3 of 12 products would leave/,
  ],
  ['price', () => edit(3, { MSRP: 1001 }), 'mass-price', /3 of 12 products would get another price/],
  ['price, emptied', () => edit(3, { MSRP: null }), 'mass-price', /3 of 12 products would lose their price/],
  [
    'stock',
    () => edit(3, { Availability: 'In Stock (19)' }),
    'mass-stock',
    /3 of 12 products would have another number/,
  ],
  [
    'availability',
    () => edit(3, { Availability: 'Sold out' }),
    'mass-availability',
    /3 of 12 products would be out of stock/,
  ],
  [
    'category',
    () => edit(3, { Category: 'software' }),
    'mass-category',
    /3 of 12 products would move to another category/,
  ],
  ['names', () => edit(3, { 產品名稱: 'Copy' }), 'mass-name', /3 of 12 products would get another name/],
  ['SKUs, emptied', () => edit(3, { SKU: null }), 'mass-code', /3 of 12 products would lose their SKU/],
  [
    'descriptions, emptied',
    () => edit(3, { 描述: null }),
    'mass-description',
    /3 of 12 products would lose their description/,
  ],
]

describe.each(['clock', 'staff', 'command'] as const)('A run of %s', (trigger) => {
  it.each(stirs)('waits for a person before a mass change: %s', async (_kind, stir, mark, reason) => {
    stir()
    const before = await editor.all()
    const result = await sync.run({ direction: 'both', trigger })
    expect(result.success).toBe(false)
    expect(result.message).toMatch(reason)
    expect(result.message).not.toMatch(/force/)
    const run = await lastRun()
    expect(run.status).toBe('awaiting_approval')
    expect(run.marks).toContain(mark)
    expect(run.changes.filter(({ marks }) => marks.includes(mark))).toHaveLength(3)
    expect(await editor.all()).toEqual(before)
    expect(notion.writes).toEqual([])

    expect(await sync.run({ direction: 'both', planId: run.id })).toMatchObject({ success: true })
    expect(await lastRun()).toMatchObject({ status: 'succeeded', planId: run.id })
    expect(await editor.all()).not.toEqual(before)
  })
})

describe('The brake', () => {
  it('lets less than that pass, and one product of a small catalogue', async () => {
    edit(2, { MSRP: 5000 })
    notion.pages.trash(page(5))
    expect(await sync.run()).toMatchObject({ success: true })
    expect(await lastRun()).toMatchObject({ status: 'succeeded', updated: 2, retired: 1 })
    for (const id of pages.slice(1)) notion.pages.trash(id)
    await sync.run({ force: true })
    notion.pages.edit(page(0), { MSRP: 77 })
    expect(await sync.run()).toMatchObject({ success: true, productsCount: 1 })
  })

  it('holds in number as in percent', async () => {
    const strict = createTestSync(test, notion, { brake: () => ({ percent: 100, products: 1 }) })
    edit(2, { MSRP: 1001 })
    await strict.run()
    expect(await lastRun()).toMatchObject({ status: 'awaiting_approval', marks: ['mass-price'] })
  })

  it('lets a first import fill an empty mirror, force pass, and everything where it is off', async () => {
    await prisma().product.deleteMany()
    expect(await sync.run()).toMatchObject({ success: true, productsCount: 12 })
    edit(6, { MSRP: 1 })
    expect(await sync.run({ force: true })).toMatchObject({ success: true })
    edit(6, { MSRP: 2 })
    expect(await createTestSync(test, notion).run()).toMatchObject({ success: true })
  })

  it('counts pages that an export would put in the trash', async () => {
    for (const name of ['Sensor 1', 'Sensor 2', 'Sensor 3', 'Sensor 4']) await editor.retire(name)
    const result = await sync.run({ direction: 'export' })
    expect(result.message).toContain('The pages of 4 of 12 products would go to the trash in Notion.')
    const plan = await lastRun()
    expect(plan).toMatchObject({ status: 'awaiting_approval', marks: ['mass-trashed'] })
    expect(notion.writes).toEqual([])
    await sync.run({ direction: 'export', planId: plan.id })
    expect(notion.writes.map(({ kind }) => kind)).toEqual(['trash', 'trash', 'trash', 'trash'])
  })

  it('does not stop what staff have changed here on its way to Notion', async () => {
    for (const { name } of await editor.all()) await editor.edit(name, { msrp: '900' })
    expect(await sync.run({ direction: 'export' })).toMatchObject({ success: true })
    expect(await lastRun()).toMatchObject({ pushedUpdated: 12 })
  })

  it('shows the pricebook with the rest, though nobody asked for a plan', async () => {
    const pricebookDatabaseId = '77b6c1de-5a0e-4d3c-9a54-1f6f3c2b9e10'
    notion.addDatabase(pricebookDatabaseId, 'Public Pricebook', [{ name: 'Product Name', type: 'title' }])
    const booked = createTestSync(test, notion, { pricebookDatabaseId, brake: () => ({ percent: 20, products: 50 }) })
    edit(3, { MSRP: 1500 })
    await booked.run({ direction: 'both' })
    const plan = await lastRun()
    expect(plan).toMatchObject({ status: 'awaiting_approval', bookCreated: 12 })
    expect(await booked.run({ direction: 'both', planId: plan.id })).toMatchObject({ success: true })
    expect(await lastRun()).toMatchObject({ updated: 3, bookCreated: 12, bookFailures: 0, pushFailures: 0 })
  })

  it('tells staff once; the clock leaves a plan that still holds, a person gets one of their own, another takes its place', async () => {
    const manager = await createStaff(test, 'manager')
    const countTold = () => prisma().notification.count({ where: { kind: 'sync.approval_needed', userId: manager.id } })
    const statusOf = async (id: string) => (await prisma().syncRun.findUniqueOrThrow({ where: { id } })).status
    const byClock = { direction: 'both', trigger: 'clock' } as const
    edit(4, { MSRP: 5000 })
    await sync.run(byClock)
    const first = await lastRun()
    expect([first.status, await countTold()]).toEqual(['awaiting_approval', 1])

    await sync.run(byClock)
    expect(await lastRun()).toMatchObject({ status: 'discarded', changes: [] })
    expect([await statusOf(first.id), await countTold()]).toEqual(['awaiting_approval', 1])

    await sync.run({ direction: 'both', startedBy: 'Lee Ka Yan' })
    const own = await lastRun()
    expect(own).toMatchObject({ status: 'awaiting_approval', changes: { length: 4 } })
    expect(await statusOf(first.id)).toBe('discarded')

    edit(4, { MSRP: 6000 })
    await sync.run(byClock)
    expect((await lastRun()).status).toBe('awaiting_approval')
    expect(await statusOf(own.id)).toBe('discarded')
  })
})
