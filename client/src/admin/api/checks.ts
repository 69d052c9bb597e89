import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/settings.ts'
import { call } from './request.ts'

/** They ask other services, which may take their time. */
const limitMs = 20_000

export const checksOptions = queryOptions({
  queryKey: ['settings', 'checks'],
  queryFn: ({ signal }) => call(endpoints.getSystemChecks, { signal, timeoutMs: limitMs }),
  staleTime: Number.POSITIVE_INFINITY, // asked again by its button alone
})
