import type { QueryClient } from '@tanstack/react-query'
import { type Served, servedId } from '#contract/site/served.ts'
import { ApiFailure } from './failure.ts'
import { siteOptions } from './site.ts'

/** Returns the data that the server sent with the page; undefined in development. Not parsed: it was written for this very build. */
export function readServed(): Served | undefined {
  const text = document.getElementById(servedId)?.textContent
  return text ? JSON.parse(text) : undefined
}

/**
 * Puts the page's data into the query client. It counts as just loaded, whenever the page was rendered: the server checks that a cached page
 * is current before it sends it. (`dehydrate` would send the time of rendering, and each visit would load everything again.)
 */
export function setServedData(queries: QueryClient, { site, queries: answers }: Served): void {
  queries.setQueryData(siteOptions.queryKey, site)
  for (const { key, data, problem } of answers) {
    if (problem) setFailure(queries, key, new ApiFailure(problem, false))
    else queries.setQueryData(key, data)
  }
}

function setFailure(queries: QueryClient, queryKey: unknown[], error: ApiFailure): void {
  const query = queries.getQueryCache().build(queries, { queryKey })
  query.setState({ ...query.state, status: 'error', fetchStatus: 'idle', error, errorUpdatedAt: Date.now() })
}
