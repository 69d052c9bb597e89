import type { ActivityEntity } from '#contract/sales/activities.ts'
import { webhookLogDays } from '#contract/webhooks/webhooks.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { idRow, readRows } from '#server/platform/database/rows.ts'
import { idempotencyHours } from '#server/platform/idempotency.ts'

const threadsOf: Record<'Enquiry' | 'DemoRequest' | 'Quote', ActivityEntity> = {
  Enquiry: 'enquiry',
  DemoRequest: 'demo-request',
  Quote: 'quote',
}

export function createRetentionRepo(database: DatabaseHandle) {
  return {
    /** Erases messages last changed before a moment, with their deliveries and threads. @returns their number */
    async erase(table: 'Enquiry' | 'DemoRequest' | 'Quote', before: Date): Promise<number> {
      const erased = await readRows(database, idRow)`
        WITH "erased" AS (DELETE FROM ${Prisma.raw(`"${table}"`)} WHERE "updatedAt" < ${before} RETURNING "id", "reference"),
          "deliveries" AS (DELETE FROM "Delivery" USING "erased" WHERE "Delivery"."reference" = "erased"."reference"),
          "mails" AS (DELETE FROM "OutgoingMail" m USING "erased" e WHERE m."entity" = ${threadsOf[table]} AND m."entityId" = e."id"),
          "activities" AS (DELETE FROM "Activity" a USING "erased" e WHERE a."entity" = ${threadsOf[table]} AND a."entityId" = e."id")
        SELECT "id" FROM "erased"`
      return erased.length
    },

    /** Erases notifications created before a moment, with their emails. @returns the number of notifications */
    async eraseNotifications(before: Date): Promise<number> {
      await database.outgoingMail.deleteMany({ where: { entity: 'user', createdAt: { lt: before } } })
      const { count } = await database.notification.deleteMany({ where: { createdAt: { lt: before } } })
      return count
    },

    /** Erases sealed documents that were issued before a moment. @returns their number */
    async eraseSealedDocuments(before: Date): Promise<number> {
      return database.$executeRaw`
        DELETE FROM "IssuedDocument" WHERE "sealedAt" IS NOT NULL AND "issuedOn" < ${before}
          AND NOT EXISTS (SELECT FROM "IssuedDocument" n WHERE n."creditsId" = "IssuedDocument"."id" AND n."issuedOn" >= ${before})`
    },

    async eraseImports(before: Date): Promise<number> {
      const { count } = await database.productImport.deleteMany({ where: { createdAt: { lt: before } } })
      return count
    },

    /** Uses the database's clock, which also started the counts. @returns the number of ended rate-limit counts */
    async eraseRateCounts(): Promise<number> {
      return database.$executeRaw`DELETE FROM "RateCount" WHERE "endsAt" <= now()`
    },

    /** Uses the database's clock, which also dated them. @returns the number of answers that are no longer repeated */
    async eraseAnswers(): Promise<number> {
      return database.$executeRaw`
        DELETE FROM "IdempotentAnswer" WHERE "createdAt" < now() - make_interval(hours => ${idempotencyHours})`
    },

    /**
     * Erases the log of changes up to the last one written before a moment, and remembers where it now begins.
     * @returns the number erased
     */
    async eraseChanges(before: Date): Promise<number> {
      return database.$executeRaw`
        WITH "last" AS (SELECT "xid", "seq" FROM "Change" WHERE "at" < ${before} ORDER BY "xid" DESC, "seq" DESC LIMIT 1),
          "start" AS (UPDATE "ChangeStart" s SET "xid" = l."xid", "seq" = l."seq" FROM "last" l
            WHERE (l."xid", l."seq") > (s."xid", s."seq"))
        DELETE FROM "Change" c USING "last" l WHERE (c."xid", c."seq") <= (l."xid", l."seq")`
    },

    /** Uses the database's clock, which also dated them. @returns the number of events of webhooks, with their deliveries */
    async eraseWebhookEvents(): Promise<number> {
      return database.$executeRaw`
        DELETE FROM "WebhookEvent" WHERE "at" < now() - make_interval(days => ${webhookLogDays})`
    },

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
