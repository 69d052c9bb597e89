import { queryOptions } from '@tanstack/react-query'
import { badgesSchema } from '#contract/notifications.ts'
import { call } from './request.ts'

/** GET /admin/badges: the numbers in the sidebar. */
export const badgesOptions = queryOptions({
  queryKey: ['badges'],
  queryFn: ({ signal }) => call('GET', '/admin/badges', { schema: badgesSchema, signal }),
})
