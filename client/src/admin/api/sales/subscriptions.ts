import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type {
  SubscriptionDetail,
  SubscriptionMove,
  SubscriptionRenewal,
  subscriptionEditSchema,
  subscriptionStartSchema,
} from '#contract/billing/subscriptions.ts'
import * as endpoints from '#contract/endpoints/sales/subscriptions.ts'
import { call } from '../request.ts'

export function subscriptionOptions(id: string) {
  return queryOptions({
    queryKey: ['billing', 'subscription', id],
    queryFn: ({ signal }) => call(endpoints.getSubscription, { params: { id }, signal }),
    staleTime: 0,
  })
}

/** @param of the order or the customer whose subscriptions are read, up to 50 */
export function subscriptionsOfOptions(of: { order: string } | { customer: string }) {
  return queryOptions({
    queryKey: ['billing', 'subscriptions', of],
    queryFn: ({ signal }) => call(endpoints.listSubscriptions, { query: { ...of, pageSize: 50 }, signal }),
    staleTime: 0,
  })
}

export const recurringOptions = queryOptions({
  queryKey: ['billing', 'recurring'],
  queryFn: ({ signal }) => call(endpoints.getRecurring, { signal }),
  staleTime: 0,
})

export function startSubscriptions(orderId: string, body: z.output<typeof subscriptionStartSchema>) {
  return call(endpoints.startSubscriptions, { params: { id: orderId }, body })
}

export function editSubscription(
  id: string,
  body: z.output<typeof subscriptionEditSchema>,
): Promise<SubscriptionDetail> {
  return call(endpoints.editSubscription, { params: { id }, body })
}

export function moveSubscription(id: string, version: number, to: SubscriptionMove): Promise<SubscriptionDetail> {
  return call(endpoints.moveSubscription, { params: { id }, body: { version, to } })
}

export function renewSubscription(id: string, body: SubscriptionRenewal): Promise<SubscriptionDetail> {
  return call(endpoints.renewSubscription, { params: { id }, body })
}
