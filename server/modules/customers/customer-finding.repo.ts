import type { CustomerType } from '#contract/sales/customers.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { anyRow, idRow, readRow, readRows } from '#server/platform/database/rows.ts'

/** A new customer with its first contact. Addresses are in lower case. */
export interface FoundCustomer {
  type: CustomerType
  name: string
  email: string
  phone: string
  language: string
  source: string
  contact: { name: string; email: string; phone: string }
}

export function createCustomerFindingRepo(database: DatabaseHandle) {
  return {
    /**
     * Locks a customer until the transaction ends; changes of its quotations and orders wait.
     * @returns false when it does not exist, or has been merged or erased
     */
    async lock(id: string): Promise<boolean> {
      const rows = await readRows(database, anyRow)`
        SELECT "id" FROM "Customer" WHERE "id" = ${id}::uuid AND "mergedIntoId" IS NULL AND "erasedAt" IS NULL
        FOR NO KEY UPDATE`
      return rows.length > 0
    },

    /**
     * Inserts a customer and its contact in one statement.
     * @returns undefined when another contact has taken the address meanwhile
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

export function createContactsRepo(database: DatabaseHandle) {
  return {
    /** Returns the customer whose contact has this address, ignoring case. */
    async customerOf(email: string): Promise<string | undefined> {
      if (email === '') return undefined
      const row = await database.contact.findFirst({
        where: { email: email.toLowerCase() },
        select: { customerId: true },
      })
      return row?.customerId
    },
  }
}
