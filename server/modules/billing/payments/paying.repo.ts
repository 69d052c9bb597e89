import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { type PaymentDirection, paymentDirections } from '#contract/billing/payments.ts'
import { type CurrencyCode, currencyCodeSchema } from '#contract/catalogue/money.ts'
import { sumOf } from '#contract/catalogue/prices.ts'
import { readerLanguageSchema } from '#contract/i18n/languages.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'

export interface PaymentToWrite {
  submissionId: string
  direction: PaymentDirection
  method: string
  /** YYYY-MM-DD. */
  receivedOn: string
  amount: number
  currency: CurrencyCode
  /** null for money of nobody known. */
  customerId: string | null
  payer: string
  reference: string
  note: string
  createdById: string | null
  createdBy: string
  isSample: boolean
}

const customerRow = z.object({
  name: z.string(),
  email: z.string(),
  language: readerLanguageSchema,
  isGone: z.boolean(),
  isSample: z.boolean(),
})
const paymentRow = z.object({
  id: z.string(),
  direction: z.enum(paymentDirections),
  currency: currencyCodeSchema,
  customerId: z.nullable(z.string()),
  amount: z.number(),
  left: z.number(),
  isVoided: z.boolean(),
  isRefunded: z.boolean(),
  version: z.number(),
})
const invoiceRow = z.object({
  id: z.string(),
  number: z.string(),
  currency: currencyCodeSchema,
  customerId: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
  open: z.number(),
})
export type LockedCustomer = z.output<typeof customerRow>
export type OpenInvoice = z.output<typeof invoiceRow>
const creditRow = z.object({
  paymentId: z.nullable(z.string()),
  creditNoteId: z.nullable(z.string()),
  left: z.number(),
})
export type Credit = z.output<typeof creditRow>
const creditNoteRow = z.object({ id: z.string(), left: z.number(), open: z.number() })
const idRow = z.object({ id: z.string() })

