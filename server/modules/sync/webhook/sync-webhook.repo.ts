import * as z from 'zod/mini'
import type { NotionWebhook } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { anyRow, readRow, readRows } from '#server/platform/database/rows.ts'
import type { WebhookEvent } from './sync-webhook.rules.ts'

/** There is one subscription; while its token is waited for, it is this, and `receivedAt` when the waiting began. */
const noToken = ''

const lateRow = z.object({ pages: z.number(), sinceLastMs: z.nullable(z.number()) })

/** The subscription to Notion's webhooks, and its events. Times are PostgreSQL's: several instances may take them. */
export function createSyncWebhookRepo(database: DatabaseHandle) {
  return {
    /** `token` is undefined while it is waited for. */
    async find(): Promise<(Omit<NotionWebhook, 'token'> & { token: string | undefined }) | undefined> {
      const found = await database.notionWebhook.findUnique({ where: { id: 1 } })
      return found ? { ...found, token: found.token === noToken ? undefined : found.token } : undefined
    },

    /** In place of the one before. */
    async await(): Promise<void> {
      await database.$executeRaw`
        INSERT INTO "NotionWebhook" ("id", "token", "receivedAt") VALUES (1, ${noToken}, now())
        ON CONFLICT ("id") DO UPDATE SET "token" = ${noToken}, "receivedAt" = now(), "verifiedAt" = NULL, "lastEventAt" = NULL`
    },

    /**
     * Takes a token that is waited for.
     * @param sealed encrypted
     * @returns false where none is, or not any more
     */
    async take(sealed: string, waitMinutes: number): Promise<boolean> {
      const rows = await readRows(database, anyRow)`
        UPDATE "NotionWebhook" SET "token" = ${sealed}, "receivedAt" = now()
        WHERE "token" = ${noToken} AND "receivedAt" > now() - make_interval(secs => ${waitMinutes * 60}::float8) RETURNING 1`
      return rows.length > 0
    },

    /** @returns whether there was anything to remove */
    async remove(): Promise<boolean> {
      return (await database.notionWebhook.deleteMany()).count > 0
    },

    /**
     * @param pageId what is to be read for it, if it is a page
     * @returns false where the event was kept before
     */
    async keep({ id, type, timestamp }: WebhookEvent, pageId: string | null): Promise<boolean> {
      const rows = await readRows(database, anyRow)`
        INSERT INTO "NotionWebhookEvent" ("id", "type", "pageId", "at", "receivedAt")
        VALUES (${id}, ${type}, ${pageId}, ${new Date(timestamp)}, now()) ON CONFLICT DO NOTHING RETURNING 1`
      return rows.length > 0
    },

    /** That the subscription works. @returns whether this is the first that is heard of it */
    async heard(): Promise<boolean> {
      await database.$executeRaw`UPDATE "NotionWebhook" SET "lastEventAt" = now()`
      const rows = await readRows(database, anyRow)`
        UPDATE "NotionWebhook" SET "verifiedAt" = now() WHERE "verifiedAt" IS NULL RETURNING 1`
      return rows.length > 0
    },

    async isPageKnown(pageId: string): Promise<boolean> {
      return (await database.product.findFirst({ where: { notionPageId: pageId }, select: { id: true } })) !== null
    },

    /** Pages to be read that were told of in the last minute, and how long ago the last was. */
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
