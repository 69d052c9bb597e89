import * as z from 'zod/mini'
import { currencyCodeSchema, currencyCodes } from '../catalogue/money.ts'
import type { Bilingual } from '../i18n/languages.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import { replyFilesMax } from '../requests/reply-files.ts'
import { optionalLine, optionalText, requiredText } from '../requests/visitors.ts'
import { pageOf } from '../site/pages.ts'
import { choices, tableQuery } from '../tables.ts'

/**
 * Payments (/admin/payments). Money that is received is set against invoices of its currency; what is left of it is the
 * customer's credit, as is what a credit note takes back of a paid invoice. Credit is set against later invoices or
 * paid back. A payment that was recorded by mistake is voided, which opens its invoices again.
 */

export const paymentMethods = ['bank_transfer', 'fps', 'cheque', 'card', 'cash', 'other'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentMethodWords: Record<PaymentMethod, Bilingual> = {
  bank_transfer: { 'zh-TW': '銀行轉帳', en: 'Bank transfer' },
  fps: { 'zh-TW': '轉數快', en: 'FPS' },
  cheque: { 'zh-TW': '支票', en: 'Cheque' },
  card: { 'zh-TW': '信用卡', en: 'Card' },
  cash: { 'zh-TW': '現金', en: 'Cash' },
  other: { 'zh-TW': '其他', en: 'Other' },
}

export const paymentDirections = ['received', 'refunded'] as const
export type PaymentDirection = (typeof paymentDirections)[number]

/** States of a payment by its unallocated rest. */
export const paymentStates = ['allocated', 'open', 'voided'] as const
export type PaymentState = (typeof paymentStates)[number]

export const paymentStateWords: Record<PaymentState, Bilingual> = {
  allocated: { 'zh-TW': '已配對', en: 'Allocated' },
  open: { 'zh-TW': '尚有餘額', en: 'Credit left' },
  voided: { 'zh-TW': '已作廢', en: 'Voided' },
}

const day = z.iso.date()
export const paymentAmountMax = 999_999_999.99
const amount = z
  .number()
  .check(z.minimum(0.01), z.maximum(paymentAmountMax), z.multipleOf(0.01, staffFault('many_decimals')))
const relatedSchema = z.object({ id: z.uuid(), reference: z.string() })

export const paymentSchema = z.object({
  id: z.uuid(),
  direction: z.enum(paymentDirections),
  method: z.enum(paymentMethods),
  receivedOn: day,
  amount: z.number(),
  currency: currencyCodeSchema,
  customerId: z.nullable(z.uuid()),
  customerName: z.string(),
  customerNameEn: z.string(),
  /** As the bank names them, where that is not the customer. */
  payer: z.string(),
  reference: z.string(),
  note: z.string(),
  /** Credit that is left of it. */
  left: z.number(),
  state: z.enum(paymentStates),
  voidReason: z.nullable(z.string()),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type Payment = z.infer<typeof paymentSchema>

export const paymentTableQuerySchema = tableQuery(['receivedOn', 'amount', 'customerName'], {
  direction: choices(paymentDirections),
  method: choices(paymentMethods),
  state: choices(paymentStates),
  currency: choices(currencyCodes),
  customer: z.optional(z.uuid()),
  from: z.optional(day),
  to: z.optional(day),
})
export type PaymentTableQuery = z.infer<typeof paymentTableQuerySchema>
export const paymentPageSchema = pageOf(paymentSchema)

export const paymentDetailSchema = z.extend(paymentSchema, {
  allocations: z.array(
    z.object({
      /** The invoice that it pays, or for a refund what it pays back. */
      document: z.nullable(relatedSchema),
      amount: z.number(),
      createdAt: z.iso.datetime(),
      createdBy: z.string(),
    }),
  ),
  receipt: z.nullable(relatedSchema),
})
export type PaymentDetail = z.infer<typeof paymentDetailSchema>

const allocationsSchema = z.array(z.strictObject({ documentId: z.uuid(), amount })).check(z.maxLength(100))

/** `submissionId` is the idempotency key: a form sent twice is one payment. */
export const newPaymentSchema = z.strictObject({
  submissionId: z.uuid(),
  customerId: z.uuid(),
  method: z.enum(paymentMethods),
  receivedOn: day,
  amount,
  currency: currencyCodeSchema,
  payer: optionalLine(200),
  reference: optionalLine(200),
  note: optionalText(1000),
  /** Invoices that it pays, with how much of each; the rest becomes credit. */
  allocations: z._default(allocationsSchema, []),
  /** Issue a receipt. */
  receipt: z._default(z.boolean(), false),
  /** The bank's slip: uploaded files, which the timeline of the order or customer keeps. */
  files: z._default(z.array(z.uuid()).check(z.maxLength(replyFilesMax)), []),
})
export type NewPayment = z.infer<typeof newPaymentSchema>

export const allocationSchema = z.strictObject({ version: z.int32(), allocations: allocationsSchema })
export type NewAllocations = z.infer<typeof allocationSchema>['allocations']

export const paymentVoidSchema = z.strictObject({ version: z.int32(), reason: requiredText(1000) })

export const refundSchema = z.strictObject({
  submissionId: z.uuid(),
  customerId: z.uuid(),
  method: z.enum(paymentMethods),
  /** The day it is paid back. */
  receivedOn: day,
  amount,
  currency: currencyCodeSchema,
  reference: optionalLine(200),
  note: optionalText(1000),
})
export type Refund = z.infer<typeof refundSchema>

/** A customer's account in one currency. */
export const accountSchema = z.object({
  currency: currencyCodeSchema,
  /** Open amount of invoices, and the overdue part of it. */
  open: z.number(),
  overdue: z.number(),
  /** Unallocated amount of payments and credit notes. */
  credit: z.number(),
})
export const customerAccountSchema = z.object({
  /** In HKD: the limit, null without one, and what counts against it: open invoices, and open orders not invoiced yet. */
  creditLimitHkd: z.nullable(z.number()),
  exposureHkd: z.number(),
  accounts: z.array(accountSchema),
  /** Invoices that can be paid, the oldest first. */
  invoices: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      currency: currencyCodeSchema,
      dueOn: z.nullable(day),
      total: z.number(),
      open: z.number(),
    }),
  ),
})
export type CustomerAccount = z.infer<typeof customerAccountSchema>

/** Days after the due day, of receivables by age. */
export const ages = ['current', 'to30', 'to60', 'to90', 'over90'] as const

/** Receivables in HKD at the rate of each invoice. */
export const receivablesSchema = z.object({
  items: z.array(
    z.object({
      customerId: z.nullable(z.uuid()),
      customerName: z.string(),
      /** Empty without one, like that of a payment. */
      customerNameEn: z.string(),
      invoices: z.int(),
      current: z.number(),
      to30: z.number(),
      to60: z.number(),
      to90: z.number(),
      over90: z.number(),
      total: z.number(),
    }),
  ),
})
export type Receivables = z.infer<typeof receivablesSchema>
