import type { DatabaseHandle } from '#server/platform/database/database.ts'

/** The caller must hold the locks of both customers. */
export function createCustomerMergeRepo(database: DatabaseHandle) {
  return {
    /**
     * Moves the contacts. One without an address is dropped when a contact of that name and phone exists. The primary
     * contact stays; the other customer's own address becomes a contact unless one has it.
     */
    async takeContacts(id: string, otherId: string): Promise<void> {
      await database.$executeRaw`
        DELETE FROM "Contact" o USING "Contact" c
        WHERE o."customerId" = ${otherId}::uuid AND c."customerId" = ${id}::uuid AND o."email" = ''
          AND lower(o."name") = lower(c."name") AND o."phone" IN ('', c."phone")`
      await database.$executeRaw`
        INSERT INTO "Contact" ("id", "customerId", "name", "email", "phone")
        SELECT gen_random_uuid(), "id", "name", "email", "phone" FROM "Customer"
        WHERE "id" = ${otherId}::uuid AND "email" <> '' ON CONFLICT ("email") WHERE "email" <> '' DO NOTHING`
      await database.$executeRaw`
        UPDATE "Contact" SET "customerId" = ${id}::uuid, "isPrimary" = "isPrimary" AND NOT EXISTS (
          SELECT FROM "Contact" c WHERE c."customerId" = ${id}::uuid)
        WHERE "customerId" = ${otherId}::uuid`
    },

    /** Moves quotations, orders, issued documents, subscriptions, payments and the timeline with its emails, and earlier merges into the other customer. */
    async takeRest(id: string, otherId: string): Promise<void> {
      await database.$executeRaw`UPDATE "Quote" SET "customerId" = ${id}::uuid WHERE "customerId" = ${otherId}::uuid`
      await database.$executeRaw`UPDATE "Order" SET "customerId" = ${id}::uuid WHERE "customerId" = ${otherId}::uuid`
      await database.$executeRaw`UPDATE "IssuedDocument" SET "customerId" = ${id}::uuid WHERE "customerId" = ${otherId}::uuid`
      await database.$executeRaw`UPDATE "Subscription" SET "customerId" = ${id}::uuid WHERE "customerId" = ${otherId}::uuid`
      await database.$executeRaw`UPDATE "Payment" SET "customerId" = ${id}::uuid WHERE "customerId" = ${otherId}::uuid`
      await database.$executeRaw`
        UPDATE "Activity" SET "entityId" = ${id}::uuid WHERE "entity" = 'customer' AND "entityId" = ${otherId}::uuid`
      await database.$executeRaw`
        UPDATE "OutgoingMail" SET "entityId" = ${id}::uuid WHERE "entity" = 'customer' AND "entityId" = ${otherId}::uuid`
      await database.$executeRaw`UPDATE "Customer" SET "mergedIntoId" = ${id}::uuid WHERE "mergedIntoId" = ${otherId}::uuid`
    },

    /** Fills the empty fields from the other customer and marks that one as merged. Raises both versions. */
    async unite(id: string, otherId: string): Promise<void> {
      await database.$executeRaw`
        UPDATE "Customer" c SET "version" = c."version" + 1, "updatedAt" = now(),
          "nameEn" = coalesce(nullif(c."nameEn", ''), o."nameEn"), "email" = coalesce(nullif(c."email", ''), o."email"),
          "phone" = coalesce(nullif(c."phone", ''), o."phone"), "location" = coalesce(nullif(c."location", ''), o."location"),
          "address" = coalesce(nullif(c."address", ''), o."address"), "notes" = coalesce(nullif(c."notes", ''), o."notes"),
          "statusSet" = coalesce(c."statusSet", o."statusSet"),
          "creditLimitHkd" = coalesce(c."creditLimitHkd", o."creditLimitHkd"), "isSample" = c."isSample" AND o."isSample",
          "createdAt" = least(c."createdAt", o."createdAt")
        FROM "Customer" o WHERE c."id" = ${id}::uuid AND o."id" = ${otherId}::uuid`
      await database.$executeRaw`
        UPDATE "Customer" SET "version" = "version" + 1, "updatedAt" = now(), "mergedIntoId" = ${id}::uuid
        WHERE "id" = ${otherId}::uuid AND "mergedIntoId" IS NULL AND "erasedAt" IS NULL`
    },
  }
}
