import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { apiRoot } from '#contract/endpoint.ts'
import { receiveNotionWebhook } from '#contract/endpoints/sync.ts'
import type { NotionWebhookBody } from '#contract/sync/sync-webhook.ts'
import { isLoopback } from '#server/platform/http/addresses.ts'
import { isSameDatabase } from '../connection/table-key.ts'

/** More pages than these within a minute are a change of many: they are read together, with all others. */
const mostSinglePages = 10
/** How long a change of many has to be quiet before it is read, and how long that is waited for: what comes later counts with it (lately.rules.ts). */
const quietMs = 3000
const mostQuietWaitMs = 5000

/** An event that is whole. */
const eventSchema = z.object({
  id: z.uuid(),
  type: z.string(),
  timestamp: z.iso.datetime({ offset: true }),
  entity: z.object({ id: z.string(), type: z.string() }),
  /** Who made the edits that it tells of, which may be several. */
  authors: z.catch(z.optional(z.array(z.object({ id: z.string(), type: z.string() }))), undefined),
  data: z.optional(
    z.object({
      parent: z.optional(z.object({ id: z.string(), type: z.string(), data_source_id: z.optional(z.string()) })),
    }),
  ),
})
export type WebhookEvent = z.infer<typeof eventSchema>

/** What is to be read anew: a page, by its id, or everything. */
export type ToRead = { pageId: string | null }

/** The database that is synced with. */
export interface SyncedDatabase {
  databaseId: string
  /** Chosen by staff where it has several. */
  dataSourceId: string | undefined
}

/** @returns the event of a body; undefined where it is none that tells us something */
export function eventOf(body: NotionWebhookBody): WebhookEvent | undefined {
  return z.safeParse(eventSchema, body).data
}

/** `sha256=` and the HMAC of the body, as Notion makes it with the token of the subscription. */
export function signatureOf(token: string, body: Buffer): string {
  return `sha256=${createHmac('sha256', token).update(body).digest('hex')}`
}

/** Compared in a time that tells nothing of where they differ. */
export function isSignedWith(token: string, body: Buffer, signature: string): boolean {
  const [expected, given] = [Buffer.from(signatureOf(token, body)), Buffer.from(signature)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/**
 * What an event makes us read. Its page is read whatever it says, so that events may come twice, late, or in any order.
 * @param isKnown whether the page is of a product here: then its parent may be any, for it may have left the database
 * @returns undefined where it is nothing to us: another database, a comment, a kind that is none of ours
 */
export function readingOf(event: WebhookEvent, synced: SyncedDatabase, isKnown: boolean): ToRead | undefined {
  const { type, entity, data } = event
  if (/^(?:database|data_source)\.schema_updated$/.test(type)) {
    return isOurs(entity.id, synced) || isOurs(data?.parent?.id, synced) ? { pageId: null } : undefined
  }
  if (entity.type !== 'page' || !type.startsWith('page.')) return undefined
  return isKnown || mayHold(data?.parent, synced) ? { pageId: entity.id } : undefined
}

/** Whether an event may tell of what we have written ourselves: none of its authors is a person. */
export function isOfIntegrations({ authors = [] }: WebhookEvent): boolean {
  return authors.length > 0 && authors.every(({ type }) => type === 'bot')
}

/** Whether an event tells of nothing but what we have written, which is written down here already. @param ownBot as Notion names us */
export function isOwnEdit({ authors = [] }: WebhookEvent, ownBot: string | undefined): boolean {
  return ownBot !== undefined && authors.length > 0 && authors.every(({ id }) => isSameDatabase(id, ownBot))
}

type Parent = NonNullable<WebhookEvent['data']>['parent']

/** A data source whose database we do not know by it may be ours: the page itself says. */
function mayHold(parent: Parent, synced: SyncedDatabase): boolean {
  if (parent === undefined || parent.type === 'data_source') return true
  return parent.type === 'database' && isOurs(parent.id, synced)
}

function isOurs(id: string | undefined, { databaseId, dataSourceId = '' }: SyncedDatabase): boolean {
  return id !== undefined && (isSameDatabase(id, databaseId) || isSameDatabase(id, dataSourceId))
}

/** Where Notion reaches us; null where PUBLIC_URL does not say. */
export function webhookAddress(publicUrl: string | undefined): string | null {
  return publicUrl === undefined ? null : new URL(`${apiRoot}${receiveNotionWebhook.path}`, publicUrl).href
}

/** Whether Notion can reach an address as far as it tells: it calls https alone, and nobody's own machine. */
export function isReachable(address: string | null): boolean {
  if (address === null) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' && !isLoopback(hostname)
}

/** Whether pages that have been told of within a minute are a change of many, which the brake has to see as one. */
export function areMany(pages: number): boolean {
  return pages > mostSinglePages
}

/**
 * How long to wait until a change of many is quiet.
 * @param sinceLastMs since the last event; undefined where there is none
 * @param waitedMs so far
 */
export function waitForQuiet(sinceLastMs: number | undefined, waitedMs: number): number {
  if (sinceLastMs === undefined || waitedMs >= mostQuietWaitMs) return 0
  return Math.min(Math.max(quietMs - sinceLastMs, 0), mostQuietWaitMs - waitedMs)
}
