import { languageTags, pathPrefixes, readerLanguages } from '#contract/i18n/languages.ts'
import { escapeMarkup } from '#server/platform/visible-text.ts'

/** An address without language prefix; all its languages are listed. */
export interface SitemapEntry {
  path: string
  changedAt?: Date
}

/**
 * Products per sitemap; each has three addresses. sitemaps.org allows ten times as many, but a sitemap of 30 MB blocks
 * other requests for half a second and evicts the catalogue's cached answers.
 */
export const productsMax = 1600

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Builds a sitemap index; parts are numbered from 1. */
export function sitemapIndexOf(origin: string, parts: number): string {
  const sitemaps = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeMarkup(`${origin}/sitemap.xml?part=${index + 1}`)}</loc></sitemap>`,
  )
  return `${head}<sitemapindex ${namespace}>\n${sitemaps.join('\n')}\n</sitemapindex>\n`
}

/** Builds a sitemap with each entry in every language. */
export function sitemapOf(entries: SitemapEntry[], origin: string): string {
  const urls = entries.map((entry) => urlsOf(entry, escapeMarkup(origin))).join('\n')
  return `${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}\n</urlset>\n`
}

/** Each language's entry lists all alternates, as search engines require. */
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
