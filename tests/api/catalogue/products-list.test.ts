import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productSorts } from '#contract/catalogue/products.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { list, names, writeProducts } from './catalogue.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  const hardware = { category: 'hardware' }
  await writeProducts(app.services.database, [
    {
      ...hardware,
      name: '漏水感測器',
      subcategory: '漏水',
      availability: 'In Stock (120)',
      msrp: '1180',
      tags: ['LoRaWAN', 'IP67'],
      specifications: '電池壽命: 10 年\n通訊距離: 2 km',
    },
    {
      ...hardware,
      name: '水錶',
      subcategory: '能源',
      availability: 'In Stock (8)',
      msrp: '980',
      tags: ['NB-IoT'],
      specifications: '電池壽命: 12 年\n通訊距離: 0.8 km',
    },
    {
      ...hardware,
      name: '電錶',
      nameEn: 'Energy Meter',
      subcategory: '能源',
      availability: 'Out of Stock',
      msrp: '1580',
      tags: ['LoRaWAN'],
    },
    { name: 'Alpha Gateway', category: 'lpwan', availability: 'In Stock (30)', msrp: '2400', tags: ['LoRaWAN'] },
    { name: '二號平台', category: 'software', subcategory: '平台', availability: 'Available', msrp: '399/month' },
    { name: '一號平台', category: 'software', subcategory: '平台', availability: 'Unavailable' },
    { name: 'Bundle', category: 'systems', availability: 'In Stock (5)', msrp: '50000' },
  ])
})

afterAll(() => app.close())

describe('design, "REST API": lists are pages in an envelope', () => {
  it('answers the first page by name', async () => {
    const { items, total, page, pageSize } = await list(app)
    expect({ total, page, pageSize }).toEqual({ total: 7, page: 1, pageSize: 24 })
    expect(items).toHaveLength(7)
  })

  it.each(productSorts)('pages sorted by %s neither overlap nor leave a product out', async (sort) => {
    const pages = await Promise.all([1, 2, 3].map((page) => names(app, { sort, page, pageSize: 3 })))
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1])
    expect(pages.flat()).toEqual(await names(app, { sort }))
  })

  it('a page past the end is empty and still tells the total', async () => {
    expect(await list(app, { page: 99 })).toMatchObject({ items: [], total: 7, page: 99 })
  })
})

describe('design, "REST API": sort (names: Chinese by strokes, then Latin)', () => {
  const byStrokes = ['一號平台', '二號平台', '水錶', '電錶', '漏水感測器', 'Alpha Gateway', 'Bundle']
  const byEnglish = ['Alpha Gateway', 'Bundle', '電錶', '一號平台', '二號平台', '水錶', '漏水感測器']
  const asWritten = ['漏水感測器', '水錶', '電錶', 'Alpha Gateway', '二號平台', '一號平台', 'Bundle']

  it.each([
    ['name', byStrokes],
    ['-name', byStrokes.toReversed()],
    ['nameEn', byEnglish],
    ['-nameEn', byEnglish.toReversed()],
    ['createdAt', asWritten],
    ['-createdAt', asWritten.toReversed()],
  ])('%s', async (sort, order) => {
    expect(await names(app, { sort })).toEqual(order)
  })

  it.each([
    ['price', [399, 980, 1180, 1580, 2400, 50000, null]],
    ['-price', [50000, 2400, 1580, 1180, 980, 399, null]],
  ])('%s, without a price last', async (sort, prices) => {
    const { items } = await list(app, { sort })
    expect(items.map(({ price }) => price.msrp)).toEqual(prices)
  })

  it.each([
    ['stock', [0, 0, 5, 8, 30, 50, 120]],
    ['-stock', [120, 50, 30, 8, 5, 0, 0]],
  ])('%s', async (sort, quantities) => {
    const { items } = await list(app, { sort })
    expect(items.map(({ stockQuantity }) => stockQuantity)).toEqual(quantities)
  })

  it.each([
    ['-battery', ['水錶', '漏水感測器']],
    ['-range', ['漏水感測器', '水錶']],
  ])('finding: %s by what the specifications say, those that say nothing last', async (sort, first) => {
    const found = await names(app, { sort })
    expect(found.slice(0, 2)).toEqual(first)
    expect(found).toHaveLength(7)
  })

  it.each(['-battery', '-range'])('%s orders what a search finds, and a filter leaves', async (sort) => {
    expect(await names(app, { sort, search: '錶' })).toEqual(['水錶', '電錶'])
    expect(await names(app, { sort, category: 'hardware', tag: 'LoRaWAN' })).toEqual(['漏水感測器', '電錶'])
  })
})

describe('design, "REST API": filters', () => {
  it.each([
    [{ category: 'hardware' }, ['水錶', '電錶', '漏水感測器']],
    [{ category: 'systems' }, ['Bundle']],
    [{ subcategory: '能源' }, ['水錶', '電錶']],
    [{ subcategory: '能' }, []],
    [{ tag: 'LoRaWAN' }, ['電錶', '漏水感測器', 'Alpha Gateway']],
    [{ inStock: 'false' }, ['一號平台', '電錶']],
    [{ minPrice: 2400 }, ['Alpha Gateway', 'Bundle']],
    [{ maxPrice: 980 }, ['二號平台', '水錶']],
    [{ minPrice: 980, maxPrice: 1580 }, ['水錶', '電錶', '漏水感測器']],
    [{ minPrice: 1580, maxPrice: 980 }, []],
    [{ category: 'hardware', tag: 'LoRaWAN', inStock: 'true', maxPrice: 1180, search: '水' }, ['漏水感測器']],
    [{ category: 'software', tag: 'LoRaWAN' }, []],
  ])('%j', async (query, found) => {
    expect(await names(app, query)).toEqual(found)
    expect((await list(app, query)).total).toBe(found.length)
  })
})

describe('facet counts ignore their own filter and heed the others', () => {
  it.each([
    [{}, [3, 2, 1, 1], { 平台: 2, 漏水: 1, 能源: 2 }, [5, 2]],
    [{ category: 'hardware' }, [3, 2, 1, 1], { 漏水: 1, 能源: 2 }, [2, 1]],
    [{ category: 'hardware', inStock: 'true' }, [2, 1, 1, 1], { 漏水: 1, 能源: 1 }, [2, 1]],
    [{ subcategory: '能源' }, [2, 0, 0, 0], { 平台: 2, 漏水: 1, 能源: 2 }, [1, 1]],
    [{ tag: 'LoRaWAN' }, [2, 0, 1, 0], { 漏水: 1, 能源: 1 }, [2, 1]],
    [{ minPrice: 1180 }, [2, 0, 1, 1], { 漏水: 1, 能源: 1 }, [3, 1]],
    [{ search: '平台', page: 9 }, [0, 2, 0, 0], { 平台: 2 }, [1, 1]],
  ])('%j', async (query, [hardware, software, lpwan, systems], subcategories, [available, gone]) => {
    const { facets } = await list(app, query)
    expect(facets.category).toEqual([
      { value: 'hardware', count: hardware },
      { value: 'software', count: software },
      { value: 'lpwan', count: lpwan },
      { value: 'systems', count: systems },
    ])
    expect(Object.fromEntries(facets.subcategory.map(({ value, count }) => [value, count]))).toEqual(subcategories)
    expect(facets.inStock).toEqual([
      { value: true, count: available },
      { value: false, count: gone },
    ])
  })
})
