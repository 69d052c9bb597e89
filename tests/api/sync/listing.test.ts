import { describe, expect, it } from 'vitest'
import { staffProductPageSchema } from '#contract/catalogue/staff-products.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { NotionStandIn } from '#tests/support/notion/stand-in.ts'
import { createStaff } from '#tests/support/staff.ts'
import { createTestSync } from '#tests/support/sync.ts'
import type { Editor } from './editor.ts'
import { mirrorEach } from './mirror.ts'

const rows = ['A', 'B', 'C', 'D'].map((name) => ({
  產品名稱: `Meter ${name}`,
  SKU: `M-${name}`,
  Category: 'hardware',
  MSRP: 100,
  Availability: 'In Stock (20)',
}))

let test: TestApp
let notion: NotionStandIn
let editor: Editor
let sync: ReturnType<typeof createTestSync>
let pages: string[]

mirrorEach(rows, (mirror) => {
  ;({ test, notion, editor, sync, pages } = mirror)
})

const page = (index: number) => pages[index] ?? ''
const get = (path: string) => fetch(`${test.url}${path}`)
const text = async (path: string) => (await get(path)).text()
const product = (name: string) => editor.find(name)

/** Where a visitor meets a product: everywhere, or nowhere. */
async function meets(name: string): Promise<string[]> {
  const { slug } = await product(name)
  const sku = name.replace('Meter ', 'M-')
  const other = await product(name === 'Meter D' ? 'Meter C' : 'Meter D')
  const lookup = await fetch(`${test.url}/api/v1/products/lookup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ keys: [sku] }),
  })
  const found: [string, boolean][] = [
    ['list', (await text('/api/v1/products?pageSize=100')).includes(`"${slug}"`)],
    ['search', (await text(`/api/v1/products?search=${encodeURIComponent(name)}`)).includes(`"${slug}"`)],
    ['product', (await get(`/api/v1/products/${slug}`)).status === 200],
    ['datasheet', (await get(`/api/v1/products/${slug}/datasheet.pdf`)).status === 200],
    ['related', (await text(`/api/v1/products/${other.slug}`)).includes(`"${slug}"`)],
    ['sitemap', (await text('/sitemap.xml')).includes(`/products/${slug}<`)],
    ['lookup', (await lookup.text()).includes(`"${slug}"`)],
  ]
  return found.filter(([, is]) => is).map(([where]) => where)
}
const everywhere = ['list', 'search', 'product', 'datasheet', 'related', 'sitemap', 'lookup']

describe('Listed', () => {
  it('decides in the product form whether visitors meet a product, and its page in Notion stays', async () => {
    notion.columns.add({ name: 'Listed', type: 'select' })
    await sync.run({ direction: 'both' })
    expect(await meets('Meter A')).toEqual(everywhere)
    await editor.edit('Meter A', { listed: 'No' })
    expect(await meets('Meter A')).toEqual([])
    const { slug } = await product('Meter A')
    expect((await get(`/api/v1/products/${slug}`)).status).toBe(410)
    expect(await sync.run({ direction: 'both' })).toMatchObject({ success: true, productsCount: 3 })
    expect(notion.pages.values(page(0))).toMatchObject({ Listed: 'No' })
    expect(notion.writes.map(({ kind }) => kind)).not.toContain('trash')

    const staff = await createStaff(test, 'viewer')
    const list = async (state: string) =>
      (await answered(await ask(test, `/admin/products?state=${state}`, staff), staffProductPageSchema)).items
    expect(await list('unlisted')).toMatchObject([{ slug, isUnlisted: true, isRetired: false }])
    expect(await list('retired')).toEqual([])
    await editor.edit('Meter A', { listed: null })
    expect(await meets('Meter A')).toEqual(everywhere)
  })

  it('and retirement are two things: what is both comes back when both are taken back', async () => {
    await editor.edit('Meter A', { listed: 'No' })
    await editor.retire('Meter A')
    await editor.edit('Meter A', { listed: 'Yes' })
    expect(await meets('Meter A')).toEqual([])
    await editor.edit('Meter A', { listed: 'No' })
    await editor.restore('Meter A')
    expect(await product('Meter A')).toMatchObject({ unlisted: true })
    await editor.edit('Meter A', { listed: 'Yes' })
    expect(await product('Meter A')).toMatchObject({ unlisted: false, retiredAt: null })
    expect(await meets('Meter A')).toEqual(everywhere)
  })

  it('in Notion keeps drafts off the site, and a mass change of it waits for a person', async () => {
    notion.columns.add({ name: '上架狀態', type: 'select' })
    notion.pages.edit(page(1), { 上架狀態: '草稿' })
    notion.pages.add({ 產品名稱: 'Meter E', Category: 'hardware', 上架狀態: 'Draft' })
    expect(await sync.run()).toMatchObject({ success: true, productsCount: 3 })
    expect(await meets('Meter B')).toEqual([])
    expect(await product('Meter E')).toMatchObject({ unlisted: true })
    notion.pages.edit(page(1), { 上架狀態: '已上架' })
    await sync.run()
    expect(await meets('Meter B')).toEqual(everywhere)

    const braked = createTestSync(test, notion, { brake: () => ({ percent: 20, products: 50 }) })
    for (const id of pages.slice(0, 2)) notion.pages.edit(id, { 上架狀態: '下架' })
    expect((await braked.run()).message).toMatch(/2 of 4 products would leave the site, since their Listed says so/)
    expect(await meets('Meter B')).toEqual(everywhere)
  })
})
