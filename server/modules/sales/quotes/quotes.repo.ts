import * as z from 'zod/mini'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { type ReaderLanguage, readerLanguageSchema } from '#contract/i18n/languages.ts'
import { quoteStatuses } from '#contract/sales/quote-requests.ts'
import { type QuoteSource, quoteSources } from '#contract/sales/quotes.ts'
import { Prisma } from '#prisma'
import { addQuote, type QuoteLineToWrite, type StoredLink } from '#server/modules/requests/index.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { idRow, readRow, readRows } from '#server/platform/database/rows.ts'

const quoteRow = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(quoteStatuses),
  source: z.enum(quoteSources),
  version: z.number(),
  /** Number of the newest revision; 0 without one. */
  revision: z.number(),
  customerId: z.nullable(z.string()),
  assigneeId: z.nullable(z.string()),
  language: readerLanguageSchema,
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  /** YYYY-MM-DD. */
  validUntil: z.nullable(z.string()),
  answeredAt: z.nullable(z.date()),
  linkHash: z.nullable(z.string()),
  linkSealed: z.nullable(z.string()),
  linkExpiresAt: z.nullable(z.date()),
})
export type QuoteRow = z.output<typeof quoteRow>

export interface QuoteToWrite extends StoredLink {
  id: string
  reference: string
  submissionId: string
  source: Exclude<QuoteSource, 'visitor' | 'agent'>
  sourceId: string | null
  customerId: string | null
  language: ReaderLanguage
  name: string
  email: string
  company: string
  phone: string
  currency: CurrencyCode
  message: string
  /** Requested lines, if known. */
  lines: QuoteLineToWrite[]
}

/** `validUntil` is YYYY-MM-DD. */
export type QuoteFields = Omit<Prisma.QuoteUncheckedUpdateManyInput, 'id' | 'version' | 'validUntil'> & {
  validUntil?: string
}

const columns = Prisma.sql`"id", "reference", "status"::text, "source", "version", "revision", "customerId", "assigneeId", "language", "name",
  "company", "email", "phone", "message", to_char("validUntil", 'YYYY-MM-DD') AS "validUntil", "answeredAt", "linkHash", "linkSealed",
  "linkExpiresAt"`

const relatedRow = z.object({ id: z.string(), reference: z.string() })

/** Selects the id of the order that a quotation has become, or whose subscription it has renewed. */
function ordersOfQuote(quoteId: string): Prisma.Sql {
  return Prisma.sql`(SELECT "id" FROM "Order" WHERE "quoteId" = ${quoteId}::uuid
    UNION ALL (SELECT s."orderId" FROM "Quote" q JOIN "QuoteRevision" r ON r."quoteId" = q."id"
      JOIN "QuoteLine" l ON l."revisionId" = r."id" JOIN "Subscription" s ON s."id" = l."subscriptionId"
      WHERE q."id" = ${quoteId}::uuid AND q."status" = 'accepted' AND s."orderId" IS NOT NULL
      ORDER BY l."position" LIMIT 1))`
}

export function createQuotesRepo(database: DatabaseHandle) {
  return {
    find(id: string): Promise<QuoteRow | undefined> {
      return readRow(database, quoteRow)`SELECT ${columns} FROM "Quote" WHERE "id" = ${id}::uuid`
    },

    /** Locks a quotation; lock its customer first. */
    lock(id: string): Promise<QuoteRow | undefined> {
      return readRow(database, quoteRow)`
        SELECT ${columns} FROM "Quote" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`
    },

    /** Returns the id of the quotation that a form has created. */
    async bySubmission(submissionId: string): Promise<string | undefined> {
      return (await database.quote.findUnique({ where: { submissionId }, select: { id: true } }))?.id
    },

    /** Returns false when its form or reference exists. The caller provides the transaction. */
    add(quote: QuoteToWrite): Promise<boolean> {
      return addQuote(database, { ...quote, status: 'requested' })
    },

    /** Updates a version and increments it. @returns false when it is no longer the current one */
    async write(id: string, version: number, { validUntil, ...fields }: QuoteFields): Promise<boolean> {
      const { count } = await database.quote.updateMany({
        where: { id, version },
        data: { ...fields, ...(validUntil && { validUntil: new Date(validUntil) }), version: { increment: 1 } },
      })
      return count > 0
    },

    /** Stops the 24 hours at the first answer, without raising the version, so that no edit conflicts with it. */
    async answered(id: string, now: Date): Promise<void> {
      await database.quote.updateMany({ where: { id, answeredAt: null }, data: { answeredAt: now } })
    },

    /** Returns sent quotations that are no longer valid. @param today YYYY-MM-DD in the shop's time zone */
    async overdue(today: string, limit: number): Promise<string[]> {
      const rows = await readRows(database, idRow)`
        SELECT "id" FROM "Quote" WHERE "status" = 'sent' AND "validUntil" < ${today}::date
        ORDER BY "validUntil", "id" LIMIT ${limit}`
      return rows.map(({ id }) => id)
    },

    /** Returns the id of the quotation of a private link that has not expired. */
    async byLink(linkHash: string, now: Date): Promise<string | undefined> {
      const where = { linkHash, linkExpiresAt: { gt: now } }
      return (await database.quote.findUnique({ where, select: { id: true } }))?.id
    },

    /** Returns the order created from the quotation; of an accepted renewal, that of its first subscription. */
    async orderOf(quoteId: string): Promise<{ id: string; reference: string } | null> {
      const order = await readRow(database, relatedRow)`
        SELECT "id", "reference" FROM "Order" WHERE "id" IN ${ordersOfQuote(quoteId)} LIMIT 1`
      return order ?? null
    },
  }
}
