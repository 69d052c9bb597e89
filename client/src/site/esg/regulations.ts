import { queryOptions } from '@tanstack/react-query'
import { listRegulations } from '#contract/endpoints/content/pages.ts'
import { call } from '../../api/request.ts'

/** Query for the published regulations, in the order that staff have set. */
export const regulationsOptions = queryOptions({
  queryKey: ['regulations'],
  queryFn: ({ signal }) => call(listRegulations, { signal }),
  staleTime: 60_000,
})
