import { beforeEach, describe, expect, it } from 'vitest'
import type { BuyingFact } from '#contract/catalogue/products.ts'
import { problemSchema } from '#contract/problems/problems.ts'
import { ask } from '#tests/api/back-office/ask.ts'
import { detail, list, names, retireProducts, writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { post, quoteRequest, receiptOf } from '#tests/api/forms/forms.ts'
import { csv, importing } from '#tests/api/product-imports/importing.ts'
import { catalogueColumns } from '#tests/support/notion/catalogue.ts'
import { startNotion } from '#tests/support/notion/stand-in.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { createTestSync } from '#tests/support/sync.ts'
import { type Editor, editorOf } from './products.ts'

const app = await restoredApp()

let manager: StaffMember
let products: Editor
beforeEach(async () => {
  manager = await createStaff(app, 'manager')
  products = editorOf(app, manager)
})

const gateway = { name: 'Gateway', sku: 'HI-GW', category: 'lpwan', msrp: '2400' }

describe('what a product requires, and its accessories', () => {
  it('are shown with their prices, in their order, in any case of their SKUs', async () => {
    await writeProducts(app.services.database, [
      { name: 'Sensor', msrp: '1180', requires: 'HI-PLAT, hi-gw', accessories: 'HI-ROPE' },
      gateway,
      { name: 'Platform', sku: 'HI-PLAT', msrp: '399/month' },
      { name: 'Rope', sku: 'hi-rope' },
    ])
    const { requires, parts } = await detail(app, 'sensor')
    expect(requires).toEqual(['HI-PLAT', 'hi-gw'])
    expect(parts.requires.map(({ name, price }) => [name, price.displayPrice])).toEqual([
      ['Platform', 'HK$399.00/month'],
      ['Gateway', 'HK$2,400.00'],
    ])
    expect(parts.accessories.map(({ name }) => name)).toEqual(['Rope'])
  })

  it('are not shown once they are retired, nor where there are none of that SKU', async () => {
    const rows = await writeProducts(app.services.database, [
      { name: 'Sensor', requires: 'HI-GW, HI-NONE', accessories: 'HI-GW' },
      gateway,
    ])
    expect((await detail(app, 'sensor')).parts.requires).toHaveLength(1)
    await retireProducts(app.services.database, rows.slice(1))
    await expect
      .poll(async () => (await detail(app, 'sensor')).parts)
      .toEqual({ requires: [], missing: ['hi-gw', 'hi-none'], accessories: [] })
  })

  it('has what its requirements require, each once, although they require one another', async () => {
    await writeProducts(app.services.database, [
      { name: 'Sensor', sku: 'HI-WL', requires: 'HI-GW' },
      { ...gateway, requires: 'HI-PLAT, HI-SIM, hi-wl' },
      { name: 'Platform', sku: 'HI-PLAT', requires: 'HI-GW, HI-NONE' },
      { name: 'SIM', sku: 'HI-SIM', requires: 'HI-SIM' },
    ])
    const { parts } = await detail(app, 'sensor')
    expect(parts.requires.map(({ name }) => name)).toEqual(['Gateway', 'Platform', 'SIM'])
    expect(parts.missing).toEqual(['hi-none'])
  })

  it('say how many pieces of them there are, also once some are sold', async () => {
    await writeProducts(app.services.database, [{ name: 'Sensor', requires: 'HI-GW' }])
    const made = await products.create({ ...gateway, availability: '9' })
    const left = async () => (await detail(app, 'sensor')).parts.requires.map(({ stockQuantity }) => stockQuantity)
    await expect.poll(left).toEqual([9])
    await products.edit(made, { availability: '4' })
    await expect.poll(left).toEqual([4])
  })
})

describe('the mounting', () => {
  beforeEach(async () => {
    await writeProducts(app.services.database, [
      { name: 'Leak', category: 'hardware', mounting: 'floor, wall' },
      { name: 'Air', category: 'hardware', mounting: 'wall' },
      { name: 'Meter', category: 'lpwan', mounting: 'DIN rail' },
      { name: 'Platform', category: 'software' },
    ])
  })

  it('is a filter, which the address of a list names', async () => {
    expect(await names(app, { mounting: 'wall', sort: 'nameEn' })).toEqual(['Air', 'Leak'])
    expect(await names(app, { mounting: 'wall', category: 'lpwan' })).toEqual([])
    expect(await names(app, { mounting: 'din-rail', search: 'meter' })).toEqual(['Meter'])
    expect(await names(app, { mounting: 'floor', search: 'leak' })).toEqual(['Leak'])
  })

  it('is a facet that counts a product for each, as if its own filter were off', async () => {
    const counts = [
      { value: 'wall', count: 2 },
      { value: 'din-rail', count: 1 },
      { value: 'floor', count: 1 },
    ]
    expect((await list(app)).facets.mounting).toEqual(counts)
    const { facets, total } = await list(app, { mounting: 'floor' })
    expect([total, facets.mounting]).toEqual([1, counts])
    expect(facets.category).toContainEqual({ value: 'hardware', count: 1 })
    expect((await list(app, { category: 'lpwan' })).facets.mounting).toEqual([{ value: 'din-rail', count: 1 }])
  })

  it('that is not known is refused', async () => {
    const answer = await ask(app, '/products?mounting=roof', manager)
    expect(answer.status).toBe(400)
    expect(problemSchema.parse(await answer.json()).errors?.map(({ path }) => path)).toEqual(['mounting'])
  })
})

const own = 'HI-OWN'
const refused: [BuyingFact, string, string][] = [
  ['mounting', 'wall, roof', 'unknown_mounting'],
  ['warrantyMonths', 'lifetime', 'no_months'],
  ['leadTimeDays', 'soon', 'no_days'],
  ['minimumOrder', '0', 'no_pieces'],
  ['requires', own, 'own_sku'],
  ['accessories', own.toLowerCase(), 'own_sku'],
  ['requires', 'HI-NONE', 'unknown_sku'],
  ['accessories', 'HI-NONE', 'unknown_sku'],
  ['countries', 'Atlantis', 'unknown_country'],
  ['documents', 'Manual: http://example.com/a.pdf', 'no_document'],
  ['volumePrices', '10: 900\n50: 950', 'volume_price_order'],
  ['volumePrices', '10: 1200', 'volume_price_order'],
  ['volumePrices', 'ask', 'no_volume_price'],
]

describe('a bad value', () => {
  it.each(refused)('of %s, %j, is refused by an editor with the field named', async (field, value, code) => {
    const made = await products.create({ name: 'Sensor', sku: own, msrp: '1180' })
    const edit = { version: made.version, record: { [field]: value } }
    for (const answer of [
      await products.send('PATCH', `/${made.id}`, edit),
      await products.send('POST', '', { record: { name: 'Another', sku: own, msrp: '1180', [field]: value } }),
    ]) {
      expect(answer.status).toBe(400)
      const { errors } = problemSchema.parse(await answer.json())
      expect(errors).toEqual([expect.objectContaining({ path: `record.${field}`, code })])
    }
    expect((await products.get(made.id)).record[field]).toBeNull()
  })

  it('that was there before does not stand in the way of another field', async () => {
    const [row] = await writeProducts(app.services.database, [
      { name: 'Sensor', requires: 'HI-NONE', mounting: 'roof' },
    ])
    const edited = await products.edit(await products.get(row?.id ?? ''), { warrantyMonths: '24' })
    expect(edited).toMatchObject({ record: { requires: 'HI-NONE', mounting: 'roof' }, derived: { warrantyMonths: 24 } })
  })

  it.each(refused.filter(([, , code]) => code !== 'unknown_sku'))(
    'of %s, %j, is an error of its row in a file',
    async (field, value) => {
      const files = importing(app, manager)
      const { id } = await files.upload(csv(['SKU', 'Product Name', 'MSRP', field], [own, 'Sensor', '1180', value]))
      await files.preview(id, { 0: 'sku', 1: 'name', 2: 'msrp', 3: field })
      const { items } = await files.rows(id)
      expect(items.map(({ kind, errors }) => [kind, errors.map((error) => error.field)])).toEqual([['error', [field]]])
    },
  )

  it('in Notion is left out, and told', async () => {
    const columns = [
      ...catalogueColumns,
      { name: 'Mounting', type: 'multi_select' as const },
      { name: 'Warranty', type: 'number' as const },
      { name: 'Documents', type: 'rich_text' as const },
    ]
    const notion = await startNotion({ columns })
    try {
      notion.pages.add({
        產品名稱: 'Leak',
        Category: 'hardware',
        MSRP: 100,
        Mounting: ['Wall', 'Roof', 'Pipe'],
        Warranty: 24,
        Documents: 'Manual: ftp://example.com/a\nGuide: https://example.com/g.pdf',
      })
      const result = await createTestSync(app, notion).run()
      expect(result).toMatchObject({ success: true })
      expect(result.warnings).toEqual([
        'Leak: mounting "Roof" is no mounting that is known; left out',
        'Leak: documents "Manual: ftp://example.com/a" is no document on an https:// address; left out',
      ])
      expect(await detail(app, 'leak')).toMatchObject({
        mounting: ['wall', 'pipe'],
        warrantyMonths: 24,
        documents: [{ title: 'Guide', url: 'https://example.com/g.pdf' }],
      })
    } finally {
      await notion.close()
    }
  })
})

it('a request for quotation is reckoned at the volume price of so many', async () => {
  await writeProducts(app.services.database, [{ name: 'Sensor', msrp: '1180', volumePrices: '10: 1100\n50: 1040.50' }])
  for (const quantity of [9, 10, 49, 50]) {
    const lines = [{ slug: 'sensor', quantity, note: '' }]
    await receiptOf(await post(app, '/quote-requests', quoteRequest({ lines })))
  }
  const lines = await app.services.database.prisma.quoteRequestLine.findMany({ orderBy: { quantity: 'asc' } })
  expect(lines.map(({ listPrice }) => Number(listPrice))).toEqual([1180, 1100, 1100, 1040.5])
})

it('a list tells only what it shows of them', async () => {
  await writeProducts(app.services.database, [{ name: 'Sensor', bands: 'AS923', minimumOrder: '5', mounting: 'wall' }])
  const [item] = (await list(app)).items
  expect(item).toMatchObject({ mounting: ['wall'], minimumOrder: 5, volumePrices: [] })
  expect(item).not.toHaveProperty('bands')
})
