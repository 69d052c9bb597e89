import { isIP } from 'node:net'
import { type EventType, eventTypes, testEvent } from '#contract/webhooks/events.ts'
import {
  deliveryStates,
  disabledReasons,
  type Webhook,
  type WebhookDelivery,
  webhookFaults,
} from '#contract/webhooks/webhooks.ts'
import { isPublicAddress } from '#server/platform/http/public-internet.ts'
import type { DeliveryRow, WebhookRow } from './webhooks.repo.ts'

/** Returns the context that a webhook's secret is encrypted with. */
export function secretContext(id: string): string {
  return `webhook:${id}`
}

/** Whether an address may be sent to; where a host name leads is checked with each attempt. */
export function isAllowedAddress(address: string, allowOrigins: readonly string[]): boolean {
  const url = new URL(address)
  if (allowOrigins.includes(url.origin)) return true
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return url.protocol === 'https:' && (!isIP(host) || isPublicAddress(host)) && !/(^|\.)localhost$/.test(host)
}

export function webhookOf(
  row: WebhookRow,
  standing: { pending: number; lastDeliveredAt: Date | null },
  now: Date,
): Webhook {
  const { id, name, url, isEnabled, version, createdBy, previousUntil } = row
  return {
    id,
    name,
    url,
    events: knownEvents(row.events),
    isEnabled,
    disabledFor: disabledReasons.find((reason) => reason === row.disabledFor) ?? null,
    failingSince: row.failingSince?.toISOString() ?? null,
    previousUntil: previousUntil && previousUntil > now ? previousUntil.toISOString() : null,
    pending: standing.pending,
    lastDeliveredAt: standing.lastDeliveredAt?.toISOString() ?? null,
    version,
    createdAt: row.createdAt.toISOString(),
    createdBy,
  }
}

/** In the order of the contract; those that a later version knows no more are left out. */
export function knownEvents(types: readonly string[]): EventType[] {
  return eventTypes.filter((type) => types.includes(type))
}

export function deliveryOf({ event, createdAt, lastAt, nextAt, ...row }: DeliveryRow): WebhookDelivery {
  return {
    ...row,
    type: eventTypes.find((type) => type === event.type) ?? testEvent,
    entityId: event.entityId,
    state: deliveryStates.find((state) => state === row.state) ?? 'failed',
    fault: webhookFaults.find((fault) => fault === row.fault) ?? null,
    createdAt: createdAt.toISOString(),
    lastAt: lastAt?.toISOString() ?? null,
    nextAt: nextAt?.toISOString() ?? null,
  }
}
