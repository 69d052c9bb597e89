import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/integrations/webhooks.ts'
import type { NewWebhook, Webhook, WebhookDelivery, WebhookSecret, WebhookWrite } from '#contract/webhooks/webhooks.ts'
import { call } from '../../api/request.ts'

/** How webhooks stand changes without an event. */
export const webhooksOptions = queryOptions({
  queryKey: ['settings', 'webhooks'],
  queryFn: ({ signal }) => call(endpoints.listWebhooks, { signal }),
  staleTime: 0,
})

const logPauseMs = 2000

/** Reads again while something waits to be sent. */
export function webhookLogOptions(id: string) {
  return infiniteQueryOptions({
    queryKey: ['settings', 'webhooks', id, 'log'],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.listWebhookDeliveries, {
        params: { id },
        query: { limit: 20, ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const isWaiting = state.data?.pages.some(({ items }) => items.some((item) => item.state === 'pending'))
      return isWaiting ? logPauseMs : false
    },
  })
}

/** Requires the password to be confirmed, as do changes and new secrets. */
export function createWebhook(body: NewWebhook): Promise<WebhookSecret> {
  return call(endpoints.createWebhook, { body })
}

/** @throws record.changed */
export function changeWebhook(id: string, body: WebhookWrite): Promise<Webhook> {
  return call(endpoints.changeWebhook, { params: { id }, body })
}

export function rotateWebhookSecret(id: string): Promise<WebhookSecret> {
  return call(endpoints.rotateWebhookSecret, { params: { id } })
}

export function deleteWebhook(id: string): Promise<void> {
  return call(endpoints.deleteWebhook, { params: { id } })
}

/** @throws webhook.disabled */
export function testWebhook(id: string): Promise<WebhookDelivery> {
  return call(endpoints.testWebhook, { params: { id } })
}

/** @throws webhook.disabled */
export function resendWebhookDelivery(id: string, delivery: string): Promise<WebhookDelivery> {
  return call(endpoints.resendWebhookDelivery, { params: { id, delivery } })
}
