import * as z from 'zod/mini'
import { Prisma } from '#prisma'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'

const isRightRow = z.object({ isRight: z.boolean() })
const dayRow = z.object({ day: z.string() })

/** Advisory lock for refreshing ProductSales. */
const lockId = 1_907_415_206

/** Enough to rebuild everything after a change of the time zone. */
const limitMs = 60_000

/** Maintains ProductSales: writes mark days as outdated, and the next reader recalculates them. */
export function createProductSalesRepo({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** Brings ProductSales up to date with all committed orders. @param timezone that days are counted in */
    async refresh(timezone: string): Promise<void> {
      if (await isRight(prisma, timezone)) return
      await prisma.$transaction((tx) => makeRight(tx, timezone), { timeout: limitMs })
    },
  }
}

async function isRight(prisma: Database['prisma'], timezone: string): Promise<boolean> {
  const row = await readRow(prisma, isRightRow)`
    SELECT NOT EXISTS (SELECT FROM "ProductSalesMark")
      AND EXISTS (SELECT FROM "ProductSalesZone" WHERE "timezone" = ${timezone}) AS "isRight"`
  return row?.isRight ?? false
}

/** Takes the marks before reading the rows: a change committed in between keeps its mark for the next refresh. */
async function makeRight(tx: Transaction, timezone: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lockId})`
  const isSameZone = await tx.productSalesZone.count({ where: { timezone } })
  const days = isSameZone ? await takeMarkedDays(tx, timezone) : await beginAnew(tx, timezone)
  if (days.length === 0) return
  await writeDays(tx, days, timezone)
  await writeMonths(tx, days)
}

/** When midnight occurs twice, the day begins at the second one. */
function dayOf(moment: Prisma.Sql, timezone: string): Prisma.Sql {
  const local = Prisma.sql`(${moment} AT TIME ZONE ${timezone})::date`
  return Prisma.sql`CASE WHEN ${moment} < ${local}::timestamp AT TIME ZONE ${timezone} THEN ${local} - 1 ELSE ${local} END`
}

async function takeMarkedDays(tx: Transaction, timezone: string): Promise<string[]> {
  const rows = await readRows(tx, dayRow)`
    WITH marks AS (DELETE FROM "ProductSalesMark" RETURNING "placedAt")
    SELECT DISTINCT (${dayOf(Prisma.sql`"placedAt"`, timezone)})::text AS "day" FROM marks`
  return rows.map(({ day }) => day)
}

async function beginAnew(tx: Transaction, timezone: string): Promise<string[]> {
  await tx.$executeRaw`DELETE FROM "ProductSalesMark"`
  await tx.$executeRaw`DELETE FROM "ProductSales"`
  await tx.productSalesZone.upsert({ where: { id: 1 }, create: { timezone }, update: { timezone } })
  const rows = await readRows(tx, dayRow)`
    SELECT day::date::text AS "day" FROM (
      SELECT ${dayOf(Prisma.sql`min("placedAt")`, timezone)} AS "first", ${dayOf(Prisma.sql`max("placedAt")`, timezone)} AS "last" FROM "Order"
    ) AS span, generate_series("first"::timestamp, "last"::timestamp, interval '1 day') AS day`
  return rows.map(({ day }) => day)
}

/** Counts an order once even if a product is on two of its lines. */
async function writeDays(tx: Transaction, days: string[], timezone: string): Promise<void> {
  await tx.$executeRaw`DELETE FROM "ProductSales" WHERE "grain" = 'day' AND "start" = ANY(${days}::date[])`
  await tx.$executeRaw`
    INSERT INTO "ProductSales" ("grain", "start", "productId", "name", "nameEn", "sku", "category", "quantity", "orders", "revenue")
    SELECT 'day', "day", "productId", "name", "nameEn", "sku", "category", sum("quantity"), count(*) FILTER (WHERE "nth" = 1), sum("firstYearHkd")
    FROM (
      SELECT "day", line.*, row_number() OVER (PARTITION BY "orderId", "productId", "name", "nameEn", "sku") AS "nth"
      FROM unnest(${days}::date[]) AS "day"
        JOIN "Order" o ON o."placedAt" >= "day"::timestamp AT TIME ZONE ${timezone}
          AND o."placedAt" < ("day" + 1)::timestamp AT TIME ZONE ${timezone} AND o."status" <> 'cancelled'
        CROSS JOIN LATERAL (
          SELECT "orderId", "productId", CASE WHEN "productId" IS NULL THEN "name" END AS "name",
            CASE WHEN "productId" IS NULL THEN "nameEn" END AS "nameEn", CASE WHEN "productId" IS NULL THEN "sku" END AS "sku",
            "category", "quantity", "firstYearHkd"
          FROM "OrderLine" WHERE "orderId" = o."id"
        ) AS line
    ) AS sold GROUP BY 2, 3, 4, 5, 6, 7`
}

async function writeMonths(tx: Transaction, days: string[]): Promise<void> {
  const months = [...new Set(days.map((day) => `${day.slice(0, 7)}-01`))]
  await tx.$executeRaw`DELETE FROM "ProductSales" WHERE "grain" = 'month' AND "start" = ANY(${months}::date[])`
  await tx.$executeRaw`
    INSERT INTO "ProductSales" ("grain", "start", "productId", "name", "nameEn", "sku", "category", "quantity", "orders", "revenue")
    SELECT 'month', "month", "productId", "name", "nameEn", "sku", "category", sum("quantity"), sum("orders"), sum("revenue")
    FROM unnest(${months}::date[]) AS "month"
      JOIN "ProductSales" ON "grain" = 'day' AND "start" >= "month" AND "start" < "month" + interval '1 month'
    GROUP BY 2, 3, 4, 5, 6, 7`
}
