import { defaultLanguage, languageAt, pathPrefixes, type ReaderLanguage } from '#contract/i18n/languages.ts'
import type { PlainForm } from '#contract/requests/sent-form.ts'
import { renderedQuery } from '#contract/site/rendered-query.ts'
import { type PageRoute, pageAt } from '#contract/site/routes.ts'

/** A parsed address of the site. */
export interface PageAddress {
  language: ReaderLanguage
  route: PageRoute | undefined
  /** Without language prefix and trailing slash; empty for the home page. */
  path: string
  /** Decoded slug of a product page. */
  slug: string | undefined
  /** Decoded secret of a quotation's private link. */
  token: string | undefined
}

/** Resolves an address as the client's router does. @param pathname percent-encoded */
export function pageAddressOf(pathname: string): PageAddress {
  const language = languageAt(pathname) ?? defaultLanguage
  const path = pathname.slice(pathPrefixes[language].length).replace(/(?<!\/)\/+$/, '') // the lookbehind anchors at a run's first slash: otherwise quadratic
  const match = pageAt(path)
  return { language, route: match?.route, path, slug: match?.params.slug, token: match?.params.token }
}

/** The form that a page can submit without JavaScript. */
export const formOf: Partial<Record<PageRoute, PlainForm>> = { '/contact': 'enquiry', '/demo': 'demo' }

/**
 * Returns the canonical address under which a page is rendered and cached: other query parameters and spellings do not
 * matter. @param query of a repeated name, the first value counts
 */
export function canonicalAddressOf(
  { language, route, path, slug, token }: PageAddress,
  query: URLSearchParams,
): string {
  const plain = plainPathOf(path, { route, slug, token })
  const known = (route && renderedQuery[route]) ?? []
  const given = known.flatMap((name) => {
    const value = query.get(name)?.trim()
    return value ? [[name, value]] : []
  })
  const search = given.length > 0 ? `?${new URLSearchParams(given.sort())}` : ''
  return (pathPrefixes[language] + plain || '/') + search
}

/** Lowercases the path, except for slugs and tokens. */
function plainPathOf(path: string, { route, slug, token }: Pick<PageAddress, 'route' | 'slug' | 'token'>): string {
  if (slug !== undefined) return `/products/${encodeURIComponent(slug)}`
  if (token !== undefined && route) return route.replace(':token', encodeURIComponent(token))
  return path.toLowerCase()
}
