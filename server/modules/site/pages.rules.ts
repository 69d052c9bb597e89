import { defaultLanguage, languageAt, pathPrefixes, type ReaderLanguage } from '#contract/i18n/languages.ts'
import type { PlainForm } from '#contract/requests/sent-form.ts'
import { drawnQuery } from '#contract/site/drawn-pages.ts'
import { type PageRoute, pageAt } from '#contract/site/routes.ts'

/** An address of the site: which page it is, if any. */
export interface PageAddress {
  language: ReaderLanguage
  route: PageRoute | undefined
  /** Without language or a slash at its end; that of the home page is empty. */
  path: string
  /** The decoded last part of a product's address. */
  slug: string | undefined
  /** The decoded secret of a request for quotation's private link. */
  token: string | undefined
}

/**
 * Finds the page at an address as the client's router does: in each language, with or without a slash at its end.
 * @param pathname percent-encoded, as a request carries it
 */
export function pageAddressOf(pathname: string): PageAddress {
  const language = languageAt(pathname) ?? defaultLanguage
  const path = pathname.slice(pathPrefixes[language].length).replace(/(?<!\/)\/+$/, '') // by a run's first slash only: else quadratic
  const match = pageAt(path)
  return { language, route: match?.route, path, slug: match?.params.slug, token: match?.params.token }
}

/** What can be sent without scripts to the page that it stands on. */
export const formOf: Partial<Record<PageRoute, PlainForm>> = { '/contact': 'enquiry', '/demo': 'demo' }

/**
 * The address that a page is drawn at: however it is spelt, and whatever else it carries, the same page has the same.
 * @param query a name that is repeated counts once, with what stands first
 */
export function drawnAddressOf({ language, route, path, slug, token }: PageAddress, query: URLSearchParams): string {
  const plain = plainPathOf(path, { slug, token })
  const known = (route && drawnQuery[route]) ?? []
  const given = known.flatMap((name) => {
    const value = query.get(name)?.trim()
    return value ? [[name, value]] : []
  })
  const search = given.length > 0 ? `?${new URLSearchParams(given.sort())}` : ''
  return (pathPrefixes[language] + plain || '/') + search
}

/** In small letters, but for what a product or a private link is told by. */
function plainPathOf(path: string, { slug, token }: Pick<PageAddress, 'slug' | 'token'>): string {
  if (slug !== undefined) return `/products/${encodeURIComponent(slug)}`
  if (token !== undefined) return `/quotes/${encodeURIComponent(token)}`
  return path.toLowerCase()
}
