import * as z from 'zod/mini'
import type { DatabaseHandle } from '#server/platform/database/database.ts'

/** What a person has said, by kind. */
export type MailedKinds = Record<string, boolean>

const mailedKindsSchema = z.record(z.string(), z.boolean())

/** Queries of which kinds a person gets by mail. */
export function createNotificationPreferencesRepo(database: DatabaseHandle) {
  return {
    async read(userId: string): Promise<MailedKinds> {
      const row = await database.user.findUnique({ where: { id: userId }, select: { mailedKinds: true } })
      return z.safeParse(mailedKindsSchema, row?.mailedKinds).data ?? {}
    },

    /** What is not given stays. No edit of the account: its version stays, too. */
    async write(userId: string, given: MailedKinds): Promise<void> {
      await database.$executeRaw`
        UPDATE "User" SET "mailedKinds" = "mailedKinds" || ${JSON.stringify(given)}::jsonb WHERE "id" = ${userId}::uuid`
    },
  }
}
