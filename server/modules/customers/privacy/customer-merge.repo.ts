import type { DatabaseHandle } from '#server/platform/database/database.ts'

/** Queries that make one customer of two, for a transaction that has both locked. */
export function createCustomerMergeRepo(database: DatabaseHandle) {
  return {
    /**
     * The other's people, under it: one without an address who is there already, by name and phone, is united with that one. The
     * primary one stays; the other's own address becomes a contact where nobody has it.
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

    /** Quotations, orders and the timeline with its letters; and those that were merged into the other before. */
    async takeRest(id: string, otherId: string): Promise<void> {
      await database.$executeRaw`UPDATE "Quote" SET "customerId" = ${id}::uuid WHERE "customerId" = ${otherId}::uuid`
      await database.$executeRaw`UPDATE "Order" SET "customerId" = ${id}::uuid WHERE "customerId" = ${otherId}::uuid`
      await database.$executeRaw`
        UPDATE "Activity" SET "entityId" = ${id}::uuid WHERE "entity" = 'customer' AND "entityId" = ${otherId}::uuid`
      await database.$executeRaw`
        UPDATE "OutgoingMail" SET "entityId" = ${id}::uuid WHERE "entity" = 'customer' AND "entityId" = ${otherId}::uuid`
      await database.$executeRaw`UPDATE "Customer" SET "mergedIntoId" = ${id}::uuid WHERE "mergedIntoId" = ${otherId}::uuid`
    },

    /** Takes what it lacks itself, and marks the other as merged. Both rise by a version. */
    async unite(id: string, otherId: string): Promise<void> {
      await database.$executeRaw`
        UPDATE "Customer" c SET "version" = c."version" + 1, "updatedAt" = now(),
          "nameEn" = coalesce(nullif(c."nameEn", ''), o."nameEn"), "email" = coalesce(nullif(c."email", ''), o."email"),
          "phone" = coalesce(nullif(c."phone", ''), o."phone"), "location" = coalesce(nullif(c."location", ''), o."location"),
          "address" = coalesce(nullif(c."address", ''), o."address"), "notes" = coalesce(nullif(c."notes", ''), o."notes"),
          "statusSet" = coalesce(c."statusSet", o."statusSet"), "isSample" = c."isSample" AND o."isSample",
          "createdAt" = least(c."createdAt", o."createdAt")
        FROM "Customer" o WHERE c."id" = ${id}::uuid AND o."id" = ${otherId}::uuid`
      await database.$executeRaw`
        UPDATE "Customer" SET "version" = "version" + 1, "updatedAt" = now(), "mergedIntoId" = ${id}::uuid
        WHERE "id" = ${otherId}::uuid AND "mergedIntoId" IS NULL AND "erasedAt" IS NULL`
    },
  }
}
