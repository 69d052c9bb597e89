/**
 * Every page of the site: its address without language (each has a twin in every other language, i18n/languages.ts), and whether search engines
 * may list it. The client's pages, the server's statuses and the sitemap all follow this one list: a page that is missing
 * here, or has no component in client/src/routes.tsx, does not compile. The addresses under /admin will be staff's, and unlisted.
 */
export const pageRoutes = {
  '/': { isListed: true },
  '/products': { isListed: true },
  '/products/:slug': { isListed: true },
  '/builder': { isListed: true },
  '/live-demo': { isListed: true },
  '/demo': { isListed: true },
  '/solutions/*': { isListed: true },
  '/lpwan': { isListed: true },
  '/esg-compliance': { isListed: true },
  '/property-management': { isListed: true },
  '/about': { isListed: true },
  '/contact': { isListed: true },
  '/quote': { isListed: false },
  '/quotes/:token': { isListed: false },
  '/confirm': { isListed: false },
  '/compare': { isListed: true },
  '/case-studies': { isListed: true },
  '/docs': { isListed: true },
  '/support': { isListed: true },
  '/careers': { isListed: true },
  '/privacy': { isListed: true },
  '/terms': { isListed: true },
} as const satisfies Record<`/${string}`, { isListed: boolean }>

export type PageRoute = keyof typeof pageRoutes

export interface PageMatch {
  route: PageRoute
  /** Decoded, by the names in the route; `rest` is what follows a `/*`. */
  params: Partial<Record<string, string>>
}

const patterns = Object.keys(pageRoutes)
  .filter(isPageRoute)
  .map((route) => ({ route, pattern: patternOf(route) }))

/**
 * Finds the page of a path, for the server and the client alike.
 * @param path percent-encoded, without its language; a slash at its end is of no account
 */
export function pageAt(path: string): PageMatch | undefined {
  const plain = path.replace(/(?<!\/)\/+$/, '') || '/' // by a run's first slash only: else quadratic
  for (const { route, pattern } of patterns) {
    const groups = pattern.exec(plain)?.groups
    if (groups) return { route, params: mapped(groups) }
  }
  return undefined
}

function isPageRoute(route: string): route is PageRoute {
  return route in pageRoutes
}

/** `:name` stands for one part of an address, `/*` for whatever follows, if anything does. */
function patternOf(route: PageRoute): RegExp {
  const named = route.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\/\*$/, '(?:/(?<rest>.*))?')
  return new RegExp(`^(?<route>${named})$`, 'i')
}

function mapped(groups: Record<string, string | undefined>): PageMatch['params'] {
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, text && decoded(text)]))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
