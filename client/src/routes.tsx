import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, Params, RouteObject } from 'react-router-dom'
import { languageAt, pathPrefixes, type ReaderLanguage, readerLanguages } from '#contract/i18n/languages.ts'
import { type PageRoute, pageAt, pageRoutes } from '#contract/site/routes.ts'
import { failureCodeOf } from './api/failure.ts'
import { productAlternativesOptions, productListOptions, productOptions } from './api/products.ts'
import { exchangeRatesOptions } from './api/site.ts'
import { plainPath } from './paths.ts'
import { readFilters } from './site/products/filters.ts'
import { PageBoundary, PageFailure, SiteLayout } from './site/shell/index.ts'
import { languagePreference } from './storage/preferences.ts'
import { loadPage } from './ui/loading/lazy-component.tsx'

/** Inputs of a page's data. */
interface PageRequest {
  queries: QueryClient
  params: Params
  search: URLSearchParams
  language: ReaderLanguage
}

interface Page {
  /** Path of the page's module below client/src: the server names its scripts and styles by it. */
  file: string
  load: () => Promise<{ default: ComponentType }>
  /** Loads the data that the page shows, with the code that only this page needs: every page loads this module. See `loadData`. */
  data?: (request: PageRequest) => Promise<unknown>
  /** The former page stays in a browser, too, until the data is loaded: it would move what is shown already. */
  waitsForData?: true
}

/** Every page of the site; its addresses are contract/site/routes.ts. */
const pages: Record<PageRoute, Page> = {
  '/': {
    file: 'site/home/HomePage.tsx',
    load: () => import('./site/home/HomePage.tsx'),
    data: async ({ queries }) => {
      const { homeOptions, shelfQuery } = await import('./site/home/home.ts')
      await all(queries.prefetchQuery(homeOptions), queries.prefetchQuery(productListOptions(shelfQuery)))
    },
  },
  '/products': {
    file: 'site/products/ProductsPage.tsx',
    load: () => import('./site/products/ProductsPage.tsx'),
    data: ({ queries, search, language }) => queries.prefetchQuery(productListOptions(readFilters(search, language))),
  },
  '/products/:slug': {
    file: 'site/product/ProductPage.tsx',
    load: () => import('./site/product/ProductPage.tsx'),
    data: ({ queries, params }) => prefetchProduct(queries, params.slug ?? ''),
  },
  '/builder': {
    file: 'site/builder/BuilderPage.tsx',
    load: () => import('./site/builder/BuilderPage.tsx'),
    data: prefetchSystemParts,
  },
  '/live-demo': {
    file: 'site/live-demo/LiveDemoPage.tsx',
    load: () => import('./site/live-demo/LiveDemoPage.tsx'),
  },
  '/lpwan': {
    file: 'site/lpwan/LpwanPage.tsx',
    load: () => import('./site/lpwan/LpwanPage.tsx'),
    data: prefetchSystemParts,
  },
  '/contact': { file: 'site/contact/ContactPage.tsx', load: () => import('./site/contact/ContactPage.tsx') },
  '/demo': { file: 'site/contact/DemoPage.tsx', load: () => import('./site/contact/DemoPage.tsx') },
  '/about': {
    file: 'site/about/AboutPage.tsx',
    load: () => import('./site/about/AboutPage.tsx'),
    data: async ({ queries }) => queries.prefetchQuery((await import('./api/content.ts')).companyOptions),
  },
  '/solutions/*': {
    file: 'site/solutions/SolutionsPage.tsx',
    load: () => import('./site/solutions/SolutionsPage.tsx'),
    data: async ({ queries }) =>
      queries.prefetchQuery((await import('./site/solutions/industries.ts')).industriesOptions),
  },
  '/property-management': {
    file: 'site/property/PropertyPage.tsx',
    load: () => import('./site/property/PropertyPage.tsx'),
    data: async ({ queries }) => {
      const { caseStudiesOptions, plansOptions } = await import('./api/content.ts')
      await all(queries.prefetchQuery(plansOptions), queries.prefetchQuery(caseStudiesOptions))
    },
  },
  '/esg-compliance': {
    file: 'site/esg/EsgPage.tsx',
    load: () => import('./site/esg/EsgPage.tsx'),
    data: async ({ queries }) => queries.prefetchQuery((await import('./api/content.ts')).regulationsOptions),
  },
  '/privacy': { file: 'site/legal/PrivacyPage.tsx', load: () => import('./site/legal/PrivacyPage.tsx') },
  '/terms': { file: 'site/legal/TermsPage.tsx', load: () => import('./site/legal/TermsPage.tsx') },
  '/quote': { file: 'site/quote/QuotePage.tsx', load: () => import('./site/quote/QuotePage.tsx') },
  '/quotes/:token': {
    file: 'site/quote/follow/FollowPage.tsx',
    load: () => import('./site/quote/follow/FollowPage.tsx'),
    data: async ({ queries, params }) => {
      const { quoteRequestOptions } = await import('./api/forms/quote-requests.ts')
      await queries.prefetchQuery(quoteRequestOptions(params.token ?? ''))
    },
  },
  '/orders/:token': {
    file: 'site/quote/order/OrderPage.tsx',
    load: () => import('./site/quote/order/OrderPage.tsx'),
    data: async ({ queries, params: { token = '' } }) => {
      const orders = await import('./api/forms/buyer-orders.ts')
      const { buyerBillingOptions } = await import('./api/forms/buyer-billing.ts')
      await all(
        queries.prefetchQuery(orders.buyerOrderOptions(token)),
        queries.prefetchQuery(buyerBillingOptions(token)),
        queries.prefetchQuery(orders.buyerReturnsOptions(token)),
        queries.prefetchQuery(orders.buyerDevicesOptions(token)),
      )
    },
  },
  '/confirm': { file: 'site/confirm/ConfirmPage.tsx', load: () => import('./site/confirm/ConfirmPage.tsx') },
  '/compare': {
    file: 'site/compare/ComparePage.tsx',
    load: () => import('./site/compare/ComparePage.tsx'),
    data: async ({ queries, search, language }) => {
      const { prefetchComparison } = await import('./site/compare/comparison-data.ts')
      await prefetchComparison(queries, search, language)
    },
  },
  '/case-studies': {
    file: 'site/case-studies/CaseStudiesPage.tsx',
    load: () => import('./site/case-studies/CaseStudiesPage.tsx'),
    data: async ({ queries }) => queries.prefetchQuery((await import('./api/content.ts')).caseStudiesOptions),
  },
  '/careers': {
    file: 'site/careers/CareersPage.tsx',
    load: () => import('./site/careers/CareersPage.tsx'),
    data: async ({ queries }) => queries.prefetchQuery((await import('./api/content.ts')).companyOptions),
  },
  '/support': {
    file: 'site/support/SupportPage.tsx',
    load: () => import('./site/support/SupportPage.tsx'),
    data: async ({ queries }) => queries.prefetchQuery((await import('./api/content.ts')).questionsOptions),
    waitsForData: true,
  },
  '/docs': { file: 'site/docs/DocsPage.tsx', load: () => import('./site/docs/DocsPage.tsx') },
}

