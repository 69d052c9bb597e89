import * as z from 'zod/mini'
import {
  type CustomerAccount,
  customerAccountSchema,
  type PaymentDetail,
  type PaymentState,
  type PaymentTableQuery,
  paymentDetailSchema,
  paymentSchema,
  type Receivables,
  receivablesSchema,
} from '#contract/billing/payments.ts'
import { Prisma } from '#prisma'
import type { Database } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { anyOf, searchConditions } from '#server/platform/database/search.ts'
import { readAll, readPage, type Table } from '#server/platform/database/tables.ts'

const paymentRow = z.extend(paymentSchema, { createdAt: z.date() })
export type PaymentRow = z.output<typeof paymentRow>
export type PaymentFilter = Omit<PaymentTableQuery, 'page' | 'pageSize'>
type PaymentSort = 'receivedOn' | 'amount' | 'customerName'

const state = Prisma.sql`CASE WHEN p."voidedAt" IS NOT NULL THEN 'voided'
  WHEN p."direction" = 'received' AND p."allocated" < p."amount" THEN 'open' ELSE 'allocated' END`

/** The unallocated rest of a payment is credit. */
const hasLeft = Prisma.sql`p."direction" = 'received' AND p."voidedAt" IS NULL AND p."allocated" < p."amount"`
/** The same as `state`, as conditions that indexes know. */
const inState: Record<PaymentState, Prisma.Sql> = {
  voided: Prisma.sql`p."voidedAt" IS NOT NULL`,
  open: hasLeft,
  allocated: Prisma.sql`p."voidedAt" IS NULL AND NOT (${hasLeft})`,
}

const columns = Prisma.sql`p."id", p."direction"::text, p."method", to_char(p."receivedOn", 'YYYY-MM-DD') AS "receivedOn",
  p."amount"::float8, p."currency", p."customerId", coalesce(c."buyer", '') AS "customerName",
  coalesce(c."buyerEn", '') AS "customerNameEn", p."payer", p."reference", p."note",
  (CASE WHEN p."voidedAt" IS NULL AND p."direction" = 'received' THEN p."amount" - p."allocated" ELSE 0 END)::float8 AS "left",
  ${state} AS "state", p."voidReason", p."createdBy", p."createdAt", p."version"`

const table: Table<PaymentSort, PaymentRow> = {
  row: paymentRow,
  columns,
  from: Prisma.sql`"Payment" p LEFT JOIN (
    SELECT "id" AS "buyerId", "name" AS "buyer", "nameEn" AS "buyerEn" FROM "Customer") c ON c."buyerId" = p."customerId"`,
  key: Prisma.sql`p."id"`,
  sorts: {
    receivedOn: Prisma.sql`p."receivedOn"`,
    amount: Prisma.sql`p."amount"`,
    customerName: Prisma.sql`c."buyer" COLLATE "zh-Hant-x-icu"`,
  },
  nullable: ['customerName'],
  initialSort: '-receivedOn',
}

const allocationRow = z.extend(paymentDetailSchema.def.shape.allocations.def.element, {
  createdAt: z.date(),
  document: z.nullable(z.object({ id: z.string(), reference: z.string() })),
})
const receiptRow = z.object({ id: z.string(), reference: z.string() })
const accountRow = customerAccountSchema.def.shape.accounts.def.element
const invoiceRow = customerAccountSchema.def.shape.invoices.def.element
const receivableRow = receivablesSchema.def.shape.items.def.element

const isOpen = Prisma.sql`d."kind" IN ('invoice', 'deposit_invoice') AND d."paid" + d."credited" < d."total"`

