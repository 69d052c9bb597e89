import * as z from 'zod/mini'
import { buyerBillingSchema } from '#contract/billing/buyers.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { stateOf } from '../documents/documents.repo.ts'

const { invoices, documents } = buyerBillingSchema.def.shape
const invoiceRow = z.omit(invoices.def.element, { fps: true, isPayableByCard: true })
const documentRow = documents.def.element
const idRow = z.object({ id: z.string() })

/** Reads the documents of a quotation's order, and of back orders of it. Those of erased customers are left out. */
export function createBuyersRepo(database: Database) {
  return {
    /** @param today YYYY-MM-DD in the shop's time zone */
    invoices: (quoteId: string, today: string) =>
      readRows(database.prisma, invoiceRow)`
        SELECT d."id", d."number", d."kind"::text, d."currency", to_char(d."issuedOn", 'YYYY-MM-DD') AS "issuedOn",
          to_char(d."dueOn", 'YYYY-MM-DD') AS "dueOn", d."total"::float8,
          (d."total" - d."paid" - d."credited")::float8 AS "open", ${stateOf(today)} AS "state"
        FROM "IssuedDocument" d JOIN "Order" o ON o."id" = d."orderId" LEFT JOIN "Order" b ON b."id" = o."backOrderOfId"
        WHERE ${quoteId}::uuid IN (o."quoteId", b."quoteId") AND d."kind" IN ('invoice', 'deposit_invoice') AND d."sealedAt" IS NULL
        ORDER BY d."issuedAt" DESC, d."id"`,

    /** A receipt is shown if what it says concerns this order alone. */
    documents: (quoteId: string) =>
      readRows(database.prisma, documentRow)`
        WITH "theirs" AS (
          SELECT o."id" FROM "Order" o LEFT JOIN "Order" b ON b."id" = o."backOrderOfId"
          WHERE ${quoteId}::uuid IN (o."quoteId", b."quoteId")
        )
        SELECT d."id", d."number", d."kind"::text, to_char(d."issuedOn", 'YYYY-MM-DD') AS "issuedOn" FROM "IssuedDocument" d
        WHERE d."sealedAt" IS NULL AND d."kind" NOT IN ('invoice', 'deposit_invoice', 'statement') AND (
          d."orderId" IN (SELECT "id" FROM "theirs")
          OR (d."kind" = 'receipt' AND EXISTS (SELECT FROM "Allocation" a WHERE a."paymentId" = d."paymentId" AND a."invoiceId" IS NOT NULL)
            AND NOT EXISTS (
              SELECT FROM "Allocation" a JOIN "IssuedDocument" i ON i."id" = a."invoiceId"
              WHERE a."paymentId" = d."paymentId" AND (i."orderId" IS NULL OR i."orderId" NOT IN (SELECT "id" FROM "theirs")))))
        ORDER BY d."issuedAt" DESC, d."id"`,

    /** Returns whether a document is one of a quotation's order. */
    async isTheirs(quoteId: string, documentId: string): Promise<boolean> {
      const row = await readRow(database.prisma, idRow)`
        SELECT d."id" FROM "IssuedDocument" d JOIN "Order" o ON o."id" = d."orderId" LEFT JOIN "Order" b ON b."id" = o."backOrderOfId"
        WHERE d."id" = ${documentId}::uuid AND ${quoteId}::uuid IN (o."quoteId", b."quoteId") AND d."sealedAt" IS NULL`
      return row !== undefined
    },
  }
}
