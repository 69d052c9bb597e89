import { describe, expect, it } from 'vitest'
import { productsMax, sitemapIndexOf, sitemapOf } from '#server/modules/site/sitemap.rules.ts'

const origin = 'https://iot.example'
const entries = ['/', '/products', '/about'].map((path) => ({ path }))

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => location)
}

describe('a sitemap', () => {
  it('holds every language of every page', () => {
    expect(locations(sitemapOf(entries, origin))).toEqual([
      `${origin}/`,
      `${origin}/cn`,
      `${origin}/en`,
      `${origin}/products`,
      `${origin}/cn/products`,
      `${origin}/en/products`,
      `${origin}/about`,
      `${origin}/cn/about`,
      `${origin}/en/about`,
    ])
  })

  it('has an index of its parts', () => {
    const index = sitemapIndexOf(origin, 2)
    expect(index).toContain('<sitemapindex')
    expect(locations(index)).toEqual([`${origin}/sitemap.xml?part=1`, `${origin}/sitemap.xml?part=2`])
  })

  it('is never so large that making it holds others up: sitemaps.org allows 50 MB', () => {
    const many = Array.from({ length: productsMax }, (_, index) => ({ path: `/products/water-leak-sensor-${index}` }))
    expect(sitemapOf(many, origin).length).toBeLessThan(3_000_000)
  })

  it('tells when a product changed last', () => {
    const changedAt = new Date('2026-11-21T01:02:03Z')
    expect(sitemapOf([{ path: '/products/a', changedAt }], origin)).toContain(
      '<lastmod>2026-11-21T01:02:03.000Z</lastmod>',
    )
  })

  it('names with each address all its languages, and the one for readers of none of them', () => {
    const alternates =
      `<xhtml:link rel="alternate" hreflang="zh-HK" href="${origin}/about"/>` +
      `<xhtml:link rel="alternate" hreflang="zh-CN" href="${origin}/cn/about"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${origin}/en/about"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/about"/>`
    const urls = sitemapOf([{ path: '/about' }], origin)
      .split('\n')
      .slice(2, -2)
    expect(urls).toEqual([
      `<url><loc>${origin}/about</loc>${alternates}</url>`,
      `<url><loc>${origin}/cn/about</loc>${alternates}</url>`,
      `<url><loc>${origin}/en/about</loc>${alternates}</url>`,
    ])
  })

  it('has a line for each address and each part', () => {
    const linesWith = (xml: string) => xml.split('\n').filter((line) => line.includes('<loc>'))
    expect(linesWith(sitemapOf(entries, origin))).toHaveLength(9)
    expect(linesWith(sitemapIndexOf(origin, 3))).toHaveLength(3)
  })

  it('escapes what it is given', () => {
    const xml = sitemapOf([{ path: '/a&b' }], 'http://"><script>')
    expect(xml).toContain('<loc>http://&quot;&gt;&lt;script&gt;/a&amp;b</loc>')
  })
})
