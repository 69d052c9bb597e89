import { languageTags, pathPrefixes, readerLanguages } from '#contract/i18n/languages.ts'
import { escapeMarkup } from '#server/platform/markup.ts'

/** What search engines are told of an address without language: its twins are told with it. */
export interface SitemapEntry {
  path: string
  changedAt?: Date
}

/**
 * Products in one sitemap, of which each has three addresses. sitemaps.org allows ten times as many: 30 MB, which keep every other
 * request waiting for half a second and push the catalogue's answers out of their cache.
 */
export const productsMax = 1600

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Names the parts of a sitemap, which are counted from 1. */
export function sitemapIndexOf(origin: string, parts: number): string {
  const sitemaps = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeMarkup(`${origin}/sitemap.xml?part=${index + 1}`)}</loc></sitemap>`,
  )
  return `${head}<sitemapindex ${namespace}>\n${sitemaps.join('\n')}\n</sitemapindex>\n`
}

/** A sitemap, or a part of one, with each entry in every language. */
export function sitemapOf(entries: SitemapEntry[], origin: string): string {
  const urls = entries.map((entry) => urlsOf(entry, escapeMarkup(origin))).join('\n')
  return `${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}\n</urlset>\n`
}

/** Each of them names all, as search engines ask for. */
function urlsOf({ path, changedAt }: SitemapEntry, origin: string): string {
  const twins = readerLanguages.map((language) => {
    const prefix = pathPrefixes[language]
    return [languageTags[language], origin + (prefix && path === '/' ? prefix : prefix + escapeMarkup(path))] as const
  })
  const alternates = [...twins, ['x-default', origin + escapeMarkup(path)] as const].map(
    ([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
  )
  const rest = `${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}${alternates.join('')}`
  return twins.map(([, address]) => `<url><loc>${address}</loc>${rest}</url>`).join('\n')
}
