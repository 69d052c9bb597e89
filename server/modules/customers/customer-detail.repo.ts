import * as z from 'zod/mini'
import { type Contact, customerDetailSchema, customerItemSchema } from '#contract/sales/customers.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { type CustomerRow, customerRow, type StatusRule, tableAt } from './customers.repo.ts'

/** Maximum items in one timeline; the table of each kind lists all of them. */
const itemsMax = 200
const summaryLength = 160
const duplicatesMax = 10

const itemRow = z.extend(customerItemSchema, { at: z.date(), summary: z.nullable(z.string()) })
const duplicateRow = customerDetailSchema.def.shape.duplicates.def.element

export function createCustomerDetailRepo(database: DatabaseHandle) {
  return {
    /** Returns merged and erased customers too. */
    async row(id: string, rule: StatusRule): Promise<CustomerRow | undefined> {
      const { columns, from } = tableAt(rule)
      return readRow(database, customerRow)`SELECT ${columns} FROM ${from} WHERE "id" = ${id}::uuid`
    },

    fields: (id: string) => database.customer.findUniqueOrThrow({ where: { id } }),

    async contacts(customerId: string): Promise<Contact[]> {
      return database.contact.findMany({
        where: { customerId },
        orderBy: [{ isPrimary: 'desc' }, { createdAt: 'asc' }, { id: 'asc' }],
        select: { id: true, name: true, email: true, phone: true, position: true, isPrimary: true },
      })
    },

    /**
     * Returns what was sent from these addresses and what belongs to the customer, newest first.
     * @param addresses in lower case
     */
    async items(customerId: string, addresses: string[]): Promise<z.output<typeof customerItemSchema>[]> {
      const theirs = Prisma.sql`lower("email") = ANY(${addresses})`
      const short = (text: string) => Prisma.raw(`left(${text}, ${summaryLength})`)
      const rows = await readRows(database, itemRow)`
        SELECT * FROM (
          SELECT 'enquiry' AS "kind", "id", "reference", "createdAt" AS "at", "status"::text, NULL::float8 AS "totalHkd",
            ${short(`concat_ws(' · ', nullif("product", ''), "message")`)} AS "summary"
          FROM "Enquiry" WHERE ${theirs} AND NOT "suspect"
          UNION ALL
          SELECT 'demo-request', "id", "reference", "createdAt", "status"::text, NULL,
            ${short(`concat_ws(' · ', nullif("product", ''), nullif("message", ''))`)}
          FROM "DemoRequest" WHERE ${theirs} AND NOT "suspect"
          UNION ALL
          SELECT 'quote', "id", "reference", "createdAt", "status"::text, "totalHkd"::float8, ${short('"message"')}
          FROM "Quote" WHERE "customerId" = ${customerId}::uuid OR ("customerId" IS NULL AND ${theirs} AND NOT "suspect")
          UNION ALL
          SELECT 'order', o."id", o."reference", o."placedAt", o."status"::text, o."totalHkd"::float8,
            left((SELECT string_agg(l."name", ' · ' ORDER BY l."position") FROM "OrderLine" l WHERE l."orderId" = o."id"), ${summaryLength}::int)
          FROM "Order" o WHERE o."customerId" = ${customerId}::uuid
        ) AS "items" ORDER BY "at" DESC, "id" LIMIT ${itemsMax}`
      return rows.map((row) => ({ ...row, summary: row.summary ?? '', at: row.at.toISOString() }))
    },

    /**
     * Returns customers that may be the same: by an address, the last eight digits of a phone number, or a name
     * without its legal form.
     */
    duplicates(customerId: string): Promise<z.output<typeof duplicateRow>[]> {
      return readRows(database, duplicateRow)`
        WITH "known" AS (
          SELECT "id", "name", "nameEn", "email", "phone" FROM "Customer" WHERE "mergedIntoId" IS NULL AND "erasedAt" IS NULL
        ), "identifiers" AS (
          SELECT "id", 'email' AS "reason", "email" AS "value" FROM "known"
          UNION SELECT "customerId", 'email', "email" FROM "Contact"
          UNION SELECT "id", 'phone', ${lastDigits('"phone"')} FROM "known"
          UNION SELECT "customerId", 'phone', ${lastDigits('"phone"')} FROM "Contact"
          UNION SELECT "id", 'name', ${bareName('"name"')} FROM "known"
          UNION SELECT "id", 'name', ${bareName('"nameEn"')} FROM "known"
        ), "alike" AS (
          SELECT DISTINCT ON (o."id") o."id", o."reason" FROM "identifiers" o JOIN "identifiers" s USING ("reason", "value")
          WHERE s."id" = ${customerId}::uuid AND o."id" <> s."id" AND o."value" <> '' ORDER BY o."id", o."reason"
        )
        SELECT "id", "name", "reason" FROM "alike" JOIN "known" USING ("id") ORDER BY "name", "id" LIMIT ${duplicatesMax}`
    },
  }
}

/** Ignores extensions. Numbers of fewer than eight digits never match. */
function lastDigits(column: string): Prisma.Sql {
  return Prisma.raw(
    `coalesce(substring(regexp_replace(substring(${column} FROM '^[0-9[:space:]().+/-]*'), '[^0-9]', '', 'g') FROM '.{8}$'), '')`,
  )
}

function bareName(column: string): Prisma.Sql {
  const lettersAlone = `regexp_replace(lower(normalize(${column}, NFKC)), '[^[:alnum:]]', '', 'g')`
  return Prisma.raw(`regexp_replace(${lettersAlone}, '(companylimited|coltd|limited|ltd|有限公司)$', '')`)
}
