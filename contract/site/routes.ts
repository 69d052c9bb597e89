/**
 * Every page of the site: its address without language (each has a twin in every other language, i18n/languages.ts), and whether search engines
 * may list it. The client's pages, the server's statuses and the sitemap all follow this one list: a page that is missing
 * here, or has no component in client/src/routes.tsx, does not compile. The addresses under /admin will be staff's, and unlisted.
 */
export const pageRoutes = {
  '/': { isListed: true },
  '/products': { isListed: true },
  '/products/:slug': { isListed: true },
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
