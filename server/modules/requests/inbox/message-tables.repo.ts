import * as z from 'zod/mini'
import { answerHours } from '#contract/requests/messages.ts'
import { Prisma } from '#prisma'
import { searchConditions } from '#server/platform/database/search.ts'

/** Filters common to all tables of messages (contract/requests/messages.ts). */
export interface MessageFilter {
  search?: string | undefined
  suspect?: ('true' | 'false')[] | undefined
  language?: string[] | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Conditions for rows of Enquiry, DemoRequest or QuoteRequest. */
export function messageConditions({ search, suspect, language, from, to }: MessageFilter): Prisma.Sql[] {
  const conditions = searchConditions(search)
  if (suspect?.length === 1) conditions.push(Prisma.sql`"suspect" = ${suspect[0] === 'true'}`)
  if (language?.length) conditions.push(oneOf('language', language))
  if (from) conditions.push(Prisma.sql`"createdAt" >= ${new Date(from)}`)
  if (to) conditions.push(Prisma.sql`"createdAt" < ${new Date(to)}`)
  return conditions
}

/**
 * Matches enquiries and demo requests that name a product by any of its present or former names.
 * @param id of the product
 */
export function namesProduct(id: string): Prisma.Sql {
  return Prisma.sql`"product" <> '' AND "product" IN (
    SELECT unnest(ARRAY["name", "nameEn"]) FROM "Product" WHERE "id" = ${id}::uuid
    UNION SELECT unnest(ARRAY["changes"#>>'{name,from}', "changes"#>>'{nameEn,from}'])
      FROM "ProductRevision" WHERE "productId" = ${id}::uuid)`
}

/** @param column of type text */
export function oneOf(column: string, values: string[]): Prisma.Sql {
  return Prisma.sql`${Prisma.raw(`"${column}"`)} = ANY(${values})`
}

/** Columns of the sender; names and companies sort by stroke order. */
export function senderColumns(table: WorkTable): Prisma.Sql {
  return Prisma.sql`${ownColumns}, (SELECT d."confirmedAt" IS NOT NULL FROM "Delivery" d
    WHERE d."reference" = ${Prisma.raw(`"${table}"`)}."reference" AND d."channel" = 'visitor_mail'
      AND d."confirmUntil" IS NOT NULL) AS "isEmailConfirmed"`
}
const ownColumns = Prisma.raw(
  ['id', 'reference', 'language', 'email', 'phone', 'company', 'suspect', 'marketingConsent', 'createdAt', 'message']
    .map((name) => `"${name}"`)
    .join(', '),
)
export const strokeOrder = {
  name: Prisma.sql`"name" COLLATE "zh-Hant-x-icu"`,
  company: Prisma.sql`"company" COLLATE "zh-Hant-x-icu"`,
  createdAt: Prisma.sql`"createdAt"`,
}

/** Rows that are due an answer; must match the conditions of the indexes by due time. */
export const unanswered = {
  Enquiry: Prisma.sql`"Enquiry"."answeredAt" IS NULL AND "Enquiry"."status" <> 'closed' AND NOT "Enquiry"."suspect"`,
  DemoRequest: Prisma.sql`"DemoRequest"."answeredAt" IS NULL AND "DemoRequest"."status" = 'requested' AND NOT "DemoRequest"."suspect"`,
  Quote: Prisma.sql`"Quote"."answeredAt" IS NULL AND "Quote"."status" IN ('requested', 'priced') AND NOT "Quote"."suspect" AND "Quote"."source" IN ('visitor', 'agent')`,
}
export type WorkTable = keyof typeof unanswered

/** Selects when the answer is due; null when none is. */
function dueAt(table: WorkTable): Prisma.Sql {
  const createdAt = Prisma.raw(`"${table}"."createdAt"`)
  return Prisma.sql`CASE WHEN ${unanswered[table]} THEN ${createdAt} + make_interval(hours => ${answerHours}) END`
}

/**
 * Sorts by due time first, the longest waiting on top, then the rest, newest first. Uses intervals like the indexes,
 * because casts of the due time itself are not immutable.
 */
export function dueOrder(table: WorkTable): Prisma.Sql {
  const createdAt = Prisma.raw(`"${table}"."createdAt"`)
  return Prisma.sql`(CASE WHEN ${unanswered[table]} THEN ${createdAt} - '1970-01-01 00:00:00+00'::timestamptz
    ELSE '9999-01-01 00:00:00+00'::timestamptz - ${createdAt} END)`
}

/** Columns of status, assignee and due time. @param status replaces the column's own */
export function workColumns(
  table: WorkTable,
  status = Prisma.sql`${Prisma.raw(`"${table}"`)}."status"::text`,
): Prisma.Sql {
  const own = Prisma.raw(`"${table}"`)
  return Prisma.sql`${own}."assigneeId", (SELECT u."name" FROM "User" u WHERE u."id" = ${own}."assigneeId") AS "assigneeName",
    ${own}."answeredAt", ${dueAt(table)} AS "dueAt", ${own}."version", ${status} AS "status"`
}

export interface WorkFilter {
  assignee?: string | undefined
  due?: ('overdue' | 'due')[] | undefined
  status?: string[] | undefined
  /** Id of the user that `mine` refers to. */
  me?: string | undefined
}

export function workConditions(table: WorkTable, { assignee, due, status, me }: WorkFilter): Prisma.Sql[] {
  const conditions: Prisma.Sql[] = []
  if (assignee === 'nobody') conditions.push(Prisma.sql`"assigneeId" IS NULL`)
  else if (assignee) conditions.push(Prisma.sql`"assigneeId" = ${assignee === 'mine' ? (me ?? null) : assignee}::uuid`)
  if (due?.length) conditions.push(unanswered[table])
  if (due?.length === 1) {
    const past = Prisma.sql`"createdAt" < now() - make_interval(hours => ${answerHours})`
    conditions.push(due[0] === 'overdue' ? past : Prisma.sql`NOT (${past})`)
  }
  if (status?.length) conditions.push(Prisma.sql`"status"::text = ANY(${status})`)
  return conditions
}

/** Columns that the database returns as dates. */
export const timed = { createdAt: z.date(), answeredAt: z.nullable(z.date()), dueAt: z.nullable(z.date()) }
