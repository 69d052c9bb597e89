import * as z from 'zod/mini'
import {
  type CustomerStats,
  type CustomerTableQuery,
  customerChoicesSchema,
  customerStatsSchema,
  staffCustomerSchema,
} from '#contract/sales/customers.ts'
import type { SalesSettings } from '#contract/site/settings.ts'
import { Prisma } from '#prisma'
import type { Database } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { all, searchConditions } from '#server/platform/database/search.ts'
import { readAll, readPage, type Table } from '#server/platform/database/tables.ts'
import { customerStatus } from './customer-status.repo.ts'

export const customerRow = z.extend(staffCustomerSchema, { createdAt: z.date(), lastOrder: z.nullable(z.date()) })
export type CustomerRow = z.output<typeof customerRow>
export type CustomerFilter = Omit<CustomerTableQuery, 'page' | 'pageSize'>
type CustomerSort = 'name' | 'totalSpent' | 'totalOrders' | 'lastOrder' | 'createdAt'

export interface StatusRule {
  sales: SalesSettings
  now: Date
}

/** Falls back to the primary contact's. */
function reachedBy(column: 'email' | 'phone'): Prisma.Sql {
  const name = Prisma.raw(`"${column}"`)
  return Prisma.sql`coalesce(nullif("Customer".${name}, ''),
    (SELECT c.${name} FROM "Contact" c WHERE c."customerId" = "Customer"."id" ORDER BY c."isPrimary" DESC, c."createdAt", c."id" LIMIT 1),
    '') AS ${name}`
}

export function tableAt({ sales, now }: StatusRule): Table<CustomerSort, CustomerRow> {
  return {
    row: customerRow,
    columns: Prisma.sql`"id", "type"::text, "name", "nameEn", ${reachedBy('email')}, ${reachedBy('phone')}, "location",
      ${customerStatus(sales, now)} AS "status", "statusSet" IS NOT NULL AS "isStatusSet", "ordersCount" AS "totalOrders",
      "spent"::float8 AS "totalSpent", "lastOrderAt" AS "lastOrder", "createdAt", "version"`,
    from: Prisma.sql`"Customer"`,
    key: Prisma.sql`"id"`,
    sorts: {
      name: Prisma.sql`"name" COLLATE "zh-Hant-x-icu"`,
      totalSpent: Prisma.sql`"spent"`,
      totalOrders: Prisma.sql`"ordersCount"`,
      lastOrder: Prisma.sql`"lastOrderAt"`,
      createdAt: Prisma.sql`"createdAt"`,
    },
    nullable: ['lastOrder'],
    initialSort: 'name',
  }
}

const isThere = Prisma.sql`"mergedIntoId" IS NULL AND "erasedAt" IS NULL`

export function createCustomersRepo(database: Database) {
  const { prisma } = database

  return {
    page: (query: CustomerTableQuery, rule: StatusRule) =>
      readPage(prisma, tableAt(rule), conditionsOf(query, rule), query),

    all: (query: CustomerFilter, rule: StatusRule) =>
      readAll(database, tableAt(rule), conditionsOf(query, rule), query.sort),

    /** Counts the revenue of all orders that are not cancelled, erased customers included. */
    async stats({ sales, now }: StatusRule): Promise<CustomerStats> {
      const row = await readRow(prisma, customerStatsSchema)`
        SELECT "total", "active", "vip", "totalRevenue", round("revenue" / greatest("orders", 1), 2)::float8 AS "averageOrderValue"
        FROM (SELECT count(*)::int AS "total", (count(*) FILTER (WHERE "status" = 'active'))::int AS "active",
            (count(*) FILTER (WHERE "status" = 'vip'))::int AS "vip"
          FROM (SELECT ${customerStatus(sales, now)} AS "status" FROM "Customer" WHERE ${isThere}) AS "each") AS "customers",
          (SELECT coalesce(sum("totalHkd"), 0) AS "revenue", coalesce(sum("totalHkd"), 0)::float8 AS "totalRevenue",
            count(*) AS "orders" FROM "Order" WHERE "status" <> 'cancelled') AS "orders"`
      return row ?? { total: 0, active: 0, vip: 0, totalRevenue: 0, averageOrderValue: 0 }
    },

    /** Returns the customers whose names, numbers or contacts contain every word; without a word, the newest. */
    choices(search: string) {
      const conditions = [isThere, ...searchesOf(search)]
      return readRows(prisma, choiceRow)`
        SELECT "id", "name", "type"::text, ${reachedBy('email')}, ${reachedBy('phone')}, "address", "country", "language"
        FROM "Customer" WHERE ${all(conditions)}
        ORDER BY starts_with("searchText", product_search_text(${search})) DESC, "createdAt" DESC, "id" LIMIT ${choicesMax}`
    },
  }
}

const choicesMax = 10
const choiceRow = customerChoicesSchema.def.shape.items.def.element

function conditionsOf(query: CustomerFilter, { sales, now }: StatusRule): Prisma.Sql[] {
  const { search, type, status, from, to } = query
  const conditions = [isThere, ...searchesOf(search)]
  if (type?.length) conditions.push(Prisma.sql`"type"::text = ANY(${type})`)
  if (status?.length) conditions.push(Prisma.sql`${customerStatus(sales, now)} = ANY(${status})`)
  if (from) conditions.push(Prisma.sql`"createdAt" >= ${new Date(from)}`)
  if (to) conditions.push(Prisma.sql`"createdAt" < ${new Date(to)}`)
  return conditions
}

/** Each word may match the customer or one of its contacts. */
function searchesOf(search: string | undefined): Prisma.Sql[] {
  return searchConditions(search).map(
    (holds) => Prisma.sql`"id" IN (
      SELECT "id" FROM "Customer" WHERE ${holds} UNION SELECT "customerId" FROM "Contact" WHERE ${holds})`,
  )
}
