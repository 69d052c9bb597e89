import './main.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom'
import { languageAt } from '#contract/i18n/languages.ts'
import { createQueryClient } from './api/query-client.ts'
import { readServed, setServedData } from './api/served.ts'
import { loadLanguage, needsLoading, setTranslationFiles } from './i18n/language.tsx'
import { siteRoutes } from './routes.tsx'
import { SiteApp } from './SiteApp.tsx'
import { currencyPreference, languagePreference } from './storage/preferences.ts'

setTranslationFiles(import.meta.glob('../../content/translations/*/{shared,site}/*.ts'))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const queries = createQueryClient()
const served = readServed()
if (served) {
  setServedData(queries, served)
  currencyPreference.startWith(served.site.defaultCurrency)
}
const language = languageAt(window.location.pathname) ?? languagePreference.read()
const routes = siteRoutes({ queries, waitsForData: false })
const [isLoaded] = await Promise.all([loadMatchedRoutes(routes), needsLoading(language) && loadLanguage(language)])
const router = createBrowserRouter(routes, { hydrationData: { loaderData: noLoaderData(routes) } })
const site = (
  <SiteApp queries={queries} form={served?.form}>
    <RouterProvider router={router} />
  </SiteApp>
)
// A page that was rendered without some of its data, or without its language, is rendered anew.
if (served?.isRendered && !served.isPartial && isLoaded && !needsLoading(language)) {
  startTransition(() => void hydrateRoot(root, site)) // in pieces, between which the page can be used
} else createRoot(root).render(site)

function matched(routes: RouteObject[]) {
  return matchRoutes(routes, window.location) ?? []
}

/** Loads the code of the page before hydration, as React Router asks. @returns false where it cannot be loaded: the router says so */
async function loadMatchedRoutes(routes: RouteObject[]): Promise<boolean> {
  try {
    for (const { route } of matched(routes)) {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }
    return true
  } catch {
    return false
  }
}

/** Loaders return null, and load into the query client, which has the page's data already: none runs for the first page. */
function noLoaderData(routes: RouteObject[]): Record<string, null> {
  return Object.fromEntries(matched(routes).flatMap(({ route: { id } }) => (id === undefined ? [] : [[id, null]])))
}
