import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { apiRoot } from '#contract/endpoint.ts'
import { receiveNotionWebhook } from '#contract/endpoints/sync.ts'
import type { NotionWebhookBody } from '#contract/sync/sync-webhook.ts'
import { isLoopback } from '#server/platform/http/addresses.ts'
import { isSameDatabase } from '../connection/sync-connection.rules.ts'

/** More pages than this within a minute are read together with all others. */
const mostSinglePages = 10
/**
 * How long events must have stopped before a change of many pages is read, and how long to wait for that. Later events
 * count with it (plan/recent-changes.rules.ts).
 */
const quietMs = 3000
const mostQuietWaitMs = 5000

const eventSchema = z.object({
  id: z.uuid(),
  type: z.string(),
  timestamp: z.iso.datetime({ offset: true }),
  entity: z.object({ id: z.string(), type: z.string() }),
  authors: z.catch(z.optional(z.array(z.object({ id: z.string(), type: z.string() }))), undefined),
  data: z.optional(
    z.object({
      parent: z.optional(z.object({ id: z.string(), type: z.string(), data_source_id: z.optional(z.string()) })),
    }),
  ),
})
export type WebhookEvent = z.infer<typeof eventSchema>

export type ToRead = { pageId: string | null }

export interface SyncedDatabase {
  databaseId: string
  dataSourceId: string | undefined
}

export function eventOf(body: NotionWebhookBody): WebhookEvent | undefined {
  return z.safeParse(eventSchema, body).data
}

/** Computes `sha256=` and the HMAC of the body with the subscription's token, as Notion does. */
export function signatureOf(token: string, body: Buffer): string {
  return `sha256=${createHmac('sha256', token).update(body).digest('hex')}`
}

export function isSignedWith(token: string, body: Buffer, signature: string): boolean {
  const [expected, given] = [Buffer.from(signatureOf(token, body)), Buffer.from(signature)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/**
 * Returns what to read for an event. The page is read as it is now, so events may be repeated, late or out of order.
 * @param isKnown whether the page belongs to a product: then any parent is accepted, as it may have left the database
 * @returns undefined for events of other databases or kinds
 */
export function readingOf(event: WebhookEvent, synced: SyncedDatabase, isKnown: boolean): ToRead | undefined {
  const { type, entity, data } = event
  if (/^(?:database|data_source)\.schema_updated$/.test(type)) {
    return isOurs(entity.id, synced) || isOurs(data?.parent?.id, synced) ? { pageId: null } : undefined
  }
  if (entity.type !== 'page' || !type.startsWith('page.')) return undefined
  return isKnown || mayHold(data?.parent, synced) ? { pageId: entity.id } : undefined
}

/** Returns whether all authors are integrations, so that the event may be about our own edit. */
export function isOfIntegrations({ authors = [] }: WebhookEvent): boolean {
  return authors.length > 0 && authors.every(({ type }) => type === 'bot')
}

/** Returns whether an event is only about our own edits, which are stored already. @param ownBot id of our own user */
export function isOwnEdit({ authors = [] }: WebhookEvent, ownBot: string | undefined): boolean {
  return ownBot !== undefined && authors.length > 0 && authors.every(({ id }) => isSameDatabase(id, ownBot))
}

type Parent = NonNullable<WebhookEvent['data']>['parent']

/** Accepts any data source, because its database is unknown until the page is read. */
function mayHold(parent: Parent, synced: SyncedDatabase): boolean {
  if (parent === undefined || parent.type === 'data_source') return true
  return parent.type === 'database' && isOurs(parent.id, synced)
}

function isOurs(id: string | undefined, { databaseId, dataSourceId = '' }: SyncedDatabase): boolean {
  return id !== undefined && (isSameDatabase(id, databaseId) || isSameDatabase(id, dataSourceId))
}

export function webhookAddress(publicUrl: string | undefined): string | null {
  return publicUrl === undefined ? null : new URL(`${apiRoot}${receiveNotionWebhook.path}`, publicUrl).href
}

/** Returns whether Notion can call an address: https, and not the local machine. */
export function isReachable(address: string | null): boolean {
  if (address === null) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' && !isLoopback(hostname)
}

/** Returns whether pages changed within a minute are so many that the brake must see them together. */
export function areMany(pages: number): boolean {
  return pages > mostSinglePages
}

/** @returns milliseconds until events have stopped @param sinceLastMs since the last event @param waitedMs so far */
export function waitForQuiet(sinceLastMs: number | undefined, waitedMs: number): number {
  if (sinceLastMs === undefined || waitedMs >= mostQuietWaitMs) return 0
  return Math.min(Math.max(quietMs - sinceLastMs, 0), mostQuietWaitMs - waitedMs)
}
