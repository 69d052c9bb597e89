import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import type { SentForm } from '#contract/requests/sent-form.ts'
import { SentFormContext } from './forms/sent-form.ts'

interface SiteAppProps {
  queries: QueryClient
  /** Answers the page request itself, where a form was posted without scripts. */
  form?: SentForm | undefined
  /** The router: a browser's, or the server's for one page. */
  children: ReactNode
}

/** Renders the public site, the same in a browser and on the server: otherwise a page could not be hydrated. */
export function SiteApp({ queries, form, children }: SiteAppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <SentFormContext value={form}>{children}</SentFormContext>
      </QueryClientProvider>
    </StrictMode>
  )
}
