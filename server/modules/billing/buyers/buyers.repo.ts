import * as z from 'zod/mini'
import { type BuyerOrder, buyerOrderSchema } from '#contract/billing/buyer-orders.ts'
import { type BuyerBilling, buyerBillingSchema } from '#contract/billing/buyers.ts'
import { Prisma } from '#prisma'
import type { Database } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { stateOf } from '../documents/documents.repo.ts'

const { invoices, documents, payments } = buyerBillingSchema.def.shape
const invoiceRow = z.omit(invoices.def.element, { fps: true, isPayableByCard: true })
const subscriptionRow = buyerOrderSchema.def.shape.subscriptions.def.element
const slugRow = z.object({ id: z.string(), slug: z.string() })
const idRow = z.object({ id: z.string() })

/** The order, and back orders that were split off it. */
const ordersOf = (orderId: string) => Prisma.sql`(
  SELECT "id" FROM "Order" WHERE ${orderId}::uuid IN ("id", "backOrderOfId"))`

/** Documents of the order and invoices of its renewals. Those of erased customers are left out. */
const documentsOf = (orderId: string) => Prisma.sql`(
  SELECT "id" FROM "IssuedDocument" WHERE "orderId" IN ${ordersOf(orderId)} AND "sealedAt" IS NULL
  UNION SELECT d."id" FROM "IssuedDocument" d JOIN "DocumentLine" l ON l."documentId" = d."id"
  JOIN "Subscription" s ON s."id" = l."subscriptionId" WHERE s."orderId" IN ${ordersOf(orderId)} AND d."sealedAt" IS NULL)`

/** Receipts whose payment concerns this order alone, and credit notes of its renewals. */
const furtherDocumentsOf = (orderId: string) => Prisma.sql`(
  SELECT d."id" FROM "IssuedDocument" d WHERE d."sealedAt" IS NULL AND (d."creditsId" IN ${documentsOf(orderId)} OR (d."kind" = 'receipt'
    AND EXISTS (SELECT FROM "Allocation" a WHERE a."paymentId" = d."paymentId" AND a."invoiceId" IS NOT NULL)
    AND NOT EXISTS (SELECT FROM "Allocation" a WHERE a."paymentId" = d."paymentId" AND a."invoiceId" NOT IN ${documentsOf(orderId)}))))`

/** Reads what belongs to an order, for its buyer. */
export function createBuyersRepo(database: Database) {
  return {
    /** @param today YYYY-MM-DD in the shop's time zone */
    invoices: (orderId: string, today: string) =>
      readRows(database.prisma, invoiceRow)`
        SELECT d."id", d."number", d."kind"::text, d."currency", to_char(d."issuedOn", 'YYYY-MM-DD') AS "issuedOn",
          to_char(d."dueOn", 'YYYY-MM-DD') AS "dueOn", d."total"::float8,
          (d."total" - d."paid" - d."credited")::float8 AS "open", ${stateOf(today)} AS "state"
        FROM "IssuedDocument" d WHERE d."id" IN ${documentsOf(orderId)} AND d."kind" IN ('invoice', 'deposit_invoice')
        ORDER BY d."issuedAt" DESC, d."id"`,

    documents: (orderId: string): Promise<BuyerBilling['documents']> =>
      readRows(database.prisma, documents.def.element)`
        SELECT d."id", d."number", d."kind"::text, to_char(d."issuedOn", 'YYYY-MM-DD') AS "issuedOn" FROM "IssuedDocument" d
        WHERE d."kind" NOT IN ('invoice', 'deposit_invoice', 'statement')
          AND (d."id" IN ${documentsOf(orderId)} OR d."id" IN ${furtherDocumentsOf(orderId)})
        ORDER BY d."issuedAt" DESC, d."id"`,

    payments: (orderId: string): Promise<BuyerBilling['payments']> =>
      readRows(database.prisma, payments.def.element)`
        SELECT to_char(p."receivedOn", 'YYYY-MM-DD') AS "receivedOn", p."method", p."currency", a."amount"::float8,
          d."number" AS "invoice"
        FROM "Allocation" a JOIN "Payment" p ON p."id" = a."paymentId" JOIN "IssuedDocument" d ON d."id" = a."invoiceId"
        WHERE d."id" IN ${documentsOf(orderId)} AND p."voidedAt" IS NULL ORDER BY p."receivedOn" DESC, a."createdAt" DESC`,

    /** Returns whether a document is among those that are shown. */
    async isTheirs(orderId: string, documentId: string): Promise<boolean> {
      const row = await readRow(database.prisma, idRow)`
        SELECT d."id" FROM "IssuedDocument" d WHERE d."id" = ${documentId}::uuid
          AND (d."id" IN ${documentsOf(orderId)} OR d."id" IN ${furtherDocumentsOf(orderId)})`
      return row !== undefined
    },

    /** Returns the addresses of products that are listed, by product. */
    async addresses(ids: string[]): Promise<Map<string, string>> {
      const rows = await readRows(database.prisma, slugRow)`
        SELECT "id", "slug" FROM "Product" WHERE "id" = ANY(${ids}::uuid[]) AND "retiredAt" IS NULL`
      return new Map(rows.map(({ id, slug }) => [id, slug]))
    },

    subscriptions: (orderId: string): Promise<BuyerOrder['subscriptions']> =>
      readRows(database.prisma, subscriptionRow)`
        SELECT "kind", "name", "nameEn", "quantity", "period"::text, "currency", "unitPrice"::float8, "state"::text,
          to_char("renewsOn", 'YYYY-MM-DD') AS "renewsOn", to_char("endsOn", 'YYYY-MM-DD') AS "endsOn"
        FROM "Subscription" WHERE "orderId" IN ${ordersOf(orderId)} ORDER BY "name", "kind"`,
  }
}
