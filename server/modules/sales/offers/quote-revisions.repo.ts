import type { Charges } from '#contract/catalogue/charges.ts'
import { type CurrencyCode, currencyCodeSchema } from '#contract/catalogue/money.ts'
import { chargesOf } from '#contract/sales/charges.ts'
import type { QuoteLineDetail, QuoteRevision } from '#contract/sales/quotes.ts'
import type { Prisma } from '#prisma'
import type { FrozenRate } from '#server/modules/settings/index.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { type SalesDocument, storedDocument } from '../documents/document.ts'

/** A stored revision; `terms` are fixed when it is sent. */
export type StoredRevision = QuoteRevision & { id: string; terms: string }

export type SentRevision = StoredRevision & { sentAt: string; sentBy: string }

/** The printed values of a sent revision. */
export interface IssuedRevision {
  snapshot: SalesDocument
  bytes: Buffer<ArrayBuffer>
  sha256: string
}

export interface DraftToWrite extends FrozenRate {
  currency: CurrencyCode
  /** YYYY-MM-DD. */
  validUntil: string
  notes: string
  charges: Charges
  total: number
  totalHkd: number
  overrideReason: string | null
  overrideBy: string | null
  lines: QuoteLineDetail[]
}

const withLines = { lines: { orderBy: { position: 'asc' } } } as const satisfies Prisma.QuoteRevisionInclude

/** Sent revisions are immutable: every write requires `sentAt` to be null. */
export function createQuoteRevisionsRepo(database: DatabaseHandle) {
  async function writeLines(revisionId: string, lines: QuoteLineDetail[]): Promise<void> {
    const data = lines.map((line, position) => ({ ...line, position, revisionId }))
    await database.quoteLine.createMany({ data })
  }

  return {
    /** Returns the revisions of a quotation, newest first. */
    async all(quoteId: string): Promise<StoredRevision[]> {
      const rows = await database.quoteRevision.findMany({
        where: { quoteId },
        orderBy: { number: 'desc' },
        include: withLines,
      })
      return rows.map(revisionOf)
    },

    async find(quoteId: string, number: number): Promise<StoredRevision | undefined> {
      const where = { quoteId_number: { quoteId, number } }
      const row = await database.quoteRevision.findUnique({ where, include: withLines })
      return row ? revisionOf(row) : undefined
    },

    /** Returns the latest revision that was sent. */
    async offered(quoteId: string): Promise<StoredRevision | undefined> {
      const row = await database.quoteRevision.findFirst({
        where: { quoteId, sentAt: { not: null } },
        orderBy: { number: 'desc' },
        include: withLines,
      })
      return row ? revisionOf(row) : undefined
    },

    async begin(quoteId: string, number: number, createdBy: string, draft: DraftToWrite): Promise<void> {
      const { lines, ...fields } = draft
      const data = { ...dated(fields), quoteId, number, createdBy }
      const { id } = await database.quoteRevision.create({ data, select: { id: true } })
      await writeLines(id, lines)
    },

    /** Replaces a draft. @returns false when it has been sent */
    async rewrite(id: string, { lines, ...fields }: DraftToWrite): Promise<boolean> {
      const { count } = await database.quoteRevision.updateMany({ where: { id, sentAt: null }, data: dated(fields) })
      if (count === 0) return false
      await database.quoteLine.deleteMany({ where: { revisionId: id } })
      await writeLines(id, lines)
      return true
    },

    /** Marks a draft as sent and keeps what it printed. @returns false when it already was sent */
    async fix({ id, sentAt, sentBy, terms }: SentRevision, issued: IssuedRevision): Promise<boolean> {
      const data = { sentAt: new Date(sentAt), sentBy, terms }
      const { count } = await database.quoteRevision.updateMany({ where: { id, sentAt: null }, data })
      if (count === 0) return false
      const snapshot: Prisma.InputJsonValue = JSON.parse(JSON.stringify(issued.snapshot))
      await database.quoteFile.create({ data: { ...issued, revisionId: id, snapshot } })
      return true
    },

    /** Undefined for drafts, those sent before files were kept, and those of erased buyers. */
    async file(id: string): Promise<Buffer<ArrayBuffer> | undefined> {
      const row = await database.quoteFile.findUnique({ where: { revisionId: id }, select: { bytes: true } })
      return row ? Buffer.from(row.bytes) : undefined
    },

    /** Undefined where `file` is. */
    async snapshot(id: string): Promise<SalesDocument | undefined> {
      const row = await database.quoteFile.findUnique({ where: { revisionId: id }, select: { snapshot: true } })
      return row ? storedDocument(row.snapshot) : undefined
    },
  }
}

function dated(draft: Omit<DraftToWrite, 'lines'>) {
  return {
    ...draft,
    charges: { ...draft.charges },
    rateDate: new Date(draft.rateDate),
    validUntil: new Date(draft.validUntil),
  }
}

function revisionOf(row: Prisma.QuoteRevisionGetPayload<{ include: typeof withLines }>): StoredRevision {
  const { quoteId: _quoteId, ...revision } = row
  return {
    ...revision,
    currency: currencyCodeSchema.parse(row.currency),
    rate: row.rate.toNumber(),
    rateDate: dayOf(row.rateDate),
    validUntil: dayOf(row.validUntil),
    charges: chargesOf(row.charges),
    total: row.total.toNumber(),
    totalHkd: row.totalHkd.toNumber(),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    lines: row.lines.map(lineOf),
  }
}

function lineOf({
  id: _id,
  revisionId: _revisionId,
  position: _position,
  ...line
}: Prisma.QuoteLineGetPayload<object>) {
  return {
    ...line,
    listPrice: line.listPrice?.toNumber() ?? null,
    minSellingPrice: line.minSellingPrice?.toNumber() ?? null,
    unitPriceHkd: line.unitPriceHkd.toNumber(),
    discount: line.discount.toNumber(),
    unitPrice: line.unitPrice.toNumber(),
    total: line.total.toNumber(),
    totalHkd: line.totalHkd.toNumber(),
    connectivityFeeHkd: line.connectivityFeeHkd.toNumber(),
    connectivityFee: line.connectivityFee.toNumber(),
  }
}

/** Converts a value of a `date` column. */
function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
