import * as z from 'zod/mini'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { idRow, readRows } from '#server/platform/database/rows.ts'

const addressRow = z.object({ email: z.string() })

/** Everything by which rows are a person's. */
export interface Person {
  /** The customer's, and of those that were merged into it. */
  ids: string[]
  /** In lower case; none that is another customer's contact's. */
  addresses: string[]
}

/** That a row of Quote or Order is theirs: their customer's, or nobody's and from an address of theirs. */
export function isTheirs({ ids, addresses }: Person): Prisma.Sql {
  return Prisma.sql`("customerId" = ANY(${ids}::uuid[]) OR ("customerId" IS NULL AND lower("email") = ANY(${addresses})))`
}

/** That a row of Conversation is theirs: attached to an enquiry of theirs, or what a quotation of theirs was made from. */
export function isTheirTalk(person: Person): Prisma.Sql {
  return Prisma.sql`"id" IN (
    SELECT "conversationId" FROM "Enquiry" WHERE lower("email") = ANY(${person.addresses}) AND "conversationId" IS NOT NULL
    UNION SELECT "sourceId" FROM "Quote" WHERE "source" = 'chat' AND "sourceId" IS NOT NULL AND ${isTheirs(person)})`
}

/** Who a customer is, over all that is kept. */
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
