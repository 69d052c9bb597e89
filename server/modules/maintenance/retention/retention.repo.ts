import type { ActivityEntity } from '#contract/sales/activities.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { idRow, readRows } from '#server/platform/database/rows.ts'

/** As threads name what they are of. */
const threadsOf: Record<'Enquiry' | 'DemoRequest' | 'Quote', ActivityEntity> = {
  Enquiry: 'enquiry',
  DemoRequest: 'demo-request',
  Quote: 'quote',
}

/** Queries that erase for good. */
export function createRetentionRepo(database: DatabaseHandle) {
  return {
    /**
     * Erases messages that were last changed before a moment, with what is known of their deliveries, and their threads: notes,
     * letters and what was sent with them.
     * @returns the number of messages
     */
    async erase(table: 'Enquiry' | 'DemoRequest' | 'Quote', before: Date): Promise<number> {
      const erased = await readRows(database, idRow)`
        WITH "erased" AS (DELETE FROM ${Prisma.raw(`"${table}"`)} WHERE "updatedAt" < ${before} RETURNING "id", "reference"),
          "deliveries" AS (DELETE FROM "Delivery" USING "erased" WHERE "Delivery"."reference" = "erased"."reference"),
          "mails" AS (DELETE FROM "OutgoingMail" m USING "erased" e WHERE m."entity" = ${threadsOf[table]} AND m."entityId" = e."id"),
          "activities" AS (DELETE FROM "Activity" a USING "erased" e WHERE a."entity" = ${threadsOf[table]} AND a."entityId" = e."id")
        SELECT "id" FROM "erased"`
      return erased.length
    },

    /** With the mails that told it. @returns the number of what staff were told before a moment */
    async eraseNotifications(before: Date): Promise<number> {
      await database.outgoingMail.deleteMany({ where: { entity: 'user', createdAt: { lt: before } } })
      const { count } = await database.notification.deleteMany({ where: { createdAt: { lt: before } } })
      return count
    },

    /** @returns the number of files of products that were uploaded before a moment, with what was found in them */
    async eraseImports(before: Date): Promise<number> {
      const { count } = await database.productImport.deleteMany({ where: { createdAt: { lt: before } } })
      return count
    },

    /** @returns the number of counts of forms that have ended, by the clock that began them */
    async eraseRateCounts(): Promise<number> {
      return database.$executeRaw`DELETE FROM "RateCount" WHERE "endsAt" <= now()`
    },

    /** What a failure of signing in leaves behind, once it counts no more; and what can be used no more. */
    async eraseSignIns(before: { ended: Date; failed: Date; unused: Date }) {
      const { ended, failed, unused } = before
      const sessions = await database.session.deleteMany({ where: { expiresAt: { lt: ended } } })
      const links = await database.oneTimeLink.deleteMany({ where: { expiresAt: { lt: ended } } })
      const failures = await database.loginThrottle.deleteMany({ where: { lastFailureAt: { lt: failed } } })
      const devices = await database.knownDevice.deleteMany({ where: { lastUsedAt: { lt: unused } } })
      return { sessions: sessions.count, links: links.count, failures: failures.count, devices: devices.count }
    },
  }
}

export type RetentionRepo = ReturnType<typeof createRetentionRepo>
