import * as z from 'zod/mini'
import { answerHours } from '#contract/requests/messages.ts'
import { Prisma } from '#prisma'
import { searchConditions } from '#server/platform/database/search.ts'

/** The filters that every table of messages has (contract/requests/messages.ts). */
export interface MessageFilter {
  search?: string | undefined
  suspect?: ('true' | 'false')[] | undefined
  language?: string[] | undefined
  from?: string | undefined
  to?: string | undefined
}

/** What rows of Enquiry, DemoRequest or QuoteRequest must fulfil. */
export function messageConditions({ search, suspect, language, from, to }: MessageFilter): Prisma.Sql[] {
  const conditions = searchConditions(search)
  if (suspect?.length === 1) conditions.push(Prisma.sql`"suspect" = ${suspect[0] === 'true'}`)
  if (language?.length) conditions.push(oneOf('language', language))
  if (from) conditions.push(Prisma.sql`"createdAt" >= ${new Date(from)}`)
  if (to) conditions.push(Prisma.sql`"createdAt" < ${new Date(to)}`)
  return conditions
}

/** Of enquiries and demo requests: those that name a product, by any name that it has or once had. @param id the product's */
export function namesProduct(id: string): Prisma.Sql {
  return Prisma.sql`"product" <> '' AND "product" IN (
    SELECT unnest(ARRAY["name", "nameEn"]) FROM "Product" WHERE "id" = ${id}::uuid
    UNION SELECT unnest(ARRAY["changes"#>>'{name,from}', "changes"#>>'{nameEn,from}'])
      FROM "ProductRevision" WHERE "productId" = ${id}::uuid)`
}

/** @param column of text */
export function oneOf(column: string, values: string[]): Prisma.Sql {
  return Prisma.sql`${Prisma.raw(`"${column}"`)} = ANY(${values})`
}

/** Whom a message is from, and what every message has; names and companies are in stroke order. */
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

/** Which rows are promised an answer and have none: as the indexes by due time have it. */
export const unanswered = {
  Enquiry: Prisma.sql`"Enquiry"."answeredAt" IS NULL AND "Enquiry"."status" <> 'closed' AND NOT "Enquiry"."suspect"`,
  DemoRequest: Prisma.sql`"DemoRequest"."answeredAt" IS NULL AND "DemoRequest"."status" = 'requested' AND NOT "DemoRequest"."suspect"`,
  Quote: Prisma.sql`"Quote"."answeredAt" IS NULL AND "Quote"."status" IN ('requested', 'priced') AND NOT "Quote"."suspect" AND "Quote"."source" = 'visitor'`,
}
export type WorkTable = keyof typeof unanswered

/** When the promised hours end (spec §1); null where nothing is due. */
function dueAt(table: WorkTable): Prisma.Sql {
  const createdAt = Prisma.raw(`"${table}"."createdAt"`)
  return Prisma.sql`CASE WHEN ${unanswered[table]} THEN ${createdAt} + make_interval(hours => ${answerHours}) END`
}

/**
 * What is due comes first, what has waited longest before all; then the rest, the newest first: the order of an inbox. As the indexes
 * have it: of two spans of time, since what is due is no constant to an index.
 */
export function dueOrder(table: WorkTable): Prisma.Sql {
  const createdAt = Prisma.raw(`"${table}"."createdAt"`)
  return Prisma.sql`(CASE WHEN ${unanswered[table]} THEN ${createdAt} - '1970-01-01 00:00:00+00'::timestamptz
    ELSE '9999-01-01 00:00:00+00'::timestamptz - ${createdAt} END)`
}

/** Where the work on it stands. @param status where it is not the column's own */
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
  /** Whose `mine` is. */
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

/** A row as the database gives it: its moments are dates. */
export const timed = { createdAt: z.date(), answeredAt: z.nullable(z.date()), dueAt: z.nullable(z.date()) }
