import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as backOfficeEndpoints from '#contract/endpoints/back-office.ts'
import * as productsEndpoints from '#contract/endpoints/catalogue/products.ts'
import { call } from './request.ts'

/** Counts in the sidebar, and unread notifications. */
export const badgesOptions = queryOptions({
  queryKey: ['badges'],
  queryFn: ({ signal }) => call(backOfficeEndpoints.getBadges, { signal }),
})

/** One's own notifications, the newest first. @param before the `next` of the page above; undefined for the first */
export function notificationsOptions(limit: number, before?: string) {
  const query = new URLSearchParams({ limit: String(limit), ...(before && { before }) })
  return queryOptions({
    queryKey: ['notifications', { limit, before }],
    queryFn: ({ signal }) => call(backOfficeEndpoints.listNotifications, { query, signal }),
  })
}

/** @param ids those to mark as read; undefined for all */
export async function readNotifications(ids?: string[]): Promise<void> {
  await call(backOfficeEndpoints.readNotifications, { body: ids ? { ids } : {} })
}

/** @param text not blank */
export function searchOptions(text: string) {
  return queryOptions({
    queryKey: ['search', text],
    queryFn: ({ signal }) => call(backOfficeEndpoints.searchDesk, { query: { q: text }, signal }),
    enabled: text !== '',
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  })
}

/** Counts listed products only. */
export const productStatsOptions = queryOptions({
  queryKey: ['products', 'stats'],
  queryFn: ({ signal }) => call(productsEndpoints.getProductStats, { signal }),
})
