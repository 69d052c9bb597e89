import { escapeMarkup } from '#server/platform/markup.ts'

/** What search engines are told of an address without language: its English twin is told with it. */
export interface SitemapEntry {
  path: string
  changedAt?: Date
}

/**
 * Addresses in one sitemap. sitemaps.org allows ten times as many: 24 MB, which keep every other request waiting for half a
 * second and push the catalogue's answers out of their cache.
 */
const addressesMax = 5000

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/**
 * The sitemap of all entries in both languages, or an index of its parts where one may not hold them all.
 * @param part of the index, from 1; none for the sitemap itself
 * @returns nothing where there is no such part
 */
export function sitemapOf(
  entries: SitemapEntry[],
  { origin, part, max = addressesMax }: { origin: string; part?: number | undefined; max?: number },
): string | undefined {
  const size = Math.floor(max / 2)
  const parts = Math.ceil(entries.length / size)
  if (part === undefined) return parts > 1 ? indexOf(origin, parts) : urlsOf(entries, origin)
  return part >= 1 && part <= parts ? urlsOf(entries.slice((part - 1) * size, part * size), origin) : undefined
}

function indexOf(origin: string, parts: number): string {
  const sitemaps = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeMarkup(`${origin}/sitemap.xml?part=${index + 1}`)}</loc></sitemap>`,
  )
  return `${head}<sitemapindex ${namespace}>\n${sitemaps.join('\n')}\n</sitemapindex>\n`
}

function urlsOf(entries: SitemapEntry[], origin: string): string {
  const urls = entries.map((entry) => urlPairOf(entry, escapeMarkup(origin))).join('\n')
  return `${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}\n</urlset>\n`
}

/** Each of the two names both, as search engines ask for. */
function urlPairOf({ path, changedAt }: SitemapEntry, origin: string): string {
  const chinese = origin + escapeMarkup(path)
  const english = `${origin}/en${path === '/' ? '' : escapeMarkup(path)}`
  const alternates = [
    ['zh-HK', chinese],
    ['en', english],
    ['x-default', chinese],
  ].map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
  const rest = `${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}${alternates.join('')}`
  return [chinese, english].map((address) => `<url><loc>${address}</loc>${rest}</url>`).join('\n')
}
