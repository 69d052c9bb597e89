import * as z from 'zod/mini'
import { type BankMapping, bankMappingSchema, bankRowSchema } from '#contract/billing/bank.ts'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'
import type { MoneyIn } from './bank-file.rules.ts'

const row = z.omit(bankRowSchema, { suggestions: true })
const invoiceRow = z.object({
  documentId: z.string(),
  number: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  currency: z.string(),
  open: z.number(),
})

export function createBankRepo(database: DatabaseHandle) {
  return {
    async mapping(shape: string): Promise<BankMapping | undefined> {
      const found = await database.bankShape.findUnique({ where: { shape } })
      return found ? z.parse(bankMappingSchema, found.mapping) : undefined
    },

    async saveMapping(shape: string, mapping: BankMapping): Promise<void> {
      const data = { mapping: { ...mapping } }
      await database.bankShape.upsert({ where: { shape }, create: { shape, ...data }, update: data })
    },

    /** @returns how many were not known */
    async add(
      rows: readonly MoneyIn[],
      of: { account: string; currency: CurrencyCode; createdBy: string },
    ): Promise<number> {
      const data = rows.map(({ bookedOn, ...one }) => ({ ...of, ...one, bookedOn: new Date(bookedOn) }))
      return (await database.bankRow.createMany({ data, skipDuplicates: true })).count
    },

    /** Returns the rows that wait for somebody, the oldest first. */
    open: (most: number) =>
      readRows(database, row)`
        SELECT "id", "account", to_char("bookedOn", 'YYYY-MM-DD') AS "bookedOn", "amount"::float8, "currency", "text", "reference", "payer"
        FROM "BankRow" WHERE "paymentId" IS NULL AND "ignoredAt" IS NULL ORDER BY "bookedOn", "id" LIMIT ${most}`,

    /** Locks a row that waits. */
    async lockOpen(id: string): Promise<z.output<typeof row> | undefined> {
      const [found] = await readRows(database, row)`
        SELECT "id", "account", to_char("bookedOn", 'YYYY-MM-DD') AS "bookedOn", "amount"::float8, "currency", "text", "reference", "payer"
        FROM "BankRow" WHERE "id" = ${id}::uuid AND "paymentId" IS NULL AND "ignoredAt" IS NULL FOR NO KEY UPDATE`
      return found
    },

    async has(id: string): Promise<boolean> {
      return (await database.bankRow.count({ where: { id } })) > 0
    },

    async settle(id: string, data: { paymentId: string } | { ignoredAt: Date }): Promise<void> {
      await database.bankRow.update({ where: { id }, data })
    },

    invoices: () =>
      readRows(database, invoiceRow)`
        SELECT d."id" AS "documentId", d."number", d."customerId", coalesce(c."name", d."customerName") AS "customerName", d."currency",
          (d."total" - d."paid" - d."credited")::float8 AS "open"
        FROM "IssuedDocument" d JOIN "Customer" c ON c."id" = d."customerId"
        WHERE d."kind" IN ('invoice', 'deposit_invoice') AND d."paid" + d."credited" < d."total" AND d."sealedAt" IS NULL
        ORDER BY d."dueOn", d."number"`,
  }
}