/** Reads and writes inside a transaction that changes a customer's account; the caller locks the customer first. */
export function createPayingRepo(database: DatabaseHandle) {
  return {
    /** Locks a customer, so that two people who pay, allocate or refund take turns. */
    lockCustomer: (id: string) =>
      readRow(database, customerRow)`
        SELECT "name", "email", "language", "mergedIntoId" IS NOT NULL OR "erasedAt" IS NOT NULL AS "isGone", "isSample"
        FROM "Customer" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`,

    async customerOf(paymentId: string): Promise<string | null | undefined> {
      return (await database.payment.findUnique({ where: { id: paymentId }, select: { customerId: true } }))?.customerId
    },

    async customerOfInvoice(id: string): Promise<string | null | undefined> {
      return (await database.issuedDocument.findUnique({ where: { id }, select: { customerId: true } }))?.customerId
    },

    lockPayment: (id: string) =>
      readRow(database, paymentRow)`
        SELECT "id", "direction"::text, "currency", "customerId", "amount"::float8, ("amount" - "allocated")::float8 AS "left",
          "voidedAt" IS NOT NULL AS "isVoided", "version",
          EXISTS (SELECT FROM "Allocation" a WHERE a."paymentId" = p."id" AND a."refundId" IS NOT NULL) AS "isRefunded"
        FROM "Payment" p WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`,

    lockInvoices: (ids: string[]): Promise<OpenInvoice[]> =>
      readRows(database, invoiceRow)`
        SELECT "id", "number", "currency", "customerId", "orderId", ("total" - "paid" - "credited")::float8 AS "open"
        FROM "IssuedDocument" WHERE "id" = ANY(${ids}::uuid[]) AND "kind" IN ('invoice', 'deposit_invoice')
        ORDER BY "id" FOR NO KEY UPDATE`,

    /** Returns the credit of a locked customer in a currency, the oldest first. */
    credits: (customerId: string, currency: CurrencyCode): Promise<Credit[]> =>
      readRows(database, creditRow)`
        SELECT * FROM (
          SELECT "id" AS "paymentId", NULL::uuid AS "creditNoteId", ("amount" - "allocated")::float8 AS "left", "createdAt" AS "at"
          FROM "Payment" WHERE "customerId" = ${customerId}::uuid AND "currency" = ${currency} AND "direction" = 'received'
            AND "voidedAt" IS NULL AND "allocated" < "amount"
          UNION ALL SELECT NULL, "id", ("total" - "credited")::float8, "issuedAt" FROM "IssuedDocument"
          WHERE "customerId" = ${customerId}::uuid AND "currency" = ${currency} AND "kind" = 'credit_note' AND "credited" < "total"
        ) AS credit ORDER BY "at"`,

    /** @returns undefined when the same form has recorded it before */
    async add({ receivedOn, ...payment }: PaymentToWrite): Promise<string | undefined> {
      const id = randomUUID()
      const data = { ...payment, id, receivedOn: new Date(receivedOn) }
      const { count } = await database.payment.createMany({ data, skipDuplicates: true })
      return count === 0 ? undefined : id
    },

    async ofForm(submissionId: string): Promise<string | undefined> {
      return (await readRow(database, idRow)`SELECT "id" FROM "Payment" WHERE "submissionId" = ${submissionId}::uuid`)
        ?.id
    },

    /** Sets part of a payment against an invoice. */
    async pay(paymentId: string, invoiceId: string, amount: number, createdBy: string): Promise<void> {
      await database.allocation.create({ data: { paymentId, invoiceId, amount, createdBy } })
      await database.payment.update({
        where: { id: paymentId },
        data: { allocated: { increment: amount }, version: { increment: 1 } },
      })
      await database.issuedDocument.update({ where: { id: invoiceId }, data: { paid: { increment: amount } } })
    },

    /** Takes part of a payment or credit note for a refund. */
    async payBack(
      { paymentId, creditNoteId }: Credit,
      refundId: string,
      amount: number,
      createdBy: string,
    ): Promise<void> {
      await database.allocation.create({ data: { paymentId, creditNoteId, refundId, amount, createdBy } })
      if (paymentId !== null) {
        await database.payment.update({
          where: { id: paymentId },
          data: { allocated: { increment: amount }, version: { increment: 1 } },
        })
      }
      if (creditNoteId !== null) {
        await database.issuedDocument.update({ where: { id: creditNoteId }, data: { credited: { increment: amount } } })
      }
      await database.payment.update({ where: { id: refundId }, data: { allocated: { increment: amount } } })
    },

    /** Voids a payment or refund, and takes back what it was set against. */
    async voidPayment(id: string, reason: string, at: Date, actor: string): Promise<void> {
      const allocations = await database.allocation.findMany({ where: { OR: [{ paymentId: id }, { refundId: id }] } })
      for (const { paymentId, creditNoteId, invoiceId, amount } of allocations) {
        if (invoiceId !== null) {
          await database.issuedDocument.update({ where: { id: invoiceId }, data: { paid: { decrement: amount } } })
          await setCreditNotes(database, invoiceId, actor)
        } else if (creditNoteId !== null) {
          await database.issuedDocument.update({
            where: { id: creditNoteId },
            data: { credited: { decrement: amount } },
          })
        } else if (paymentId !== null) {
          await database.payment.update({ where: { id: paymentId }, data: { allocated: { decrement: amount } } })
        }
      }
      await database.allocation.deleteMany({ where: { OR: [{ paymentId: id }, { refundId: id }] } })
      await database.payment.update({
        where: { id },
        data: { voidedAt: at, voidReason: reason, allocated: 0, version: { increment: 1 } },
      })
    },
  }
}

/** Sets what is left of an invoice's credit notes against it, after the payment that they gave back was voided. */
async function setCreditNotes(database: DatabaseHandle, invoiceId: string, createdBy: string): Promise<void> {
  const notes = await readRows(database, creditNoteRow)`
    SELECT n."id", (n."total" - n."credited")::float8 AS "left", (d."total" - d."paid" - d."credited")::float8 AS "open"
    FROM "IssuedDocument" n JOIN "IssuedDocument" d ON d."id" = n."creditsId"
    WHERE d."id" = ${invoiceId}::uuid AND n."credited" < n."total" ORDER BY n."issuedAt" FOR NO KEY UPDATE`
  let open = notes[0]?.open ?? 0
  for (const { id: creditNoteId, left } of notes) {
    const amount = Math.min(left, open)
    if (amount <= 0) return
    open = sumOf([open, -amount])
    await database.allocation.create({ data: { creditNoteId, invoiceId, amount, createdBy } })
    const data = { credited: { increment: amount } }
    await database.issuedDocument.updateMany({ where: { id: { in: [creditNoteId, invoiceId] } }, data })
  }
}
