import { describe, expect, it } from 'vitest'
import { sitemapOf } from '#server/features/sitemap/sitemap.rules.ts'

const origin = 'https://iot.example'
const entries = ['/', '/products', '/about'].map((path) => ({ path }))

function locations(xml: string | undefined): string[] {
  return [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => location)
}

describe('a sitemap', () => {
  it('holds both languages of every page', () => {
    expect(locations(sitemapOf(entries, { origin }))).toEqual([
      `${origin}/`,
      `${origin}/en`,
      `${origin}/products`,
      `${origin}/en/products`,
      `${origin}/about`,
      `${origin}/en/about`,
    ])
  })

  it('becomes an index of parts where they are too many, and both languages stay together', () => {
    const index = sitemapOf(entries, { origin, max: 5 })
    expect(index).toContain('<sitemapindex')
    expect(locations(index)).toEqual([`${origin}/sitemap.xml?part=1`, `${origin}/sitemap.xml?part=2`])
    const parts = [1, 2].map((part) => locations(sitemapOf(entries, { origin, part, max: 5 })))
    expect(parts.map(({ length }) => length)).toEqual([4, 2])
    expect(parts.flat()).toEqual(locations(sitemapOf(entries, { origin })))
  })

  it('is never so large that making it holds others up: sitemaps.org allows 50 MB', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ path: `/products/water-leak-sensor-${index}` }))
    expect(locations(sitemapOf(many, { origin }))).toHaveLength(4)
    expect(sitemapOf(many, { origin, part: 4 })?.length).toBeLessThan(3_000_000)
  })

  it.each([0, 3, -1])('has no part %d', (part) => {
    expect(sitemapOf(entries, { origin, part, max: 5 })).toBeUndefined()
  })

  it('tells when a product changed last', () => {
    const changedAt = new Date('2026-11-21T01:02:03Z')
    expect(sitemapOf([{ path: '/products/a', changedAt }], { origin })).toContain(
      '<lastmod>2026-11-21T01:02:03.000Z</lastmod>',
    )
  })

  it('escapes what it is given', () => {
    const xml = sitemapOf([{ path: '/a&b' }], { origin: 'http://"><script>' }) ?? ''
    expect(xml).toContain('<loc>http://&quot;&gt;&lt;script&gt;/a&amp;b</loc>')
  })
})
