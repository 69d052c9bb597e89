import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { productListQuerySchema, productSchema, productSlugParametersSchema } from '#contract/catalogue/products.ts'
import { parameters } from '../../../client/src/site/docs/integrators.words.ts'

describe('design, "REST API": lists take page, pageSize (1 to 100) and sort', () => {
  it.each([
    [{}, 'name'],
    [{ search: 'leak' }, 'relevance'],
    [{ search: ' ' }, 'name'],
    [{ search: 'leak', sort: 'price' }, 'price'],
    [{ sort: 'relevance' }, 'relevance'],
  ])('%j defaults to the first page, by %s', (query, sort) => {
    expect(productListQuerySchema.parse(query)).toMatchObject({ page: 1, pageSize: 24, sort })
  })

  it('reads the texts of a query string', () => {
    const query = { search: ' 漏水 ', minPrice: '10.5', maxPrice: '99', page: '2', pageSize: '100', inStock: 'false' }
    expect(productListQuerySchema.parse(query)).toEqual({
      search: '漏水',
      minPrice: 10.5,
      maxPrice: 99,
      page: 2,
      pageSize: 100,
      inStock: 'false',
      sort: 'relevance',
    })
  })

  it.each([
    ['page', '0'],
    ['page', '1.5'],
    ['page', 'two'],
    ['page', '1000001'],
    ['pageSize', '0'],
    ['pageSize', '101'],
    ['sort', 'margin'],
    ['category', 'all'],
    ['inStock', 'yes'],
    ['minPrice', '-1'],
    ['minPrice', 'Infinity'],
    ['maxPrice', 'cheap'],
    ['search', 'x'.repeat(101)],
    ['unknown', '1'],
  ])('refuses %s=%s', (name, value) => {
    expect(productListQuerySchema.safeParse({ [name]: value }).success).toBe(false)
  })
})

describe('integrators are told of each parameter of the list', () => {
  const names = Object.keys(productListQuerySchema.def.shape)

  it('on their page', () => {
    expect(parameters.flatMap(({ name }) => name.split(', ')).toSorted()).toEqual(names.toSorted())
  })

  it('in docs/integrating.md', () => {
    const docs = readFileSync('docs/integrating.md', 'utf8')
    expect(names.filter((name) => !docs.includes(`\`${name}\``))).toEqual([])
  })
})

describe('design, "The house": public answers are an allow-list', () => {
  it.each([
    'margin',
    'upMargin',
    'minSellingPrice',
    'hkdCost',
    'usdCost',
    'barrier',
    'synced',
    'contentHash',
    'notionPageId',
  ])('%s is not a public field', (field) => {
    expect(Object.keys(productSchema.shape)).not.toContain(field)
  })

  it('an address of more than 200 characters is refused', () => {
    expect(productSlugParametersSchema.safeParse({ slug: 'a'.repeat(201) }).success).toBe(false)
  })
})
