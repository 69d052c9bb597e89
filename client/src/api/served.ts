import type { QueryClient } from '@tanstack/react-query'
import { type Served, servedId } from '#contract/site/served.ts'
import { ApiFailure } from './failure.ts'
import { siteOptions } from './site.ts'

/**
 * What the page brings along; undefined where it brings nothing (npm run dev). No schema parses it: the server wrote it for this very
 * build's code, whose name stands beside it.
 */
export function readServed(): Served | undefined {
  const text = document.getElementById(servedId)?.textContent
  return text ? JSON.parse(text) : undefined
}

/** Answers that the page was drawn from count as just given: nothing of them is asked for again. */
export function beginWith(queries: QueryClient, { site, queries: answers }: Served): void {
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
