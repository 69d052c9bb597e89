import * as z from 'zod/mini'
import type { NotionWebhook } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { anyRow, readRow, readRows } from '#server/platform/database/rows.ts'
import type { WebhookEvent } from './sync-webhook.rules.ts'

/** Token of the single subscription while it is awaited; `receivedAt` is then the start of waiting. */
const noToken = ''

const recentEventsRow = z.object({ pages: z.number(), sinceLastMs: z.nullable(z.number()) })

/** Times are PostgreSQL's, because several instances write them. */
export function createSyncWebhookRepo(database: DatabaseHandle) {
  return {
    async find(): Promise<(Omit<NotionWebhook, 'token'> & { token: string | undefined }) | undefined> {
      const found = await database.notionWebhook.findUnique({ where: { id: 1 } })
      return found ? { ...found, token: found.token === noToken ? undefined : found.token } : undefined
    },

    async await(): Promise<void> {
      await database.$executeRaw`
        INSERT INTO "NotionWebhook" ("id", "token", "receivedAt") VALUES (1, ${noToken}, now())
        ON CONFLICT ("id") DO UPDATE SET "token" = ${noToken}, "receivedAt" = now(), "verifiedAt" = NULL, "lastEventAt" = NULL`
    },

    /** Stores an awaited token. @param sealed encrypted @returns false if none is awaited */
    async saveToken(sealed: string, waitMinutes: number): Promise<boolean> {
      const rows = await readRows(database, anyRow)`
        UPDATE "NotionWebhook" SET "token" = ${sealed}, "receivedAt" = now()
        WHERE "token" = ${noToken} AND "receivedAt" > now() - make_interval(secs => ${waitMinutes * 60}::float8) RETURNING 1`
      return rows.length > 0
    },

    async remove(): Promise<boolean> {
      return (await database.notionWebhook.deleteMany()).count > 0
    },

    /** Stores an event. @param pageId the page to read for it, if any @returns false if it was stored before */
    async saveEvent({ id, type, timestamp }: WebhookEvent, pageId: string | null): Promise<boolean> {
      const rows = await readRows(database, anyRow)`
        INSERT INTO "NotionWebhookEvent" ("id", "type", "pageId", "at", "receivedAt")
        VALUES (${id}, ${type}, ${pageId}, ${new Date(timestamp)}, now()) ON CONFLICT DO NOTHING RETURNING 1`
      return rows.length > 0
    },

    /** Records that the subscription works. @returns whether this is its first event */
    async recordDelivery(): Promise<boolean> {
      await database.$executeRaw`UPDATE "NotionWebhook" SET "lastEventAt" = now()`
      const rows = await readRows(database, anyRow)`
        UPDATE "NotionWebhook" SET "verifiedAt" = now() WHERE "verifiedAt" IS NULL RETURNING 1`
      return rows.length > 0
    },

    async isPageKnown(pageId: string): Promise<boolean> {
      return (await database.product.findFirst({ where: { notionPageId: pageId }, select: { id: true } })) !== null
    },

    /** Counts pages with events in the last minute, and the time since the last event. */
    async recentEvents(): Promise<{ pages: number; sinceLastMs: number | undefined }> {
      const row = await readRow(database, recentEventsRow)`
        SELECT count(DISTINCT "pageId")::int AS "pages",
          (extract(epoch FROM now() - max("receivedAt")) * 1000)::float8 AS "sinceLastMs"
        FROM "NotionWebhookEvent" WHERE "receivedAt" > now() - interval '1 minute' AND "pageId" IS NOT NULL`
      return { pages: row?.pages ?? 0, sinceLastMs: row?.sinceLastMs ?? undefined }
    },

    /** Deletes old events; Notion retries for a day only. */
    async forgetOld(): Promise<void> {
      await database.$executeRaw`DELETE FROM "NotionWebhookEvent" WHERE "receivedAt" < now() - interval '7 days'`
    },
  }
}
