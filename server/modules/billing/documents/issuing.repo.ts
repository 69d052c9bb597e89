import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { type DocumentKind, documentKinds } from '#contract/billing/kinds.ts'
import { paymentTerms } from '#contract/billing/terms.ts'
import { chargeParts } from '#contract/catalogue/charges.ts'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { currencyCodeSchema } from '#contract/catalogue/money.ts'
import { type ReaderLanguage, readerLanguageSchema } from '#contract/i18n/languages.ts'
import { Prisma } from '#prisma'
import { type SalesDocument, storedDocument } from '#server/modules/sales/index.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import type { ChargedBefore, LineToWrite, OpenDeposit } from './billed-lines.rules.ts'
import { takenBack } from './documents.repo.ts'

export interface DocumentToWrite {
  kind: DocumentKind
  year: number
  sequence: number
  number: string
  submissionId: string | null
  language: ReaderLanguage
  currency: CurrencyCode
  customerId: string | null
  orderId: string | null
  creditsId?: string
  paymentId?: string
  shipmentId?: string
  orderReference: string
  customerName: string
  email: string
  /** YYYY-MM-DD. */
  issuedOn: string
  dueOn: string | null
  issuedAt: Date
  issuedById: string | null
  issuedBy: string
  total: number
  totalHkd: number
  snapshot: SalesDocument
  isSample: boolean
}

const lastRow = z.object({ last: z.number() })
const sellingRow = z.object({
  customerId: z.nullable(z.string()),
  isSample: z.boolean(),
  terms: z.enum(paymentTerms),
  depositPercent: z.number(),
})
const depositRow = z.object({
  id: z.string(),
  number: z.string(),
  total: z.number(),
  totalHkd: z.number(),
  deducted: z.number(),
  /** Total of its credit notes. */
  takenBack: z.number(),
})
const invoiceRow = z.extend(depositRow, {
  kind: z.enum(documentKinds),
  language: readerLanguageSchema,
  currency: currencyCodeSchema,
  customerId: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
  orderReference: z.string(),
  customerName: z.string(),
  email: z.string(),
  paid: z.number(),
  credited: z.number(),
  isSample: z.boolean(),
  isSealed: z.boolean(),
  snapshot: z.unknown(),
})
const invoiceLineRow = z.object({
  orderLineId: z.nullable(z.string()),
  productId: z.nullable(z.string()),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  quantity: z.number(),
  creditedQuantity: z.number(),
  unitPrice: z.number(),
  amount: z.number(),
  amountHkd: z.number(),
  isFee: z.boolean(),
  part: z.enum(['', ...chargeParts]),
  taxRate: z.number(),
  isIncluded: z.boolean(),
  /** For a charge: the amount that credit notes have credited. */
  creditedAmount: z.number(),
  creditedAmountHkd: z.number(),
})
const chargeRow = z.pick(invoiceLineRow, { part: true, taxRate: true, isIncluded: true, amount: true, amountHkd: true })
export type InvoiceLine = z.output<typeof invoiceLineRow>
const idRow = z.object({ id: z.string() })

