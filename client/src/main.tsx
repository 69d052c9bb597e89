import './main.css'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, useRoutes } from 'react-router-dom'
import * as z from 'zod/mini'
import { servedAttribute, servedSiteId } from '#contract/site/heads.ts'
import { siteSchema } from '#contract/site/site.ts'
import { createQueryClient } from './api/query-client.ts'
import { siteOptions } from './api/site.ts'
import { LanguageProvider } from './i18n/language.tsx'
import { parseJson } from './parse-json.ts'
import { routes } from './routes.tsx'
import { ErrorBoundary } from './shell/index.ts'
import { currencyPreference } from './storage/preferences.ts'

function Site() {
  return useRoutes(routes)
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// What the server said of the page for those that run no code: from here on, the page says it itself.
for (const tag of document.head.querySelectorAll(`[${servedAttribute}]`)) tag.remove()
const queryClient = createQueryClient()
readServedSite(queryClient)
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <LanguageProvider>
          <ErrorBoundary>
            <Site />
          </ErrorBoundary>
        </LanguageProvider>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
)

/** The page brings along what GET /site answers; where it does not (npm run dev), the site is asked for. */
function readServedSite(queries: QueryClient): void {
  const { data } = z.safeParse(siteSchema, parseJson(document.getElementById(servedSiteId)?.textContent ?? null))
  if (!data) return
  queries.setQueryData(siteOptions.queryKey, data)
  currencyPreference.startWith(data.defaultCurrency)
}
