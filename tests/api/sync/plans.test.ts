import { describe, expect, it } from 'vitest'
import type { TestApp } from '#tests/support/app.ts'
import type { NotionStandIn } from '#tests/support/notion/stand-in.ts'
import type { Row } from '#tests/support/notion/store.ts'
import type { createTestSync } from '#tests/support/sync.ts'
import type { Editor } from './editor.ts'
import { mirrorEach } from './mirror.ts'

const row = (name: string, more: Row = {}): Row => ({ 產品名稱: name, Category: 'hardware', MSRP: 1000, ...more })
const names = ['A', 'B', 'C', 'D', 'E', 'F']

let test: TestApp
let notion: NotionStandIn
let sync: ReturnType<typeof createTestSync>
let editor: Editor
let pages: string[]

mirrorEach(
  names.map((name) => row(`Sensor ${name}`)),
  (mirror) => {
    ;({ test, notion, sync, editor, pages } = mirror)
  },
)

const prisma = () => test.services.database.prisma
const lastRun = () => prisma().syncRun.findFirstOrThrow({ orderBy: { startedAt: 'desc' }, include: { changes: true } })
const state = async () => [
  await editor.all(),
  await prisma().productRevision.count(),
  await prisma().syncConflict.count(),
]
const page = (index: number) => pages[index] ?? ''

/** Both sides have news: an edit, a price that jumps and a page that goes here; an edit, an addition and a conflict there. */
async function stir() {
  notion.pages.edit(page(0), { SKU: 'A-1' })
  notion.pages.edit(page(1), { MSRP: 1301 })
  notion.pages.trash(page(2))
  notion.pages.add(row('New there'))
  await editor.edit('Sensor D', { sku: 'D-1' })
  await editor.add({ name: 'New here' })
  await editor.edit('Sensor E', { msrp: '900' })
  notion.pages.edit(page(4), { MSRP: 950 })
}

describe('A dry run', () => {
  it('shows what each direction would do, and writes nothing on either side', async () => {
    await stir()
    const before = await state()
    const kinds: Record<string, string[]> = {}
    for (const direction of ['import', 'export', 'both'] as const) {
      expect(await sync.run({ direction, dryRun: true })).toMatchObject({ success: true })
      const { changes, ...run } = await lastRun()
      expect(run).toMatchObject({
        status: 'planned',
        dryRun: true,
        planDigest: expect.stringMatching(/^[\w-]{43}$/),
      })
      kinds[direction] = changes.map(({ side, kind, name }) => `${side} ${kind} ${name}`).toSorted()
    }
    const mirror = [
      'mirror conflict Sensor E',
      'mirror create New there',
      'mirror retire Sensor C',
      'mirror update Sensor A',
      'mirror update Sensor B',
    ]
    const there = ['notion create New here', 'notion update Sensor D']
    expect(kinds).toEqual({
      import: mirror,
      export: ['mirror conflict Sensor E', ...there],
      both: [...mirror, ...there],
    })
    expect(await state()).toEqual(before)
    expect(notion.writes).toEqual([])
  })

  it('tells each difference of a field, and marks a price that moves by over 30 % and a page that goes with edits', async () => {
    await stir()
    await editor.edit('Sensor C', { sku: 'C-1' })
    await sync.run({ direction: 'both', dryRun: true })
    const { changes, marks } = await lastRun()
    const of = (name: string) => changes.filter((change) => change.name === name)
    expect(of('Sensor A')).toMatchObject([{ fields: [{ field: 'sku', from: null, to: 'A-1' }], marks: [] }])
    expect(of('Sensor B')).toMatchObject([{ marks: ['price-over-30-percent'] }])
    expect(of('Sensor C')).toMatchObject([{ kind: 'retire', marks: ['edited-here'] }])
    expect(marks.toSorted()).toEqual(['edited-here', 'price-over-30-percent'])
  })

  it('does not mark a price that moves by 30 % and no more', async () => {
    notion.pages.edit(page(0), { MSRP: 1300 })
    notion.pages.edit(page(1), { MSRP: 700 })
    await sync.run({ dryRun: true })
    expect((await lastRun()).marks).toEqual([])
  })
})

describe('Carrying a plan out', () => {
  it('does exactly what it says', async () => {
    await stir()
    await sync.run({ direction: 'both', dryRun: true })
    const plan = await lastRun()
    const result = await sync.run({ direction: 'both', planId: plan.id })
    expect(result).toMatchObject({ success: true })
    const done = await lastRun()
    const changesOf = (run: typeof plan) =>
      run.changes
        .map(({ side, kind, name, fields }) => {
          const isMadeHere = side === 'mirror' && kind === 'create' // told by its product (sync-staff/new-products)
          return JSON.stringify([side, kind, name, isMadeHere ? [] : fields])
        })
        .toSorted()
    expect(changesOf(done)).toEqual(changesOf(plan))
    expect(done).toMatchObject({
      planId: plan.id,
      status: 'succeeded',
      created: 1,
      retired: 1,
      conflicts: 1,
      pushedCreated: 1,
    })
    expect(await prisma().syncRun.findUniqueOrThrow({ where: { id: plan.id } })).toMatchObject({
      status: 'applied',
      created: done.created,
      updated: done.updated,
      pushedUpdated: done.pushedUpdated,
    })
    expect(await sync.start({ direction: 'both', planId: plan.id })).toBe('settled')
  })

  const moves: [string, () => Promise<unknown> | unknown][] = [
    ['an edit in Notion', () => notion.pages.edit(page(0), { SKU: 'A-2' })],
    ['another edit here', () => editor.edit('Sensor D', { sku: 'D-2' })],
    ['an edit here of what Notion is to change', () => editor.edit('Sensor A', { nameEn: 'Sensor A, new' })],
    ['a page that comes back', () => notion.pages.restore(page(2))],
  ]

  it.each(moves)('does nothing once the ground has moved: %s', async (_name, move) => {
    await stir()
    await sync.run({ direction: 'both', dryRun: true })
    const plan = await lastRun()
    await move()
    const before = await state()
    const result = await sync.run({ direction: 'both', planId: plan.id })
    expect(result.errors).toEqual(['The ground has moved since this plan was made; nothing was changed'])
    expect(await state()).toEqual(before)
    expect(notion.writes).toEqual([])
    expect((await prisma().syncRun.findUniqueOrThrow({ where: { id: plan.id } })).status).toBe('discarded')
  })
})
