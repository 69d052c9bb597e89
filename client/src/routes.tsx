import type { QueryClient } from '@tanstack/react-query'
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom'
import { productListOptions, productOptions } from './api/products.ts'
import { englishPath, isEnglishPath, paths } from './paths.ts'
import { RouteErrorScreen } from './site/frame/ErrorScreen.tsx'
import { Frame } from './site/frame/Frame.tsx'
import { NotFound } from './site/frame/NotFound.tsx'
import { PagePlaceholder } from './site/frame/PagePlaceholder.tsx'
import { readFilters } from './site/products/filters.ts'

/** Every public page, at its address and at its English twin under /en. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  return [
    {
      element: <Frame />,
      errorElement: <RouteErrorScreen />,
      children: [...pages(queryClient), { path: 'en', children: pages(queryClient) }],
    },
  ]
}

/** Loaders only start a page's request while its code still loads: pages show their own waiting and failing. */
function pages(queryClient: QueryClient): RouteObject[] {
  return [
    { index: true, loader: toProducts, element: null, HydrateFallback: PagePlaceholder },
    {
      path: 'products',
      HydrateFallback: PagePlaceholder,
      shouldRevalidate: () => false,
      loader({ request }) {
        void queryClient.prefetchQuery(productListOptions(readFilters(new URL(request.url).searchParams)))
        return null
      },
      lazy: async () => ({ Component: (await import('./site/products/ProductsPage.tsx')).ProductsPage }),
    },
    {
      path: 'products/:slug',
      HydrateFallback: PagePlaceholder,
      loader({ params }) {
        void queryClient.prefetchQuery(productOptions(params.slug ?? ''))
        return null
      },
      lazy: async () => ({ Component: (await import('./site/product/ProductPage.tsx')).ProductPage }),
    },
    { path: '*', element: <NotFound /> },
  ]
}

/** The home page comes with the content pages; until then its address leads to the catalogue. */
function toProducts({ request }: LoaderFunctionArgs) {
  const isEnglish = isEnglishPath(new URL(request.url).pathname)
  return redirect(isEnglish ? englishPath(paths.products) : paths.products)
}
