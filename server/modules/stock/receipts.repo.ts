import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import {
  type NewReceipt,
  type ReceiptDetail,
  type ReceiptTableQuery,
  receiptDetailSchema,
  receiptSchema,
} from '#contract/stock/receipts.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { searchConditions } from '#server/platform/database/search.ts'
import { readPage, type Table } from '#server/platform/database/tables.ts'

const sums = Prisma.sql`(SELECT coalesce(sum(x."quantity"), 0)::int AS "quantity", coalesce(sum(x."received"), 0)::int AS "received"
  FROM "ReceiptLine" x WHERE x."receiptId" = r."id") s`
const state = Prisma.sql`CASE WHEN s."received" >= s."quantity" THEN 'received' WHEN r."cancelledAt" IS NOT NULL THEN 'cancelled'
  WHEN s."received" > 0 THEN 'partly_received' ELSE 'expected' END`

const receiptRow = z.extend(receiptSchema, { createdAt: z.date() })
type ReceiptRow = z.output<typeof receiptRow>

const table: Table<'expectedOn' | 'createdAt' | 'supplier', ReceiptRow> = {
  row: receiptRow,
  columns: Prisma.sql`r."id", 'PR-' || r."number" AS "reference", ${state} AS "state", r."supplier", r."supplierReference",
    to_char(r."expectedOn", 'YYYY-MM-DD') AS "expectedOn", r."note", s."quantity", s."received", r."createdAt", r."createdBy", r."version"`,
  from: Prisma.sql`"Receipt" r CROSS JOIN LATERAL ${sums}`,
  key: Prisma.sql`r."id"`,
  sorts: {
    expectedOn: Prisma.sql`r."expectedOn"`,
    createdAt: Prisma.sql`r."createdAt"`,
    supplier: Prisma.sql`r."supplier" COLLATE "zh-Hant-x-icu"`,
  },
  nullable: ['expectedOn'],
  initialSort: '-createdAt',
}

const lineRow = receiptDetailSchema.def.shape.lines.def.element

/** Write while holding the lock of the receipt. */
export function createReceiptsRepo(database: DatabaseHandle) {
  return {
    async page(query: ReceiptTableQuery) {
      const conditions = searchConditions(query.search)
      if (query.state?.length) conditions.push(Prisma.sql`${state} = ANY(${query.state})`)
      if (query.product) {
        conditions.push(Prisma.sql`EXISTS (SELECT FROM "ReceiptLine" x WHERE x."receiptId" = r."id"
          AND x."productId" = ${query.product}::uuid)`)
      }
      const page = await readPage(database, table, conditions, query)
      return { ...page, items: page.items.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) }
    },

    async detail(id: string): Promise<ReceiptDetail | undefined> {
      const row = await readRow(database, receiptRow)`
        SELECT ${table.columns} FROM ${table.from} WHERE r."id" = ${id}::uuid`
      if (!row) return undefined
      const lines = await readRows(database, lineRow)`
        SELECT x."id", x."productId", p."name", p."nameEn", p."sku", x."quantity", x."received"
        FROM "ReceiptLine" x JOIN "Product" p ON p."id" = x."productId" WHERE x."receiptId" = ${id}::uuid ORDER BY x."position"`
      return { ...row, createdAt: row.createdAt.toISOString(), lines }
    },

    async lock(id: string): Promise<void> {
      await database.$executeRaw`SELECT FROM "Receipt" WHERE "id" = ${id}::uuid FOR UPDATE`
    },

    /** Returns the receipt that a form has created. */
    async ofForm(submissionId: string): Promise<string | undefined> {
      return (await database.receipt.findUnique({ where: { submissionId }, select: { id: true } }))?.id
    },

    /** @returns undefined when the form has created one meanwhile */
    async add({ submissionId, lines, expectedOn, ...texts }: NewReceipt, createdBy: string, createdAt: Date) {
      const id = randomUUID()
      const data = { id, submissionId, ...texts, expectedOn: dateOf(expectedOn), createdBy, createdAt }
      const { count } = await database.receipt.createMany({ data, skipDuplicates: true })
      if (count === 0) return undefined
      await this.setLines(id, lines)
      return id
    },

    async update(
      id: string,
      { expectedOn, ...columns }: Partial<Omit<NewReceipt, 'lines' | 'submissionId'>> & { cancelledAt?: Date },
    ) {
      await database.receipt.update({
        where: { id },
        data: {
          ...columns,
          ...(expectedOn !== undefined && { expectedOn: dateOf(expectedOn) }),
          version: { increment: 1 },
        },
      })
    },

    /** Replaces the lines; what was received of a product stays. */
    async setLines(receiptId: string, lines: NewReceipt['lines']): Promise<void> {
      await database.receiptLine.deleteMany({
        where: { receiptId, productId: { notIn: lines.map(({ productId }) => productId) } },
      })
      for (const [position, { productId, quantity }] of lines.entries()) {
        await database.receiptLine.upsert({
          where: { receiptId_productId: { receiptId, productId } },
          create: { receiptId, productId, quantity, position },
          update: { quantity, position },
        })
      }
    },

    /** @param lines pieces that have come */
    async addReceived(lines: { id: string; received: number }[]): Promise<void> {
      await database.$executeRaw`
        UPDATE "ReceiptLine" x SET "received" = x."received" + c."received"
        FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS c("id" uuid, "received" int) WHERE x."id" = c."id"`
    },

    /** Returns those of these products that have stock. */
    async withStock(ids: string[]): Promise<Set<string>> {
      const rows = await database.product.findMany({
        where: { id: { in: ids }, tracksStock: true },
        select: { id: true },
      })
      return new Set(rows.map(({ id }) => id))
    },
  }
}

function dateOf(day: string | null): Date | null {
  return day === null ? null : new Date(day)
}
