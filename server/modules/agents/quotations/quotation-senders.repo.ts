import * as z from 'zod/mini'
import { quoteSources } from '#contract/sales/quotes.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'

const senderRow = z.object({
  source: z.enum(quoteSources),
  confirmUntil: z.nullable(z.date()),
  confirmedAt: z.nullable(z.date()),
})
export type QuotationSender = z.output<typeof senderRow>

/** Returns who asked for a quotation, and whether its buyer has confirmed that. @param linkHash of its private link */
export function readSender(database: DatabaseHandle, linkHash: string): Promise<QuotationSender | undefined> {
  return readRow(database, senderRow)`
    SELECT q."source", d."confirmUntil", d."confirmedAt" FROM "Quote" q
    LEFT JOIN "Delivery" d ON d."reference" = q."reference" AND d."channel" = 'visitor_mail'
    WHERE q."linkHash" = ${linkHash}`
}
