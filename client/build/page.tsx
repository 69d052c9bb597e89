import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import '#contract/i18n/simplified.ts'
import type { QueryClient } from '@tanstack/react-query'
import { isSpoken, startTranslations } from '#contract/i18n/in-language.ts'
import { readerLanguages } from '#contract/i18n/languages.ts'
import type { SentForm } from '#contract/requests/sent-form.ts'
import type { RenderedPage } from '#contract/site/served.ts'
import type { Site } from '#contract/site/site.ts'
import { isRefused } from '../src/api/failure.ts'
import { createQueryClient } from '../src/api/query-client.ts'
import { siteOptions } from '../src/api/site.ts'
import { pageFileAt, siteRoutes } from '../src/routes.tsx'
import { SiteApp } from '../src/SiteApp.tsx'
import { currencyPreference } from '../src/storage/preferences.ts'
import { htmlOf } from './html.ts'
import { servedQueriesOf } from './served-queries.ts'

export { renderSignIn } from './sign-in.tsx'

import.meta.glob('../../content/translations/*/{shared,site,admin}/*.ts', { eager: true })
readerLanguages.filter((language) => !isSpoken(language)).forEach(startTranslations)

/**
 * Renders the page at an address of the site, in the address's language, with data from the API.
 * @param address with its query
 * @param site answer of GET /site, with the origin that addresses begin with
 * @param form posted to the page without scripts
 * @throws what a component throws: the browser renders the page then
 */
export async function renderPage(address: string, site: Site, form?: SentForm): Promise<RenderedPage> {
  const queries = createQueryClient()
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  queries.setQueryData(siteOptions.queryKey, site)
  currencyPreference.startWith(site.defaultCurrency)
  const url = new URL(`http://localhost${address}`) // only the path and the query count
  try {
    const { query, dataRoutes } = createStaticHandler(siteRoutes({ queries, waitsForData: true }))
    const context = await query(new Request(url))
    if (context instanceof Response) throw new Error('A route of the site answered by itself')
    const html = await htmlOf(
      <div id="root">
        <SiteApp queries={queries} form={form}>
          <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
        </SiteApp>
      </div>,
    )
    const [, head = '', body = ''] = /^(.*?)<div id="root">(.*)<\/div>$/s.exec(html) ?? []
    const served = {
      site,
      queries: servedQueriesOf(queries),
      isRendered: true,
      isPartial: hasFailed(queries) || undefined,
      form,
    }
    return { head, body, served, file: pageFileAt(url.pathname) }
  } finally {
    queries.clear()
  }
}

/** Returns whether a query failed that may succeed when it is repeated. */
function hasFailed(queries: QueryClient): boolean {
  return queries
    .getQueryCache()
    .getAll()
    .some(({ state: { error } }) => error !== null && !isRefused(error))
}
