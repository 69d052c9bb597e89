import { usePrefetchQuery } from '@tanstack/react-query'
import { lazy, type ReactElement } from 'react'
import { type RouteObject, useParams } from 'react-router-dom'
import type { PageRoute } from '#contract/routes.ts'
import { productListOptions, productOptions } from './api/products.ts'
import { Frame } from './site/frame/Frame.tsx'
import { loadPage } from './site/frame/page-load.ts'
import { useFilters } from './site/products/useFilters.ts'

const NotFound = lazy(() => loadPage(() => import('./site/frame/NotFound.tsx')))
const HomePage = lazy(() => loadPage(() => import('./site/home/HomePage.tsx')))
const ProductsPage = lazy(() => loadPage(() => import('./site/products/ProductsPage.tsx')))
const ProductPage = lazy(() => loadPage(() => import('./site/product/ProductPage.tsx')))
const LpwanPage = lazy(() => loadPage(() => import('./site/lpwan/LpwanPage.tsx')))
const ContactPage = lazy(() => loadPage(() => import('./site/contact/ContactPage.tsx')))
const DemoPage = lazy(() => loadPage(() => import('./site/contact/DemoPage.tsx')))
const AboutPage = lazy(() => loadPage(() => import('./site/about/AboutPage.tsx')))
const SolutionsPage = lazy(() => loadPage(() => import('./site/solutions/SolutionsPage.tsx')))
const PrivacyPage = lazy(() => loadPage(() => import('./site/legal/PrivacyPage.tsx')))
const TermsPage = lazy(() => loadPage(() => import('./site/legal/TermsPage.tsx')))
const PropertyPage = lazy(() => loadPage(() => import('./site/property/PropertyPage.tsx')))
const CaseStudiesPage = lazy(() => loadPage(() => import('./site/case-studies/CaseStudiesPage.tsx')))
const CareersPage = lazy(() => loadPage(() => import('./site/careers/CareersPage.tsx')))
const EsgPage = lazy(() => loadPage(() => import('./site/esg/EsgPage.tsx')))
const SupportPage = lazy(() => loadPage(() => import('./site/support/SupportPage.tsx')))
const QuotePage = lazy(() => loadPage(() => import('./site/quote/QuotePage.tsx')))
const FollowPage = lazy(() => loadPage(() => import('./site/quote/follow/FollowPage.tsx')))
const ComparePage = lazy(() => loadPage(() => import('./site/compare/ComparePage.tsx')))
const DocsPage = lazy(() => loadPage(() => import('./site/docs/DocsPage.tsx')))

/** The addresses are contract/routes.ts: one that is added here is added there first. */
const elements: Record<PageRoute, ReactElement> = {
  '/': <HomePage />,
  '/products': <ProductsRoute />,
  '/products/:slug': <ProductRoute />,
  '/lpwan': <LpwanPage />,
  '/contact': <ContactPage />,
  '/demo': <DemoPage />,
  '/about': <AboutPage />,
  '/solutions/*': <SolutionsPage />,
  '/property-management': <PropertyPage />,
  '/esg-compliance': <EsgPage />,
  '/privacy': <PrivacyPage />,
  '/terms': <TermsPage />,
  '/quote': <QuotePage />,
  '/quotes/:token': <FollowRoute />,
  '/compare': <ComparePage />,
  '/case-studies': <CaseStudiesPage />,
  '/careers': <CareersPage />,
  '/support': <SupportPage />,
  '/docs': <DocsPage />,
}

const pages: RouteObject[] = [
  ...Object.entries(elements).map(([route, element]) => ({ path: route.slice(1), element })),
  { path: '*', element: <NotFound /> },
]

/** Every public page, at its address and at its English twin under /en. */
export const routes: RouteObject[] = [{ element: <Frame />, children: [...pages, { path: 'en', children: pages }] }]

/** Asks for the page's data while its code is still on the way. */
function ProductsRoute() {
  usePrefetchQuery(productListOptions(useFilters().query))
  return <ProductsPage />
}

function ProductRoute() {
  const { slug = '' } = useParams()
  usePrefetchQuery(productOptions(slug))
  return <ProductPage key={slug} slug={slug} />
}

function FollowRoute() {
  const { token = '' } = useParams()
  return <FollowPage key={token} token={token} />
}
