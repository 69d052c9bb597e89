import { queryOptions } from '@tanstack/react-query'
import { getHome } from '#contract/endpoints/content/home.ts'
import { inPage } from '../../api/in-page.ts'
import { call } from '../../api/request.ts'

/** GET /home: what staff have written for the home page. Asked once: the page has words of its own. */
export const homeOptions = queryOptions({
  queryKey: ['home'],
  queryFn: ({ signal }) => call(getHome, { signal }),
  ...inPage,
  retry: false,
  staleTime: 60_000,
})
