import { hashKey, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { problemCodeSchema } from '#contract/problems/problems.ts'
import type { Served } from '#contract/site/served.ts'
import { isRefused } from '../src/api/in-page.ts'
import { siteOptions } from '../src/api/site.ts'

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
