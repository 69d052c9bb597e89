import * as z from 'zod/mini'
import { orderStatuses } from '#contract/sales/orders.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'
import { isTheirs, type Person } from './customer-person.repo.ts'
import { erasedName } from './customer-privacy.words.ts'

const mailRow = z.object({ mailId: z.nullable(z.string()) })

const namedRow = z.object({ id: z.string(), reference: z.string() })
const quoteRow = z.extend(namedRow, { isOpen: z.boolean() })
const orderRow = z.extend(namedRow, { status: z.enum(orderStatuses) })
type Row = z.output<typeof namedRow>

/** Includes expired quotations, which could be priced again. */
const openStatuses = ['requested', 'priced', 'sent', 'expired']
/** In the language of the row that is written. */
const neutralName = Prisma.sql`CASE "language" WHEN 'en' THEN ${erasedName.en} ELSE ${erasedName['zh-TW']} END`

/** Deletes personal data and leaves the figures. The caller must hold the lock of the customer. */
export function createCustomerErasingRepo(database: DatabaseHandle) {
  return {
    /** Deletes messages completely, which also frees a demo's slot. */
    async messages({ addresses }: Person): Promise<{ enquiries: Row[]; demoRequests: Row[] }> {
      const theirs = Prisma.sql`lower("email") = ANY(${addresses}) RETURNING "id", "reference"`
      const enquiries = await readRows(database, namedRow)`DELETE FROM "Enquiry" WHERE ${theirs}`
      const demoRequests = await readRows(database, namedRow)`DELETE FROM "DemoRequest" WHERE ${theirs}`
      return { enquiries, demoRequests }
    },

    /**
     * Anonymizes quotations; open ones are withdrawn and all private links revoked.
     * @returns all of them, and whether each was open
     */
    async quotes(person: Person, now: Date): Promise<z.output<typeof quoteRow>[]> {
      const rows = await readRows(database, quoteRow)`
        SELECT "id", "reference", "status"::text = ANY(${openStatuses}) AS "isOpen" FROM "Quote" WHERE ${isTheirs(person)}
        ORDER BY "id" FOR NO KEY UPDATE`
      const ids = rows.map(({ id }) => id)
      await database.$executeRaw`
        UPDATE "Quote" SET "name" = ${neutralName}, "email" = '', "company" = '', "phone" = '', "message" = '', "decision" = NULL,
          "marketingConsent" = false, "linkHash" = NULL, "linkSealed" = NULL, "linkExpiresAt" = NULL,
          "status" = CASE WHEN "status"::text = ANY(${openStatuses}) THEN 'withdrawn' ELSE "status" END,
          "decidedAt" = CASE WHEN "status"::text = ANY(${openStatuses}) THEN ${now} ELSE "decidedAt" END,
          "version" = "version" + 1, "updatedAt" = ${now}
        WHERE "id" = ANY(${ids}::uuid[])`
      await database.$executeRaw`UPDATE "QuoteRequestLine" SET "note" = '' WHERE "quoteId" = ANY(${ids}::uuid[])`
      await database.$executeRaw`
        UPDATE "QuoteRevision" SET "notes" = '', "overrideReason" = NULL WHERE "quoteId" = ANY(${ids}::uuid[])`
      await database.$executeRaw`
        DELETE FROM "QuoteFile" f USING "QuoteRevision" r WHERE r."id" = f."revisionId" AND r."quoteId" = ANY(${ids}::uuid[])`
      await database.$executeRaw`
        UPDATE "QuoteLine" l SET "note" = '' FROM "QuoteRevision" r
        WHERE r."id" = l."revisionId" AND r."quoteId" = ANY(${ids}::uuid[])`
      return rows
    },

    /**
     * Anonymizes orders. When no member of staff created one, its creator was the buyer and is anonymized too.
     * @returns all of them, with their status
     */
    async orders(person: Person, now: Date): Promise<z.output<typeof orderRow>[]> {
      const rows = await readRows(database, orderRow)`
        UPDATE "Order" SET "customerName" = ${neutralName}, "contactName" = '', "email" = '', "phone" = '', "address" = '',
          "purchaseOrder" = '', "notes" = '', "cancelReason" = NULL, "trackingNumber" = '',
          "createdBy" = CASE WHEN "createdById" IS NULL AND "quoteId" IS NOT NULL THEN ${neutralName} ELSE "createdBy" END,
          "version" = "version" + 1, "updatedAt" = ${now}
        WHERE ${isTheirs(person)} RETURNING "id", "reference", "status"`
      const ids = rows.map(({ id }) => id)
      await database.return.updateMany({
        where: { orderId: { in: ids } },
        data: { serials: '', note: '', finding: '', version: { increment: 1 } },
      })
      await database.return.updateMany({ where: { orderId: { in: ids }, isFromBuyer: true }, data: { createdBy: '' } })
      await database.orderLink.deleteMany({ where: { orderId: { in: ids } } })
      await database.$executeRaw`UPDATE "Device" SET "note" = '' WHERE "orderId" = ANY(${ids}::uuid[])`
      await database.$executeRaw`UPDATE "OrderLine" SET "note" = '' WHERE "orderId" = ANY(${ids}::uuid[])`
      await database.$executeRaw`
        UPDATE "Shipment" SET "trackingNumbers" = '{}', "note" = '', "receivedBy" = '', "proofNote" = '', "proofId" = NULL
        WHERE "orderId" = ANY(${ids}::uuid[])`
      return rows
    },

    /**
     * Seals issued documents, which accounting law has stored for years, and anonymizes payments.
     * @returns the number of documents
     */
    async documents({ ids }: Person, orderIds: string[], now: Date): Promise<number> {
      await database.$executeRaw`
        UPDATE "Payment" SET "payer" = '', "reference" = '', "note" = '', "voidReason" = CASE WHEN "voidedAt" IS NOT NULL THEN '' END,
          "version" = "version" + 1
        WHERE "customerId" = ANY(${ids}::uuid[])`
      await database.$executeRaw`
        UPDATE "BankRow" b SET "text" = '', "reference" = '', "payer" = '' FROM "Payment" p
        WHERE p."id" = b."paymentId" AND p."customerId" = ANY(${ids}::uuid[])`
      return database.$executeRaw`
        UPDATE "IssuedDocument" SET "sealedAt" = ${now}
        WHERE ("customerId" = ANY(${ids}::uuid[]) OR "orderId" = ANY(${orderIds}::uuid[])) AND "sealedAt" IS NULL`
    },

    /** Ends subscriptions and takes the name away. @param today YYYY-MM-DD */
    async subscriptions({ ids }: Person, today: string, by: string): Promise<void> {
      await database.$executeRaw`
        WITH "old" AS (
          SELECT "id", "quantity", "yearlyHkd" FROM "Subscription"
          WHERE "customerId" = ANY(${ids}::uuid[]) AND "state" <> 'ended' FOR NO KEY UPDATE
        ), "changes" AS (
          INSERT INTO "SubscriptionChange" ("id", "subscriptionId", "kind", "on", "quantity", "changeHkd", "by")
          SELECT gen_random_uuid(), "id", 'ended', ${today}::date, "quantity", -"yearlyHkd", ${by} FROM "old"
        )
        UPDATE "Subscription" s SET "state" = 'ended', "endsOn" = ${today}::date, "pausedOn" = NULL, "version" = s."version" + 1
        FROM "old" WHERE s."id" = "old"."id"`
      await database.$executeRaw`
        UPDATE "Subscription" SET "customerName" = ${erasedName['zh-TW']}, "note" = '' WHERE "customerId" = ANY(${ids}::uuid[])`
    },

    async timelines(entityIds: string[]): Promise<void> {
      await database.$executeRaw`DELETE FROM "Activity" WHERE "entityId" = ANY(${entityIds}::uuid[])`
    },

    /** Removes notes, replies, files and names from timelines that stay. */
    async steps(entityIds: string[]): Promise<void> {
      await database.$executeRaw`
        DELETE FROM "Activity" WHERE "entityId" = ANY(${entityIds}::uuid[]) AND "kind" IN ('note', 'reply', 'received')`
      await database.$executeRaw`
        UPDATE "ReplyFile" f SET "activityId" = NULL FROM "Activity" a
        WHERE a."id" = f."activityId" AND a."entityId" = ANY(${entityIds}::uuid[])`
      await database.$executeRaw`
        UPDATE "Activity" SET "text" = NULL,
          "actorName" = CASE "actorKind" WHEN 'visitor' THEN '' ELSE "actorName" END,
          "params" = (SELECT coalesce(jsonb_object_agg("key", CASE
              WHEN "key" IN ('trackingNumber', 'reason') OR ("key" = 'to' AND "kind" <> 'status')
                OR ("key" = 'name' AND "kind" <> 'assigned') THEN '""' ELSE "value" END), '{}') FROM jsonb_each("params"))
        WHERE "entityId" = ANY(${entityIds}::uuid[])`
    },

    /**
     * Deletes the emails, files and deliveries of these records, every other email to these addresses, and the
     * notifications to staff about them.
     */
    async emails({ ids, addresses }: Person, entityIds: string[], references: string[]): Promise<void> {
      await database.$executeRaw`
        DELETE FROM "OutgoingMail" WHERE "entity" <> 'user'
          AND ("entityId" = ANY(${entityIds}::uuid[]) OR lower("toAddress") = ANY(${addresses}))`
      await database.$executeRaw`DELETE FROM "Delivery" WHERE "reference" = ANY(${references})`
      const notifications = await readRows(database, mailRow)`
        DELETE FROM "Notification" WHERE "params"->>'reference' = ANY(${references}) OR "params"->>'id' = ANY(ARRAY(
          SELECT unnest(${entityIds}::text[])
          UNION SELECT "id"::text FROM "Return" WHERE "orderId" = ANY(${entityIds}::uuid[])
          UNION SELECT "id"::text FROM "IssuedDocument" WHERE "customerId" = ANY(${ids}::uuid[])
          UNION SELECT "id"::text FROM "Payment" WHERE "customerId" = ANY(${ids}::uuid[])))
        RETURNING "mailId"`
      const mailIds = notifications.flatMap(({ mailId }) => (mailId === null ? [] : [mailId]))
      // A separate statement: only a later one sees an email that was being inserted while its notification was
      // deleted.
      await database.outgoingMail.deleteMany({ where: { id: { in: mailIds } } })
    },

    /** Anonymizes the customer and those merged into it. */
    async customers({ ids }: Person, now: Date): Promise<void> {
      await database.contact.deleteMany({ where: { customerId: { in: ids } } })
      await database.$executeRaw`
        UPDATE "Customer" SET "name" = ${erasedName['zh-TW']}, "nameEn" = ${erasedName.en}, "email" = '', "phone" = '',
          "location" = '', "address" = '', "notes" = '', "statusSet" = NULL, "erasedAt" = ${now}, "version" = "version" + 1,
          "updatedAt" = ${now}
        WHERE "id" = ANY(${ids}::uuid[])`
    },
  }
}
