import { queryOptions } from '@tanstack/react-query'
import { getHome } from '#contract/endpoints/content/pages.ts'
import { call } from '../../api/request.ts'

/** Query for the staff's home page content. Not retried, because the page has built-in content. */
export const homeOptions = queryOptions({
  queryKey: ['home'],
  queryFn: ({ signal }) => call(getHome, { signal }),
  retry: false,
  staleTime: 60_000,
})
