import { expect, it } from 'vitest'
import { productListQuerySchema } from '#contract/catalogue/products.ts'
import { readFilters } from '../../../client/src/site/products/filters.ts'

const texts = [
  '',
  ' ',
  'leak',
  '  leak   sensor\t ',
  'x'.repeat(100),
  'x'.repeat(101),
  `${'x '.repeat(60)}`,
  'a\0b',
  '0',
  'true',
]
const numbers = [
  '1',
  '01',
  '0',
  '-1',
  '1.5',
  '1e2',
  '0x10',
  '100',
  '101',
  '1000000',
  '1000001',
  '1180',
  '99.50',
  '99.505',
  ' 7 ',
  'NaN',
]
const choices = ['lpwan', 'LPWAN', 'en', '-price', 'price', 'nameEn', 'false', 'toString', '__proto__']
const values = [...texts, ...numbers, ...choices]
const names = [...Object.keys(productListQuerySchema.shape), 'utm_source', 'constructor']

/** What the schema makes of one parameter; without it, where it refuses it. */
function parsed(name: string, value: string) {
  const given = value.trim() ? { [name]: value } : {}
  const { data } = productListQuerySchema.safeParse(given)
  return data ?? productListQuerySchema.parse({})
}

it.each(names)('%s of an address is read as the API reads it', (name) => {
  for (const value of values) {
    expect(readFilters(new URLSearchParams([[name, value]]), 'zh-TW'), `${name}=${value}`).toEqual(parsed(name, value))
  }
})

it('keeps what is right beside what is wrong, the first of several, and sorts by names of the reader’s language', () => {
  const parameters = new URLSearchParams('page=0&category=lpwan&category=software&minPrice=9.50&utm_source=x')
  expect(readFilters(parameters, 'en')).toEqual({
    sort: 'nameEn',
    page: 1,
    pageSize: 24,
    category: 'lpwan',
    minPrice: 9.5,
  })
})

it.each([
  ['search=leak', 'relevance'],
  ['search=leak&sort=price', 'price'],
  ['search=leak&sort=name', 'name'],
  ['sort=relevance', 'nameEn'],
  ['search=+&sort=relevance', 'nameEn'],
])('%s is sorted by %s', (search, sort) => {
  expect(readFilters(new URLSearchParams(search), 'en').sort).toBe(sort)
})
