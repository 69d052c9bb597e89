import { hashKey, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { problemCodeSchema } from '#contract/problems/problems.ts'
import { type Served, servedId, servedSchema } from '#contract/site/served.ts'
import { parseJson } from '../parse-json.ts'
import { ApiFailure } from './failure.ts'
import { isRefused } from './in-page.ts'
import { siteOptions } from './site.ts'

/** What the page brings along; undefined where it brings nothing (npm run dev). */
export function readServed(): Served | undefined {
  const text = document.getElementById(servedId)?.textContent
  return z.safeParse(servedSchema, parseJson(text ?? null)).data
}

/**
 * Answers that the page was drawn from count as just given: nothing of them is asked for again.
 * @param seenAt where the page was kept, when they were given
 */
export function beginWith(queries: QueryClient, { site, queries: answers }: Served, seenAt?: string): void {
  const given = seenAt ? { updatedAt: Date.parse(seenAt) } : {}
  queries.setQueryData(siteOptions.queryKey, site, given)
  for (const { key, data, problem } of answers) {
    if (problem) setFailure(queries, key, new ApiFailure(problem, false))
    else queries.setQueryData(key, data, given)
  }
}

function setFailure(queries: QueryClient, queryKey: unknown[], error: ApiFailure): void {
  const query = queries.getQueryCache().build(queries, { queryKey })
  query.setState({ ...query.state, status: 'error', fetchStatus: 'idle', error, errorUpdatedAt: Date.now() })
}

/** What of a client's queries a page brings along: what was answered, or refused for good. */
export function servedQueriesOf(queries: QueryClient): Served['queries'] {
  const site = hashKey(siteOptions.queryKey)
  const all = queries.getQueryCache().getAll()
  return all.flatMap(({ queryKey, queryHash, state: { data, error } }): Served['queries'] => {
    const key = [...queryKey]
    if (data !== undefined) return queryHash === site ? [] : [{ key, data }]
    const { data: problem } = z.safeParse(problemCodeSchema, isRefused(error) && error.code)
    return problem ? [{ key, problem }] : []
  })
}
