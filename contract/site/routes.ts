/**
 * Every page of the site: its address without language, and whether search engines may list it. The client's routes
 * (client/src/routes.tsx), the server's statuses and the sitemap follow this list; a page that is missing in one does not compile.
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
  '/orders/:token': { isListed: false },
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
  /** Decoded parameters by name; `rest` is what follows a `/*`. */
  params: Partial<Record<string, string>>
}

const patterns = Object.keys(pageRoutes)
  .filter(isPageRoute)
  .map((route) => ({ route, pattern: patternOf(route) }))

/**
 * Returns the page at a path.
 * @param path percent-encoded, without language, with or without a slash at its end
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

/** `:name` matches one segment, `/*` the rest, if any. */
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
