import { describe, expect, it } from 'vitest'
import { traditionalIn } from '#tests/support/traditional.ts'
import { pathIn } from '../../client/src/paths.ts'
import { testSite } from '../ui/site.ts'
import { addressOf, linksOf, settled, textsOf } from './pages.ts'
import { expectHead, expectServedHead } from './walk.ts'

const { app, visit } = testSite({ DEMO: '1' })

describe.each([
  '/',
  '/products',
  '/products/:slug',
  '/compare',
  '/lpwan',
  '/contact',
  '/quotes/:token',
  '/about',
  '/privacy',
] as const)('in mainland Chinese, %s', (route) => {
  it('is said in it throughout, fits a phone, and leads to pages that are', async () => {
    const address = pathIn(await addressOf(route, app()), 'zh-CN')
    const page = await visit(address, { viewport: { width: 390, height: 844 } })
    await settled(page)
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')

    const texts = (await textsOf(page)).filter(({ lang }) => lang === 'zh-CN')
    expect(texts.length).toBeGreaterThan(30)
    expect(texts.filter(({ text }) => traditionalIn(text) !== '')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    await expectHead(page, route, address)
    await expectServedHead(page, address)
    const { addresses } = await linksOf(page)
    const own = addresses.filter((link) => link.startsWith(app().url)).map((link) => new URL(link).pathname)
    const pages = own.filter((path) => !/^\/(?:en|api)(?:\/|$)/.test(path))
    expect([...new Set(pages.filter((path) => !/^\/cn(?:\/|$)/.test(path)))]).toEqual([plainTwinOf(address)])
  })
})

/** The page itself in Hong Kong's Chinese, which its switch leads to. */
function plainTwinOf(address: string): string {
  return new URL(address, app().url).pathname.replace(/^\/cn/, '') || '/'
}
