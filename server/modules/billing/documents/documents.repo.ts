import * as z from 'zod/mini'
import {
  type DocumentDetail,
  type DocumentTableQuery,
  documentDetailSchema,
  documentLineSchema,
  issuedDocumentSchema,
  type OrderBilling,
  orderBillingSchema,
} from '#contract/billing/documents.ts'
import type { DocumentState } from '#contract/billing/kinds.ts'
import { Prisma } from '#prisma'
import type { Database, DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { anyOf, searchConditions } from '#server/platform/database/search.ts'
import { readAll, readPage, type Table } from '#server/platform/database/tables.ts'

const { order: _order, credits: _credits, ...documentShape } = issuedDocumentSchema.def.shape
const documentRow = z.extend(z.object(documentShape), {
  orderId: z.nullable(z.string()),
  orderReference: z.string(),
  creditsId: z.nullable(z.string()),
  creditsNumber: z.nullable(z.string()),
  email: z.string(),
})
export type DocumentRecord = z.output<typeof documentRow>
export type DocumentFilter = Omit<DocumentTableQuery, 'page' | 'pageSize'>
type DocumentSort = 'issuedOn' | 'number' | 'dueOn' | 'customerName' | 'totalHkd'

const isInvoice = Prisma.sql`d."kind" IN ('invoice', 'deposit_invoice')`

/** Total of a document's credit notes; of a paid invoice, more than `credited`, which reduces what is open. */
export const takenBack = Prisma.sql`(
  SELECT coalesce(sum(n."total"), 0) FROM "IssuedDocument" n WHERE n."creditsId" = d."id")`

/**
 * An invoice that credit notes have taken back completely is credited, also where it had been paid before: what was paid
 * is credit of the customer.
 * @param today YYYY-MM-DD in the shop's time zone
 */
export const stateOf = (today: string) => Prisma.sql`CASE
  WHEN NOT (${isInvoice}) THEN 'issued'
  WHEN d."paid" + d."credited" >= d."total" THEN CASE WHEN d."total" > 0 AND ${takenBack} >= d."total" THEN 'credited' ELSE 'paid' END
  WHEN d."dueOn" < ${today}::date THEN 'overdue'
  WHEN d."paid" + d."credited" > 0 THEN 'partly_paid'
  ELSE 'issued' END`

/** The same as `stateOf`, as conditions that indexes know. */
function inState(state: DocumentState, today: string): Prisma.Sql {
  const open = Prisma.sql`${isInvoice} AND d."paid" + d."credited" < d."total"`
  const settled = Prisma.sql`${isInvoice} AND d."paid" + d."credited" >= d."total"`
  const isTakenBack = Prisma.sql`d."id" IN (
    SELECT n."creditsId" FROM "IssuedDocument" n JOIN "IssuedDocument" i ON i."id" = n."creditsId"
    WHERE n."creditsId" IS NOT NULL AND i."total" > 0 GROUP BY n."creditsId", i."total" HAVING sum(n."total") >= i."total")`
  const isNotLate = Prisma.sql`(d."dueOn" < ${today}::date) IS NOT TRUE`
  switch (state) {
    case 'overdue':
      return Prisma.sql`(${open} AND d."dueOn" < ${today}::date)`
    case 'partly_paid':
      return Prisma.sql`(${open} AND ${isNotLate} AND d."paid" + d."credited" > 0)`
    case 'issued':
      return Prisma.sql`(NOT (${isInvoice}) OR ${open} AND ${isNotLate} AND d."paid" + d."credited" = 0)`
    case 'paid':
      return Prisma.sql`(${settled} AND NOT (${isTakenBack}))`
    case 'credited':
      return Prisma.sql`(${settled} AND ${isTakenBack})`
  }
}

export const documentColumnsOn = (
  today: string,
) => Prisma.sql`d."id", d."kind"::text, d."number", d."language", d."currency", d."customerId",
  d."customerName", d."email", d."orderId", d."orderReference", d."creditsId",
  (SELECT i."number" FROM "IssuedDocument" i WHERE i."id" = d."creditsId") AS "creditsNumber",
  to_char(d."issuedOn", 'YYYY-MM-DD') AS "issuedOn", to_char(d."dueOn", 'YYYY-MM-DD') AS "dueOn", d."issuedBy",
  d."total"::float8, d."totalHkd"::float8, d."paid"::float8, d."credited"::float8,
  (CASE WHEN ${isInvoice} THEN d."total" - d."paid" - d."credited" ELSE 0 END)::float8 AS "open",
  ${stateOf(today)} AS "state", (SELECT f."sha256" FROM "IssuedFile" f WHERE f."documentId" = d."id") AS "sha256",
  d."sealedAt" IS NOT NULL AS "isSealed"`

const tableOn = (today: string): Table<DocumentSort, DocumentRecord> => ({
  row: documentRow,
  columns: documentColumnsOn(today),
  from: Prisma.sql`"IssuedDocument" d`,
  key: Prisma.sql`d."number"`, // those of one day are in its order
  sorts: {
    issuedOn: Prisma.sql`d."issuedOn"`,
    number: Prisma.sql`d."number"`,
    dueOn: Prisma.sql`d."dueOn"`,
    customerName: Prisma.sql`d."customerName" COLLATE "zh-Hant-x-icu"`,
    totalHkd: Prisma.sql`d."totalHkd"`,
  },
  nullable: ['dueOn'],
  initialSort: '-issuedOn',
})

const creditNoteRow = documentDetailSchema.def.shape.creditNotes.def.element
const billingRow = z.pick(orderBillingSchema, { invoiced: true, paid: true, open: true, deposit: true })
const invoicedRow = z.object({ lineId: z.string(), pieces: z.number() })
const fileRow = z.object({ number: z.string(), bytes: z.nullable(z.instanceof(Uint8Array)), isSealed: z.boolean() })

export function createDocumentsRepo(database: Database) {
  return {
    page: (query: DocumentTableQuery, today: string) =>
      readPage(database.prisma, tableOn(today), conditionsOf(query, today), query),

    all: (query: DocumentFilter, today: string) =>
      readAll(database, tableOn(today), conditionsOf(query, today), query.sort),

    find: (id: string, today: string) => findDocument(database.prisma, id, today),

    /** Returns the reminders of an invoice, and since when they are paused. */
    async reminders(id: string): Promise<Pick<DocumentDetail, 'remindersPausedSince' | 'reminders'>> {
      const [document, reminders] = await Promise.all([
        database.prisma.issuedDocument.findUnique({ where: { id }, select: { quietSince: true } }),
        database.prisma.invoiceReminder.findMany({ where: { documentId: id }, orderBy: { sentAt: 'asc' } }),
      ])
      return {
        remindersPausedSince: document?.quietSince?.toISOString() ?? null,
        reminders: reminders.map(({ day, sentAt }) => ({ day, sentAt: sentAt.toISOString() })),
      }
    },

    ofOrder: (orderId: string, today: string): Promise<DocumentRecord[]> =>
      readRows(database.prisma, documentRow)`
        SELECT ${documentColumnsOn(today)} FROM "IssuedDocument" d WHERE d."orderId" = ${orderId}::uuid
        ORDER BY d."issuedAt" DESC, d."id"`,

    lines: (id: string): Promise<DocumentDetail['lines']> =>
      readRows(database.prisma, documentLineSchema)`
        SELECT l."position", l."name", l."nameEn", l."sku", l."quantity", l."unitPrice"::float8, l."amount"::float8,
          l."orderLineId" IS NOT NULL AND NOT l."isFee" AS "isPriced", l."isFee",
          (SELECT coalesce(sum(c."quantity"), 0) FROM "DocumentLine" c JOIN "IssuedDocument" n ON n."id" = c."documentId"
            WHERE n."creditsId" = l."documentId" AND c."orderLineId" = l."orderLineId" AND c."isFee" = l."isFee")::int
            AS "creditedQuantity"
        FROM "DocumentLine" l WHERE l."documentId" = ${id}::uuid ORDER BY l."position"`,

    creditNotes: (id: string): Promise<DocumentDetail['creditNotes']> =>
      readRows(database.prisma, creditNoteRow)`
        SELECT "id", "number", to_char("issuedOn", 'YYYY-MM-DD') AS "issuedOn", "total"::float8
        FROM "IssuedDocument" WHERE "creditsId" = ${id}::uuid ORDER BY "issuedAt"`,

    /** Totals of an order's invoices. */
    async billing(orderId: string): Promise<Pick<OrderBilling, 'invoiced' | 'paid' | 'open' | 'deposit'>> {
      const row = await readRow(database.prisma, billingRow)`
        SELECT coalesce(sum(d."total" - ${takenBack}), 0)::float8 AS "invoiced", coalesce(sum(d."paid"), 0)::float8 AS "paid",
          coalesce(sum(d."total" - d."paid" - d."credited"), 0)::float8 AS "open",
          coalesce(sum(d."total" - ${takenBack} - d."deducted") FILTER (WHERE d."kind" = 'deposit_invoice'), 0)::float8 AS "deposit"
        FROM "IssuedDocument" d WHERE d."orderId" = ${orderId}::uuid AND ${isInvoice}`
      if (!row) throw new Error('A sum is one row')
      return row
    },

    invoicedPieces: (orderId: string) => invoicedPieces(database.prisma, orderId),

    /** Returns the stored PDF; `bytes` is null until it has been rendered. */
    file(id: string) {
      return readRow(database.prisma, fileRow)`
        SELECT d."number", f."bytes", d."sealedAt" IS NOT NULL AS "isSealed"
        FROM "IssuedDocument" d LEFT JOIN "IssuedFile" f ON f."documentId" = d."id" WHERE d."id" = ${id}::uuid`
    },
  }
}

export function findDocument(database: DatabaseHandle, id: string, today: string): Promise<DocumentRecord | undefined> {
  return readRow(database, documentRow)`
    SELECT ${documentColumnsOn(today)} FROM "IssuedDocument" d WHERE d."id" = ${id}::uuid`
}

/** Returns the pieces of each line of an order that are on invoices and not taken back by credit notes. */
export async function invoicedPieces(database: DatabaseHandle, orderId: string): Promise<Map<string, number>> {
  const rows = await readRows(database, invoicedRow)`
    SELECT l."orderLineId" AS "lineId", sum(CASE WHEN d."kind" = 'invoice' THEN l."quantity" ELSE -l."quantity" END)::int AS "pieces"
    FROM "DocumentLine" l JOIN "IssuedDocument" d ON d."id" = l."documentId"
    WHERE d."orderId" = ${orderId}::uuid AND d."kind" IN ('invoice', 'credit_note') AND l."orderLineId" IS NOT NULL AND NOT l."isFee"
    GROUP BY 1`
  return new Map(rows.map(({ lineId, pieces }) => [lineId, pieces]))
}

function conditionsOf(query: DocumentFilter, today: string): Prisma.Sql[] {
  const conditions = searchConditions(query.search)
  if (query.kind?.length) conditions.push(Prisma.sql`d."kind" = ANY(${query.kind}::"DocumentKind"[])`)
  if (query.state?.length) conditions.push(anyOf(query.state.map((one) => inState(one, today))))
  if (query.currency?.length) conditions.push(Prisma.sql`d."currency" = ANY(${query.currency})`)
  if (query.customer) conditions.push(Prisma.sql`d."customerId" = ${query.customer}::uuid`)
  if (query.order) conditions.push(Prisma.sql`d."orderId" = ${query.order}::uuid`)
  if (query.from) conditions.push(Prisma.sql`d."issuedOn" >= ${query.from}::date`)
  if (query.to) conditions.push(Prisma.sql`d."issuedOn" <= ${query.to}::date`)
  return conditions
}
