import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import type { SentForm } from '#contract/requests/sent-form.ts'
import { SentFormContext } from './forms/sent-form.ts'
import { LanguageProvider } from './i18n/language.tsx'
import { usePrefetching } from './prefetch/usePrefetching.ts'
import { Page, prefetchPage } from './routes.tsx'
import { ErrorBoundary } from './shell/index.ts'
import { Frame } from './site/shell/index.ts'

interface SiteAppProps {
  queries: QueryClient
  /** Gives the address: a browser's, or that of a page which is drawn on the server. */
  router: (site: ReactNode) => ReactNode
  /** That was sent to this page without scripts. */
  form?: SentForm | undefined
}

/** The public site: the same in a browser and on the server, or a page could not be taken over as it stands. */
export function SiteApp({ queries, router, form }: SiteAppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        {router(
          <LanguageProvider>
            <ErrorBoundary>
              <SentFormContext value={form}>
                <Site />
              </SentFormContext>
            </ErrorBoundary>
          </LanguageProvider>,
        )}
      </QueryClientProvider>
    </StrictMode>
  )
}

function Site() {
  usePrefetching(prefetchPage)
  return (
    <Frame>
      <Page />
    </Frame>
  )
}
