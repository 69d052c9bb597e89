import { usePrefetchQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { Navigate, type RouteObject, useParams } from 'react-router-dom'
import { productListOptions, productOptions } from './api/products.ts'
import { useLocalPath } from './i18n/language.tsx'
import { paths } from './paths.ts'
import { Frame } from './site/frame/Frame.tsx'
import { NotFound } from './site/frame/NotFound.tsx'
import { loadPage } from './site/frame/page-load.ts'
import { useFilters } from './site/products/useFilters.ts'

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
const DocsPage = lazy(() => loadPage(() => import('./site/docs/DocsPage.tsx')))

const pages: RouteObject[] = [
  { index: true, element: <ToProducts /> },
  { path: 'products', element: <ProductsRoute /> },
  { path: 'products/:slug', element: <ProductRoute /> },
  { path: 'lpwan', element: <LpwanPage /> },
  { path: 'contact', element: <ContactPage /> },
  { path: 'demo', element: <DemoPage /> },
  { path: 'about', element: <AboutPage /> },
  { path: 'solutions/*', element: <SolutionsPage /> },
  { path: 'property-management', element: <PropertyPage /> },
  { path: 'esg-compliance', element: <EsgPage /> },
  { path: 'privacy', element: <PrivacyPage /> },
  { path: 'terms', element: <TermsPage /> },
  { path: 'case-studies', element: <CaseStudiesPage /> },
  { path: 'careers', element: <CareersPage /> },
  { path: 'support', element: <SupportPage /> },
  { path: 'docs', element: <DocsPage /> },
  { path: '*', element: <NotFound /> },
]

/** Every public page, at its address and at its English twin under /en. */
export const routes: RouteObject[] = [{ element: <Frame />, children: [...pages, { path: 'en', children: pages }] }]

/** The home page comes with the content pages; until then its address leads to the catalogue. */
function ToProducts() {
  const localPath = useLocalPath()
  return <Navigate to={localPath(paths.products)} replace />
}

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
