import * as z from 'zod/mini'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { type ReaderLanguage, readerLanguageSchema } from '#contract/i18n/languages.ts'
import { quoteStatuses } from '#contract/sales/quote-requests.ts'
import { Prisma } from '#prisma'
import { addQuote, type QuoteLineToWrite, type StoredLink } from '#server/modules/requests/index.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { idRow, readRow, readRows } from '#server/platform/database/rows.ts'

/** A quotation as what changes it needs it. */
const quoteRow = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(quoteStatuses),
  version: z.number(),
  /** Of the newest revision; 0 without one. */
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
  source: 'enquiry' | 'chat' | 'staff'
  sourceId: string | null
  customerId: string | null
  language: ReaderLanguage
  name: string
  email: string
  company: string
  phone: string
  currency: CurrencyCode
  message: string
  /** What was asked for, where that is known. */
  lines: QuoteLineToWrite[]
}

/** What may be written over a version; `validUntil` is YYYY-MM-DD. */
export type QuoteFields = Omit<Prisma.QuoteUncheckedUpdateManyInput, 'id' | 'version' | 'validUntil'> & {
  validUntil?: string
}

const columns = Prisma.sql`"id", "reference", "status"::text, "version", "revision", "customerId", "assigneeId", "language", "name",
  "company", "email", "phone", "message", to_char("validUntil", 'YYYY-MM-DD') AS "validUntil", "answeredAt", "linkHash", "linkSealed",
  "linkExpiresAt"`

/** Queries of quotations as they are changed. */
export function createQuotesRepo(database: DatabaseHandle) {
  return {
    find(id: string): Promise<QuoteRow | undefined> {
      return readRow(database, quoteRow)`SELECT ${columns} FROM "Quote" WHERE "id" = ${id}::uuid`
    },

    /** Keeps it as it is until the transaction ends; its customer is to be locked before it. */
    lock(id: string): Promise<QuoteRow | undefined> {
      return readRow(database, quoteRow)`
        SELECT ${columns} FROM "Quote" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`
    },

    /** The id of the one that a form has become. */
    async bySubmission(submissionId: string): Promise<string | undefined> {
      return (await database.quote.findUnique({ where: { submissionId }, select: { id: true } }))?.id
    },

    /** False where its form, or its reference, has become another. In a transaction, for its lines belong to it. */
    add(quote: QuoteToWrite): Promise<boolean> {
      return addQuote(database, { ...quote, status: 'requested' })
    },

    /** Writes over a version, which rises. @returns false where that is no longer the present one */
    async write(id: string, version: number, { validUntil, ...fields }: QuoteFields): Promise<boolean> {
      const { count } = await database.quote.updateMany({
        where: { id, version },
        data: { ...fields, ...(validUntil && { validUntil: new Date(validUntil) }), version: { increment: 1 } },
      })
      return count > 0
    },

    /** The first answer ends the 24 hours; nobody's edit is overtaken by it. */
    async answered(id: string, now: Date): Promise<void> {
      await database.quote.updateMany({ where: { id, answeredAt: null }, data: { answeredAt: now } })
    },

    /** Those that were sent and hold no longer. @param today YYYY-MM-DD in the shop's time zone */
    async overdue(today: string, limit: number): Promise<string[]> {
      const rows = await readRows(database, idRow)`
        SELECT "id" FROM "Quote" WHERE "status" = 'sent' AND "validUntil" < ${today}::date
        ORDER BY "validUntil", "id" LIMIT ${limit}`
      return rows.map(({ id }) => id)
    },

    /** The id of the quotation that a private link leads to, while it is good. */
    async byLink(linkHash: string, now: Date): Promise<string | undefined> {
      const where = { linkHash, linkExpiresAt: { gt: now } }
      return (await database.quote.findUnique({ where, select: { id: true } }))?.id
    },

    /** The order that it became. */
    async orderOf(quoteId: string): Promise<{ id: string; reference: string } | null> {
      return database.order.findUnique({ where: { quoteId }, select: { id: true, reference: true } })
    },
  }
}
