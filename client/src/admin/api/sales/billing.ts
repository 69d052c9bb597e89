import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { AccountingQuery } from '#contract/billing/accounting.ts'
import type { creditNoteSchema, DocumentDetail, documentIssueSchema } from '#contract/billing/documents.ts'
import type { newPaymentSchema, PaymentDetail, paymentVoidSchema } from '#contract/billing/payments.ts'
import * as endpoints from '#contract/endpoints/billing.ts'
import { urlOf } from '../../../api/endpoint.ts'
import { call } from '../request.ts'

export function orderBillingOptions(orderId: string) {
  return queryOptions({
    queryKey: ['billing', 'order', orderId],
    queryFn: ({ signal }) => call(endpoints.getOrderBilling, { params: { id: orderId }, signal }),
    staleTime: 0,
  })
}

export function documentOptions(id: string) {
  return queryOptions({
    queryKey: ['billing', 'document', id],
    queryFn: ({ signal }) => call(endpoints.getIssuedDocument, { params: { id }, signal }),
    staleTime: 0,
  })
}

export function customerAccountOptions(customerId: string) {
  return queryOptions({
    queryKey: ['billing', 'account', customerId],
    queryFn: ({ signal }) => call(endpoints.getCustomerAccount, { params: { id: customerId }, signal }),
    staleTime: 0,
  })
}

export const receivablesOptions = queryOptions({
  queryKey: ['billing', 'receivables'],
  queryFn: ({ signal }) => call(endpoints.getReceivables, { signal }),
  staleTime: 0,
})

export function accountingUrl(query: AccountingQuery): string {
  return urlOf(endpoints.exportAccounting, { query })
}

export function documentFileUrl(id: string): string {
  return urlOf(endpoints.getDocumentFile, { params: { id } })
}

/** Issues a document of an order; a repeated `submissionId` returns the same document. */
export function issueDocument(orderId: string, body: z.output<typeof documentIssueSchema>): Promise<DocumentDetail> {
  return call(endpoints.issueDocument, { params: { id: orderId }, body })
}

export function creditDocument(id: string, body: z.output<typeof creditNoteSchema>): Promise<DocumentDetail> {
  return call(endpoints.creditDocument, { params: { id }, body })
}

/** @throws mail.not_configured */
export function sendDocument(id: string): Promise<DocumentDetail> {
  return call(endpoints.sendDocument, { params: { id } })
}

/** Pauses the reminders of an invoice, or resumes them. */
export function pauseReminders(id: string, isPaused: boolean): Promise<DocumentDetail> {
  return call(endpoints.pauseReminders, { params: { id }, body: { isPaused } })
}

/** @returns address of the hosted page @throws card.failed */
export async function makeCardLink(id: string): Promise<string> {
  return (await call(endpoints.makeCardLink, { params: { id } })).url
}

/** Records a payment; a repeated `submissionId` returns the same payment. */
export function recordPayment(body: z.output<typeof newPaymentSchema>): Promise<PaymentDetail> {
  return call(endpoints.recordPayment, { body })
}

export function voidPayment(id: string, body: z.output<typeof paymentVoidSchema>): Promise<PaymentDetail> {
  return call(endpoints.voidPayment, { params: { id }, body })
}