export function createPaymentsRepo(database: Database) {
  return {
    page: (query: PaymentTableQuery) => readPage(database.prisma, table, conditionsOf(query), query),

    all: (query: PaymentFilter) => readAll(database, table, conditionsOf(query), query.sort),

    async find(id: string): Promise<PaymentRow | undefined> {
      return readRow(database.prisma, paymentRow)`
        SELECT ${columns} FROM ${table.from} WHERE p."id" = ${id}::uuid`
    },

    async allocations(id: string): Promise<PaymentDetail['allocations']> {
      const rows = await readRows(database.prisma, allocationRow)`
        SELECT CASE WHEN d."id" IS NULL THEN NULL ELSE jsonb_build_object('id', d."id", 'reference', d."number") END AS "document",
          a."amount"::float8, a."createdAt", a."createdBy"
        FROM "Allocation" a LEFT JOIN "IssuedDocument" d ON d."id" = coalesce(a."invoiceId", a."creditNoteId")
        WHERE a."paymentId" = ${id}::uuid OR a."refundId" = ${id}::uuid ORDER BY a."createdAt", a."id"`
      return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
    },

    async receipt(id: string): Promise<PaymentDetail['receipt']> {
      const row = await readRow(database.prisma, receiptRow)`
        SELECT "id", "number" AS "reference" FROM "IssuedDocument" WHERE "paymentId" = ${id}::uuid AND "kind" = 'receipt'`
      return row ?? null
    },

    async hasCustomer(id: string): Promise<boolean> {
      return (await database.prisma.customer.count({ where: { id } })) > 0
    },

    /** @param today YYYY-MM-DD in the shop's time zone */
    async account(customerId: string, today: string): Promise<Omit<CustomerAccount, 'creditLimitHkd' | 'exposureHkd'>> {
      const [accounts, invoices] = await Promise.all([
        readRows(database.prisma, accountRow)`
          SELECT "currency", sum("open")::float8 AS "open", sum("overdue")::float8 AS "overdue", sum("credit")::float8 AS "credit"
          FROM (
            SELECT d."currency", d."total" - d."paid" - d."credited" AS "open",
              CASE WHEN d."dueOn" < ${today}::date THEN d."total" - d."paid" - d."credited" ELSE 0 END AS "overdue", 0 AS "credit"
            FROM "IssuedDocument" d WHERE d."customerId" = ${customerId}::uuid AND ${isOpen}
            UNION ALL SELECT d."currency", 0, 0, d."total" - d."credited" FROM "IssuedDocument" d
            WHERE d."customerId" = ${customerId}::uuid AND d."kind" = 'credit_note' AND d."credited" < d."total"
            UNION ALL SELECT p."currency", 0, 0, p."amount" - p."allocated" FROM "Payment" p
            WHERE p."customerId" = ${customerId}::uuid AND p."direction" = 'received' AND p."voidedAt" IS NULL
              AND p."allocated" < p."amount"
          ) AS sums GROUP BY "currency" ORDER BY "currency"`,
        readRows(database.prisma, invoiceRow)`
          SELECT d."id", d."number", d."currency", to_char(d."dueOn", 'YYYY-MM-DD') AS "dueOn", d."total"::float8,
            (d."total" - d."paid" - d."credited")::float8 AS "open"
          FROM "IssuedDocument" d WHERE d."customerId" = ${customerId}::uuid AND ${isOpen} ORDER BY d."dueOn", d."number"`,
      ])
      return { accounts, invoices }
    },

    /** @param today YYYY-MM-DD in the shop's time zone */
    receivables: (today: string): Promise<Receivables['items']> =>
      readRows(database.prisma, receivableRow)`
        SELECT "customerId", max("customerName") AS "customerName", max("customerNameEn") AS "customerNameEn", count(*)::int AS "invoices",
          coalesce(sum("open") FILTER (WHERE "days" <= 0), 0)::float8 AS "current",
          coalesce(sum("open") FILTER (WHERE "days" BETWEEN 1 AND 30), 0)::float8 AS "to30",
          coalesce(sum("open") FILTER (WHERE "days" BETWEEN 31 AND 60), 0)::float8 AS "to60",
          coalesce(sum("open") FILTER (WHERE "days" BETWEEN 61 AND 90), 0)::float8 AS "to90",
          coalesce(sum("open") FILTER (WHERE "days" > 90), 0)::float8 AS "over90", sum("open")::float8 AS "total"
        FROM (
          SELECT d."customerId", CASE WHEN d."sealedAt" IS NULL THEN coalesce(c."name", d."customerName") ELSE '' END AS "customerName",
            CASE WHEN d."sealedAt" IS NULL THEN coalesce(c."nameEn", '') ELSE '' END AS "customerNameEn",
            round(d."totalHkd" * (d."total" - d."paid" - d."credited") / d."total", 2) AS "open",
            ${today}::date - coalesce(d."dueOn", d."issuedOn") AS "days"
          FROM "IssuedDocument" d LEFT JOIN "Customer" c ON c."id" = d."customerId" WHERE ${isOpen}
        ) AS open_invoices GROUP BY "customerId" ORDER BY sum("open") DESC, "customerId"`,
  }
}

function conditionsOf(query: PaymentFilter): Prisma.Sql[] {
  const conditions = searchConditions(query.search)
  if (query.direction?.length)
    conditions.push(Prisma.sql`p."direction" = ANY(${query.direction}::"PaymentDirection"[])`)
  if (query.method?.length) conditions.push(Prisma.sql`p."method" = ANY(${query.method})`)
  if (query.state?.length) conditions.push(anyOf(query.state.map((one) => inState[one])))
  if (query.currency?.length) conditions.push(Prisma.sql`p."currency" = ANY(${query.currency})`)
  if (query.customer) conditions.push(Prisma.sql`p."customerId" = ${query.customer}::uuid`)
  if (query.from) conditions.push(Prisma.sql`p."receivedOn" >= ${query.from}::date`)
  if (query.to) conditions.push(Prisma.sql`p."receivedOn" <= ${query.to}::date`)
  return conditions
}
