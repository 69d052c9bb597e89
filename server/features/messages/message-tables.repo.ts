import { Prisma } from '#prisma'
import { searchConditions } from '#server/platform/search.ts'

/** The filters that every table of messages has (contract/messages.ts). */
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
export const senderColumns = Prisma.raw(
  ['id', 'reference', 'language', 'email', 'phone', 'company', 'suspect', 'marketingConsent', 'createdAt', 'message']
    .map((name) => `"${name}"`)
    .join(', '),
)
export const strokeOrder = {
  name: Prisma.sql`"name" COLLATE "zh-Hant-x-icu"`,
  company: Prisma.sql`"company" COLLATE "zh-Hant-x-icu"`,
  createdAt: Prisma.sql`"createdAt"`,
}
