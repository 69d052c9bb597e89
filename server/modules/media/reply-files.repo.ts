import * as z from 'zod/mini'
import { type ReplyFile, replyFileSchema } from '#contract/requests/reply-files.ts'
import { type ActivityEntity, activityEntities } from '#contract/sales/activities.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { idRow, readRow, readRows } from '#server/platform/database/rows.ts'

const sizeRow = z.object({ id: z.string(), bytes: z.number() })
const foundRow = z.extend(replyFileSchema, {
  uploadedById: z.string(),
  isSent: z.boolean(),
  entity: z.nullable(z.enum(activityEntities)),
})

export type FoundReplyFile = ReplyFile & {
  uploadedById: string
  isSent: boolean
  /** Kind of the record whose timeline has it; null before it is sent, and once that is erased. */
  entity: ActivityEntity | null
}

export function createReplyFilesRepo(database: DatabaseHandle) {
  return {
    async add(file: ReplyFile, uploadedById: string, now: Date): Promise<void> {
      await database.replyFile.create({ data: { ...file, uploadedById, createdAt: now } })
    },

    find(id: string): Promise<FoundReplyFile | undefined> {
      return readRow(database, foundRow)`
        SELECT f."id", f."name", f."contentType", f."bytes", f."uploadedById", f."attachedAt" IS NOT NULL AS "isSent", a."entity"
        FROM "ReplyFile" f LEFT JOIN "Activity" a ON a."id" = f."activityId" WHERE f."id" = ${id}::uuid`
    },

    /**
     * Attaches files that this person has uploaded and no reply has, in this order.
     * @returns those that were attached, with their sizes
     */
    attach(ids: string[], uploadedById: string, activityId: string, now: Date): Promise<z.output<typeof sizeRow>[]> {
      return readRows(database, sizeRow)`
        UPDATE "ReplyFile" f SET "activityId" = ${activityId}::uuid, "attachedAt" = ${now}, "position" = g."position"
        FROM (
          SELECT l."id", array_position(${ids}::uuid[], l."id") AS "position" FROM "ReplyFile" l
          WHERE l."id" = ANY(${ids}::uuid[]) ORDER BY l."id" FOR UPDATE
        ) g
        WHERE f."id" = g."id" AND f."attachedAt" IS NULL AND f."uploadedById" = ${uploadedById}
        RETURNING f."id", f."bytes"`
    },

    /** Removes a file that no reply has. @returns whether there was one */
    async remove(id: string): Promise<boolean> {
      return (await database.replyFile.deleteMany({ where: { id, attachedAt: null } })).count > 0
    },

    /** Locks files without a reply: those that had one, or were uploaded before a moment. */
    async lockLeft(before: Date, most: number): Promise<string[]> {
      const rows = await readRows(database, idRow)`
        SELECT "id" FROM "ReplyFile" WHERE "activityId" IS NULL AND ("attachedAt" IS NOT NULL OR "createdAt" < ${before})
        ORDER BY "createdAt" LIMIT ${most} FOR UPDATE SKIP LOCKED`
      return rows.map(({ id }) => id)
    },

    async removeAll(ids: string[]): Promise<void> {
      await database.replyFile.deleteMany({ where: { id: { in: ids } } })
    },
  }
}
