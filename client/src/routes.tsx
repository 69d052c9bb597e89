import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactElement, useEffect, useRef } from 'react'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { type PageMatch, type PageRoute, pageAt } from '#contract/site/routes.ts'
import { useLanguage } from './i18n/language.tsx'
import { plainPath } from './paths.ts'
import { useLocation } from './router/index.ts'
import { PageArriving } from './site/shell/index.ts'
import { lazyComponents } from './ui/loading/lazy-component.tsx'

const { lazyComponent: lazyPage } = lazyComponents(PageArriving)

const NotFound = lazyPage(() => import('./site/not-found/NotFound.tsx'), 'site/not-found/NotFound.tsx')
const HomePage = lazyPage(() => import('./site/home/HomePage.tsx'), 'site/home/HomePage.tsx')
const ProductsPage = lazyPage(() => import('./site/products/ProductsPage.tsx'), 'site/products/ProductsPage.tsx')
const ProductPage = lazyPage(() => import('./site/product/ProductPage.tsx'), 'site/product/ProductPage.tsx')
const BuilderPage = lazyPage(() => import('./site/builder/BuilderPage.tsx'), 'site/builder/BuilderPage.tsx')
const LiveDemoPage = lazyPage(() => import('./site/live-demo/LiveDemoPage.tsx'), 'site/live-demo/LiveDemoPage.tsx')
const LpwanPage = lazyPage(() => import('./site/lpwan/LpwanPage.tsx'), 'site/lpwan/LpwanPage.tsx')
const ContactPage = lazyPage(() => import('./site/contact/ContactPage.tsx'), 'site/contact/ContactPage.tsx')
const DemoPage = lazyPage(() => import('./site/contact/DemoPage.tsx'), 'site/contact/DemoPage.tsx')
const AboutPage = lazyPage(() => import('./site/about/AboutPage.tsx'), 'site/about/AboutPage.tsx')
const SolutionsPage = lazyPage(() => import('./site/solutions/SolutionsPage.tsx'), 'site/solutions/SolutionsPage.tsx')
const PrivacyPage = lazyPage(() => import('./site/legal/PrivacyPage.tsx'), 'site/legal/PrivacyPage.tsx')
const TermsPage = lazyPage(() => import('./site/legal/TermsPage.tsx'), 'site/legal/TermsPage.tsx')
const PropertyPage = lazyPage(() => import('./site/property/PropertyPage.tsx'), 'site/property/PropertyPage.tsx')
const CaseStudiesPage = lazyPage(
  () => import('./site/case-studies/CaseStudiesPage.tsx'),
  'site/case-studies/CaseStudiesPage.tsx',
)
const CareersPage = lazyPage(() => import('./site/careers/CareersPage.tsx'), 'site/careers/CareersPage.tsx')
const EsgPage = lazyPage(() => import('./site/esg/EsgPage.tsx'), 'site/esg/EsgPage.tsx')
const SupportPage = lazyPage(() => import('./site/support/SupportPage.tsx'), 'site/support/SupportPage.tsx')
const QuotePage = lazyPage(() => import('./site/quote/QuotePage.tsx'), 'site/quote/QuotePage.tsx')
const FollowPage = lazyPage(() => import('./site/quote/follow/FollowPage.tsx'), 'site/quote/follow/FollowPage.tsx')
const ConfirmPage = lazyPage(() => import('./site/confirm/ConfirmPage.tsx'), 'site/confirm/ConfirmPage.tsx')
const ComparePage = lazyPage(() => import('./site/compare/ComparePage.tsx'), 'site/compare/ComparePage.tsx')
const DocsPage = lazyPage(() => import('./site/docs/DocsPage.tsx'), 'site/docs/DocsPage.tsx')

/** The addresses are contract/site/routes.ts: one that is added here is added there first. */
const elements: Record<PageRoute, ReactElement> = {
  '/': <HomePage />,
  '/products': <ProductsRoute />,
  '/products/:slug': <ProductRoute />,
  '/builder': <BuilderPage />,
  '/live-demo': <LiveDemoPage />,
  '/lpwan': <LpwanPage />,
  '/contact': <ContactPage />,
  '/demo': <DemoPage />,
  '/about': <AboutPage />,
  '/solutions/*': <SolutionsRoute />,
  '/property-management': <PropertyPage />,
  '/esg-compliance': <EsgPage />,
  '/privacy': <PrivacyPage />,
  '/terms': <TermsPage />,
  '/quote': <QuotePage />,
  '/quotes/:token': <FollowRoute />,
  '/confirm': <ConfirmPage />,
  '/compare': <ComparePage />,
  '/case-studies': <CaseStudiesPage />,
  '/careers': <CareersPage />,
  '/support': <SupportPage />,
  '/docs': <DocsPage />,
}

/** The page at the address, in each language. */
export function Page() {
  const match = usePage()
  return match ? elements[match.route] : <NotFound />
}

/** What can be had of a page before it is opened: its code, and its data as fresh as the page itself would have it. */
interface Prefetched {
  load?: () => Promise<unknown>
  ask?: (queries: QueryClient, address: URL, language: ReaderLanguage, params: PageMatch['params']) => Promise<void>
}

/** Loads the page at an address of the site. What can't be had comes as the page is opened. */
export async function prefetchPage(address: URL, queries: QueryClient, language: ReaderLanguage): Promise<void> {
  const match = pageAt(plainPath(address.pathname))
  if (!match) return
  const { load, ask }: Prefetched = Object(elements[match.route].type)
  await Promise.allSettled([load?.(), ask?.(queries, address, language, match.params)])
}

function usePage() {
  return pageAt(plainPath(useLocation().pathname))
}

/** Asks for the page's data while its code is still on the way. */
function useAsking(ask: NonNullable<Prefetched['ask']>) {
  const queries = useQueryClient()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const params = usePage()?.params ?? {}
  // As it is opened: from then on, the page asks.
  const opened = useRef(() => ask(queries, new URL(pathname + search, window.location.origin), language, params))
  useEffect(() => void opened.current().catch(() => undefined), [])
}

function ProductsRoute() {
  useAsking(ProductsRoute.ask)
  return <ProductsPage />
}
ProductsRoute.load = ProductsPage.load
ProductsRoute.ask = async (queries: QueryClient, { searchParams }: URL, language: ReaderLanguage) => {
  const [{ productListOptions }, { readFilters }] = await Promise.all([
    import('./api/products.ts'),
    import('./site/products/filters.ts'),
  ])
  await queries.prefetchQuery(productListOptions(readFilters(searchParams, language)))
}

function ProductRoute() {
  const { slug = '' } = usePage()?.params ?? {}
  useAsking(ProductRoute.ask)
  return <ProductPage key={slug} slug={slug} />
}
ProductRoute.load = ProductPage.load
ProductRoute.ask = async (
  queries: QueryClient,
  _address: URL,
  _language: ReaderLanguage,
  { slug = '' }: PageMatch['params'],
) => {
  const { productOptions } = await import('./api/products.ts')
  await queries.prefetchQuery(productOptions(slug))
}

function FollowRoute() {
  const { token = '' } = usePage()?.params ?? {}
  return <FollowPage key={token} token={token} />
}

function SolutionsRoute() {
  const { rest = '' } = usePage()?.params ?? {}
  return <SolutionsPage rest={rest} />
}
