import * as z from 'zod/mini'
import { paymentTerms } from '#contract/billing/terms.ts'
import { countries } from '#contract/catalogue/values/countries.ts'
import { readerLanguageSchema } from '#contract/i18n/languages.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'

const customerRow = z.object({
  language: readerLanguageSchema,
  customerName: z.string(),
  contactName: z.string(),
  address: z.string(),
  country: z.enum(countries),
  phone: z.string(),
  email: z.string(),
  terms: z.enum(paymentTerms),
  isGone: z.boolean(),
  isSample: z.boolean(),
})

/**
 * Locks a customer and reads whom to bill: the primary contact, and where the customer has no address, the one of the
 * newest order.
 */
export function lockBilledCustomer(database: DatabaseHandle, id: string) {
  return readRow(database, customerRow)`
    SELECT c."language", c."name" AS "customerName", coalesce(k."name", '') AS "contactName",
      coalesce(nullif(c."address", ''), o."address", '') AS "address", coalesce(nullif(k."phone", ''), c."phone") AS "phone",
      coalesce(nullif(k."email", ''), nullif(c."email", ''), o."email", '') AS "email", c."country", c."paymentTerms" AS "terms",
      c."mergedIntoId" IS NOT NULL OR c."erasedAt" IS NOT NULL AS "isGone", c."isSample"
    FROM "Customer" c
    LEFT JOIN LATERAL (SELECT "name", "email", "phone" FROM "Contact" WHERE "customerId" = c."id"
      ORDER BY "isPrimary" DESC, "createdAt" LIMIT 1) k ON true
    LEFT JOIN LATERAL (SELECT "address", "email" FROM "Order" WHERE "customerId" = c."id"
      ORDER BY "placedAt" DESC LIMIT 1) o ON true
    WHERE c."id" = ${id}::uuid FOR NO KEY UPDATE OF c`
}
