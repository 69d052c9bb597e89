import { describe, expect, it } from 'vitest'
import { listedPaths } from '#content/listed-paths.ts'
import { sitePages } from '#content/site-pages.words.ts'
import { industries } from '#contract/content/choices.ts'
import { canonicalAddressOf, pageAddressOf } from '#server/modules/site/pages.rules.ts'
import { expectLinear } from '#tests/support/growth.ts'

describe('the page at an address', () => {
  it.each([
    ['/', '/', 'zh-TW'],
    ['/en', '/', 'en'],
    ['/en/', '/', 'en'],
    ['/products', '/products', 'zh-TW'],
    ['/products/', '/products', 'zh-TW'],
    ['/Products', '/products', 'zh-TW'],
    ['/en/products', '/products', 'en'],
    ['/en/products/leak-sensor', '/products/:slug', 'en'],
    ['/solutions', '/solutions/*', 'zh-TW'],
    ['/solutions/retail', '/solutions/*', 'zh-TW'],
    ['/solutions/retail/anything', '/solutions/*', 'zh-TW'],
    ['/solutionsfoo', undefined, 'zh-TW'],
    ['/products/a/b', undefined, 'zh-TW'],
    ['/english', undefined, 'zh-TW'],
    ['/en/en/products', undefined, 'en'],
    ['/cn', '/', 'zh-CN'],
    ['/cn/products/leak-sensor/', '/products/:slug', 'zh-CN'],
    ['/cnx', undefined, 'zh-TW'],
    ['/nowhere', undefined, 'zh-TW'],
    ['//', '/', 'zh-TW'],
  ])('%s is %s', (pathname, route, language) => {
    expect(pageAddressOf(pathname)).toMatchObject({ route, language })
  })

  it.each([
    ['/products/leak-sensor', 'leak-sensor'],
    ['/en/products/%E6%BC%8F%E6%B0%B4/', '漏水'],
    ['/products/50%', '50%'],
  ])('%s is the product %s', (pathname, slug) => {
    expect(pageAddressOf(pathname).slug).toBe(slug)
  })

  it.each([
    ['/products//', '/products'],
    ['/en/products/', '/products'],
    ['/en/', ''],
    ['//', ''],
  ])('%s has the path %j', (pathname, path) => {
    expect(pageAddressOf(pathname).path).toBe(path)
  })

  it.each([
    ['/', '/'],
    ['/en/', '/en'],
    ['/about?q=leak', '/about'],
    ['/nowhere?q=leak', '/nowhere'],
    ['/cn/Products//', '/cn/products'],
    ['/products?utm_source=mail&sort=price&search=%20leak+sensor%20&page=', '/products?search=leak+sensor&sort=price'],
    ['/products?tag=a&tag=b&page=2', '/products?page=2&tag=a'],
    ['/en/products/Leak%20Sensor/?search=leak', '/en/products/Leak%20Sensor'],
    ['/en/Quotes/A%2dSecret/?lang=en', '/en/quotes/A-Secret'],
    ['/confirm?token=secret', '/confirm'],
  ])('%s is drawn at %s', (address, drawn) => {
    const [pathname = '', query] = address.split('?')
    expect(canonicalAddressOf(pageAddressOf(pathname), new URLSearchParams(query))).toBe(drawn)
  })

  it('is found as quickly whatever the address is made of', () => {
    expectLinear((length) => pageAddressOf(`${'/'.repeat(length)}x`), 2000)
  })

  it('those of the sitemap are one address each', () => {
    expect(listedPaths(industries)).toEqual(
      expect.arrayContaining(['/', '/products', '/solutions', '/solutions/retail', '/compare', '/terms']),
    )
    expect(listedPaths(industries).filter((path) => /[:*]/.test(path))).toEqual([])
  })
})

it.each(listedPaths(industries).filter((path) => path !== '/' && !path.startsWith('/solutions/')))(
  'the search knows %s',
  (path) => {
    expect(sitePages.map((page) => page.path)).toContain(path)
  },
)
