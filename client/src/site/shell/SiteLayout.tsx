import { Outlet, useLocation, useRouteError } from 'react-router-dom'
import { LanguageProvider } from '../../i18n/language.tsx'
import { plainPath } from '../../paths.ts'
import { ErrorBoundary, ErrorScreen, Hydrated, PageLoadFailure } from '../../shell/index.ts'
import { PageLoadError } from '../../ui/loading/lazy-component.tsx'
import { Frame } from './Frame.tsx'
import { type PrefetchPage, usePrefetching } from './usePrefetching.ts'

/** Renders what every page of the site shares around the page itself. */
export function SiteLayout({ prefetchPage }: { prefetchPage: PrefetchPage }) {
  usePrefetching(prefetchPage)
  return (
    <LanguageProvider>
      <ErrorBoundary>
        <Frame>
          <Outlet />
        </Frame>
      </ErrorBoundary>
    </LanguageProvider>
  )
}

/** Renders the page, or what was thrown while it rendered. */
export function PageBoundary() {
  return (
    <ErrorBoundary key={plainPath(useLocation().pathname)}>
      <Outlet />
      <Hydrated />
    </ErrorBoundary>
  )
}

/** Renders in place of a page whose code could not be loaded. The router remembers that failure: only a reload tries again. */
export function PageFailure() {
  const error = useRouteError()
  if (error instanceof PageLoadError) return <PageLoadFailure error={error} />
  return <ErrorScreen error={error} onTryAgain={() => window.location.reload()} />
}