const notFound: Page = { file: 'site/not-found/NotFound.tsx', load: () => import('./site/not-found/NotFound.tsx') }

interface SiteRoutesOptions {
  queries: QueryClient
  /** The server renders a page once, with all its data; a browser shows it at once, with placeholders. */
  waitsForData: boolean
}

/** Returns the routes of the site, each page in every language, for a browser's router and for the server's. */
export function siteRoutes(options: SiteRoutesOptions): RouteObject[] {
  return [
    {
      element: <SiteLayout prefetchPage={prefetchPage} />,
      // every loader's result is known at the start (main.tsx): a fallback is never shown
      HydrateFallback: () => null,
      children: [
        {
          element: <PageBoundary />,
          errorElement: <PageFailure />,
          children: [
            ...readerLanguages.flatMap((language) =>
              Object.keys(pageRoutes)
                .filter(isPageRoute)
                .map((route) => routeOf(pathPrefixes[language] + route, pages[route], options)),
            ),
            routeOf('*', notFound, options),
          ],
        },
      ],
    },
  ]
}

/** The file of the page at a path of the site. @param path with its language */
export function pageFileAt(path: string): string {
  const match = pageAt(plainPath(path))
  return (match ? pages[match.route] : notFound).file
}

/** Loads the code and the data of a page before it is opened. What cannot be loaded is loaded when it is opened. */
function prefetchPage(address: URL, queries: QueryClient): void {
  const match = pageAt(plainPath(address.pathname))
  if (!match) return
  const page = pages[match.route]
  page.load().catch(() => undefined)
  void loadData(page, {
    queries,
    params: match.params,
    search: address.searchParams,
    language: languageOf(address),
  })
}

function languageOf({ pathname }: URL): ReaderLanguage {
  return languageAt(pathname) ?? languagePreference.read()
}

function routeOf(path: string, page: Page, options: SiteRoutesOptions): RouteObject {
  const { queries } = options
  return {
    id: path, // by which main.tsx names what is loaded already
    path,
    lazy: async () => ({ Component: (await loadPage(page.load)).default }),
    async loader({ request, params }: LoaderFunctionArgs) {
      const address = new URL(request.url)
      const requested = { queries, params, search: address.searchParams, language: languageOf(address) }
      const loading = all(queries.prefetchQuery(exchangeRatesOptions), loadData(page, requested))
      if (options.waitsForData || page.waitsForData) await loading
      return null
    },
  }
}

/** Loads a page's data. It never fails: the page, which has the same code, says what could not be loaded. */
async function loadData({ data }: Page, requested: PageRequest): Promise<void> {
  await data?.(requested).catch(() => undefined)
}

async function prefetchSystemParts({ queries }: PageRequest): Promise<void> {
  const { systemPartsOptions } = await import('./api/builder.ts')
  await queries.prefetchQuery(systemPartsOptions)
}

/** A product that is sold no more is shown with what is sold instead. */
async function prefetchProduct(queries: QueryClient, slug: string): Promise<void> {
  const options = productOptions(slug)
  await queries.prefetchQuery(options)
  const { error } = queries.getQueryState(options.queryKey) ?? {}
  if (failureCodeOf(error) === 'product.retired') await queries.prefetchQuery(productAlternativesOptions(slug))
}

function all(...loading: (Promise<unknown> | undefined)[]): Promise<unknown> {
  return Promise.all(loading)
}

function isPageRoute(route: string): route is PageRoute {
  return route in pageRoutes
}
