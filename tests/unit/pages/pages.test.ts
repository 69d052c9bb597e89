import { describe, expect, it } from 'vitest'
import { listedPaths } from '#content/listed-paths.ts'
import { pageAddressOf } from '#server/modules/site/pages.rules.ts'
import { expectLinear } from '#tests/support/growth.ts'

describe('the page at an address', () => {
  it.each([
    ['/', '/', ''],
    ['/en', '/', '/en'],
    ['/en/', '/', '/en'],
    ['/products', '/products', ''],
    ['/products/', '/products', ''],
    ['/Products', '/products', ''],
    ['/en/products', '/products', '/en'],
    ['/en/products/leak-sensor', '/products/:slug', '/en'],
    ['/solutions', '/solutions/*', ''],
    ['/solutions/retail', '/solutions/*', ''],
    ['/solutions/retail/anything', '/solutions/*', ''],
    ['/solutionsfoo', undefined, ''],
    ['/products/a/b', undefined, ''],
    ['/english', undefined, ''],
    ['/en/en/products', undefined, '/en'],
    ['/nowhere', undefined, ''],
    ['//', '/', ''],
  ])('%s is %s', (pathname, route, prefix) => {
    expect(pageAddressOf(pathname)).toMatchObject({ route, prefix })
  })

  it.each([
    ['/products/leak-sensor', 'leak-sensor'],
    ['/en/products/%E6%BC%8F%E6%B0%B4/', '漏水'],
    ['/products/50%', '50%'],
  ])('%s is the product %s', (pathname, slug) => {
    expect(pageAddressOf(pathname).slug).toBe(slug)
  })

  it('is found as quickly whatever the address is made of', () => {
    expectLinear((length) => pageAddressOf(`${'/'.repeat(length)}x`), 2000)
  })

  it('those of the sitemap are one address each', () => {
    expect(listedPaths).toEqual(
      expect.arrayContaining(['/', '/products', '/solutions', '/solutions/retail', '/compare', '/terms']),
    )
    expect(listedPaths.filter((path) => /[:*]/.test(path))).toEqual([])
  })
})
