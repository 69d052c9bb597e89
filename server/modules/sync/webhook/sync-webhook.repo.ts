import * as z from 'zod/mini'
import type { NotionWebhook } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { anyRow, readRow, readRows } from '#server/platform/database/rows.ts'
import type { WebhookEvent } from './sync-webhook.rules.ts'

/** The subscription that holds, and the one that staff are setting up, which has no token yet. */
const [heldId, awaitedId] = [1, 2]

const lateRow = z.object({ pages: z.number(), sinceLastMs: z.nullable(z.number()) })

/** The subscription to Notion's webhooks, and its events. Times are PostgreSQL's: several instances may take them. */
export function createSyncWebhookRepo(database: DatabaseHandle) {
  return {
    held(): Promise<NotionWebhook | null> {
      return database.notionWebhook.findUnique({ where: { id: heldId } })
    },

    /** @returns since when a token is awaited */
    async awaitedSince(): Promise<Date | undefined> {
      const row = await database.notionWebhook.findUnique({ where: { id: awaitedId } })
      return row?.receivedAt
    },

    async await(): Promise<void> {
      await database.$executeRaw`
        INSERT INTO "NotionWebhook" ("id", "token", "receivedAt") VALUES (${awaitedId}, '', now())
        ON CONFLICT ("id") DO UPDATE SET "receivedAt" = now()`
    },

    /** Ends the waiting for a token. @returns whether one was awaited, since when it may have been at most */
    async endWaiting(minutes: number): Promise<boolean> {
      const rows = await readRows(database, anyRow)`
        DELETE FROM "NotionWebhook" WHERE "id" = ${awaitedId} AND "receivedAt" > now() - make_interval(mins => ${minutes})
        RETURNING 1`
      return rows.length > 0
    },

    /** In place of the one before. @param token encrypted */
    async hold(token: string): Promise<void> {
      const fresh = { token, receivedAt: new Date(), verifiedAt: null, lastEventAt: null }
      await database.notionWebhook.upsert({ where: { id: heldId }, create: { id: heldId, ...fresh }, update: fresh })
    },

    /** @returns whether there was anything to remove */
    async remove(): Promise<boolean> {
      return (await database.notionWebhook.deleteMany()).count > 0
    },

    /** @returns false where the event was kept before */
    async keep({ id, type, entity, timestamp }: WebhookEvent): Promise<boolean> {
      const pageId = entity.type === 'page' ? entity.id : null
      const rows = await readRows(database, anyRow)`
        INSERT INTO "NotionWebhookEvent" ("id", "type", "pageId", "at", "receivedAt")
        VALUES (${id}, ${type}, ${pageId}, ${new Date(timestamp)}, now()) ON CONFLICT DO NOTHING RETURNING 1`
      return rows.length > 0
    },

    /** That the subscription works. @returns whether this is the first that is heard of it */
    async heard(): Promise<boolean> {
      await database.$executeRaw`UPDATE "NotionWebhook" SET "lastEventAt" = now() WHERE "id" = ${heldId}`
      const rows = await readRows(database, anyRow)`
        UPDATE "NotionWebhook" SET "verifiedAt" = now() WHERE "id" = ${heldId} AND "verifiedAt" IS NULL RETURNING 1`
      return rows.length > 0
    },

    async isPageKnown(pageId: string): Promise<boolean> {
      return (await database.product.findFirst({ where: { notionPageId: pageId }, select: { id: true } })) !== null
    },

    /** Pages that were told of in the last minute, and how long ago the last was. */
    async late(): Promise<{ pages: number; sinceLastMs: number | undefined }> {
      const row = await readRow(database, lateRow)`
        SELECT count(DISTINCT "pageId")::int AS "pages",
          (extract(epoch FROM now() - max("receivedAt")) * 1000)::float8 AS "sinceLastMs"
        FROM "NotionWebhookEvent" WHERE "receivedAt" > now() - interval '1 minute' AND "pageId" IS NOT NULL`
      return { pages: row?.pages ?? 0, sinceLastMs: row?.sinceLastMs ?? undefined }
    },

    /** Events that Notion delivers no more: it tries for a day. */
    async forgetOld(): Promise<void> {
      await database.$executeRaw`DELETE FROM "NotionWebhookEvent" WHERE "receivedAt" < now() - interval '7 days'`
    },
  }
}
