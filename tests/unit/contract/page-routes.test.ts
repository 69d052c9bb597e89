import { describe, expect, it } from 'vitest'
import { pageAt } from '#contract/site/routes.ts'

describe('the page at a path', () => {
  it.each<[path: string, route: string | undefined, params?: object]>([
    ['', '/'],
    ['/', '/'],
    ['/Products', '/products'],
    ['/products/', '/products'],
    ['/products/water-leak-sensor', '/products/:slug', { slug: 'water-leak-sensor' }],
    ['/products/%E6%BC%8F%E6%B0%B4/', '/products/:slug', { slug: '漏水' }],
    ['/products/a%2Fb', '/products/:slug', { slug: 'a/b' }],
    ['/products/%E0%A4%A', '/products/:slug', { slug: '%E0%A4%A' }],
    ['/products/a/b', undefined],
    ['/solutions', '/solutions/*', { rest: undefined }],
    ['/solutions/retail/', '/solutions/*', { rest: 'retail' }],
    ['/solutions/retail/more', '/solutions/*', { rest: 'retail/more' }],
    ['/solutionsx', undefined],
    ['/nowhere', undefined],
  ])('%s is %s', (path, route, params = {}) => {
    const found = pageAt(path)
    expect(found?.route).toBe(route)
    if (route) expect(found?.params).toMatchObject(params)
  })

  it('takes no long time for many slashes', () => {
    const begun = performance.now()
    expect(pageAt(`/products${'/'.repeat(100_000)}x`)).toBeUndefined()
    expect(performance.now() - begun).toBeLessThan(500)
  })
})