/** Reads and writes inside the transaction that issues a document. */
export function createIssuingRepo(database: DatabaseHandle) {
  return {
    /** Locks an order, so that two documents of it are issued one after the other. */
    lockOrder(id: string) {
      return readRow(database, sellingRow)`
        SELECT o."customerId", o."isSample", coalesce(c."paymentTerms", 'prepaid') AS "terms",
          coalesce(c."depositPercent", 0)::float8 AS "depositPercent"
        FROM "Order" o LEFT JOIN "Customer" c ON c."id" = o."customerId" WHERE o."id" = ${id}::uuid FOR NO KEY UPDATE OF o`
    },

    /** Locks a document, so that it is emailed once by a form that is sent twice. */
    async lock(id: string): Promise<void> {
      await database.$executeRaw`SELECT FROM "IssuedDocument" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`
    },

    /** Locks an invoice and reads what it says. */
    async lockInvoice(id: string) {
      const row = await readRow(database, invoiceRow)`
        SELECT "id", "number", "kind"::text, "language", "currency", "customerId",
          ${takenBack}::float8 AS "takenBack", "orderId", "orderReference", "customerName",
          "email", "total"::float8, "totalHkd"::float8, "paid"::float8, "credited"::float8, "deducted"::float8, "isSample",
          "sealedAt" IS NOT NULL AS "isSealed", "snapshot"
        FROM "IssuedDocument" d WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`
      return row && { ...row, snapshot: storedDocument(row.snapshot) }
    },

    /** Returns the lines of a locked invoice, with the pieces that credit notes have taken back. */
    invoiceLines: (id: string): Promise<InvoiceLine[]> =>
      readRows(database, invoiceLineRow)`
        SELECT l."orderLineId", l."productId", l."name", l."nameEn", l."sku", l."quantity", l."unitPrice"::float8,
          l."amount"::float8, l."amountHkd"::float8, l."isFee", l."part", l."taxRate"::float8, l."isIncluded",
          ${creditedCharge('amount')} AS "creditedAmount", ${creditedCharge('amountHkd')} AS "creditedAmountHkd",
          (SELECT coalesce(sum(c."quantity"), 0) FROM "DocumentLine" c JOIN "IssuedDocument" n ON n."id" = c."documentId"
            WHERE n."creditsId" = l."documentId" AND c."orderLineId" = l."orderLineId" AND c."isFee" = l."isFee")::int
            AS "creditedQuantity"
        FROM "DocumentLine" l WHERE l."documentId" = ${id}::uuid ORDER BY l."position"`,

    /** Returns the charges on invoices of a locked order, without what credit notes took back. */
    chargedBefore: (orderId: string): Promise<ChargedBefore[]> =>
      readRows(database, chargeRow)`
        SELECT l."part", l."taxRate"::float8, l."isIncluded",
          sum(CASE WHEN d."kind" = 'invoice' THEN l."amount" ELSE -l."amount" END)::float8 AS "amount",
          sum(CASE WHEN d."kind" = 'invoice' THEN l."amountHkd" ELSE -l."amountHkd" END)::float8 AS "amountHkd"
        FROM "DocumentLine" l JOIN "IssuedDocument" d ON d."id" = l."documentId"
        WHERE d."orderId" = ${orderId}::uuid AND d."kind" IN ('invoice', 'credit_note') AND l."part" <> ''
        GROUP BY l."part", l."taxRate", l."isIncluded"`,

    /** Returns deposit invoices of a locked order that are not completely deducted or credited, the oldest first. */
    openDeposits: (orderId: string): Promise<OpenDeposit[]> =>
      readRows(database, depositRow)`
        SELECT "id", "number", "total"::float8, "totalHkd"::float8, "deducted"::float8, ${takenBack}::float8 AS "takenBack"
        FROM "IssuedDocument" d
        WHERE "orderId" = ${orderId}::uuid AND "kind" = 'deposit_invoice' AND "deducted" + ${takenBack} < "total"
        ORDER BY "sequence" FOR NO KEY UPDATE`,

    async deduct(depositId: string, amount: number): Promise<void> {
      await database.$executeRaw`
        UPDATE "IssuedDocument" SET "deducted" = "deducted" + ${amount}::numeric WHERE "id" = ${depositId}::uuid`
    },

    /** Gives deposits back that an invoice had deducted. @param number of the deposit invoice */
    async giveBack(number: string, amount: number): Promise<void> {
      await database.$executeRaw`
        UPDATE "IssuedDocument" SET "deducted" = "deducted" - ${amount}::numeric WHERE "number" = ${number}`
    },

    async credit(id: string, amount: number): Promise<void> {
      await database.$executeRaw`
        UPDATE "IssuedDocument" SET "credited" = "credited" + ${amount}::numeric WHERE "id" = ${id}::uuid`
    },

    /** Takes the next number of a kind and year; a transaction that fails gives it back. */
    async nextNumber(kind: DocumentKind, year: number): Promise<number> {
      const row = await readRow(database, lastRow)`
        INSERT INTO "DocumentCounter" ("kind", "year", "last") VALUES (${kind}::"DocumentKind", ${year}, 1)
        ON CONFLICT ("kind", "year") DO UPDATE SET "last" = "DocumentCounter"."last" + 1 RETURNING "last"`
      if (!row) throw new Error('A number is one row')
      return row.last
    },

    async add(document: DocumentToWrite, lines: readonly LineToWrite[]): Promise<string> {
      const id = randomUUID()
      const { snapshot, issuedOn, dueOn, ...columns } = document
      await database.issuedDocument.create({
        data: {
          id,
          ...columns,
          issuedOn: new Date(issuedOn),
          dueOn: dueOn === null ? null : new Date(dueOn),
          snapshot: JSON.parse(JSON.stringify(snapshot)),
        },
      })
      await database.documentLine.createMany({
        data: lines.map((line, index) => ({ documentId: id, position: index + 1, ...line })),
      })
      return id
    },

    async addAllocation(allocation: Prisma.AllocationUncheckedCreateInput): Promise<void> {
      await database.allocation.create({ data: allocation })
    },

    /** Returns the document that a form has issued. */
    async ofForm(submissionId: string): Promise<string | undefined> {
      return (
        await readRow(database, idRow)`SELECT "id" FROM "IssuedDocument" WHERE "submissionId" = ${submissionId}::uuid`
      )?.id
    },

    async snapshot(id: string): Promise<SalesDocument | undefined> {
      const row = await database.issuedDocument.findUnique({ where: { id }, select: { snapshot: true } })
      return row ? storedDocument(row.snapshot) : undefined
    },

    /** Stores a PDF unless another request has meanwhile. */
    async addFile(documentId: string, bytes: Buffer<ArrayBuffer>, sha256: string): Promise<void> {
      await database.issuedFile.createMany({ data: [{ documentId, bytes, sha256 }], skipDuplicates: true })
    },
  }
}

/** Sum of a charge on the credit notes of its invoice. */
const creditedCharge = (column: 'amount' | 'amountHkd') => Prisma.sql`(
  SELECT coalesce(sum(c.${Prisma.raw(`"${column}"`)}), 0) FROM "DocumentLine" c JOIN "IssuedDocument" n ON n."id" = c."documentId"
  WHERE l."part" <> '' AND n."creditsId" = l."documentId" AND c."part" = l."part" AND c."taxRate" = l."taxRate"
    AND c."isIncluded" = l."isIncluded")::float8`
