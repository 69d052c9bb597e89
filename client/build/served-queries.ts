import { hashKey, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { problemCodeSchema } from '#contract/problems/problems.ts'
import type { Served } from '#contract/site/served.ts'
import { isRefused } from '../src/api/failure.ts'
import { siteOptions } from '../src/api/site.ts'

/** Returns the queries that are sent with a page: those with data, and those refused for good. */
export function servedQueriesOf(queries: QueryClient): Served['queries'] {
  const site = hashKey(siteOptions.queryKey)
  const all = queries.getQueryCache().getAll()
  return all.flatMap(({ queryKey, queryHash, state: { data, error } }): Served['queries'] => {
    const key = [...queryKey]
    if (data !== undefined) return queryHash === site ? [] : [{ key, data: withFirstPictures(data) }]
    const { data: problem } = z.safeParse(problemCodeSchema, isRefused(error) && error.code)
    return problem ? [{ key, problem }] : []
  })
}

const listSchema = z.looseObject({ items: z.array(z.looseObject({ images: z.array(z.looseObject({})) })) })

/** Keeps the first picture of each product, without alt text: a list shows no more, and the rest would be an eighth of its page. */
function withFirstPictures(answer: unknown): unknown {
  const { data: list } = z.safeParse(listSchema, answer)
  if (!list) return answer
  const shortened = (images: object[]) => images.slice(0, 1).map((image) => ({ ...image, alt: null }))
  return { ...list, items: list.items.map((item) => ({ ...item, images: shortened(item.images) })) }
}
