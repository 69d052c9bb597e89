import { pageRoutes } from '#contract/site/routes.ts'
import { plainPath } from '../paths.ts'

/** Where a link of an answer may lead: a page of ours, without its language, or the company's own phone and messaging app. */
export type Destination = { page: string } | { contact: string }

const pages = Object.keys(pageRoutes).map(
  (route) => new RegExp(`^${route.replace(/\/\*$/, '(?:/.*)?').replace(/:\w+/, '[^/]+')}$`),
)

/**
 * Answers are written by a model, from what visitors and suppliers wrote: any other address could be anybody's.
 * @param origin of this site
 * @param phone the company's, in any spelling
 * @returns undefined for an address that is none of ours
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
