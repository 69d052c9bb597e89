import * as z from 'zod/mini'
import {
  type BuyerReturns,
  buyerReturnsSchema,
  type ReturnDetail,
  type ReturnTableQuery,
  returnDetailSchema,
  returnSchema,
  returnStates,
} from '#contract/billing/returns.ts'
import { Prisma } from '#prisma'
import { devicesOfPiece } from '#server/modules/devices/index.ts'
import type { Database, DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { searchConditions } from '#server/platform/database/search.ts'
import { readAll, readPage, type Table } from '#server/platform/database/tables.ts'

const returnRow = z.extend(z.omit(returnSchema, { order: true }), {
  createdAt: z.date(),
  orderId: z.string(),
  orderReference: z.string(),
})
export type ReturnRow = z.output<typeof returnRow>
export type ReturnFilter = Omit<ReturnTableQuery, 'page' | 'pageSize'>

const table: Table<'createdAt' | 'customerName', ReturnRow> = {
  row: returnRow,
  columns: Prisma.sql`r."id", r."reference", r."orderId", o."reference" AS "orderReference", o."customerId", o."customerName",
    r."state"::text, r."reason", r."isFromBuyer", r."createdAt", r."createdBy", r."version",
    (SELECT sum(l."quantity") FROM "ReturnLine" l WHERE l."returnId" = r."id")::int AS "pieces"`,
  from: Prisma.sql`"Return" r JOIN "Order" o ON o."id" = r."orderId"`,
  key: Prisma.sql`r."id"`,
  sorts: {
    createdAt: Prisma.sql`r."createdAt"`,
    customerName: Prisma.sql`o."customerName" COLLATE "zh-Hant-x-icu"`,
  },
  initialSort: '-createdAt',
}

const moreRow = z.object({
  serials: z.string(),
  note: z.string(),
  finding: z.string(),
  decidedBy: z.nullable(z.string()),
  receivedAt: z.nullable(z.date()),
  settledAt: z.nullable(z.date()),
  replacementId: z.nullable(z.string()),
  replacementReference: z.nullable(z.string()),
})
const lineRow = returnDetailSchema.def.shape.lines.def.element
const creditRow = returnDetailSchema.def.shape.creditNotes.def.element
const lockedRow = z.object({
  id: z.string(),
  reference: z.string(),
  orderId: z.string(),
  customerId: z.nullable(z.string()),
  serials: z.string(),
  state: z.enum(returnStates),
  version: z.number(),
})
const lockedLineRow = z.object({
  id: z.string(),
  orderLineId: z.string(),
  productId: z.nullable(z.string()),
  quantity: z.number(),
  /** Devices of a piece: 1, or those of a bundle. */
  parts: z.number(),
  /** Serial numbers and DevEUIs of its devices that have come back. */
  returned: z.array(z.string()),
})
const returnableRow = z.object({
  lineId: z.string(),
  productId: z.nullable(z.string()),
  left: z.number(),
  warrantyEndsOn: z.nullable(z.string()),
})
const invoicedRow = z.object({ invoiceId: z.string(), orderLineId: z.string(), left: z.number() })
const orderRow = z.object({ reference: z.string(), customerName: z.string() })
const buyerRow = buyerReturnsSchema.def.shape.items.def.element

/** @param zone returns the shop's time zone, in which warranties end */
export function createReturnsRepo(database: Database, zone: () => string) {
  return {
    page: (query: ReturnTableQuery) => readPage(database.prisma, table, conditionsOf(query), query),

    all: (query: ReturnFilter) => readAll(database, table, conditionsOf(query), query.sort),

    async find(id: string): Promise<(ReturnRow & z.output<typeof moreRow>) | undefined> {
      return readRow(database.prisma, z.extend(returnRow, moreRow.def.shape))`
        SELECT ${table.columns}, r."serials", r."note", r."finding", r."decidedBy", r."receivedAt", r."settledAt", r."replacementId",
          (SELECT p."reference" FROM "Order" p WHERE p."id" = r."replacementId") AS "replacementReference"
        FROM ${table.from} WHERE r."id" = ${id}::uuid`
    },

    lines: (id: string): Promise<ReturnDetail['lines']> =>
      readRows(database.prisma, lineRow)`
        SELECT l."id", ol."name", ol."nameEn", ol."sku", l."quantity", to_char(l."warrantyEndsOn", 'YYYY-MM-DD') AS "warrantyEndsOn",
          coalesce(l."warrantyEndsOn" >= (r."createdAt" AT TIME ZONE ${zone()})::date, false) AS "isUnderWarranty", l."outcome", l."isRestocked"
        FROM "ReturnLine" l JOIN "Return" r ON r."id" = l."returnId" JOIN "OrderLine" ol ON ol."id" = l."orderLineId"
        WHERE l."returnId" = ${id}::uuid ORDER BY l."position"`,

    creditNotes: (id: string): Promise<ReturnDetail['creditNotes']> =>
      readRows(database.prisma, creditRow)`
        SELECT DISTINCT d."id", d."number" AS "reference" FROM "ReturnLine" l JOIN "IssuedDocument" d ON d."id" = l."creditNoteId"
        WHERE l."returnId" = ${id}::uuid ORDER BY d."number"`,

    /** Returns what a buyer sees of the returns of an order, the newest first. */
    ofOrder: (orderId: string): Promise<BuyerReturns['items']> =>
      readRows(database.prisma, z.extend(buyerRow, { createdAt: z.date() }))`
        SELECT r."reference", r."state"::text, r."reason", r."createdAt", (
          SELECT jsonb_agg(jsonb_build_object('name', ol."name", 'nameEn', ol."nameEn", 'quantity', l."quantity",
            'outcome', l."outcome") ORDER BY l."position")
          FROM "ReturnLine" l JOIN "OrderLine" ol ON ol."id" = l."orderLineId" WHERE l."returnId" = r."id"
        ) AS "lines" FROM "Return" r WHERE r."orderId" = ${orderId}::uuid ORDER BY r."createdAt" DESC`.then((rows) =>
        rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
      ),

    returnable: (orderId: string) => returnableOf(database.prisma, orderId, zone()),

    async ofForm(submissionId: string): Promise<string | undefined> {
      return (await database.prisma.return.findUnique({ where: { submissionId }, select: { id: true } }))?.id
    },
  }
}

/**
 * Returns the lines of an order with the pieces that were shipped and are in no return that was not rejected. The warranty
 * of a line is that of its devices with these numbers; without any, that of its last shipment.
 * @param numbers serial numbers or DevEUIs, in capitals
 */
export function returnableOf(database: DatabaseHandle, orderId: string, zone: string, numbers: readonly string[] = []) {
  return readRows(database, returnableRow)`
    SELECT ol."id" AS "lineId", ol."productId", greatest(coalesce(shipped."pieces", 0) - (
        SELECT coalesce(sum(l."quantity"), 0) FROM "ReturnLine" l JOIN "Return" r ON r."id" = l."returnId"
        WHERE l."orderLineId" = ol."id" AND r."state" <> 'rejected'), 0)::int AS "left",
      to_char(coalesce((
        SELECT max(d."warrantyEndsOn") FROM "Device" d JOIN "ShipmentLine" x ON x."id" = d."shipmentLineId"
        WHERE x."orderLineId" = ol."id" AND (upper(d."serial") = ANY(${[...numbers]}) OR d."devEui" = ANY(${[...numbers]}))
      ), shipped."ends"), 'YYYY-MM-DD') AS "warrantyEndsOn"
    FROM "OrderLine" ol LEFT JOIN "Product" p ON p."id" = ol."productId"
    LEFT JOIN LATERAL (
      SELECT sum(sl."quantity") AS "pieces", max(warranty_end((s."deliveredAt" AT TIME ZONE ${zone})::date,
        (s."shippedAt" AT TIME ZONE ${zone})::date, p."warrantyMonths")) AS "ends"
      FROM "ShipmentLine" sl JOIN "Shipment" s ON s."id" = sl."shipmentId"
      WHERE sl."orderLineId" = ol."id" AND s."state" <> 'packed'
    ) shipped ON true
    WHERE ol."orderId" = ${orderId}::uuid ORDER BY ol."position"`
}

/** Locks an order, so that two returns of it are added one after the other. */
export function lockReturnedOrder(database: DatabaseHandle, id: string) {
  return readRow(database, orderRow)`
    SELECT "reference", "customerName" FROM "Order" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`
}

export async function lockReturn(database: DatabaseHandle, id: string) {
  const row = await readRow(database, lockedRow)`
    SELECT r."id", r."reference", r."orderId", o."customerId", r."serials", r."state"::text, r."version"
    FROM "Return" r JOIN "Order" o ON o."id" = r."orderId" WHERE r."id" = ${id}::uuid FOR NO KEY UPDATE OF r`
  if (!row) return undefined
  const lines = await readRows(database, lockedLineRow)`
    SELECT l."id", l."orderLineId", ol."productId", l."quantity", ${devicesOfPiece} AS "parts", ARRAY(
        SELECT unnest(ARRAY[upper(d."serial"), d."devEui"]) FROM "Device" d JOIN "ShipmentLine" x ON x."id" = d."shipmentLineId"
        WHERE x."orderLineId" = ol."id" AND d."state" = 'returned') AS "returned"
    FROM "ReturnLine" l JOIN "OrderLine" ol ON ol."id" = l."orderLineId" LEFT JOIN "Product" p ON p."id" = ol."productId" WHERE l."returnId" = ${id}::uuid ORDER BY l."position"`
  return { ...row, lines }
}

/** Returns the pieces of an order's lines that its invoices asked for and no credit note has taken back, the newest invoice first. */
export function creditableOf(database: DatabaseHandle, orderId: string) {
  return readRows(database, invoicedRow)`
    SELECT d."id" AS "invoiceId", l."orderLineId", (l."quantity" - (
        SELECT coalesce(sum(c."quantity"), 0) FROM "DocumentLine" c JOIN "IssuedDocument" n ON n."id" = c."documentId"
        WHERE n."creditsId" = d."id" AND c."orderLineId" = l."orderLineId" AND NOT c."isFee" AND c."part" = ''))::int AS "left"
    FROM "IssuedDocument" d JOIN "DocumentLine" l ON l."documentId" = d."id"
    WHERE d."orderId" = ${orderId}::uuid AND d."kind" = 'invoice' AND l."orderLineId" IS NOT NULL AND NOT l."isFee" AND l."part" = ''
    ORDER BY d."sequence" DESC, l."position"`
}

function conditionsOf(query: ReturnFilter): Prisma.Sql[] {
  const words = query.search?.trim()
  const conditions = words
    ? [
        Prisma.sql`r."id" IN (
        SELECT f."id" FROM "Return" f JOIN "Order" fo ON fo."id" = f."orderId"
        WHERE (${Prisma.join(
          searchConditions(words).map((one) => Prisma.sql`f.${one}`),
          ' AND ',
        )})
          OR (${Prisma.join(
            searchConditions(words).map((one) => Prisma.sql`fo.${one}`),
            ' AND ',
          )}))`,
      ]
    : []
  if (query.state?.length) conditions.push(Prisma.sql`r."state" = ANY(${query.state}::"ReturnState"[])`)
  if (query.reason?.length) conditions.push(Prisma.sql`r."reason" = ANY(${query.reason})`)
  if (query.customer) conditions.push(Prisma.sql`o."customerId" = ${query.customer}::uuid`)
  if (query.order) conditions.push(Prisma.sql`r."orderId" = ${query.order}::uuid`)
  return conditions
}
