import * as z from 'zod/mini'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { idRow, readRows } from '#server/platform/database/rows.ts'

const addressRow = z.object({ email: z.string() })

export interface Person {
  /** The customer and those merged into it. */
  ids: string[]
  /** In lower case, without addresses that belong to another customer's contacts. */
  addresses: string[]
}

/** Matches rows of Quote and Order: of the customer, or without a customer and sent from one of the addresses. */
export function isTheirs({ ids, addresses }: Person): Prisma.Sql {
  return Prisma.sql`("customerId" = ANY(${ids}::uuid[]) OR ("customerId" IS NULL AND lower("email") = ANY(${addresses})))`
}

/** Matches conversations attached to the person's enquiries, or that a quotation was made from. */
export function isTheirTalk(person: Person): Prisma.Sql {
  return Prisma.sql`"id" IN (
    SELECT "conversationId" FROM "Enquiry" WHERE lower("email") = ANY(${person.addresses}) AND "conversationId" IS NOT NULL
    UNION SELECT "sourceId" FROM "Quote" WHERE "source" = 'chat' AND "sourceId" IS NOT NULL AND ${isTheirs(person)})`
}

export function createCustomerPersonRepo(database: DatabaseHandle) {
  return {
    async find(id: string): Promise<Person> {
      const rows = await readRows(database, idRow)`
        SELECT "id" FROM "Customer" WHERE "id" = ${id}::uuid OR "mergedIntoId" = ${id}::uuid`
      const ids = rows.map((row) => row.id)
      const addressRows = await readRows(database, addressRow)`
        SELECT DISTINCT lower("email") AS "email" FROM (
          SELECT "email" FROM "Customer" WHERE "id" = ANY(${ids}::uuid[])
          UNION ALL SELECT "email" FROM "Contact" WHERE "customerId" = ANY(${ids}::uuid[])
          UNION ALL SELECT "email" FROM "Quote" WHERE "customerId" = ANY(${ids}::uuid[])
          UNION ALL SELECT "email" FROM "Order" WHERE "customerId" = ANY(${ids}::uuid[])
        ) AS "used"
        WHERE "email" <> '' AND NOT EXISTS (
          SELECT FROM "Contact" c WHERE c."email" = lower("used"."email") AND NOT c."customerId" = ANY(${ids}::uuid[]))`
      return { ids, addresses: addressRows.map(({ email }) => email) }
    },
  }
}
