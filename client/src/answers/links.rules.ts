import { pageRoutes } from '#contract/site/routes.ts'
import { plainPath } from '../paths.ts'

/** A page of this site (path without the language prefix), or the company's own phone or messaging app. */
export type Destination = { page: string } | { contact: string }

const pages = Object.keys(pageRoutes).map(
  (route) => new RegExp(`^${route.replace(/\/\*$/, '(?:/.*)?').replace(/:\w+/, '[^/]+')}$`),
)

/**
 * Returns where a link of an answer may lead. Answers come from a model that reads visitors' and suppliers' text, so
 * other addresses are not trusted.
 * @param phone the company's, in any format
 * @returns undefined for an address that is not the company's
 */
export function destinationOf(href: string, origin: string, phone: string | undefined): Destination | undefined {
  if (!URL.canParse(href, origin)) return undefined
  const url = new URL(href, origin)
  if (url.origin === origin) {
    const page = plainPath(url.pathname)
    return pages.some((pattern) => pattern.test(page)) ? { page: page + url.search + url.hash } : undefined
  }
  return isOurContact(url, phone) ? { contact: url.href } : undefined
}

function isOurContact({ protocol, host, pathname }: URL, phone: string | undefined): boolean {
  const digits = phone?.replace(/\D/g, '')
  const isContact = protocol === 'tel:' || (protocol === 'https:' && host === 'wa.me')
  return isContact && Boolean(digits) && pathname.replace(/\D/g, '') === digits
}
