import * as z from 'zod/mini'
import {
  type SubscriptionDetail,
  type SubscriptionTableQuery,
  subscriptionDetailSchema,
  subscriptionSchema,
} from '#contract/billing/subscriptions.ts'
import { Prisma } from '#prisma'
import type { Database, DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { searchConditions } from '#server/platform/database/search.ts'
import { readAll, readPage, type Table } from '#server/platform/database/tables.ts'

const subscriptionRow = z.extend(z.omit(subscriptionSchema, { order: true }), {
  orderId: z.nullable(z.string()),
  orderReference: z.string(),
})
export type SubscriptionRow = z.output<typeof subscriptionRow>
const detailRow = z.extend(subscriptionRow, { anchorOn: z.string(), periods: z.number() })
export type SubscriptionFilter = Omit<SubscriptionTableQuery, 'page' | 'pageSize'>
type SubscriptionSort = 'renewsOn' | 'customerName' | 'startsOn' | 'yearlyHkd'

const day = (column: Prisma.Sql, name: string) =>
  Prisma.sql`to_char(${column}, 'YYYY-MM-DD') AS ${Prisma.raw(`"${name}"`)}`

const columns = Prisma.sql`s."id", s."customerId", s."customerName", s."orderId", s."orderReference", s."productId", s."kind",
  s."name", s."nameEn", s."sku", s."quantity", s."nextQuantity", s."period"::text, s."currency", s."unitPrice"::float8, s."price", s."renewal",
  ${day(Prisma.sql`s."offeredOn"`, 'offeredOn')}, ${day(Prisma.sql`s."startsOn"`, 'startsOn')}, ${day(Prisma.sql`s."renewsOn"`, 'renewsOn')},
  ${day(Prisma.sql`s."endsOn"`, 'endsOn')}, ${day(Prisma.sql`s."pausedOn"`, 'pausedOn')}, s."state"::text,
  s."yearlyHkd"::float8, s."note", s."version"`

const table: Table<SubscriptionSort, SubscriptionRow> = {
  row: subscriptionRow,
  columns,
  from: Prisma.sql`"Subscription" s`,
  key: Prisma.sql`s."id"`,
  sorts: {
    renewsOn: Prisma.sql`s."renewsOn"`,
    customerName: Prisma.sql`s."customerName" COLLATE "zh-Hant-x-icu"`,
    startsOn: Prisma.sql`s."startsOn"`,
    yearlyHkd: Prisma.sql`s."yearlyHkd"`,
  },
  initialSort: 'renewsOn',
}

const changeRow = subscriptionDetailSchema.def.shape.changes.def.element
const invoiceRow = subscriptionDetailSchema.def.shape.invoices.def.element
const quoteRow = subscriptionDetailSchema.def.shape.quotes.def.element

export function createSubscriptionsRepo(database: Database) {
  return {
    page: (query: SubscriptionTableQuery) => readPage(database.prisma, table, conditionsOf(query), query),

    all: (query: SubscriptionFilter) => readAll(database, table, conditionsOf(query), query.sort),

    find: (id: string) => readSubscription(database.prisma, id),

    ofOrder: (orderId: string): Promise<SubscriptionRow[]> =>
      readRows(database.prisma, subscriptionRow)`
        SELECT ${columns} FROM "Subscription" s WHERE s."orderId" = ${orderId}::uuid ORDER BY s."name", s."kind"`,

    changes: (id: string): Promise<SubscriptionDetail['changes']> =>
      readRows(database.prisma, changeRow)`
        SELECT "id", "kind", ${day(Prisma.sql`"on"`, 'on')}, "quantity", "changeHkd"::float8, "by" FROM "SubscriptionChange"
        WHERE "subscriptionId" = ${id}::uuid ORDER BY "createdAt" DESC, "id"`,

    quotes: (id: string): Promise<SubscriptionDetail['quotes']> =>
      readRows(database.prisma, quoteRow)`
        SELECT q."id", q."reference", q."status"::text, ${day(Prisma.sql`l."paidFrom"`, 'from')}, ${day(Prisma.sql`l."paidTo"`, 'to')}
        FROM "QuoteLine" l JOIN "QuoteRevision" r ON r."id" = l."revisionId" JOIN "Quote" q ON q."id" = r."quoteId"
        WHERE l."subscriptionId" = ${id}::uuid ORDER BY q."createdAt" DESC, q."id"`,

    invoices: (id: string): Promise<SubscriptionDetail['invoices']> =>
      readRows(database.prisma, invoiceRow)`
        SELECT d."id", d."number", ${day(Prisma.sql`d."issuedOn"`, 'issuedOn')}, ${day(Prisma.sql`l."paidFrom"`, 'from')},
          ${day(Prisma.sql`l."paidTo"`, 'to')}, l."quantity", l."amount"::float8
        FROM "DocumentLine" l JOIN "IssuedDocument" d ON d."id" = l."documentId"
        WHERE l."subscriptionId" = ${id}::uuid ORDER BY d."issuedAt" DESC, l."position"`,
  }
}

/** Reads a subscription; inside a transaction that locks it, as it stays until the commit. */
export function readSubscription(database: DatabaseHandle, id: string) {
  return readRow(database, detailRow)`
    SELECT ${columns}, ${day(Prisma.sql`s."anchorOn"`, 'anchorOn')}, s."periods" FROM "Subscription" s WHERE s."id" = ${id}::uuid`
}

function conditionsOf(query: SubscriptionFilter): Prisma.Sql[] {
  const conditions = searchConditions(query.search)
  if (query.state?.length) conditions.push(Prisma.sql`s."state" = ANY(${query.state}::"SubscriptionState"[])`)
  if (query.kind?.length) conditions.push(Prisma.sql`s."kind" = ANY(${query.kind})`)
  if (query.period?.length) conditions.push(Prisma.sql`s."period" = ANY(${query.period}::"PricePeriod"[])`)
  if (query.currency?.length) conditions.push(Prisma.sql`s."currency" = ANY(${query.currency})`)
  if (query.customer) conditions.push(Prisma.sql`s."customerId" = ${query.customer}::uuid`)
  if (query.order) conditions.push(Prisma.sql`s."orderId" = ${query.order}::uuid`)
  if (query.renewsFrom) conditions.push(Prisma.sql`s."renewsOn" >= ${query.renewsFrom}::date`)
  if (query.renewsTo) conditions.push(Prisma.sql`s."renewsOn" <= ${query.renewsTo}::date`)
  if (query.change?.length || query.changedFrom || query.changedTo) {
    conditions.push(Prisma.sql`EXISTS (SELECT FROM "SubscriptionChange" c WHERE c."subscriptionId" = s."id"
      AND c."kind" = ANY(${query.change ?? null}::text[]) IS NOT FALSE
      AND c."on" BETWEEN ${query.changedFrom ?? '-infinity'}::date AND ${query.changedTo ?? 'infinity'}::date)`)
  }
  return conditions
}
