import * as z from 'zod/mini'
import { currencyCodeSchema, currencyCodes } from '../catalogue/money.ts'
import { readerLanguageSchema } from '../i18n/languages.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import { optionalText, requiredText } from '../requests/visitors.ts'
import { quoteLinesMax, quoteQuantityMax } from '../sales/offerings.ts'
import { pageOf } from '../site/pages.ts'
import { choices, tableQuery } from '../tables.ts'
import { documentKinds, documentStates } from './kinds.ts'

/**
 * Documents of a sale (/admin/documents). Issuing takes the next number of its kind and year, and freezes seller,
 * buyer, lines, terms and language in one transaction; the PDF is rendered from that snapshot once and stored. An issued
 * document is never changed or deleted: a credit note cancels it, in whole or in part.
 */

const day = z.iso.date()
const relatedSchema = z.object({ id: z.uuid(), reference: z.string() })

export const issuedDocumentSchema = z.object({
  id: z.uuid(),
  kind: z.enum(documentKinds),
  number: z.string(),
  language: readerLanguageSchema,
  currency: currencyCodeSchema,
  customerId: z.nullable(z.uuid()),
  customerName: z.string(),
  order: z.nullable(relatedSchema),
  /** The invoice that a credit note cancels. */
  credits: z.nullable(relatedSchema),
  issuedOn: day,
  issuedBy: z.string(),
  /** null for what asks for no money. */
  dueOn: z.nullable(day),
  /** In its currency, tax included; 0 for delivery notes. */
  total: z.number(),
  totalHkd: z.number(),
  /** For an invoice: allocated payments and credit notes; for a credit note: the amount allocated. */
  paid: z.number(),
  credited: z.number(),
  /** Still to be paid; 0 for what asks for no money. */
  open: z.number(),
  state: z.enum(documentStates),
  /** SHA-256 of the stored PDF; null until it has been rendered. */
  sha256: z.nullable(z.string()),
  /** Its customer was erased: only staff who may handle personal data can open it. */
  isSealed: z.boolean(),
})
export type IssuedDocument = z.infer<typeof issuedDocumentSchema>

export const documentTableQuerySchema = tableQuery(['issuedOn', 'number', 'dueOn', 'customerName', 'totalHkd'], {
  kind: choices(documentKinds),
  state: choices(documentStates),
  currency: choices(currencyCodes),
  customer: z.optional(z.uuid()),
  order: z.optional(z.uuid()),
  from: z.optional(day),
  to: z.optional(day),
})
export type DocumentTableQuery = z.infer<typeof documentTableQuerySchema>
export const documentPageSchema = pageOf(issuedDocumentSchema)

export const documentLineSchema = z.object({
  position: z.int(),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  quantity: z.int(),
  unitPrice: z.number(),
  amount: z.number(),
  /** Whether it is the price of an order's line, not a fee or deduction. */
  isPriced: z.boolean(),
  /** Whether it is the connectivity fee of an order's line. */
  isFee: z.boolean(),
  /** Pieces that credit notes have taken back. */
  creditedQuantity: z.int(),
})
export const documentDetailSchema = z.extend(issuedDocumentSchema, {
  lines: z.array(documentLineSchema),
  creditNotes: z.array(z.object({ id: z.uuid(), number: z.string(), issuedOn: day, total: z.number() })),
  /** Reminders that were sent, by days after the due day (negative before it), and since when they are paused. */
  reminders: z.array(z.object({ day: z.int(), sentAt: z.iso.datetime() })),
  remindersPausedSince: z.nullable(z.iso.datetime()),
  /** Whether it can be emailed: an address is known and a mail server configured. */
  canSend: z.boolean(),
  /** Whether what is open can be paid by card now. */
  isPayableByCard: z.boolean(),
})
export type DocumentDetail = z.infer<typeof documentDetailSchema>

/** Invoiced amounts of an order, in its currency. */
export const orderBillingSchema = z.object({
  currency: currencyCodeSchema,
  /** Due for the whole order: single payments, and the first month and year of recurring ones. */
  due: z.number(),
  /** By invoices, without what credit notes took back; deposits count until an invoice deducts them. */
  invoiced: z.number(),
  paid: z.number(),
  /** Invoiced and not yet paid. */
  open: z.number(),
  /** Deposit invoiced and not yet deducted by an invoice. */
  deposit: z.number(),
  /** By line of the order, in order. */
  lines: z.array(z.object({ name: z.string(), nameEn: z.nullable(z.string()), quantity: z.int(), invoiced: z.int() })),
  documents: z.array(issuedDocumentSchema),
  canIssue: z.array(z.enum(documentKinds)),
})
export type OrderBilling = z.infer<typeof orderBillingSchema>

export const orderDocumentKinds = [
  'order_confirmation',
  'proforma',
  'deposit_invoice',
  'invoice',
  'delivery_note',
] as const
export type OrderDocumentKind = (typeof orderDocumentKinds)[number]

const orderDocumentFields = {
  kind: z.enum(orderDocumentKinds),
  /** For a deposit invoice, in percent of the amount due. */
  depositPercent: z.optional(
    z.number().check(z.minimum(1), z.maximum(100), z.multipleOf(0.01, staffFault('many_decimals'))),
  ),
  /** For an invoice or delivery note: pieces of each line of the order; default: all remaining ones. */
  pieces: z.optional(
    z.array(z.int().check(z.minimum(0), z.maximum(quoteQuantityMax))).check(z.minLength(1), z.maxLength(quoteLinesMax)),
  ),
  /** For a delivery note: its shipment, instead of pieces. */
  shipmentId: z.optional(z.uuid()),
  /** Last day to pay; follows from the customer's terms without. */
  dueOn: z.optional(day),
  notes: optionalText(1000),
}
export const documentPreviewSchema = z.strictObject(orderDocumentFields)
export type DocumentPreview = z.infer<typeof documentPreviewSchema>
/** `submissionId` is the idempotency key: a form sent twice issues one document. */
export const documentIssueSchema = z.strictObject({
  submissionId: z.uuid(),
  ...orderDocumentFields,
  /** Email it to the buyer. */
  send: z._default(z.boolean(), false),
})
export type DocumentIssue = z.infer<typeof documentIssueSchema>

export const creditNoteSchema = z.strictObject({
  submissionId: z.uuid(),
  reason: requiredText(1000),
  /** Pieces of each line of the invoice that are taken back; the whole invoice without. */
  pieces: orderDocumentFields.pieces,
  send: z._default(z.boolean(), false),
})
export type CreditNote = z.infer<typeof creditNoteSchema>

export const remindersPauseSchema = z.strictObject({ isPaused: z.boolean() })

export const statementSchema = z.strictObject({
  submissionId: z.uuid(),
  currency: currencyCodeSchema,
  from: day,
  to: day,
  send: z._default(z.boolean(), false),
})
export type Statement = z.infer<typeof statementSchema>
