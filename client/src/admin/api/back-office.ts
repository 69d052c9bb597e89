import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as backOfficeEndpoints from '#contract/endpoints/back-office.ts'
import * as productsEndpoints from '#contract/endpoints/catalogue/products.ts'
import { call } from './request.ts'

/** GET /admin/badges: the numbers in the sidebar, and how many notifications are unread. */
export const badgesOptions = queryOptions({
  queryKey: ['badges'],
  queryFn: ({ signal }) => call(backOfficeEndpoints.getBadges, { signal }),
})

/**
 * GET /admin/notifications: one's own, the newest first.
 * @param before the `next` of the page above; undefined for the first
 */
export function notificationsOptions(limit: number, before?: string) {
  const query = new URLSearchParams({ limit: String(limit), ...(before && { before }) })
  return queryOptions({
    queryKey: ['notifications', { limit, before }],
    queryFn: ({ signal }) => call(backOfficeEndpoints.listNotifications, { query, signal }),
  })
}

/** POST /admin/notifications/read. @param ids those to mark as read; undefined for all */
export async function readNotifications(ids?: string[]): Promise<void> {
  await call(backOfficeEndpoints.readNotifications, { body: ids ? { ids } : {} })
}

/** GET /admin/search: what the palette finds. @param text not blank */
export function searchOptions(text: string) {
  return queryOptions({
    queryKey: ['search', text],
    queryFn: ({ signal }) => call(backOfficeEndpoints.searchDesk, { query: { q: text }, signal }),
    enabled: text !== '',
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  })
}

/** GET /admin/products/stats: of what is listed. */
export const productStatsOptions = queryOptions({
  queryKey: ['products', 'stats'],
  queryFn: ({ signal }) => call(productsEndpoints.getProductStats, { signal }),
})
