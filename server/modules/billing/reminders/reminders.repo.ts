import * as z from 'zod/mini'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { idRow, readRow, readRows } from '#server/platform/database/rows.ts'

const dueRow = z.object({ id: z.string(), day: z.int() })
/** An invoice of which a reminder is due, and the reminder by its days after the due day. */
export type DueReminder = z.output<typeof dueRow>

const linkRow = z.object({
  quoteId: z.nullable(z.string()),
  linkSealed: z.nullable(z.string()),
  linkExpiresAt: z.nullable(z.date()),
})

/** Condition of open documents that have an address, unless staff have paused their reminders. */
const isRemindable = Prisma.sql`d."kind" IN ('invoice', 'deposit_invoice') AND d."paid" + d."credited" < d."total"
  AND d."quietSince" IS NULL AND d."sealedAt" IS NULL AND d."email" <> '' AND NOT d."isSample"`

export function createRemindersRepo(database: DatabaseHandle) {
  return {
    /**
     * Returns the latest reminder that is due of each open invoice and has not been sent, unless it is late.
     * @param days of the settings, after the due day; negative before it
     * @param today YYYY-MM-DD in the shop's time zone
     * @param lateDays after which a reminder is no longer sent
     */
    due: (days: readonly number[], today: string, lateDays: number, most: number): Promise<DueReminder[]> =>
      readRows(database, dueRow)`
        SELECT d."id", max(s."day")::int AS "day"
        FROM "IssuedDocument" d JOIN unnest(${[...days]}::int[]) AS s("day")
          ON ${today}::date - d."dueOn" BETWEEN s."day" AND s."day" + ${lateDays}
        WHERE ${isRemindable}
        GROUP BY d."id", d."dueOn"
        HAVING NOT EXISTS (SELECT FROM "InvoiceReminder" r WHERE r."documentId" = d."id" AND r."day" >= max(s."day"))
        ORDER BY d."dueOn", d."id" LIMIT ${most}`,

    /** Locks an invoice, so that a payment or pause waits. @returns whether it may still be reminded of */
    async lock(id: string): Promise<boolean> {
      const row = await readRow(database, idRow)`
        SELECT "id"::text FROM "IssuedDocument" d WHERE "id" = ${id}::uuid AND ${isRemindable} FOR NO KEY UPDATE`
      return row !== undefined
    },

    /** @returns false when it has been sent before */
    async add({ id: documentId, day }: DueReminder, sentAt: Date): Promise<boolean> {
      const { count } = await database.invoiceReminder.createMany({
        data: { documentId, day, sentAt },
        skipDuplicates: true,
      })
      return count > 0
    },

    async pause(id: string, quietSince: Date | null): Promise<void> {
      await database.issuedDocument.update({ where: { id }, data: { quietSince } })
    },

    /** Returns the private link of an invoice's quotation. */
    link: (id: string) =>
      readRow(database, linkRow)`
        SELECT q."id" AS "quoteId", q."linkSealed", q."linkExpiresAt" FROM "IssuedDocument" d
        LEFT JOIN "Order" o ON o."id" = d."orderId" LEFT JOIN "Quote" q ON q."id" = o."quoteId" WHERE d."id" = ${id}::uuid`,
  }
}
