import * as z from 'zod/mini'
import type { AccountingQuery } from '#contract/billing/accounting.ts'
import { documentKinds } from '#contract/billing/kinds.ts'
import { chargeParts } from '#contract/catalogue/charges.ts'
import { currencyCodeSchema } from '#contract/catalogue/money.ts'
import { Prisma } from '#prisma'
import type { Database } from '#server/platform/database/database.ts'
import { readAll, type Table } from '#server/platform/database/tables.ts'

const documentRow = z.object({
  number: z.string(),
  kind: z.enum(documentKinds),
  credits: z.nullable(z.string()),
  issuedOn: z.string(),
  dueOn: z.nullable(z.string()),
  customerName: z.string(),
  email: z.string(),
  orderReference: z.string(),
  currency: currencyCodeSchema,
  totalHkd: z.number(),
  lines: z.array(
    z.object({
      name: z.string(),
      nameEn: z.nullable(z.string()),
      sku: z.nullable(z.string()),
      quantity: z.number(),
      amount: z.number(),
      part: z.enum(['', ...chargeParts]),
      taxRate: z.number(),
      isIncluded: z.boolean(),
    }),
  ),
})
export type DocumentLines = z.output<typeof documentRow>

const table: Table<'issuedOn', DocumentLines> = {
  row: documentRow,
  columns: Prisma.sql`d."number", d."kind"::text, (SELECT i."number" FROM "IssuedDocument" i WHERE i."id" = d."creditsId") AS "credits",
    to_char(d."issuedOn", 'YYYY-MM-DD') AS "issuedOn", to_char(d."dueOn", 'YYYY-MM-DD') AS "dueOn",
    CASE WHEN d."sealedAt" IS NULL THEN d."customerName" ELSE '' END AS "customerName",
    CASE WHEN d."sealedAt" IS NULL THEN d."email" ELSE '' END AS "email", d."orderReference", d."currency", d."totalHkd"::float8,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('name', l."name", 'nameEn', l."nameEn", 'sku', l."sku", 'quantity', l."quantity",
      'amount', l."amount", 'part', l."part", 'taxRate', l."taxRate", 'isIncluded', l."isIncluded") ORDER BY l."position"), '[]')
      FROM "DocumentLine" l WHERE l."documentId" = d."id") AS "lines"`,
  from: Prisma.sql`"IssuedDocument" d`,
  key: Prisma.sql`d."number"`,
  sorts: { issuedOn: Prisma.sql`d."issuedOn"` },
  initialSort: 'issuedOn',
}

export function createAccountingRepo(database: Database) {
  return {
    /** Returns invoices and credit notes that were issued on some days, oldest first. */
    documents({ from, to, shape }: AccountingQuery): AsyncGenerator<DocumentLines> {
      const kinds =
        shape === 'quickbooks' ? ['invoice', 'deposit_invoice'] : ['invoice', 'deposit_invoice', 'credit_note']
      const conditions = [
        Prisma.sql`d."kind" = ANY(${kinds}::"DocumentKind"[])`,
        Prisma.sql`d."issuedOn" BETWEEN ${from}::date AND ${to}::date`,
      ]
      return readAll(database, table, conditions, undefined)
    },
  }
}
