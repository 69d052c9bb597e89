import type { CustomerType } from '#contract/sales/customers.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { anyRow, idRow, readRow, readRows } from '#server/platform/database/rows.ts'

/** A customer to be made, with the one person at it that is known. Addresses are in lower case. */
export interface FoundCustomer {
  type: CustomerType
  name: string
  email: string
  phone: string
  language: string
  source: string
  contact: { name: string; email: string; phone: string }
}

/** Queries that find a customer by a person's address, or make one. */
export function createCustomerFindingRepo(database: DatabaseHandle) {
  return {
    /**
     * Keeps a customer as it is until the transaction ends: whoever changes its quotations or orders waits.
     * @returns false where there is none, or it has been merged or erased
     */
    async lock(id: string): Promise<boolean> {
      const rows = await readRows(database, anyRow)`
        SELECT "id" FROM "Customer" WHERE "id" = ${id}::uuid AND "mergedIntoId" IS NULL AND "erasedAt" IS NULL
        FOR NO KEY UPDATE`
      return rows.length > 0
    },

    /**
     * Makes a customer together with its contact, in one statement.
     * @returns undefined where somebody's contact has the address by now
     */
    async add(customer: FoundCustomer): Promise<string | undefined> {
      const { type, name, email, phone, language, source, contact } = customer
      const row = await readRow(database, idRow)`
        WITH "contact" AS (
          INSERT INTO "Contact" ("id", "customerId", "name", "email", "phone", "isPrimary")
          VALUES (gen_random_uuid(), gen_random_uuid(), ${contact.name}, ${contact.email}, ${contact.phone}, true)
          ON CONFLICT ("email") WHERE "email" <> '' DO NOTHING RETURNING "customerId"
        )
        INSERT INTO "Customer" ("id", "type", "name", "email", "phone", "language", "source")
        SELECT "customerId", ${type}::"CustomerType", ${name}, ${email}, ${phone}, ${language}, ${source} FROM "contact"
        RETURNING "id"`
      return row?.id
    },
  }
}
