import { expect, it } from 'vitest'
import { languageAt, type ReaderLanguage, readerLanguages } from '#contract/i18n/languages.ts'
import { chatUrl } from '../../../client/src/contact-urls.ts'
import { pathIn, paths, plainPath } from '../../../client/src/paths.ts'
import { changeFilters, isWholeCatalogue, readFilters } from '../../../client/src/site/products/filters.ts'

const defaults = { page: 1, pageSize: 24, sort: 'name' }

it.each([
  ['', defaults],
  ['category=software&search=%20leak%20', { ...defaults, category: 'software', search: 'leak', sort: 'relevance' }],
  ['category=boats&minPrice=-1&page=0&sort=size&inStock=yes', defaults],
  ['minPrice=&maxPrice=99.5', { ...defaults, maxPrice: 99.5 }],
  ['utm_source=mail&page=2', { ...defaults, page: 2 }],
])('reads "%s"', (query, filters) => {
  expect(readFilters(new URLSearchParams(query), 'zh-TW')).toEqual(filters)
})

it.each(['', 'sort=size'])('sorts by the names of the reader’s language where "%s" says nothing else', (query) => {
  const sortFor = (language: ReaderLanguage) => readFilters(new URLSearchParams(query), language).sort
  expect(readerLanguages.map(sortFor)).toEqual(['name', 'name', 'nameEn'])
})

it('returns to the first page on any change but one of page', () => {
  const present = new URLSearchParams('search=leak&page=3')
  expect(changeFilters(present, { category: 'lpwan' }).toString()).toBe('search=leak&category=lpwan')
  expect(changeFilters(present, { search: '' }).toString()).toBe('')
  expect(changeFilters(present, { page: '4' }).toString()).toBe('search=leak&page=4')
})

it.each([
  ['', true],
  ['sort=price', false],
  ['page=2', false],
  ['inStock=true', false],
])('whether "%s" is the whole catalogue: %s', (query, whole) => {
  expect(isWholeCatalogue(readFilters(new URLSearchParams(query), 'en'))).toBe(whole)
})

it.each([
  ['/', ['/', '/cn', '/en']],
  ['/products', ['/products', '/cn/products', '/en/products']],
  ['/products?tag=a', ['/products?tag=a', '/cn/products?tag=a', '/en/products?tag=a']],
  ['/?from=mail', ['/?from=mail', '/cn?from=mail', '/en?from=mail']],
])('%s has its twins at %j', (path, twins) => {
  expect(readerLanguages.map((language) => pathIn(path, language))).toEqual(twins)
})

it.each([
  ['/en', 'en', '/'],
  ['/en/products', 'en', '/products'],
  ['/energy', undefined, '/energy'],
  ['/cn', 'zh-CN', '/'],
  ['/cn/products', 'zh-CN', '/products'],
  ['/cnc', undefined, '/cnc'],
  ['/', undefined, '/'],
])('%s: speaks %s, plain %s', (path, language, plain) => {
  expect(languageAt(path)).toBe(language)
  expect(plainPath(path)).toBe(plain)
})

it('writes names of products into addresses whole', () => {
  expect(paths.compare(['a-1', '漏水', 'b,c'])).toBe('/compare?products=a-1,%E6%BC%8F%E6%B0%B4,b%2Cc')
})

it('opens a chat with the digits of the phone number', () => {
  expect(chatUrl('+852 3000-1234', '你好 & ?')).toBe('https://wa.me/85230001234?text=%E4%BD%A0%E5%A5%BD%20%26%20%3F')
})
