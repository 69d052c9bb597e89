import * as z from 'zod/mini'
import type { Statement } from '#contract/billing/documents.ts'
import { documentKinds } from '#contract/billing/kinds.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'

const entryRow = z.object({
  day: z.string(),
  /** null for payments and refunds. */
  kind: z.nullable(z.enum(documentKinds)),
  reference: z.string(),
  /** Positive for what the customer owes. */
  amount: z.number(),
})
export type StatementEntry = z.output<typeof entryRow>
const balanceRow = z.object({ balance: z.number() })

/** Everything that changes what a customer owes, from invoices, credit notes, payments and refunds. */
export function createStatementsRepo(database: DatabaseHandle) {
  return {
    async balanceBefore(customerId: string, { currency, from }: Pick<Statement, 'currency' | 'from'>): Promise<number> {
      const row = await readRow(database, balanceRow)`
        SELECT (
          (SELECT coalesce(sum(CASE WHEN "kind" = 'credit_note' THEN -"total" ELSE "total" END), 0) FROM "IssuedDocument"
            WHERE "customerId" = ${customerId}::uuid AND "currency" = ${currency} AND "issuedOn" < ${from}::date
              AND "kind" IN ('invoice', 'deposit_invoice', 'credit_note'))
          + (SELECT coalesce(sum(CASE WHEN "direction" = 'received' THEN -"amount" ELSE "amount" END), 0) FROM "Payment"
            WHERE "customerId" = ${customerId}::uuid AND "currency" = ${currency} AND "receivedOn" < ${from}::date
              AND "voidedAt" IS NULL)
        )::float8 AS "balance"`
      return row?.balance ?? 0
    },

    entries: (customerId: string, { currency, from, to }: Pick<Statement, 'currency' | 'from' | 'to'>) =>
      readRows(database, entryRow)`
        SELECT to_char("day", 'YYYY-MM-DD') AS "day", "kind", "reference", "amount" FROM (
          SELECT "issuedOn" AS "day", "kind"::text, "number" AS "reference", "issuedAt" AS "at",
            (CASE WHEN "kind" = 'credit_note' THEN -"total" ELSE "total" END)::float8 AS "amount"
          FROM "IssuedDocument" WHERE "customerId" = ${customerId}::uuid AND "currency" = ${currency}
            AND "kind" IN ('invoice', 'deposit_invoice', 'credit_note') AND "issuedOn" BETWEEN ${from}::date AND ${to}::date
          UNION ALL SELECT "receivedOn", NULL, "reference", "createdAt",
            (CASE WHEN "direction" = 'received' THEN -"amount" ELSE "amount" END)::float8
          FROM "Payment" WHERE "customerId" = ${customerId}::uuid AND "currency" = ${currency} AND "voidedAt" IS NULL
            AND "receivedOn" BETWEEN ${from}::date AND ${to}::date
        ) AS entries ORDER BY entries."day", "at"`,
  }
}
