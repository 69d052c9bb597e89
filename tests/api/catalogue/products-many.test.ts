import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productSorts } from '#contract/catalogue/products.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { list, names, retireProducts, writeProducts } from './catalogue.ts'

const pageSize = 100
const productCount = 2700

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  const rows = await writeProducts(
    app.services.database,
    Array.from({ length: productCount }, (_, index) => ({
      name: index % 9 === 0 ? `網關 ${index}` : `${['煙霧', '溫度', '漏水'][index % 3]}感測器 ${index}`,
      nameEn: `${index % 9 === 0 ? 'Gateway' : ['Sensor', 'Detector'][index % 2]} ${(index * 7919) % 3000}`,
      availability: `In Stock (${(index * 31) % 47})`,
      msrp: String(100 + ((index * 37) % 500)),
    })),
  )
  await retireProducts(
    app.services.database,
    rows.filter((_, index) => index % 100 === 1),
  )
})

afterAll(() => app.close())

/** Every name in order, read page by page without a search, which PostgreSQL answers by its own choice of plan. */
async function allNames(sort: string): Promise<string[]> {
  const { total } = await list(app, { sort, pageSize })
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(total / pageSize) }, (_, index) => names(app, { sort, pageSize, page: index + 1 })),
  )
  return pages.flat()
}

describe('a term that thousands of products have', () => {
  it.each(productSorts.filter((sort) => sort !== 'relevance'))(
    'lists them in the order %s, each once, none retired, the last page too',
    async (sort) => {
      const expected = (await allNames(sort)).filter((name) => name.includes('感測器'))
      const { total } = await list(app, { search: '感測器', sort, pageSize })
      expect(total).toBe(expected.length)
      expect(total).toBeGreaterThan(2000)
      for (const page of [1, 2, Math.ceil(total / pageSize)]) {
        expect(await names(app, { search: '感測器', sort, pageSize, page })).toEqual(
          expected.slice((page - 1) * pageSize, page * pageSize),
        )
      }
    },
  )

  it('lists them by relevance, shorter names first, each once on some page', async () => {
    const expected = (await allNames('name')).filter((name) => name.includes('感測器'))
    const found: string[] = []
    for (let page = 1; found.length < expected.length; page += 1) {
      const part = await names(app, { search: '感測器', sort: 'relevance', pageSize, page })
      expect(part).not.toEqual([])
      found.push(...part)
    }
    expect(found.toSorted()).toEqual(expected.toSorted())
    expect(found[0]).toHaveLength('溫度感測器 4'.length)
  })

  it('narrows them by a filter that has facets', async () => {
    const { items, total } = await list(app, { search: '感測器', inStock: 'false', pageSize })
    expect(total).toBeGreaterThan(0)
    expect(items.every(({ inStock }) => !inStock)).toBe(true)
  })
})
