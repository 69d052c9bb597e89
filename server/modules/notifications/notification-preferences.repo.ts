import * as z from 'zod/mini'
import type { DatabaseHandle } from '#server/platform/database/database.ts'

export type MailedKinds = Record<string, boolean>

const mailedKindsSchema = z.record(z.string(), z.boolean())

export function createNotificationPreferencesRepo(database: DatabaseHandle) {
  return {
    async read(userId: string): Promise<MailedKinds> {
      const row = await database.user.findUnique({ where: { id: userId }, select: { mailedKinds: true } })
      return z.safeParse(mailedKindsSchema, row?.mailedKinds).data ?? {}
    },

    /** Merges with the stored choices. Leaves the account's version alone: it is not an edit of the account. */
    async write(userId: string, given: MailedKinds): Promise<void> {
      await database.$executeRaw`
        UPDATE "User" SET "mailedKinds" = "mailedKinds" || ${JSON.stringify(given)}::jsonb WHERE "id" = ${userId}::uuid`
    },
  }
}
