import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { badgesSchema, notificationListSchema } from '#contract/notifications.ts'
import { staffSearchSchema } from '#contract/search.ts'
import { productStatsSchema } from '#contract/staff-products.ts'
import { call } from './request.ts'

/** GET /admin/badges: the numbers in the sidebar, and how many notifications are unread. */
export const badgesOptions = queryOptions({
  queryKey: ['badges'],
  queryFn: ({ signal }) => call('GET', '/admin/badges', { schema: badgesSchema, signal }),
})

/**
 * GET /admin/notifications: one's own, the newest first.
 * @param before the `next` of the page above; undefined for the first
 */
export function notificationsOptions(limit: number, before?: string) {
  const query = new URLSearchParams({ limit: String(limit), ...(before && { before }) })
  return queryOptions({
    queryKey: ['notifications', { limit, before }],
    queryFn: ({ signal }) => call('GET', `/admin/notifications?${query}`, { schema: notificationListSchema, signal }),
  })
}

/** POST /admin/notifications/read. @param ids those to mark as read; undefined for all */
export async function readNotifications(ids?: string[]): Promise<void> {
  await call('POST', '/admin/notifications/read', { schema: z.unknown(), body: ids ? { ids } : {} })
}

/** GET /admin/search: what the palette finds. @param text not blank */
export function searchOptions(text: string) {
  return queryOptions({
    queryKey: ['search', text],
    queryFn: ({ signal }) =>
      call('GET', `/admin/search?${new URLSearchParams({ q: text })}`, { schema: staffSearchSchema, signal }),
    enabled: text !== '',
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  })
}

/** GET /admin/products/stats: of what is listed. */
export const productStatsOptions = queryOptions({
  queryKey: ['products', 'stats'],
  queryFn: ({ signal }) => call('GET', '/admin/products/stats', { schema: productStatsSchema, signal }),
})
